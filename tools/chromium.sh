#!/usr/bin/env bash
# A browser for the tests of the page: there already, from Debian's packages where root allows, or said plainly.
set -u
found() { command -v chromium >/dev/null; }

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "== installing Debian's chromium for the tests"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
found || echo "== MISSING: Chromium (Debian: apt install chromium). The tests of the page in a browser will be skipped."
exit 0
