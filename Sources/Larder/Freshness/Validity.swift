#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Until when one value is fresh and usable, as decided when it was confirmed.
public struct Validity: Sendable, Hashable {
    /// When the value was confirmed; if the clock shows an earlier time, it was set back.
    public var from: Date

    /// From this moment on the value is stale.
    public var freshUntil: Date

    /// From this moment on the value is expired.
    public var usableUntil: Date

    /// Whether invalidating has no effect, for values that can never change.
    public var isImmutable: Bool

    /// Whether a store's rule decided this although the source said something else.
    var overridesSource = false

    /// Creates a validity; `usableUntil` is raised to `freshUntil` if it is earlier.
    public init(from: Date, freshUntil: Date, usableUntil: Date, isImmutable: Bool = false) {
        self.from = from
        self.freshUntil = freshUntil
        self.usableUntil = max(freshUntil, usableUntil)
        self.isImmutable = isImmutable
    }

    /// Returns the age at a moment; see ``Freshness/age(of:at:)``. An invalidated value is at least stale.
    public func age(at now: Date, isInvalidated: Bool = false) -> Freshness.Age {
        if isImmutable { return .fresh }
        if now < from { return .stale }
        if now < freshUntil { return isInvalidated ? .stale : .fresh }
        return now < usableUntil ? .stale : .expired
    }
}
