#!/usr/bin/env bash
# Runs npm in web/ with the node there is: `tools/page.sh VENV SCRIPT...`; without any node it says so and goes on.
set -euo pipefail
venv=$1
shift

if ! node=$(tools/node.sh "$venv"); then
  echo "== SKIPPED: the page ($*). It is not built, and the server will say so where the page should be." >&2
  exit 0
fi
cd web
for script in "$@"; do
  if [[ "$script" = install* ]]; then
    # Not `npm ci`: it refuses a lock that lacks the builds for other systems, and not every registry has them all.
    if ! PATH="$node:$PATH" npm $script --no-save --no-audit --no-fund --loglevel=error; then
      echo "What the page is built with could not be installed: the npm registry does not answer or lacks a package (npm said which, above). Run the same command again when it does." >&2
      exit 1
    fi
  else PATH="$node:$PATH" npm run --silent "$script"; fi
done
