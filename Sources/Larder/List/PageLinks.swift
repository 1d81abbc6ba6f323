#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The links of an HTTP `Link` field (RFC 8288), with which servers point from page to page.
///
/// ```swift
/// let links = PageLinks(response.fields["link"] ?? "", relativeTo: url)
/// return .value(Page(items, next: links.next, previous: links.previous))
/// ```
public struct PageLinks: Sendable, Hashable {
    /// The addresses by relation, in lower case; the first of several counts.
    public private(set) var targets: [String: String] = [:]

    /// Parses a field; anything unreadable is skipped.
    ///
    /// Relative addresses are resolved against `base`. A link with an `anchor` is about another page and is
    /// ignored.
    public init(_ field: String, relativeTo base: URL? = nil) {
        var reader = LinkReader(field)
        while let link = reader.next() {
            guard link.parameters["anchor"] == nil, let relations = link.parameters["rel"] else {
                continue
            }
            let target = Self.complete(link.target, base)
            for relation in relations.lowercased().split(whereSeparator: \.isWhitespace)
            where targets[String(relation)] == nil {
                targets[String(relation)] = target
            }
        }
    }

    /// The address of the next page.
    public var next: PageCursor? { targets["next"].map { PageCursor($0) } }

    /// The address of the previous page; both `prev` and `previous` are understood.
    public var previous: PageCursor? {
        (targets["prev"] ?? targets["previous"]).map { PageCursor($0) }
    }

    private static func complete(_ target: String, _ base: URL?) -> String {
        guard let base, let url = URL(string: target, relativeTo: base) else { return target }
        return url.absoluteURL.absoluteString
    }
}

/// Reads one link after another, byte by byte; commas and semicolons may occur in addresses and quotes.
private struct LinkReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ field: String) { bytes = Array(field.utf8) }

    mutating func next() -> (target: String, parameters: [String: String])? {
        while let byte = peek, byte != UInt8(ascii: "<") {
            // Not a link: skip to the next comma.
            if byte == UInt8(ascii: "\"") { _ = quoted() } else { index += 1 }
        }
        guard peek != nil else { return nil }
        index += 1
        let target = take { $0 != UInt8(ascii: ">") }
        guard peek != nil else { return nil }
        index += 1
        var parameters: [String: String] = [:]
        while true {
            skipSpace()
            guard peek == UInt8(ascii: ";") else { break }
            index += 1
            skipSpace()
            let name = take { !"=;, \t".utf8.contains($0) }.lowercased()
            skipSpace()
            var value = ""
            if peek == UInt8(ascii: "=") {
                index += 1
                skipSpace()
                value =
                    peek == UInt8(ascii: "\"") ? quoted() : take { !";, \t".utf8.contains($0) }
            }
            if parameters[name] == nil { parameters[name] = value }
        }
        return (target, parameters)
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 }
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = peek, isPart(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            index += 1
            if byte == UInt8(ascii: "\\"), let escaped = peek {
                text.append(escaped)
                index += 1
            } else {
                text.append(byte)
            }
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }
}
