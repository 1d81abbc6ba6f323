#!/bin/bash
# Runs `swift test` with the arguments given. When it fails, what failed stands at the end again, since a
# long log shows it somewhere in its middle. When nothing is printed for ten minutes (LARDER_TEST_SILENCE, in seconds),
# a test waits for ever: the tests that had begun and not ended are named, and the run ends as failed.
set -uo pipefail
# So many tests at a time, since Foundation on Linux reads past the end of its list of open files, 32 KiB, when a test
# starts a process while 1,355 or more are open: all at once have had 5,000.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH="${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-16}"
silence="${LARDER_TEST_SILENCE:-600}"
log=$(mktemp)
hung="$log.hung"
trap 'rm -f "$log" "$hung"' EXIT

# Lines as they come, so that the log of a test that hangs is whole.
lines=()
if command -v stdbuf > /dev/null; then lines=(stdbuf -oL); fi

end_with_children() {
    local child
    for child in $(pgrep -P "$1"); do end_with_children "$child"; done
    kill -KILL "$1" 2> /dev/null
}

watch() {
    local size=-1 quiet=0 now
    while sleep 5; do
        now=$(wc -c < "$log") || return
        if [ "$now" != "$size" ]; then size=$now quiet=0; continue; fi
        quiet=$((quiet + 5))
        if [ "$quiet" -ge "$silence" ]; then
            touch "$hung"
            end_with_children "$1"
            return
        fi
    done
}

# The tests of a log that had begun and not ended.
unfinished() {
    awk '
        /^◇ (Test|Suite) / && / started\.$/ && !/^◇ Test (case|run) / {
            name = $0; sub(/^◇ /, "", name); sub(/ started\.$/, "", name); begun[name] = 1
        }
        /^(✔|✘) (Test|Suite) / && / after [0-9.]+ seconds/ {
            name = $0; sub(/^[^ ]+ /, "", name)
            sub(/ (passed|failed) after .*/, "", name); sub(/ with [0-9]+ test cases?$/, "", name)
            delete begun[name]
        }
        END { for (name in begun) print "  " name }' "$log"
}

"${lines[@]+"${lines[@]}"}" "${SWIFT:-swift}" test "$@" > >(tee "$log") 2>&1 &
run=$!
watch "$run" &
watcher=$!
trap 'end_with_children "$watcher"; end_with_children "$run"; exit 130' INT TERM
wait "$run"
status=$?
end_with_children "$watcher"
wait "$watcher" 2> /dev/null
if [ -e "$hung" ]; then
    echo "Nothing was printed for $silence seconds (swift test $*). These had begun and not ended:"
    unfinished
    exit 1
fi
if [ "$status" != 0 ]; then
    echo "Failed (swift test $*):"
    grep -aE -A 12 'Crash: |^Thread .* crashed' "$log" | tail -n 40
    grep -aE '^✘|recorded an issue|^↳|error:|Fatal error|Crash|signal' "$log" | tail -n 60
fi
exit "$status"
