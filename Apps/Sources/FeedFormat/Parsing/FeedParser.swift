import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A parser of feeds in any of the formats of ``FeedKind``.
///
/// It takes the bytes that a server sent and returns one ``Feed``. XML that is not well formed
/// still gives its entries, a field that makes no sense is left out, and faults are listed in
/// ``Feed/problems``. Only a document that is not a feed at all is an error. The parser never looks
/// at anything but the bytes.
///
/// ```swift
/// let feed = try FeedParser.parse(data, contentType: "application/rss+xml", url: "https://example.org/feed")
/// for entry in feed.entries { print(entry.displayTitle) }
/// ```
public enum FeedParser {
    /// Reads a feed.
    ///
    /// - Parameters:
    ///   - data: the document.
    ///   - contentType: the HTTP `Content-Type`, whose charset counts.
    ///   - url: where the document came from, the last base for relative addresses.
    ///   - limits: the bounds to keep.
    /// - Throws: ``FeedFormatError`` if the document is not a feed.
    public static func parse(
        _ data: Data, contentType: String? = nil, url: String? = nil,
        limits: FeedLimits = FeedLimits()
    ) throws -> Feed {
        try data.withUnsafeBytes {
            try parse($0.bindMemory(to: UInt8.self), contentType, url, limits)
        }
    }

    /// Reads a feed from an array of bytes; see ``parse(_:contentType:url:limits:)-(Data,_,_,_)``.
    public static func parse(
        _ bytes: [UInt8], contentType: String? = nil, url: String? = nil,
        limits: FeedLimits = FeedLimits()
    ) throws -> Feed {
        try bytes.withUnsafeBufferPointer { try parse($0, contentType, url, limits) }
    }

    private static func parse(
        _ bytes: ByteView, _ contentType: String?, _ url: String?, _ limits: FeedLimits
    ) throws -> Feed {
        guard bytes.count <= limits.bytes else {
            throw FeedFormatError(.tooLarge, "The document is larger than \(limits.bytes) bytes.")
        }
        let encoding = TextEncoding.read(bytes, contentType: contentType)
        var feed: Feed
        if let decoded = encoding.decoded {
            feed = try decoded.withUnsafeBufferPointer { try parse(text: $0, 0, url, limits) }
        } else {
            feed = try parse(text: bytes, encoding.start, url, limits)
        }
        if let problem = encoding.problem { feed.problems.insert(problem, at: 0) }
        return feed
    }

    private static func parse(
        text: ByteView, _ start: Int, _ url: String?, _ limits: FeedLimits
    ) throws -> Feed {
        var index = start
        while index < text.count, text[index] <= 32 { index += 1 }
        guard index < text.count else { throw FeedFormatError(.empty, "The document is empty.") }
        if text[index] == 123 || text[index] == 91 {
            return try JSONFeedReader.read(
                ByteView(rebasing: text[index...]), url: url, limits: limits)
        }
        var builder = FeedBuilder(text, from: index, url: url, limits: limits)
        return try builder.build()
    }
}
