/// Decides whether a response may be stored (RFC 9111 3).
enum HTTPStorability {
    /// What to do with a response.
    enum Verdict {
        /// Store it in place of the older ones.
        case store
        /// Leave what is stored unchanged.
        case leave
        /// Do not store it, and remove what it would have replaced.
        case forget
    }

    /// Decides about the response to a GET request.
    static func verdict(
        on response: TransportResponse, to request: TransportRequest, options: HTTPCacheOptions
    ) -> Verdict {
        guard request.method == "GET", response.status != 304,
            !HTTPCacheDirectives(request.fields).isUncached
        else { return .leave }
        let isPart = request.fields["Range"] != nil || response.status == 206
        let isConditional =
            request.fields["If-Match"] != nil
            || request.fields["If-Unmodified-Since"] != nil
        if response.status != 200, isPart || isConditional { return .leave }
        guard isComplete(response) else { return .leave }
        if isAllowed(response), response.body.count <= options.entryBytes { return .store }
        // A newer response that cannot be stored must not leave an older one behind; but an error says
        // nothing about the older one.
        let isNews = response.status < 400 || response.status == 404 || response.status == 410
        return isNews ? .forget : .leave
    }

    /// Whether the body has the length that the response announced.
    private static func isComplete(_ response: TransportResponse) -> Bool {
        let lengths = Set(response.fields.members("Content-Length"))
        if response.status == 204 || lengths.isEmpty { return true }
        guard lengths.count == 1, let length = lengths.first else { return false }
        return HTTPList.deltaSeconds(length) == min(response.body.count, 1 << 31)
    }

    /// Whether an exchange must leave no trace: the request or the response has `no-store`.
    static func isForbidden(_ response: TransportResponse, to request: TransportRequest) -> Bool {
        HTTPCacheDirectives(request.fields).isUncached || response.forbidsStoring
    }

    private static func isAllowed(_ response: TransportResponse) -> Bool {
        guard (200...599).contains(response.status), !response.forbidsStoring else { return false }
        let control = HTTPCacheControl(response.fields)
        return HTTPStatus.isHeuristicallyCacheable(response.status)
            || ["max-age", "public", "private"].contains(where: control.contains)
            || response.fields["Expires"] != nil
    }

    /// Whether the response to a POST is what a GET would now return (RFC 9110 9.3.3).
    static func isAnswerToGet(
        _ response: TransportResponse, to request: TransportRequest, options: HTTPCacheOptions
    ) -> Bool {
        guard request.method == "POST", response.status == 200,
            !HTTPCacheDirectives(request.fields).isUncached,
            let location = response.fields["Content-Location"],
            let target = HTTPTarget(request.url),
            HTTPTarget(location, from: request.url) == target
        else { return false }
        let freshness = HTTPFreshness(of: response, heuristics: .none)
        return freshness.basis == .explicit && isComplete(response) && isAllowed(response)
            && response.body.count <= options.entryBytes
    }
}

extension TransportResponse {
    /// Whether the response has `no-store`: it may be shown, but not written anywhere.
    ///
    /// With `must-understand`, `no-store` applies only if the status code is not understood (RFC 9111
    /// 5.2.2.3).
    public var forbidsStoring: Bool {
        let control = HTTPCacheControl(fields)
        if control.contains("must-understand") { return !HTTPStatus.isUnderstood(status) }
        return control.contains("no-store")
    }
}
