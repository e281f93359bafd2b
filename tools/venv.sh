#!/usr/bin/env bash
# Makes a virtual environment with Python 3.11 or newer, or says what is missing.
set -euo pipefail
python=$1
venv=$2

fits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

if ! fits "$python"; then
  for other in python3.14 python3.13 python3.12 python3.11; do
    if fits "$other"; then python=$other; break; fi
  done
fi
if ! fits "$python"; then
  echo "Karczma needs Python 3.11 or newer, but none was found. Install it, or say where it is: make PYTHON=/path/to/python" >&2
  exit 1
fi
[ -x "$venv/bin/python" ] && fits "$venv/bin/python" && exit 0

echo "== creating $venv with $("$python" --version)"
rm -rf "$venv"
if ! "$python" -m venv "$venv" >/dev/null 2>&1; then
  rm -rf "$venv"
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "== this Python has no venv module: installing Debian's python3-venv"
    apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
    "$python" -m venv "$venv"
  else
    echo "This Python has no venv module. On Debian and Ubuntu: sudo apt install python3-venv" >&2
    exit 1
  fi
fi
