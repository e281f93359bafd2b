#!/usr/bin/env bash
# Runs npm in web/ with whatever node there is: `tools/page.sh VENV SCRIPT...`; without node it says so and carries on.
set -euo pipefail
venv=$1
shift
said=$(mktemp)
trap 'rm -f "$said"' EXIT

if ! node=$(tools/node.sh "$venv"); then
  echo "== SKIPPED: the page ($*). The page is not built; the server will say so in its place." >&2
  exit 0
fi
cd web

# Not `npm ci`: it refuses a lock that lacks the builds for other systems, and not every registry has them all.
# All at once, with one retry: one by one, a registry that does not answer would keep us waiting for many minutes.
install() {
  PATH="$node:$PATH" npm "$@" --no-save --no-audit --no-fund --prefer-offline --loglevel=error \
    --maxsockets=64 --fetch-timeout=30000 --fetch-retries=1 --fetch-retry-mintimeout=1000 >"$said" 2>&1
}

sorry() {
  local what="The packages that build the page could not be installed"
  if grep -q ENOSPC "$said"; then
    echo "$what: the disk is full. Run the same command again when there is room." >&2
  elif grep -q -E "ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ECONNRESET|ERR_SOCKET_TIMEOUT|FETCH_ERROR|idealTree" "$said"; then
    echo "$what: the npm registry is not answering. Run the same command again when it does." >&2
  else
    cat "$said" >&2
    echo "$what; see npm's output above." >&2
  fi
}

for script in "$@"; do
  if [[ "$script" = install* ]]; then
    # shellcheck disable=SC2086  it is meant to be split into words
    if ! install $script; then sorry; exit 1; fi
  else PATH="$node:$PATH" npm run --silent "$script"; fi
done
