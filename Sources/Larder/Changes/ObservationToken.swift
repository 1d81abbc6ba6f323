internal import Synchronization

/// A running observation: it ends when this is cancelled or let go.
public final class ObservationToken: Sendable {
    private let onCancel: @Sendable () -> Void
    private let cancelled = Atomic<Bool>(false)
    private let endsWhenLetGo: Bool

    /// Creates a token that runs a closure once, when it is cancelled or let go.
    public convenience init(onCancel: @escaping @Sendable () -> Void) {
        self.init(endsWhenLetGo: true, onCancel: onCancel)
    }

    /// Creates a token; one that does not end when let go only offers to end earlier.
    init(endsWhenLetGo: Bool, onCancel: @escaping @Sendable () -> Void) {
        self.endsWhenLetGo = endsWhenLetGo
        self.onCancel = onCancel
    }

    deinit {
        if endsWhenLetGo { cancel() }
    }

    /// Ends the observation. No call begins after this returns; one that is running on another
    /// thread may still be finishing. Cancelling twice is harmless.
    public func cancel() {
        if !cancelled.exchange(true, ordering: .acquiringAndReleasing) { onCancel() }
    }
}
