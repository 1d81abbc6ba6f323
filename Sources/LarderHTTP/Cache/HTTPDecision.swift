import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Decides what to do with a request, given what is stored: pure rules (RFC 9111 4.2.4, RFC 5861).
struct HTTPDecision {
    /// What to do.
    enum Step: Equatable {
        /// Answer from the store.
        case serve(HTTPCacheResponse.State)
        /// Answer from the store, and ask the origin in the background.
        case serveAndRefresh
        /// Ask the origin, validating the stored response if possible.
        case ask
        /// Report that there is no acceptable response.
        case refuse
    }

    let asking: HTTPCacheDirectives
    let options: HTTPCacheOptions
    let now: Date

    /// Returns the next step for a request; `stored` is the best match, if any.
    func step(for stored: StoredAnswer?) -> Step {
        let otherwise: Step = asking.isOnlyIfCached ? .refuse : .ask
        guard let stored, mayUse(stored) else { return otherwise }
        let freshness = freshness(of: stored)
        let age = freshness.age(at: now)
        if freshness.isFresh(at: now) {
            let isLongEnough = freshness.lifetime - age >= asking.minimumFresh
            return isLongEnough ? .serve(.fresh) : otherwise
        }
        guard !freshness.forbidsStale, asking.minimumFresh == .zero else { return otherwise }
        let staleness = freshness.staleness(at: now)
        if let limit = asking.maximumStale, staleness <= limit {
            return .serve(.stale(.requested))
        }
        if staleness < freshness.staleWhileRevalidate {
            return asking.isOnlyIfCached ? .serve(.stale(.refreshing)) : .serveAndRefresh
        }
        return otherwise
    }

    /// Whether a stored response may be used if the origin could not be asked.
    func mayServeUnreachable(_ stored: StoredAnswer) -> Bool {
        mayServe(stored, within: options.staleWhenUnreachable)
    }

    /// Whether a stored response may be used instead of a server error.
    func mayServeFailing(_ stored: StoredAnswer) -> Bool {
        mayServe(stored, within: options.staleWhenFailing)
    }

    private func mayServe(_ stored: StoredAnswer, within limit: Duration) -> Bool {
        guard mayUse(stored) else { return false }
        let freshness = freshness(of: stored)
        if freshness.isFresh(at: now) { return true }
        let limit = max(limit, freshness.staleIfError, asking.staleIfError)
        return !freshness.forbidsStale && freshness.staleness(at: now) < limit
    }

    /// Whether a stored response may be used at all without asking the origin.
    private func mayUse(_ stored: StoredAnswer) -> Bool {
        let freshness = freshness(of: stored)
        if stored.isInvalidated || freshness.needsValidation || asking.needsValidation {
            return false
        }
        guard let oldest = asking.maximumAge else { return true }
        if asking.isReload { return freshness.isImmutable && freshness.isFresh(at: now) }
        return freshness.age(at: now) <= oldest
    }

    private func freshness(of stored: StoredAnswer) -> HTTPFreshness {
        HTTPFreshness(of: stored.response, heuristics: options.heuristics)
    }
}
