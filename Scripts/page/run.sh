#!/bin/sh
# Tries the page in a real browser: Scripts/page/run.sh LARDER [SCREENSHOTS]
# Wants Debian's Chromium and Python's playwright; installs both where that is possible, else says what
# is missing and skips. ONLY=feeds.it_finds tries some sentences, LAG=0.5 makes answers late by up to
# half a second, which shows what leans on quick answers.
set -eu
larder=$1
shots=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
skip() {
    echo "Skipped: the page in a browser. $1"
    exit 0
}

command -v python3 >/dev/null || skip "Install python3."
chromium=${CHROMIUM:-}
for name in chromium chromium-browser google-chrome; do
    [ -n "$chromium" ] || chromium=$(command -v "$name" || true)
done
if [ -z "$chromium" ] && command -v apt-get >/dev/null; then
    sudo=
    [ "$(id -u)" = 0 ] || sudo="sudo -n"
    echo "Installing chromium" >&2
    { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq \
        --no-install-recommends chromium fonts-dejavu-core; } >/dev/null 2>&1 || true
    chromium=$(command -v chromium || true)
fi
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
