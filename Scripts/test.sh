#!/bin/bash
# Runs `swift test` with the arguments given. When it fails, what failed stands at the end again, since a
# long log shows it somewhere in its middle.
set -uo pipefail
# So many tests at a time, since Foundation on Linux reads past the end of its list of open files, 32 KiB, when a test
# starts a process while 1,355 or more are open: all at once have had 5,000.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH="${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-16}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"${SWIFT:-swift}" test "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" != 0 ]; then
    echo "Failed (swift test $*):"
    grep -aE -A 12 'Crash: |^Thread .* crashed' "$log" | tail -n 40
    grep -aE '^✘|recorded an issue|^↳|error:|Fatal error|Crash|signal' "$log" | tail -n 60
fi
exit "$status"
