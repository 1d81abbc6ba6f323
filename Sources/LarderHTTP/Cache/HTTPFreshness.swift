public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The age and freshness lifetime of a response, as a private cache calculates them (RFC 9111 4.2).
///
/// Pure arithmetic over one response: it reads no clock and needs no cache. A response that was received in
/// the future, according to the caller's clock, is not fresh, because its true age is unknown.
///
/// ```swift
/// let freshness = HTTPFreshness(of: response)
/// freshness.isFresh(at: now)
/// fetched.freshness = freshness.rule(at: now)
/// ```
public struct HTTPFreshness: Sendable, Hashable {
    /// How long the response is fresh, counted from its generation; zero if unknown.
    public let lifetime: Duration

    /// Where the lifetime comes from.
    public let basis: Basis

    /// The age of the response when it was received (`corrected_initial_age`).
    public let initialAge: Duration

    /// When it was received.
    public let receivedAt: Date

    /// How long past its lifetime it may be served while it is validated.
    public let staleWhileRevalidate: Duration

    /// How long past its lifetime it may be served instead of an error.
    public let staleIfError: Duration

    /// Whether it must be validated before each use, fresh or not (`no-cache`).
    public let needsValidation: Bool

    /// Whether it must never be served stale (`must-revalidate`).
    public let forbidsStale: Bool

    /// Whether its content does not change while it is fresh (`immutable`).
    public let isImmutable: Bool

    /// Where a lifetime comes from.
    public enum Basis: String, Sendable, Hashable {
        /// `max-age` or `Expires`.
        case explicit
        /// A fraction of the time since the last modification.
        case heuristic
        /// The lifetime is unknown.
        case none
    }

    /// Evaluates a response; `heuristics` applies if the origin does not specify a lifetime.
    public init(of response: TransportResponse, heuristics: Heuristics = Heuristics()) {
        let fields = response.fields
        let control = HTTPCacheControl(fields)
        let received = response.receivedAt
        let date = fields["Date"].flatMap { HTTPDate.parse($0, now: received) } ?? received
        let life = Self.lifetime(
            of: response, control: control, date: date, heuristics: heuristics)
        lifetime = life.duration
        basis = life.basis
        receivedAt = received
        // `Date` has whole seconds, so a fraction of a second is not an age.
        let apparent = max(0, received.timeIntervalSince(date).rounded(.down))
        let delay = max(0, received.timeIntervalSince(response.requestedAt))
        let stated = fields.members("Age").first.flatMap(HTTPList.deltaSeconds) ?? 0
        initialAge = Self.duration(max(apparent, Double(stated) + delay))
        staleWhileRevalidate = .seconds(control.seconds("stale-while-revalidate") ?? 0)
        staleIfError = .seconds(control.seconds("stale-if-error") ?? 0)
        needsValidation = control.isUnqualified("no-cache")
        forbidsStale = needsValidation || control.contains("must-revalidate")
        isImmutable = control.contains("immutable")
    }

    /// How to estimate the freshness of responses that do not specify it.
    public struct Heuristics: Sendable, Hashable {
        /// The fraction of the time since the last modification.
        public var part: Double

        /// The longest estimated lifetime.
        public var longest: Duration

        /// Creates a rule; the defaults suit news: a tenth, and at most an hour.
        public init(part: Double = 0.1, longest: Duration = .seconds(3_600)) {
            self.part = part
            self.longest = longest
        }

        /// No estimate: a response that does not specify its lifetime is stale.
        public static let none = Heuristics(part: 0, longest: .zero)
    }

    /// Returns the age of the response at a moment (`current_age`).
    public func age(at now: Date) -> Duration {
        initialAge + Self.duration(max(0, now.timeIntervalSince(receivedAt)))
    }

    /// Whether the response is fresh at a moment, regardless of ``needsValidation``.
    public func isFresh(at now: Date) -> Bool {
        !isFromTheFuture(at: now) && age(at: now) < lifetime
    }

    /// Returns how far past its lifetime the response is; zero while it is fresh.
    public func staleness(at now: Date) -> Duration {
        max(.zero, age(at: now) - lifetime)
    }

    /// Returns the freshness for a store that confirms its value now, or nil if the response does not specify
    /// any and the store's own rule applies.
    ///
    /// If the origin forbids serving it stale, the value expires when its freshness ends, so that readers
    /// wait.
    public func rule(at now: Date) -> Freshness? {
        if needsValidation { return Freshness(fresh: .zero, stale: .zero) }
        guard basis != .none else { return nil }
        let fresh = isFresh(at: now) ? lifetime - age(at: now) : .zero
        return Freshness(fresh: fresh, stale: forbidsStale ? fresh : .forever)
    }

    /// Allows one second, because clocks that are read in a different order may seem to go back.
    private func isFromTheFuture(at now: Date) -> Bool {
        now.timeIntervalSince(receivedAt) < -1
    }

    private static func lifetime(
        of response: TransportResponse, control: HTTPCacheControl, date: Date,
        heuristics: Heuristics
    ) -> (duration: Duration, basis: Basis) {
        if let seconds = control.seconds("max-age") { return (.seconds(seconds), .explicit) }
        let received = response.receivedAt
        let expires = Set(response.fields.all("Expires"))
        if !expires.isEmpty {
            // Contradictory lines, like invalid dates, count as a time in the past.
            let end = expires.count == 1 ? expires.first : nil
            let moment = end.flatMap { HTTPDate.parse($0, now: received) }
            return (duration(max(0, moment?.timeIntervalSince(date) ?? 0)), .explicit)
        }
        let mayGuess =
            HTTPStatus.isHeuristicallyCacheable(response.status) || control.contains("public")
        guard mayGuess, heuristics.part > 0,
            let modified = response.fields["Last-Modified"]
                .flatMap({ HTTPDate.parse($0, now: received) })
        else { return (.zero, .none) }
        let guess = duration(max(0, date.timeIntervalSince(modified)) * heuristics.part)
        return (min(guess, heuristics.longest), .heuristic)
    }

    private static func duration(_ seconds: TimeInterval) -> Duration {
        .seconds(min(seconds, Duration.forever.inSeconds))
    }
}
