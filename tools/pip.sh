#!/usr/bin/env bash
# Installs into the virtual environment: `tools/pip.sh VENV WHAT...`; says plainly what is wrong if it cannot.
# `tools/pip.sh VENV -r locks/LOCK.txt` installs what that lock names, each file only if its hash is in there.
set -u
venv=$1
shift
said=$(mktemp)
trap 'rm -f "$said"' EXIT

# What pip says is kept until it fails, but that it waits for a registry is told at once
listen() {
  while IFS= read -r line; do
    if [[ $line = *Retrying* ]] && ! grep -q Retrying "$said"; then
      echo "== the registry of Python packages does not answer, trying again" >&2
    fi
    printf '%s\n' "$line" >>"$said"
  done
}

# What is imported is compiled when it is first imported: to do it for everything now would take longer than to install it
"$venv/bin/python" -m pip --disable-pip-version-check -q --retries 3 install --no-compile --no-deps "$@" 2>&1 | listen
[ "${PIPESTATUS[0]}" = 0 ] && exit 0
if grep -q -i "no space left" "$said"; then
  echo "Python packages could not be installed: the disk is full. Run the same command again when there is room." >&2
elif grep -q -i "do not match the hashes" "$said"; then
  cat "$said" >&2
  echo "Python packages could not be installed: a file is not the one that was locked. What pip said is above." >&2
elif grep -q Retrying "$said"; then
  echo "Python packages could not be installed: their registry does not answer. Run the same command again when it does." >&2
else
  cat "$said" >&2
  echo "Python packages could not be installed; what pip said is above." >&2
fi
exit 1
