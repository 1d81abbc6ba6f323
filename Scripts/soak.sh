#!/bin/bash
# Does harm to a storage and looks whether it kept its promises.
#
#   Scripts/soak.sh [kill N] [send N] [power N] [inject] [full] [files] [stop N] [pair N] [watch N] [migrate N]
#
# Without arguments a short run of each but `inject`. `power` wants POWER_CUT, the path of the program that cuts
# the power of a loop file, and root; `full` wants root for a tmpfs; `inject` wants strace. What
# cannot run says so and counts as skipped.
set -u
cd "$(dirname "$0")/.."
# As make has built the rest, so that it is not built again.
swift build ${SWIFTFLAGS:-} --product larder-soak >&2 || exit 1
soak=$(swift build --show-bin-path)/larder-soak
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
bad() { echo "FAILED: $*"; failed=$((failed + 1)); }

# Killed at random moments, again and again: what was acknowledged is there, and nothing by half.
kills() {
    local acknowledged=0 found
    for ((run = 1; run <= $1; run++)); do
        "$soak" write "$work/kill" > "$work/acknowledged" 2>> "$work/kill.log" &
        local child=$!
        sleep "0.$(printf '%03d' $((RANDOM % 250 + 20)))"
        kill -9 $child; wait $child 2> /dev/null
        local last
        last=$(tail -n 1 "$work/acknowledged")
        acknowledged=${last:-$acknowledged}
        found=$("$soak" check "$work/kill" 2>> "$work/kill.log") || bad "kill $run: check failed"
        [ "${found:-0}" -ge "$acknowledged" ] || bad "kill $run: $acknowledged acknowledged, $found found"
        # A folder that grows without end makes the checks slow and finds nothing new.
        if [ $((run % 50)) = 0 ]; then rm -rf "$work/kill"; acknowledged=0; fi
    done
    echo "kill: $1 kills, last acknowledged $acknowledged, found ${found:-0}"
}

# Killed while it sends: what was acknowledged arrives once, and each lane in order.
sends() {
    local acknowledged=0 found
    for ((run = 1; run <= $1; run++)); do
        "$soak" send "$work/send" > "$work/acknowledged" 2>> "$work/send.log" &
        local child=$!
        sleep "0.$(printf '%03d' $((RANDOM % 400 + 50)))"
        kill -9 $child; wait $child 2> /dev/null
        local last
        last=$(tail -n 1 "$work/acknowledged")
        acknowledged=${last:-$acknowledged}
        found=$("$soak" sent "$work/send" 2>> "$work/send.log") \
            || bad "send $run: $(tail -n 1 "$work/send.log")"
        [ "${found:-0}" -ge "$acknowledged" ] || bad "send $run: $acknowledged acknowledged, $found arrived"
        if [ $((run % 20)) = 0 ]; then rm -rf "$work/send"; acknowledged=0; fi
    done
    echo "send: $1 kills, last acknowledged $acknowledged, arrived ${found:-0}"
}

power() {
    if [ ! -r "${POWER_CUT:-}" ] || [ "$(id -u)" != 0 ]; then
        echo "power: skipped, needs root and POWER_CUT"; return
    fi
    python3 "$POWER_CUT" --runs "$1" --writer "$soak write {dir}/s" --check "$soak check {dir}/s" \
        || bad "power cuts"
}

