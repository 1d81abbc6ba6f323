import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The URI under which responses are cached, normalised as far as RFC 9110 4.2.3 allows.
///
/// The scheme and host are case-insensitive, the default port and an empty path are filled in, percent
/// escapes have one form, and the fragment is left out. Dot segments, doubled slashes and the order of query
/// items are kept, because they may matter to an origin.
struct HTTPTarget: Hashable {
    /// Scheme, host and port.
    let origin: String

    /// Path and query.
    let path: String

    /// The user name and password before the host, if any; they are part of the account.
    let userInfo: String?

    /// Fails if the URL is not an `http` or `https` URL with a host.
    init?(_ url: URL) {
        let text = Array(url.absoluteString.utf8)
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
            text[colon...].starts(with: "://".utf8)
        else { return nil }
        let scheme = HTTPList.lowercased(String(decoding: text[..<colon], as: UTF8.self))
        guard scheme == "http" || scheme == "https" else { return nil }
        let rest = text[(colon + 3)...].prefix { $0 != UInt8(ascii: "#") }
        let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        var host = authority
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            userInfo = String(decoding: authority[..<at], as: UTF8.self)
            host = authority[(at + 1)...]
        } else {
            userInfo = nil
        }
        guard !host.isEmpty else { return nil }
        origin = scheme + "://" + Self.host(host, scheme: scheme)
        let tail = Self.escapes(rest[authority.endIndex...])
        path = tail.utf8.first == UInt8(ascii: "/") ? tail : "/" + tail
    }

    /// Resolves a reference in a response from `base`; returns nil if it is invalid.
    init?(_ reference: String, from base: URL) {
        guard let url = URL(string: reference, relativeTo: base) else { return nil }
        self.init(url.absoluteURL)
    }

    private static func host(_ bytes: ArraySlice<UInt8>, scheme: String) -> String {
        var name = HTTPList.lowercased(escapes(bytes))
        let standard = scheme == "http" ? ":80" : ":443"
        if name.hasSuffix(standard) {
            name.removeLast(standard.count)
        } else if name.hasSuffix(":") {
            name.removeLast()
        }
        return name
    }

    /// Writes escapes with uppercase digits, and unescapes characters that need no escape.
    private static func escapes(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "%")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var text: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            let pair = rest.prefix(2).compactMap { digits.firstIndex(of: upper($0)) }
            guard byte == UInt8(ascii: "%"), pair.count == 2 else {
                text.append(byte)
                continue
            }
            rest = rest.dropFirst(2)
            let value = UInt8(pair[0] << 4 | pair[1])
            text += isUnreserved(value) ? [value] : escaped(value)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func upper(_ byte: UInt8) -> UInt8 {
        (97...122).contains(byte) ? byte & 0xDF : byte
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// A byte as an escape.
    static func escaped(_ byte: UInt8) -> [UInt8] {
        [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }

    /// Whether a byte needs no escape (RFC 3986, 2.3).
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }
}

extension HTTPTarget {
    /// The key of everything stored from this target's origin.
    func originKey(under root: Key) -> Key { root.appending(origin) }

    /// The key of everything stored for this target, for all accounts and variants.
    func key(under root: Key) -> Key { originKey(under: root).appending(path) }

    /// The key of all variants for one account.
    ///
    /// Without a named partition, a digest of the request's credentials takes its place: responses for
    /// different tokens are never mixed, even if the program forgot to name the account.
    func key(under root: Key, partition: String?, fields: HeaderFields) -> Key {
        var name = partition.map { "of:" + $0 } ?? "-"
        var secrets = userInfo.map { [$0] } ?? []
        if partition == nil { secrets += fields.all("Authorization") }
        if !secrets.isEmpty {
            name += ":" + SHA256.shortHex(Array(secrets.joined(separator: "\n").utf8))
        }
        return key(under: root).appending(name)
    }
}
