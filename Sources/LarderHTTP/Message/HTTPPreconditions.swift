#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Comparison of entity tags, byte for byte (RFC 9110 8.8.3.2).
enum EntityTag {
    /// Whether two tags match weakly: the weak prefix is ignored.
    static func matchesWeakly(_ left: String, _ right: String) -> Bool {
        opaque(left).elementsEqual(opaque(right))
    }

    /// Whether two tags match strongly: both are strong and equal.
    static func matchesStrongly(_ left: String, _ right: String) -> Bool {
        !isWeak(left) && !isWeak(right) && left.utf8.elementsEqual(right.utf8)
    }

    private static func isWeak(_ tag: String) -> Bool { tag.utf8.starts(with: "W/".utf8) }

    private static func opaque(_ tag: String) -> Substring.UTF8View {
        Substring(tag).utf8.dropFirst(isWeak(tag) ? 2 : 0)
    }
}

/// The conditions in a caller's own conditional request.
///
/// `If-None-Match` takes precedence over `If-Modified-Since` (RFC 9110 13.2.2). `If-Match` and
/// `If-Unmodified-Since` are left to the origin and not evaluated here.
struct HTTPPreconditions {
    private let tags: [String]?
    private let date: String?

    init(_ fields: HeaderFields) {
        let lines = fields.all("If-None-Match")
        tags = lines.isEmpty ? nil : HTTPList.members(of: lines, escapes: false)
        date = fields["If-Modified-Since"]
    }

    /// Whether the request has no conditions.
    var isEmpty: Bool { tags == nil && date == nil }

    /// Whether the caller's copy is current, so that a 304 is sufficient.
    func areMet(by response: TransportResponse, now: Date) -> Bool {
        guard response.status == 200 else { return false }
        if let tags {
            if tags.contains("*") { return true }
            guard let current = response.fields["ETag"] else { return false }
            return tags.contains { EntityTag.matchesWeakly($0, current) }
        }
        guard let date, let known = HTTPDate.parse(date, now: now) else { return false }
        let modified =
            response.fields["Last-Modified"].flatMap { HTTPDate.parse($0, now: now) }
            ?? response.fields["Date"].flatMap { HTTPDate.parse($0, now: now) }
            ?? response.receivedAt
        return modified <= known
    }

    /// The condition fields for reads.
    static let fieldNames = ["If-None-Match", "If-Modified-Since"]
}
