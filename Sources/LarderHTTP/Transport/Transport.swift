public import Larder

/// Sends one request over the network and returns the complete response, or an error.
///
/// A transport makes one hop: it does not follow redirects, has no cache and no cookies, and does not decode
/// content encodings (a transport that cannot avoid decoding offers none). It checks every address it
/// connects to, after resolution, against the given policy. A response that is truncated, malformed or over a
/// limit is an error, never a shorter body. If the task is cancelled, the connection is closed at once and
/// `CancellationError` is thrown. Errors are `LarderError`: `.unreachable`, `.timedOut`, `.refused` (address
/// policy), `.tooLarge`, `.unreadable`.
///
/// Every transport passes the hostile-origin tests of this project.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse
}
