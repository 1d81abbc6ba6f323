public import Larder

extension HTTPClient {
    /// The answer to a request for something that may be known already.
    public enum Revalidation: Sendable {
        /// What is known is current: its validators, updated by the response, and the response.
        case notModified(HTTPValidators, TransportResponse)
        /// Any other response.
        case response(TransportResponse)
    }

    /// Sends a request with the validators of what is known, and says whether that is current.
    ///
    /// If the server confirms another version than the known one, the request is sent again without
    /// conditions. It is an error if the server says that nothing has changed although it was not asked that.
    public func revalidate(
        _ request: TransportRequest, known: HTTPValidators?,
        report: @escaping @Sendable (FetchProgress) -> Void = { _ in }
    ) async throws -> Revalidation {
        var response = try await send(request, validators: known, report: report)
        if response.status == 304, let known {
            if known.url == response.url, known.matches(response) {
                var updated = known
                let fresh = HTTPValidators(response)
                updated.etag = fresh?.etag ?? known.etag
                updated.lastModified = fresh?.lastModified ?? known.lastModified
                return .notModified(updated, response)
            }
            response = try await send(request, report: report)
        }
        guard response.status != 304 else {
            throw LarderError(
                .unreadable,
                message: "“\(response.hostInWords)” says that nothing has changed, about something "
                    + "never fetched. What was there before is kept.")
        }
        return .response(response)
    }
}
