#!/bin/sh
# Checks what building needs, and installs the missing Debian packages where that is possible;
# otherwise it says in one line what to install.
#   setup.sh --has-libpq    ends with 0 if libpq, for PostgreSQL, is there
set -eu

hasLibPQ() {
    for header in /usr/include/postgresql/libpq-fe.h /usr/local/include/libpq-fe.h \
        /opt/homebrew/opt/libpq/include/libpq-fe.h; do
        [ -e "$header" ] && return 0
    done
    return 1
}
if [ "${1:-}" = --has-libpq ]; then
    hasLibPQ
    exit
fi

if ! command -v "${SWIFT:-swift}" >/dev/null 2>&1; then
    echo "larder: Swift 6.2 or newer is missing: install it from https://www.swift.org/install/ and try again." >&2
    exit 1
fi

[ "$(uname -s)" = Linux ] || exit 0

missing=
optional=
have() { # header, Debian package
    for folder in /usr/include /usr/local/include; do
        [ -e "$folder/$1" ] && return 0
    done
    missing="$missing $2"
}
have sqlite3.h libsqlite3-dev
have zlib.h zlib1g-dev
# Without libpq, larder is built without PostgreSQL; without a server, its tests say so and go on.
hasLibPQ || optional=" libpq-dev"
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || optional="$optional postgresql"
[ -z "$missing$optional" ] && exit 0

if command -v apt-get >/dev/null 2>&1; then
    sudo=
    if [ "$(id -u)" != 0 ]; then
        if command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then sudo="sudo -n"; else
            [ -z "$missing" ] && exit 0
            echo "larder: some libraries are missing: run 'sudo apt-get install$missing' and try again." >&2
            exit 1
        fi
    fi
    echo "Installing$missing$optional" >&2
    $sudo apt-get update -qq >&2 || [ -z "$missing" ] || exit 1
    install() {
        # shellcheck disable=SC2086
        DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $* >&2
    }
    [ -z "$missing" ] || install "$missing"
    [ -z "$optional" ] || install "$optional" || true
elif [ -n "$missing" ]; then
    echo "larder: the headers of SQLite 3 and zlib are missing: install their development packages and try again." >&2
    exit 1
fi
