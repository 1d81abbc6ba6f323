#!/bin/bash
# sync.sh LARDER [SECONDS]: three larders, one of them served, each typed into at random, while `larder sync` and
# `larder serve` are killed with kill -9 again and again. In the end all three must export the same, byte for byte, and
# everything that was typed must be there.
set -u
larder=${1:?"usage: sync.sh LARDER [SECONDS]"}
seconds=${2:-60}
folder=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
url=http://127.0.0.1:$port
export LARDER_CONFIG=$folder/none
server=0
trap 'kill -9 $server 2>/dev/null; rm -rf "$folder"' EXIT

serve() {
    "$larder" serve --data "$folder/s" --port $port --no-refresh --quiet >/dev/null 2>>"$folder/serve.log" &
    server=$!
    disown $server
}

say() { # NUMBER DATA: one thing that a person does
    case $((RANDOM % 4)) in
        0) "$larder" places save "Place $1" --at "$((RANDOM % 80)), $((RANDOM % 180))" --data "$2" && echo "Place $1" >>"$folder/said" ;;
        1) "$larder" notes new "Line $1 of a note" --data "$2" && echo "Line $1 of a note" >>"$folder/said" ;;
        2) "$larder" rates favourite "$(shuf -n1 -e USD SEK CZK)" $(shuf -n1 -e "" --remove) --data "$2" ;;
        3) note=$("$larder" notes list --json --data "$2" | head -1 | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')
            [ -n "$note" ] && "$larder" notes append "$note" "Added $1" --data "$2" && echo "Added $1" >>"$folder/said" ;;
    esac >/dev/null 2>>"$folder/say.log"
}

serve
end=$((SECONDS + seconds))
number=0
kills=0
while [ $SECONDS -lt $end ]; do
    number=$((number + 1))
    data=$folder/$(shuf -n1 -e a b s)
    say $number "$data"
    "$larder" sync $url --data "$folder/$(shuf -n1 -e a b)" >/dev/null 2>&1 &
    sync=$!
    sleep "0.$((RANDOM % 10))"
    if [ $((RANDOM % 3)) = 0 ]; then
        kill -9 $sync 2>/dev/null && kills=$((kills + 1))
    fi
    if [ $((RANDOM % 8)) = 0 ]; then
        kill -9 $server && kills=$((kills + 1))
        sleep 0.1
        serve
    fi
    wait $sync 2>/dev/null
done
until curl -fs $url/healthz >/dev/null; do sleep 0.1; done
for round in 1 2 3; do
    for data in a b; do
        "$larder" sync $url --data "$folder/$data" || exit 1
    done
done
for data in a b s; do
    "$larder" export --data "$folder/$data" >"$folder/$data.json" || exit 1
    # Versions are counted in each larder by itself.
    "$larder" notes list --json --data "$folder/$data" | sed 's/"version":[0-9]*,*//; s/"changed":"[^"]*",*//' | sort >"$folder/$data.notes"
    "$larder" places list --json --data "$folder/$data" | sort >"$folder/$data.places"
done
for data in b s; do
    for what in notes places; do
        cmp "$folder/a.$what" "$folder/$data.$what" || exit 1
    done
done
while read -r line; do
    grep -qF "$line" "$folder/a.json" || { echo "lost: $line"; exit 1; }
done <"$folder/said"
echo "$number steps, $kills kills, $(wc -l <"$folder/said") things said: nothing was lost, and all three are equal."
