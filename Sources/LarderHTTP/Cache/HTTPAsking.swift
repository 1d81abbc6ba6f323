import Larder

/// What a request says about the answers it takes from a cache (RFC 9111 5.2.1).
struct HTTPAsking {
    /// The cache is to be left out, both ways.
    let isUncached: Bool

    /// Only a validated answer will do.
    let needsValidation: Bool

    /// The oldest answer that will do.
    let maximumAge: Duration?

    /// How much longer the answer must be fresh.
    let minimumFresh: Duration

    /// How stale the answer may be.
    let maximumStale: Duration?

    /// How stale it may be when the origin is in trouble.
    let staleIfError: Duration

    /// The network must not be used.
    let isOnlyIfCached: Bool

    /// A soft reload: every age is too old, but what cannot change need not be asked for.
    var isReload: Bool { maximumAge == .zero }

    init(_ fields: HTTPFields) {
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
