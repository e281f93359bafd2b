#!/usr/bin/env bash
# Installs into the virtual environment: `tools/pip.sh VENV WHAT...`; says plainly what is wrong if it cannot.
set -u
venv=$1
shift
# What is imported is compiled when it is first imported: to do it for everything now would take longer than to install it
if ! "$venv/bin/pip" --disable-pip-version-check -q install --no-compile -c constraints.txt "$@"; then
  echo "Python packages could not be installed: the registry does not answer or lacks one of them (pip said which, above). Run the same command again when it does." >&2
  exit 1
fi
