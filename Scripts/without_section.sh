#!/bin/sh
# Removes sections of the page, one at a time, from a copy of the sources: each is a folder and a line.
#
#   Scripts/without_section.sh [SECTION…]
#
# Without arguments all that the composition lists. What is left must build, serve its pages, and know nothing of
# the section. The copy stays in build/without, so that the next run builds less.
set -eu
cd "$(dirname "$0")/.."
list=Apps/Sources/LarderCommand/Composition.swift
[ $# -gt 0 ] || set -- $(sed -n 's/^ *\.\([a-z]*\)(.*),$/\1/p' "$list")
copy=build/without
port=${PORT:-18931}
failed=0
bad() { echo "FAILED: without $section: $*"; failed=$((failed + 1)); }

for section; do
    rm -rf "$copy/Sources" "$copy/Apps/Sources"
    mkdir -p "$copy"
    git ls-files -co --exclude-standard | tar -cf - -T - | tar -xf - -C "$copy"
    folder=$(ls "$copy/Apps/Sources/LarderServer" | grep -ix "$section") || { bad "there is no folder of it"; continue; }
    rm -r "$copy/Apps/Sources/LarderServer/$folder"
    sed -i "/^ *\.$section(.*),\$/d" "$copy/$list"
    [ "$(diff "$list" "$copy/$list" | grep -c '^[<>]')" = 1 ] || bad "it is not one line of $list"
    swift build --package-path "$copy/Apps" --product larder >"$copy/log" 2>&1 ||
        { bad "it does not build: $(grep -m 1 error: "$copy/log")"; continue; }
    "$copy/Apps/.build/debug/larder" serve --data "$copy/data" --port "$port" --quiet --no-refresh >"$copy/log" 2>&1 &
    server=$!
    trap 'kill $server 2>/dev/null' EXIT
    curl -s -o /dev/null --retry 50 --retry-connrefused --retry-delay 1 "localhost:$port/healthz"
    [ "$(curl -s -o /dev/null -w '%{http_code}' "localhost:$port/$section")" = 404 ] || bad "/$section is there"
    for page in $(curl -s "localhost:$port/inside" | sed -n 's/.*<a href="\(\/[a-z]*\)" data-key="g .*/\1/p'); do
        html=$(curl -s "localhost:$port$page")
        case $html in *"href=\"/$section"* | *"/$section."*) bad "$page knows of it" ;; *"<h1"*) ;; *) bad "$page: $html" ;; esac
    done
    curl -s "localhost:$port/service-worker.js" "localhost:$port/manifest.webmanifest" "localhost:$port/api" |
        grep -i "$section" && bad "it is named"
    kill $server
    wait $server 2>/dev/null || true
    rm -rf "$copy/data"
    echo "without $section: built and served"
done
exit $((failed > 0))
