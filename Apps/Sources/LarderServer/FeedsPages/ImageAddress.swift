internal import Foundation

/// The one place that makes addresses for pictures of articles: they come through this server, so
/// that no publisher learns who reads what, and when.
enum ImageAddress {
    /// Returns the address here of a picture elsewhere.
    static func proxied(_ url: String) -> String { "/image?u=\(queryText(url))" }
}
