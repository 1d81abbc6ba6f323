internal import Foundation
internal import WebSafety

/// The one place that makes addresses for pictures of articles: they come through this server, so
/// that no publisher learns who reads what, and when.
struct ImageAddress: Sendable {
    /// What this server signs the addresses with that it is ready to fetch.
    let key: SigningKey

    /// Returns the address here of a picture elsewhere.
    func proxied(_ url: String) -> String {
        "/image?u=\(queryText(url))&s=\(key.signature("image", url))"
    }
}
