public import Foundation
import LarderText

/// Moments as text.
public enum DateFormatting {
    /// RFC 3339 in UTC, to the second: `2026-10-30T15:00:00Z`.
    public static func text(_ date: Date) -> String {
        UTCDateTime(date).rfc3339
    }

    /// RFC 3339 in UTC, with milliseconds where there are any: receivers report several times a second.
    public static func precise(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        if abs(seconds - seconds.rounded()) < 0.0005 {
            return text(Date(timeIntervalSince1970: seconds.rounded()))
        }
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// Reads RFC 3339, with or without fractions of a second.
    public static func date(_ text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
