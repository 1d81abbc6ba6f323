public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A server's validators for one version of a resource, and the URL they came from.
///
/// They are sent back as a pair, byte for byte, and only to exactly that URL: two URLs may use the same tag
/// for different things.
public struct HTTPValidators: Sendable, Hashable {
    /// The `ETag`, with its quotes and weak prefix.
    public var etag: String?

    /// The `Last-Modified`, exactly as received.
    public var lastModified: String?

    /// The URL of the response.
    public var url: URL

    /// Reads the validators of a response; returns nil if it has none that can be sent back.
    ///
    /// Tags that are not text, or larger than about a kilobyte, are left out, not changed.
    public init?(_ response: TransportResponse) {
        etag = response.fields["ETag"].flatMap(Self.usable)
        lastModified = response.fields["Last-Modified"].flatMap(Self.usable)
        url = response.url
        if etag == nil, lastModified == nil { return nil }
    }

    /// Reads the validators stored with a value; if no URL is stored, they came from `fallback`.
    public init?(_ validators: Validators, fallback: URL) {
        etag = validators["etag"].flatMap(Self.usable)
        lastModified = validators["last-modified"].flatMap(Self.usable)
        url = validators["url"].flatMap { URL(string: $0) } ?? fallback
        if etag == nil, lastModified == nil { return nil }
    }

    /// The validators in the form that is stored with a value.
    public var stored: Validators {
        var fields = ["url": url.absoluteString]
        fields["etag"] = etag
        fields["last-modified"] = lastModified
        return Validators(fields)
    }

    /// Adds the conditions to a request.
    func apply(to fields: inout HeaderFields) {
        if let etag { fields["If-None-Match"] = etag }
        if let lastModified { fields["If-Modified-Since"] = lastModified }
    }

    /// Whether a "not modified" response is about this version, as far as it says.
    func matches(_ response: TransportResponse) -> Bool {
        guard let theirs = response.fields["ETag"], let ours = etag else { return true }
        return EntityTag.matchesWeakly(theirs, ours)
    }

    private static func usable(_ value: String) -> String? {
        let isText = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }
        return isText && !value.isEmpty && value.utf8.count <= 1_024 ? value : nil
    }
}