# The n-th call of a kind fails, for every n until a run ends without it: errors are of our kind,
# and what was acknowledged is there afterwards.
inject() {
    command -v strace > /dev/null || { echo "inject: skipped, needs strace"; return; }
    local runs=0
    for fault in pwrite64:EIO pwrite64:ENOSPC fdatasync:EIO fsync:EIO ftruncate:EIO pread64:EIO \
        openat:EMFILE flock:EINTR; do
        local call=${fault%:*} error=${fault#*:}
        for ((n = 1; n <= ${INJECT_LIMIT:-400}; n += ${INJECT_STEP:-1})); do
            rm -rf "$work/inject"
            "$soak" create "$work/inject" 2> /dev/null
            timeout 60 strace -f -o "$work/trace" -e trace="$call" \
                -P "$work/inject/kept.sqlite" -P "$work/inject/kept.sqlite-wal" \
                -P "$work/inject/kept.sqlite-shm" -P "$work/inject/kept.sqlite.lock" \
                -P "$work/inject/cache.sqlite" -P "$work/inject/cache.sqlite-wal" \
                -P "$work/inject/cache.sqlite-shm" -P "$work/inject/cache.sqlite.lock" \
                -e inject="$call:error=$error:when=$n" \
                "$soak" try "$work/inject" > "$work/said" 2> "$work/errors"
            local status=$?
            runs=$((runs + 1))
            [ $status = 0 ] || bad "$fault at $n: exit $status: $(tail -n 1 "$work/errors")"
            "$soak" verify "$work/inject" < "$work/said" 2> "$work/errors" \
                || bad "$fault at $n: $(tail -n 1 "$work/errors")"
            grep -q INJECTED "$work/trace" || break
        done
        echo "inject: $fault, every call up to $n"
    done
    echo "inject: $runs runs"
}

full() {
    [ "$(id -u)" = 0 ] || { echo "full: skipped, needs root"; return; }
    mkdir -p "$work/small"
    mount -t tmpfs -o size=8m none "$work/small" || { echo "full: skipped, no tmpfs"; return; }
    timeout 300 "$soak" fill "$work/small/s" 2> "$work/errors" || bad "full disk: $(tail -n 1 "$work/errors")"
    umount "$work/small"
}

# With few descriptors it works, or says that there are too few, and nothing else.
files() {
    local n ok=0
    for ((n = 16; n >= 0; n--)); do
        if "$soak" crowd "$work/files" "$n" > /dev/null 2> "$work/errors"; then
            ok=$n
        else
            grep -q "too many open files" "$work/errors" \
                || bad "$n descriptors left: $(tail -n 1 "$work/errors")"
        fi
    done
    echo "files: enough with $ok left"
}

# A writer stopped in the middle, as by Ctrl-Z: who reads does not wait, who writes is told.
stops() {
    local n busy=0
    for ((n = 1; n <= $1; n++)); do
        "$soak" write "$work/stop" > /dev/null 2>> "$work/stop.log" &
        local child=$!
        sleep "0.$(printf '%03d' $((RANDOM % 250 + 100)))"
        kill -STOP $child
        timeout 2 "$soak" total "$work/stop" > /dev/null 2> "$work/errors" \
            || bad "stop $n: reading: $? $(tail -n 1 "$work/errors")"
        if ! timeout 8 "$soak" increment "$work/stop" 1 > /dev/null 2> "$work/errors"; then
            busy=$((busy + 1))
            grep -q "^busy: " "$work/errors" || bad "stop $n: $(tail -n 1 "$work/errors")"
        fi
        kill -9 $child; wait $child 2> /dev/null
    done
    echo "stop: $1 writers stopped, $busy of them in the middle"
}

pair() {
    "$soak" increment "$work/pair" "$1" & local one=$!
    "$soak" increment "$work/pair" "$1" & local other=$!
    wait $one || bad "pair: one failed"
    wait $other || bad "pair: the other failed"
    local total
    total=$("$soak" total "$work/pair")
    [ "$total" = "$(($1 * 2)) $(($1 * 2))" ] || bad "pair: $total instead of twice $(($1 * 2))"
    echo "pair: total and marks $total"
}

watch() {
    "$soak" create "$work/watch"
    "$soak" watch "$work/watch" "$1" > "$work/watched" & local watcher=$!
    until grep -q ready "$work/watched" 2> /dev/null; do sleep 0.05; done
    "$soak" mark-times "$work/watch" "$1"
    wait $watcher || bad "watch"
    echo "watch: $(tail -n 1 "$work/watched") ms"
}

# Killed while the file is being made: the next start finds nothing or everything.
migrate() {
    command -v strace > /dev/null || { echo "migrate: skipped, needs strace"; return; }
    local n
    for ((n = 1; n <= $1; n++)); do
        rm -rf "$work/migrate"
        # In a shell of its own, which would otherwise announce every death.
        (
            strace -f -o "$work/trace" -e trace=pwrite64,fdatasync,fsync,ftruncate,unlink \
                -e inject=pwrite64,fdatasync,fsync,ftruncate,unlink:signal=SIGKILL:when=$n \
                "$soak" create "$work/migrate"
            exit $?
        ) 2> /dev/null
        local status=$?
        "$soak" check "$work/migrate" > /dev/null 2> "$work/errors" \
            || bad "migrate at $n: $(tail -n 1 "$work/errors")"
        [ $status = 0 ] && break
    done
    echo "migrate: killed at each of $((n - 1)) calls"
}

[ $# = 0 ] && set -- kill 20 send 10 power 3 full files stop 5 pair 500 watch 100 migrate 200
while [ $# -gt 0 ]; do
    case $1 in
        kill) kills "$2"; shift 2 ;;
        send) sends "$2"; shift 2 ;;
        stop) stops "$2"; shift 2 ;;
        power | pair | watch | migrate) "$1" "$2"; shift 2 ;;
        inject | full | files) "$1"; shift ;;
        *) echo "unknown: $1" >&2; exit 64 ;;
    esac
done
[ $failed = 0 ] && echo "all promises kept" || echo "$failed failures"
exit $((failed > 0))
