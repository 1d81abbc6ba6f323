#!/bin/bash
# Tries the Debian package in build/packages/ on a Debian without Swift, in a folder: installs it, asks it, serves a page,
# upgrades, removes and purges it, and looks after each step whether what a person kept is still there. Wants root,
# debootstrap and the network.
#   package_check.sh [FOLDER]    uses a Debian that is in this folder already
set -euo pipefail
cd "$(dirname "$0")/.."
deb=$(ls build/packages/larder_*.deb)
root=${1:-$PWD/.build-bare}
port=${PORT:-18080}
[ -e "$root/bin/sh" ] || debootstrap --variant=minbase bookworm "$root" http://deb.debian.org/debian
cp /etc/resolv.conf "$root/etc/"
mkdir -p "$root/proc"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; umount "$root/proc"' EXIT

inside() { chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
kept() { inside runuser -u larder -- env LARDER_DATA=/var/lib/larder HOME=/var/lib/larder larder "$@"; }
fail() { echo "larder: the package fails: $*" >&2; exit 1; }
install_package() { cp "$1" "$root/tmp/larder.deb" && inside apt-get install -y -qq --no-install-recommends /tmp/larder.deb >/dev/null; }

inside apt-get update -qq
install_package "$deb"
inside larder --version
inside larder rates list | head -n 2
inside sh -c 'test -s /usr/share/man/man1/larder.1.gz && test -s /usr/share/bash-completion/completions/larder' || fail "manual page"
[ "$(inside stat -c '%U %a' /var/lib/larder)" = "larder 700" ] || fail "the data folder is not larder's own"
kept notes new "Kept over everything" >/dev/null

# As the service starts it.
inside runuser -u larder -- env LARDER_DATA=/var/lib/larder HOME=/var/lib/larder larder serve --offline --quiet --port "$port" &
server=$!
for _ in $(seq 100); do curl -fs "http://127.0.0.1:$port/notes" >"$root/tmp/page" && break; sleep 0.2; done
grep -q "Kept over everything" "$root/tmp/page" || fail "the page"
kill "$server"; wait "$server" 2>/dev/null || true; server=

# A newer version of the same.
work=$(mktemp -d)
dpkg-deb -R "$deb" "$work/new"
sed -i 's/^Version: .*/&+1/' "$work/new/DEBIAN/control"
echo '#LARDER_OPTIONS="--port 9000"' >> "$root/etc/default/larder"
DPKG_DEB_COMPRESSOR_LEVEL=0 dpkg-deb --root-owner-group -b "$work/new" "$work/new.deb" >/dev/null
cp "$work/new.deb" "$root/tmp/larder.deb"; rm -r "$work"
inside dpkg --force-confold -i /tmp/larder.deb >/dev/null
grep -q "port 9000" "$root/etc/default/larder" || fail "an upgrade forgot the options"
kept notes list | grep -q "Kept over everything" || fail "an upgrade lost a note"
inside apt-get remove -y -qq larder >/dev/null
[ -n "$(ls -A "$root/var/lib/larder")" ] || fail "removal deleted what a person kept"
[ ! -e "$root/usr/bin/larder" ] || fail "removal left the command"
inside apt-get purge -y -qq larder >/dev/null
[ -n "$(ls -A "$root/var/lib/larder")" ] && [ ! -e "$root/etc/default/larder" ] || fail "purge"
install_package "$deb"
kept notes list | grep -q "Kept over everything" || fail "a new installation does not find the note"
inside apt-get purge -y -qq larder >/dev/null
rm -r "$root/var/lib/larder"
echo "The package installs, serves, upgrades, and keeps what a person kept"
