public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a server gave to recognise a version by, and where.
///
/// They are sent back as a pair, byte for byte, and only to the very address they came from: two
/// addresses may use one tag for different things.
public struct HTTPValidators: Sendable, Hashable {
    /// The `ETag`, with its quotes and weak prefix.
    public var etag: String?

    /// The `Last-Modified`, as it was written.
    public var lastModified: String?

    /// The address that answered.
    public var url: URL

    /// Reads them off an answer, or returns nil when it has none that can be sent back.
    ///
    /// Tags that are not text, or larger than a kilobyte or so, are left out rather than changed.
    public init?(_ response: HTTPResponse) {
        etag = response.fields["ETag"].flatMap(Self.usable)
        lastModified = response.fields["Last-Modified"].flatMap(Self.usable)
        url = response.url
        if etag == nil, lastModified == nil { return nil }
    }

    /// Reads them from what is stored with a value; without an address they came from `fallback`.
    public init?(_ validators: Validators, fallback: URL) {
        etag = validators["etag"].flatMap(Self.usable)
        lastModified = validators["last-modified"].flatMap(Self.usable)
        url = validators["url"].flatMap { URL(string: $0) } ?? fallback
        if etag == nil, lastModified == nil { return nil }
    }

    /// The form in which they are stored with a value.
    public var stored: Validators {
        var fields = ["url": url.absoluteString]
        fields["etag"] = etag
        fields["last-modified"] = lastModified
        return Validators(fields)
    }

    /// Adds the conditions to a request.
    func apply(to fields: inout HTTPFields) {
        if let etag { fields["If-None-Match"] = etag }
        if let lastModified { fields["If-Modified-Since"] = lastModified }
    }

    /// Whether a not-modified answer is about this version, as far as it says.
    func matches(_ response: HTTPResponse) -> Bool {
        guard let theirs = response.fields["ETag"], let ours = etag else { return true }
        return EntityTag.matchesWeakly(theirs, ours)
    }

    private static func usable(_ value: String) -> String? {
        let isText = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }
        return isText && !value.isEmpty && value.utf8.count <= 1_024 ? value : nil
    }
}
