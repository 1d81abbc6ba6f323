#!/bin/bash
# Builds larder so that it runs without Swift, and packs it: an archive, a Debian package, a list of what is inside
# (SPDX), and checksums, all in build/packages/. The same commit gives the same files.
#   package.sh [BINARY]    packs this executable instead of building one
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C TZ=UTC
umask 022
if [ "$(uname -s)" != Linux ]; then
    echo "larder: packages are made on Linux; elsewhere use make install." >&2
    exit 1
fi

commit=$(git rev-parse --short=12 HEAD 2>/dev/null || true)
if [ -n "$commit" ] && ! git diff --quiet HEAD; then commit=$commit-dirty; fi
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}
export SOURCE_DATE_EPOCH
out=build/packages
work=build/package
scratch=${SCRATCH:-$PWD/.build-package}
rm -rf "$work" "$out" && mkdir -p "$work" "$out"

if [ $# -gt 0 ]; then
    install -m 755 "$1" "$work/larder.full"
else
    # What the executable would load, where nothing says that it is there: SQLite, zlib and the C++ library are
    # taken in, and libpq is loaded when it is needed.
    mkdir -p "$work/static"
    for library in libsqlite3.a libz.a libstdc++.a; do
        ln -s "$(readlink -f "$(cc -print-file-name=$library)")" "$work/static/$library"
    done
    # These come before the descriptions that name the folder of the shared libraries.
    headers=$(pg_config --includedir 2>/dev/null || echo /usr/include/postgresql)
    for package in zlib:z libpq:pq; do
        printf 'Name: %s\nDescription: taken in\nVersion: 0\nCflags: -I%s\nLibs: -L%s -l%s\n' "${package%:*}" \
            "$headers" "$PWD/$work/static" "${package#*:}" > "$work/static/${package%:*}.pc"
    done
    export PKG_CONFIG_PATH=$PWD/$work/static
    traits=--disable-default-traits
    if Scripts/setup.sh --has-libpq; then
        traits=
        cc -O2 -fPIC -ffile-prefix-map="$PWD=." -I/usr/include/postgresql -I/usr/local/include \
            -c Packaging/libpq.c -o "$work/libpq.o"
        ar rcsD "$work/static/libpq.a" "$work/libpq.o"
    fi
    # shellcheck disable=SC2086
    LARDER_COMMIT=$commit "${SWIFT:-swift}" build --package-path Apps --scratch-path "$scratch" $traits \
        -c release --product larder --static-swift-stdlib --disable-local-rpath -debug-info-format none \
        -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=." \
        -Xlinker "-L$PWD/$work/static" -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
    install -m 755 "$scratch/release/larder" "$work/larder.full"
fi
# What depends on the folder of the build goes: its name in the build ID, and hashes for the next compilation.
strip -s -R .comment -R .swift_ast -R .note.gnu.build-id -o "$work/larder" "$work/larder.full"
if hashes=$(objdump -h -j .swift_modhash "$work/larder" 2>/dev/null | awk '$2 == ".swift_modhash" { print $3 }') && [ -n "$hashes" ]; then
    head -c "$((16#$hashes))" /dev/zero > "$work/zeros"
    objcopy --update-section ".swift_modhash=$work/zeros" "$work/larder"
    rm "$work/zeros"
fi

larder=$work/larder
for library in $(objdump -p "$larder" | awk '$1 == "NEEDED" { print $2 }'); do
    case $library in
    libc.so.6 | libm.so.6 | libcrypt.so.1 | libgcc_s.so.1 | ld-linux-*) ;;
    *)
        echo "larder: not packaged, as it would load $library, which nothing brings along." >&2
        exit 1
        ;;
    esac
done
python3 Scripts/smoke.py "$larder"
version=$("$larder" --version)
version=${version%% *}
machine=$(uname -m)
name=larder-$version-linux-$machine

# The tree that both packages have, below /usr.
tree=$work/$name
install -D -m 755 "$larder" "$tree/bin/larder"
install -d "$tree/share/man/man1" "$tree/share/bash-completion/completions" \
    "$tree/share/zsh/vendor-completions" "$tree/share/fish/vendor_completions.d" "$tree/share/doc/larder"
"$larder" manual > "$tree/share/man/man1/larder.1"
gzip -n9 "$tree/share/man/man1/larder.1"
"$larder" --generate-completion-script bash > "$tree/share/bash-completion/completions/larder"
"$larder" --generate-completion-script zsh > "$tree/share/zsh/vendor-completions/_larder"
"$larder" --generate-completion-script fish > "$tree/share/fish/vendor_completions.d/larder.fish"
install -D -m 644 Packaging/larder.service "$tree/lib/systemd/system/larder.service"
install -m 644 README.md CHANGELOG.md "$tree/share/doc/larder/"
python3 Scripts/contents.py "$scratch" "$larder" "$version" "$commit" "$tree/share/doc/larder"
cp "$tree/share/doc/larder/larder.spdx.json" "$out/$name.spdx.json"

find "$work" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
tar -C "$work" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    --mode=u+rw,go=rX -cf - "$name" | gzip -n9 > "$out/$name.tar.gz"

if command -v dpkg-deb >/dev/null; then
    root=$work/debian
    mkdir -p "$root/DEBIAN" "$root/etc/default"
    cp -a "$tree" "$root/usr"
    mv "$root/usr/share/doc/larder/CHANGELOG.md" "$root/usr/share/doc/larder/changelog"
    gzip -n9 "$root/usr/share/doc/larder/changelog"
    install -m 644 Packaging/debian/default "$root/etc/default/larder"
    echo /etc/default/larder > "$root/DEBIAN/conffiles"
    install -m 755 Packaging/debian/postinst Packaging/debian/prerm Packaging/debian/postrm "$root/DEBIAN/"
    glibc=$(objdump -T "$larder" | grep -oE 'GLIBC_[0-9.]+' | cut -d_ -f2 | sort -Vu | tail -n 1)
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$(dpkg --print-architecture)/" -e "s/@GLIBC@/$glibc/" \
        -e "s/@SIZE@/$(du -sk --apparent-size "$root/usr" | cut -f1)/" Packaging/debian/control > "$root/DEBIAN/control"
    (cd "$root" && find usr -type f | sort | xargs md5sum) > "$root/DEBIAN/md5sums"
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz -b "$root" "$out/larder_${version}_$(dpkg --print-architecture).deb" >/dev/null
else
    echo "Skipped: the Debian package wants dpkg-deb"
fi
(cd "$out" && sha256sum -- *.* > SHA256SUMS)
ls -l "$out"
