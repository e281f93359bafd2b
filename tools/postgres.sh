#!/usr/bin/env bash
# PostgreSQL for the tests: uses the one there is, installs Debian's if run as root, or says that it is missing.
set -u
found() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "== installing Debian's postgresql for the tests"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
fi
found || echo "== MISSING: PostgreSQL (Debian: apt install postgresql). The tests that need it will be skipped."
exit 0
