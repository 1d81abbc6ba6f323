#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is known of a receiver: its last fix, and whether it has a signal now.
public struct Sighting: Sendable, Hashable {
    /// The last fix; nil before the first one.
    public var fix: Fix?

    /// Whether the fix is current, and if not, why.
    public var signal: Signal

    /// Counts the fixes; one that is completed by a later report of its moment keeps its number.
    public var number: Int

    /// Creates a sighting.
    public init(fix: Fix? = nil, signal: Signal = .searching, number: Int = 0) {
        self.fix = fix
        self.signal = signal
        self.number = number
    }

    /// The fix if the signal is held, nil otherwise.
    public var current: Fix? { signal == .held ? fix : nil }

    /// Whether nothing more comes.
    public var isLast: Bool {
        switch signal {
        case .refused, .ended: true
        default: false
        }
    }

    /// How well a receiver receives.
    public enum Signal: Sendable, Hashable {
        /// Reports come, and there has been no fix since the receiver was started.
        case searching
        /// The fix is current.
        case held
        /// The receiver says that it has no fix any more, or says nothing any more.
        case lost(since: Date)
        /// The receiver cannot be reached; the sentence says why. It is tried again.
        case unreachable(String)
        /// We may not have the receiver, or it is none; the sentence says why. It is not tried again.
        case refused(String)
        /// The source is at its end, as a log is; nothing more comes.
        case ended
    }
}
