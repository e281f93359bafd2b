#!/usr/bin/env bash
# Runs pytest as it is called: `tools/tests.sh pytest ARGS...`. What fails beside others is run once more by itself.
#
# Three browsers, a database and bots on two processors make somebody late now and then, which is no fault of the page.
# Whatever is wrong fails again. What passes then is named, for it is a test that should be mended.
set -uo pipefail
said=$(mktemp)
trap 'rm -f "$said"' EXIT

"$@" | tee "$said"
code=${PIPESTATUS[0]}
[ "$code" = 1 ] || exit "$code"

echo "== once more, one by one: what has failed"
"$@" -n 0 --last-failed --last-failed-no-failures none || exit
echo "== UNSTEADY: these failed beside others, and passed by themselves"
grep -E "^(FAILED|ERROR) " "$said"
