#!/usr/bin/env bash
# Firefox and WebKit for the page's tests: uses those there are, installs Debian's if run as root, or says what is missing.
set -u
firefox() { command -v firefox-esr >/dev/null; }
webkit() { command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser >/dev/null 2>&1; }
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

firefox && webkit && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "== installing Debian's firefox-esr and webkit2gtk-driver for the tests"
  apt-get update -qq && { firefox || install firefox-esr; webkit || install webkit2gtk-driver xvfb; }
fi
firefox || echo "== MISSING: Firefox (Debian: apt install firefox-esr). The page will not be tested in it."
webkit || echo "== MISSING: WebKit (Debian: apt install webkit2gtk-driver xvfb). The page will not be tested in it."
exit 0
