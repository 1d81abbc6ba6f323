/// Status codes as caches see them.
enum HTTPStatus {
    /// Codes that are heuristically cacheable (RFC 9110 15.1).
    static func isHeuristicallyCacheable(_ status: Int) -> Bool {
        [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501].contains(status)
    }

    /// Codes whose caching rules are implemented, for `must-understand`.
    static func isUnderstood(_ status: Int) -> Bool {
        switch status {
        case 200...205, 300...305, 307, 308, 400...417, 421, 422, 426, 428, 429, 431, 451,
            500...505, 511:
            true
        default: false
        }
    }

    /// Codes of temporary server errors (RFC 5861 4).
    static func isFailure(_ status: Int) -> Bool {
        [500, 502, 503, 504].contains(status)
    }
}
