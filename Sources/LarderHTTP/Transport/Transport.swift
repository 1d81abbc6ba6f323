public import Larder

/// Sends one request over the network and brings the answer whole, or an error.
///
/// A transport makes one hop: it follows no redirect, keeps no cache and no cookies, decodes no
/// content encoding (one that cannot help decoding offers none), and checks every address it
/// connects to, after resolution, against the policy it is given. An answer that is cut short,
/// ill-formed or over a limit is an error, never a shorter body. When the task is cancelled the
/// connection is given up at once and `CancellationError` thrown. Errors are `LarderError`:
/// `.unreachable`, `.timedOut`, `.refused` (address policy), `.tooLarge`, `.unreadable`.
///
/// Every transport passes the cases of the hostile origin in the tests of this project.
public protocol Transport: Sendable {
    /// Sends a request and returns the answer.
    func send(
        _ request: HTTPRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> HTTPResponse
}
