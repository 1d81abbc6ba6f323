#!/bin/sh
# Type-checks the benchmarks, which only `make bench` builds: that takes two minutes of two cores, this a few seconds.
#   benchmarks_check.sh LIBRARY APPS    the folders Modules of debug builds of the library and of the applications
set -eu
library="$1" apps="$2"
[ -e "$library/LarderHTTP.swiftmodule" ] || { echo "Skipped: the benchmarks want a build of the library"; exit 0; }
cd "$(dirname "$0")/../Benchmarks/Sources"
swiftc="$(dirname "$(command -v "${SWIFT:-swift}")")/swiftc"
own="$(mktemp -d)"
trap 'rm -rf "$own"' EXIT
# The applications' build has PostgreSQL; only the library's own has the transport over URLSession.
ln -s "$library"/LarderHTTP.swiftmodule "$own/"
# The settings of Benchmarks/Package.swift.
set -- -typecheck -module-name LarderBenchmarks -swift-version 6 -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -I "$own" -I "$apps" -I CSQLite -I CPostgres -I ../../Sources/CZlib -I ../../Sources/CLibPQ \
    -I ../../Apps/.build/checkouts/GRDB.swift/Sources/GRDBSQLite
for include in $(pkg-config --cflags-only-I sqlite3 libpq 2>/dev/null || echo -I/usr/include/postgresql); do
    set -- "$@" -Xcc "$include"
done
"$swiftc" "$@" LarderBenchmarks/*.swift
echo "The benchmarks are well typed"
