#!/usr/bin/env bash
# Prints where node and npm are: the machine's own if new enough, otherwise installed from pip into the virtual environment.
# `tools/node.sh --own` only checks whether the machine has its own.
set -euo pipefail
venv=$1
fits() { command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }

if fits; then dirname "$(command -v node)"; exit 0; fi
if [ "$venv" = --own ]; then exit 1; fi
PATH="$PWD/$venv/bin:$PATH"
if ! fits; then
  echo "== no node 20.19 or newer here: installing it from pip into $venv" >&2
  tools/pip.sh "$venv" -r locks/node.txt >&2 || true
fi
if fits; then echo "$PWD/$venv/bin"; exit 0; fi
echo "Building the page needs node 20.19 or newer, and neither this machine nor pip has it." >&2
exit 1
