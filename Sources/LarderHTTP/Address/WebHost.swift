import Foundation
import Larder

/// The host of a URL: a name or a literal IP address.
///
/// Parsed like browsers do (WHATWG URL), so that no spelling of an address passes for a name: `0x7f.1`,
/// `2130706433` and `①②⑦.⓪.⓪.①` are all 127.0.0.1.
public enum WebHost: Sendable, Hashable {
    /// A name in lowercase ASCII, with internationalised labels in their `xn--` form.
    case name(String)

    /// An address.
    case address(IPAddress)

    /// Parses the host of a URL; throws `.refused`, with a sentence for people, if it is invalid.
    public init(_ text: String) throws {
        if text.hasPrefix("[") {
            guard text.hasSuffix("]"),
                let address = IPAddress.readSix(text.dropFirst().dropLast().utf8)
            else { throw Self.failure("“\(text.shortened)” is not a network address") }
            self = .address(address)
            return
        }
        let plain = try Self.asciiName(Self.withoutEscapes(text))
        if IPAddress.endsInNumber(plain[...]) {
            guard let address = IPAddress.readFour(plain[...]) else {
                throw Self.failure("“\(plain.shortened)” is not a network address")
            }
            self = .address(address)
            return
        }
        try Self.checkName(plain)
        self = .name(plain)
    }

    /// Whether the name means this machine by definition (RFC 6761), whatever a resolver says.
    public var isLoopbackName: Bool {
        guard case .name(let name) = self else { return false }
        let plain = name.hasSuffix(".") ? String(name.dropLast()) : name
        return plain == "localhost" || plain.hasSuffix(".localhost")
    }

    private static func failure(_ what: String) -> LarderError {
        LarderError(.refused, message: "\(what). Check the address.")
    }

    private static func withoutEscapes(_ text: String) throws -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexValue),
                let low = rest.popFirst().flatMap(hexValue)
            else { throw failure("“\(text.shortened)” is not the name of a server") }
            bytes.append(UInt8(high << 4 | low))
        }
        guard let plain = String(validating: bytes, as: UTF8.self) else {
            throw failure("“\(text.shortened)” is not the name of a server")
        }
        return plain
    }

    /// Maps a name to ASCII: compatibility characters to their plain forms, dots of other scripts to dots,
    /// invisible characters removed, and the rest beyond ASCII to Punycode.
    private static func asciiName(_ text: String) throws -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var mapped = ""
        for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
            switch scalar.value {
            case 0x3002: mapped += "."
            case 0xAD, 0x200B, 0x2060, 0xFEFF, 0xFE00...0xFE0F: continue
            case 0x200C, 0x200D, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFD:
                throw failure("the host has an invisible character in it")
            default: mapped.unicodeScalars.append(scalar)
            }
        }
        let labels = try mapped.precomposedStringWithCompatibilityMapping
            .split(separator: ".", omittingEmptySubsequences: false)
            .map { label in
                if label.utf8.allSatisfy({ $0 < 0x80 }) { return String(label) }
                guard let encoded = Punycode.encode(label) else {
                    throw failure("“\(text.shortened)” is not the name of a server")
                }
                return "xn--" + encoded
            }
        return labels.joined(separator: ".")
    }

    private static func checkName(_ name: String) throws {
        let dotless = name.hasSuffix(".") ? name.dropLast() : name[...]
        let labels = dotless.split(separator: ".", omittingEmptySubsequences: false)
        guard !dotless.isEmpty else { throw failure("The address names no host") }
        let fits =
            dotless.utf8.count <= 253 && labels.allSatisfy { (1...63).contains($0.utf8.count) }
        let isClean = dotless.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard fits, isClean else {
            throw failure("“\(name.shortened)” is not the name of a server")
        }
    }
}

extension WebHost: CustomStringConvertible {
    /// The host as it is written in a URL, with IPv6 in brackets.
    public var description: String {
        switch self {
        case .name(let name): name
        case .address(.v4(let value)): IPAddress.v4(value).description
        case .address(let address): "[\(address)]"
        }
    }
}

extension String {
    /// The text in a form that fits into a sentence: one line, and not long.
    var shortened: String {
        var short = ""
        for scalar in unicodeScalars.prefix(80) {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            short.unicodeScalars.append(isControl ? "�" : scalar)
        }
        return short.unicodeScalars.count < unicodeScalars.count ? short + "…" : short
    }
}
