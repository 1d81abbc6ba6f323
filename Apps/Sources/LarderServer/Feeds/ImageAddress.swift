internal import Foundation
internal import WebSafety

/// Makes the addresses of pictures in articles. Pictures come through this server, so that no
/// publisher learns who reads what, and when.
struct ImageAddress: Sendable {
    /// The key that signs the addresses which this server is willing to fetch.
    let key: SigningKey

    /// Returns this server's address for a picture elsewhere.
    func proxied(_ url: String) -> String {
        "/image?u=\(queryText(url))&s=\(key.signature("image", url))"
    }
}
