#!/bin/sh
# Tries the page in a real browser: Scripts/page/run.sh LARDER [SCREENSHOTS]
# Wants Debian's Chromium, best as chromium-headless-shell, and Python's playwright; installs both where that is
# possible, else says what is missing and skips. ONLY=feeds.it_finds tries some sentences, LAG=0.5 makes answers late by up to
# half a second, which shows what leans on quick answers.
set -eu
larder=$1
shots=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
skip() {
    echo "Skipped: the page in a browser. $1"
    exit 0
}

install() {
    command -v apt-get >/dev/null || return 0
    sudo=
    [ "$(id -u)" = 0 ] || sudo="sudo -n"
    echo "Installing $1" >&2
    { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq \
        --no-install-recommends "$1" fonts-dejavu-core; } >/dev/null 2>&1 || true
}
found() {
    for name in "$@"; do
        if command -v "$name"; then break; fi
    done
}

command -v python3 >/dev/null || skip "Install python3."
# Without the windows that nobody sees, Chromium takes half as long.
chromium=${CHROMIUM:-$(found chromium-headless-shell)}
[ -n "$chromium" ] || { install chromium-headless-shell; chromium=$(found chromium-headless-shell chromium chromium-browser google-chrome); }
[ -n "$chromium" ] || { install chromium; chromium=$(found chromium); }
[ -n "$chromium" ] || skip "Install chromium."

tools=$here/../../Apps/.build/page-tools
if [ ! -x "$tools/bin/python" ] || ! "$tools/bin/python" -c "import playwright, axe_playwright_python" 2>/dev/null; then
    rm -rf "$tools"
    { python3 -m venv "$tools" || python3 -m venv --without-pip "$tools"; } >/dev/null 2>&1 ||
        skip "Install python3-venv."
    "$tools/bin/python" -m pip install -q playwright==1.* axe-playwright-python==0.1.* >/dev/null 2>&1 ||
        skip "pip cannot install playwright and axe-playwright-python."
fi
exec "$tools/bin/python" "$here/test.py" "$larder" --chromium "$chromium" --only "${ONLY:-}" --lag "${LAG:-0}" \
    ${shots:+--shots "$shots"}
