#!/bin/bash
# Runs `swift test` with the arguments given. When it fails, what failed stands at the end again, since a
# long log shows it somewhere in its middle.
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"${SWIFT:-swift}" test "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" != 0 ]; then
    echo "Failed (swift test $*):"
    grep -aE '^✘|recorded an issue|^↳|error:|Fatal error|Crash|signal' "$log" | tail -n 60
fi
exit "$status"
