public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension URL {
    /// Returns the URL below this one for a key: each component becomes one segment of the path, whatever is in it.
    ///
    /// ```swift
    /// server.appending("rates/EUR", suffix: ".json")         // https://example.org/rates/EUR.json
    /// server.appending(Key("songs", "AC/DC"))                // https://example.org/songs/AC%2FDC
    /// ```
    ///
    /// Everything in a component but letters, digits and `-._~` is percent-encoded once, as UTF-8. A query of this URL
    /// stays; add one with `appending(queryItems:)`. Nil if a segment would be `.` or `..`, which no URL can have as a
    /// name.
    ///
    /// - Parameters:
    ///   - key: What to append.
    ///   - suffix: What follows the last component, such as `.json`; it may contain slashes.
    public func appending(_ key: Key, suffix: String = "") -> URL? {
        let suffix = suffix.split(separator: "/", omittingEmptySubsequences: false)
            .map { Self.segment($0) }.joined(separator: "/")
        let added = key.components.map { Self.segment($0) }.joined(separator: "/") + suffix
        let isAmbiguous = added.split(separator: "/").contains { $0 == "." || $0 == ".." }
        guard !isAmbiguous, var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return nil }
        if added.isEmpty { return self }
        let folder = parts.percentEncodedPath
        parts.percentEncodedPath = folder + (folder.hasSuffix("/") ? "" : "/") + added
        return parts.url
    }

    /// Returns text as one segment of a path.
    private static func segment(_ text: some StringProtocol) -> String {
        let bytes = text.utf8.flatMap { byte in
            HTTPTarget.isUnreserved(byte) ? [byte] : HTTPTarget.escaped(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
