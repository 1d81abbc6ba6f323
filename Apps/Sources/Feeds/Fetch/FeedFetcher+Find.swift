public import FeedFormat
public import Foundation
internal import Larder
internal import LarderHTTP

/// What was found at an address that somebody wants to follow.
public enum FeedFinding: Sendable {
    /// A feed, with the state to store; it need not be fetched again.
    case feed(Feed, FeedState)

    /// A page that links to feeds, best first, and its address.
    case page([FeedDiscovery.Candidate], url: URL)
}

extension FeedFetcher {
    /// Finds out with one request what is at an address: a feed, or a page that links to feeds.
    ///
    /// The address is taken as a person types it: without a scheme it is `https`, or `http` if
    /// nothing answers there; a name and a password in it are kept apart. Throws what is wrong, and
    /// also if a page links to no feed.
    public func find(_ text: String, login: FeedLogin? = nil) async throws -> FeedFinding {
        let address = try FeedAddress(text)
        let login = login ?? address.login
        do {
            return try await find(at: address.url, login)
        } catch let error as LarderError where address.isGuessed && error.code == .unreachable {
            let plain = "http" + address.url.absoluteString.dropFirst("https".count)
            guard let url = URL(string: plain) else { throw error }
            return try await find(at: url, login)
        }
    }

    private func find(at url: URL, _ login: FeedLogin?) async throws -> FeedFinding {
        let state = FeedState(address: url, login: login)
        var request = TransportRequest(
            url: url, fields: ["Accept": "text/html;q=0.9, " + Self.accept])
        request.fields["Authorization"] = login?.basic
        let response = try await client.send(request)
        if let error = failure(of: response) {
            client.forgetMove(of: url)
            throw error
        }
        let outcome = answered(state, by: response, reading: true)
        if case .fetched(let feed, let state) = outcome { return .feed(feed, state) }
        let found = FeedDiscovery.feeds(
            in: response.body, contentType: response.fields["Content-Type"],
            url: response.url.absoluteString)
        guard !found.isEmpty else { throw nothing(there: response, outcome.error) }
        return .page(found, url: response.url)
    }

    private func nothing(there response: TransportResponse, _ error: LarderError?) -> LarderError {
        let host = Self.host(response)
        guard (error?.cause as? FeedFormatError)?.code == .notAFeed else {
            return error ?? LarderError(.unreadable, message: "“\(host)” did not send a feed.")
        }
        return LarderError(
            .unreadable,
            message:
                "The page at “\(host)” is not a feed and does not link to one. Look on it for a "
                + "link named RSS, Atom or feed, and use that address.", cause: error?.cause)
    }
}
