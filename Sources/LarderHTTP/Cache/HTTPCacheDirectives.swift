import Larder

/// The request's demands on a cached response (RFC 9111 5.2.1).
struct HTTPCacheDirectives {
    /// Whether to bypass the cache for both reading and storing.
    let isUncached: Bool

    /// Whether only a validated response is acceptable.
    let needsValidation: Bool

    /// The maximum age of an acceptable response.
    let maximumAge: Duration?

    /// How much longer the response must be fresh.
    let minimumFresh: Duration

    /// How stale the response may be.
    let maximumStale: Duration?

    /// How stale it may be if the origin returns an error.
    let staleIfError: Duration

    /// Whether the network must not be used.
    let isOnlyIfCached: Bool

    /// A soft reload: every age is too old, but immutable responses need no validation.
    var isReload: Bool { maximumAge == .zero }

    init(_ fields: HeaderFields) {
        let control = HTTPCacheControl(fields)
        let pragma = fields.members("Pragma").map(HTTPList.lowercased)
        isUncached = control.contains("no-store")
        needsValidation =
            control.contains("no-cache") || (control.isEmpty && pragma.contains("no-cache"))
        maximumAge = control.seconds("max-age").map { .seconds($0) }
        minimumFresh = .seconds(control.seconds("min-fresh") ?? 0)
        staleIfError = .seconds(control.seconds("stale-if-error") ?? 0)
        isOnlyIfCached = control.contains("only-if-cached")
        maximumStale =
            control.isBare("max-stale")
            ? .forever : control.seconds("max-stale").map { .seconds($0) }
    }
}
