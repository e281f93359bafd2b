#!/usr/bin/env bash
# Installs into the virtual environment: `tools/pip.sh VENV WHAT...`; says what is wrong if it cannot.
# `tools/pip.sh VENV -r locks/LOCK.txt` installs what that lock names, and only files whose hashes it lists.
set -u
venv=$1
shift
said=$(mktemp)
trap 'rm -f "$said"' EXIT

# pip's output is kept in case it fails, but a wait for the registry is reported at once
listen() {
  while IFS= read -r line; do
    if [[ $line = *Retrying* ]] && ! grep -q Retrying "$said"; then
      echo "== the Python package registry is not answering, trying again" >&2
    fi
    printf '%s\n' "$line" >>"$said"
  done
}

# Modules are compiled on first import: compiling everything now would take longer than installing it
"$venv/bin/python" -m pip --disable-pip-version-check -q --retries 3 install --no-compile --no-deps "$@" 2>&1 | listen
[ "${PIPESTATUS[0]}" = 0 ] && exit 0
if grep -q -i "no space left" "$said"; then
  echo "Python packages could not be installed: the disk is full. Run the same command again when there is room." >&2
elif grep -q -i "do not match the hashes" "$said"; then
  cat "$said" >&2
  echo "Python packages could not be installed: a file does not match its lock. See pip's output above." >&2
elif grep -q Retrying "$said"; then
  echo "Python packages could not be installed: their registry is not answering. Run the same command again when it does." >&2
else
  cat "$said" >&2
  echo "Python packages could not be installed; see pip's output above." >&2
fi
exit 1
