#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is known of a receiver: its last fix, and whether it has a signal now.
public struct LocationState: Sendable, Hashable {
    /// The last fix; nil before the first one.
    public var fix: Fix?

    /// Whether the fix is current, and if not, why.
    public var signal: Signal

    /// The number of the fix; a fix completed by a later report of its moment keeps its number.
    public var number: Int

    /// Creates a locationState.
    public init(fix: Fix? = nil, signal: Signal = .searching, number: Int = 0) {
        self.fix = fix
        self.signal = signal
        self.number = number
    }

    /// The fix if the signal is held, nil otherwise.
    public var current: Fix? { signal == .held ? fix : nil }

    /// Whether nothing more will come.
    public var isLast: Bool {
        switch signal {
        case .refused, .ended: true
        default: false
        }
    }

    /// The state of a receiver's signal.
    public enum Signal: Sendable, Hashable {
        /// Reports come, but there has been no fix since the receiver was started.
        case searching
        /// The fix is current.
        case held
        /// The receiver says that it has lost its fix, or has fallen silent.
        case lost(since: Date)
        /// The receiver cannot be reached; the sentence says why. It will be retried.
        case unreachable(String)
        /// We may not use the receiver, or it is not one; the sentence says why. It will not be
        /// retried.
        case refused(String)
        /// The source has ended, as a log does; nothing more will come.
        case ended
    }
}
