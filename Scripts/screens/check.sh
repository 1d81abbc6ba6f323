#!/bin/sh
# Type-checks the screens of the guide "Use Larder in SwiftUI, UIKit and on a server" against stub modules. It shows
# that the names and types of Larder are right, and nothing about SwiftUI and UIKit themselves.
# Also checks that the error of a missing codec says that values must be Codable. Needs a debug build of the package.
set -eu
cd "$(dirname "$0")"
modules="${1:-../../.build/debug/Modules}"
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
swiftc="$(dirname "$(command -v "${SWIFT:-swift}")")/swiftc"
settings="-swift-version 6 -warnings-as-errors -enable-upcoming-feature InternalImportsByDefault"
for kit in SwiftUI UIKit; do
    # shellcheck disable=SC2086
    "$swiftc" $settings -parse-as-library -emit-module -module-name "$kit" \
        -emit-module-path "$out/$kit.swiftmodule" "Stubs/$kit.swift"
    # shellcheck disable=SC2086
    "$swiftc" $settings -parse-as-library -typecheck -I "$out" -I "$modules" "Screens+$kit.swift"
    echo "The screens for $kit are well typed"
done
named="$("$swiftc" -swift-version 6 -typecheck -I "$modules" MissingCodec.swift 2>&1 |
    grep -c "^MissingCodec.*error: .* requires that 'Image' conform to 'Decodable'" || true)"
[ "$named" -ge 4 ] || { echo "The error of a missing codec does not name Codable" >&2; exit 1; }
echo "The error of a missing codec names Codable"
