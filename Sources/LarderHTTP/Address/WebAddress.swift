import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An `http` or `https` URL in normal form, ready to be fetched.
///
/// Different spellings of the same URL are equal: the host is lowercase ASCII, the default port is left out,
/// and dot segments are removed. A fragment is dropped, since it is never sent. A URL with a user name or
/// password is refused, because such URLs end up in logs and redirects.
///
/// ```swift
/// let address = try WebAddress(text)          // throws a sentence for the person who typed it
/// try AddressPolicy.publicOnly.check(address) // what can be checked before resolving
/// ```
public struct WebAddress: Sendable, Hashable {
    /// Whether the connection is encrypted.
    public let isSecure: Bool

    /// The host.
    public let host: WebHost

    /// The port; the scheme's default if the URL has none.
    public let port: Int

    /// The path and, after a question mark, the query, as they are sent; starts with a slash.
    public let target: String

    /// The whole URL.
    public let url: URL

    /// Parses a URL; throws `.refused`, with a sentence for people, if it is invalid or cannot be fetched.
    public init(_ text: String) throws {
        var rest = Substring(text)
        while let first = rest.unicodeScalars.first, first.value <= 0x20 { rest.removeFirst() }
        while let last = rest.unicodeScalars.last, last.value <= 0x20 { rest.removeLast() }
        let isBroken = rest.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        guard !isBroken else {
            throw Self.failure(text, "it has a line break or control character")
        }

        guard let colon = rest.firstIndex(of: ":") else {
            throw Self.failure(text, "write it with http:// or https://")
        }
        switch rest[..<colon].lowercased() {
        case "http": isSecure = false
        case "https": isSecure = true
        default: throw Self.failure(text, "only http and https addresses are fetched")
        }
        rest = rest[rest.index(after: colon)...]
        guard rest.hasPrefix("//") else { throw Self.failure(text, "“//” and a host are missing") }
        rest = rest.dropFirst(2)

        let end = rest.unicodeScalars.firstIndex { "/?#\\".unicodeScalars.contains($0) }
        let authority = rest[..<(end ?? rest.endIndex)]
        guard !authority.unicodeScalars.contains("@") else {
            throw Self.failure(text, "it has a name or password in it; give these elsewhere")
        }
        let (name, digits) = try Self.split(authority, of: text)
        guard !name.isEmpty else { throw Self.failure(text, "it names no host") }
        host = try WebHost(String(name))
        port = try Self.port(digits, isSecure: isSecure, of: text)
        target = Self.target(rest[(end ?? rest.endIndex)...])
        let origin = Self.originText(isSecure: isSecure, host: host, port: port)
        guard let url = URL(string: origin + target) else {
            throw Self.failure(text, "it is ill-formed")
        }
        self.url = url
    }

    /// Parses the URL of a request.
    public init(_ url: URL) throws {
        try self.init(url.absoluteString)
    }

    /// Resolves a reference from a document or a `Location` field, relative to this address.
    public func resolving(_ reference: String) throws -> WebAddress {
        let text = reference.trimmingPrefix { $0.unicodeScalars.allSatisfy { $0.value <= 0x20 } }
        let origin = Self.originText(isSecure: isSecure, host: host, port: port)
        let path = target.prefix { $0 != "?" }
        switch text.first {
        case nil, "#": return self
        case "/", "\\":
            let isAuthority = text.dropFirst().first == "/" || text.dropFirst().first == "\\"
            if isAuthority {
                return try WebAddress((isSecure ? "https://" : "http://") + text.dropFirst(2))
            }
            return try WebAddress(origin + text)
        case "?": return try WebAddress(origin + path + text)
        default:
            if Self.hasScheme(text) { return try WebAddress(String(text)) }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
            return try WebAddress(origin + folder + text)
        }
    }

    /// The origin: scheme, host and port.
    public var origin: String { Self.originText(isSecure: isSecure, host: host, port: port) }

    /// Whether both addresses have the same origin.
    public func isSameOrigin(as other: WebAddress) -> Bool {
        isSecure == other.isSecure && host == other.host && port == other.port
    }

    private static func failure(_ text: String, _ why: String) -> LarderError {
        let subject =
            text.isEmpty
            ? "The address is empty" : "“\(withoutSecrets(text).shortened)” cannot be fetched"
        return LarderError(.refused, message: "\(subject): \(why).")
    }

    /// The text without the part before an at sign, which may be a password, and without a query, which may have a key.
    private static func withoutSecrets(_ text: String) -> String {
        let rest = text.lastIndex(of: "@").map { "…" + text[$0...] } ?? text
        let plain = rest.prefix { $0 != "?" && $0 != "&" }
        return plain.endIndex == rest.endIndex ? rest : plain + "?…"
    }
}

extension WebAddress {
    private static func originText(isSecure: Bool, host: WebHost, port: Int) -> String {
        let usual = isSecure ? 443 : 80
        return (isSecure ? "https://" : "http://") + host.description
            + (port == usual ? "" : ":\(port)")
    }

    private static func split(
        _ authority: Substring, of text: String
    ) throws -> (name: Substring, port: Substring) {
        if authority.hasPrefix("[") {
            guard let close = authority.firstIndex(of: "]") else {
                throw failure(text, "a bracket is not closed")
            }
            let after = authority[authority.index(after: close)...]
            guard after.isEmpty || after.hasPrefix(":") else {
                throw failure(text, "it is ill-formed")
            }
            return (authority[...close], after.dropFirst())
        }
        guard let colon = authority.firstIndex(of: ":") else { return (authority, "") }
        return (authority[..<colon], authority[authority.index(after: colon)...])
    }

    private static func port(_ digits: Substring, isSecure: Bool, of text: String) throws -> Int {
        if digits.isEmpty { return isSecure ? 443 : 80 }
        let isNumber =
            digits.utf8.count <= 5 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, let port = Int(digits), (1...65_535).contains(port) else {
            throw failure(text, "its port is not a number from 1 to 65535")
        }
        return port
    }

    /// Whether a reference starts with a scheme instead of a path.
    private static func hasScheme(_ text: Substring) -> Bool {
        let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        guard scheme.endIndex != text.utf8.endIndex, let first = scheme.first else { return false }
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        return isLetter(first)
            && scheme.allSatisfy {
                isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
            }
    }

    /// Returns the path without dot segments, and the query, with invalid characters escaped.
    private static func target(_ text: Substring) -> String {
        let whole = text.prefix { $0 != "#" }
        let path = whole.prefix { $0 != "?" }
        let query = whole[path.endIndex...]
        var segments: [Substring] = []
        let parts = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
            .dropFirst()
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            switch part.lowercased() {
            case ".", "%2e":
                if isLast { segments.append("") }
            case "..", ".%2e", "%2e.", "%2e%2e":
                if !segments.isEmpty { segments.removeLast() }
                if isLast { segments.append("") }
            default: segments.append(part)
            }
        }
        return "/" + segments.map { escaped($0) }.joined(separator: "/") + escaped(query)
    }

    private static func escaped(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            let isEscape =
                byte == UInt8(ascii: "%") && index + 2 < bytes.count
                && hexValue(bytes[index + 1]) != nil && hexValue(bytes[index + 2]) != nil
            if isEscape || isPlain(byte) {
                output.append(byte)
            } else {
                output.append(UInt8(ascii: "%"))
                output.append(contentsOf: [hexDigit(byte >> 4), hexDigit(byte & 15)])
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    /// Whether a byte is allowed unescaped in a path or query (RFC 3986).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
        }
    }
}
