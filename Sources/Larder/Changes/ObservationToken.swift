/// A running observation: it ends when this is cancelled or let go.
public final class ObservationToken: Sendable {
    /// Nil once it is cancelled: who keeps a token keeps nothing else.
    private let onCancel: Locked<(@Sendable () -> Void)?>
    private let endsWhenLetGo: Bool

    /// Creates a token that runs a closure once, when it is cancelled or let go.
    public convenience init(onCancel: @escaping @Sendable () -> Void) {
        self.init(endsWhenLetGo: true, onCancel: onCancel)
    }

    /// Creates a token; one that does not end when let go only offers to end earlier.
    init(endsWhenLetGo: Bool, onCancel: @escaping @Sendable () -> Void) {
        self.endsWhenLetGo = endsWhenLetGo
        self.onCancel = Locked(onCancel)
    }

    deinit {
        if endsWhenLetGo { cancel() }
    }

    /// Ends the observation. No call begins after this returns; one that is running on another
    /// thread may still be finishing. Cancelling twice is harmless.
    public func cancel() {
        let body = onCancel.withLock { body in
            defer { body = nil }
            return body
        }
        body?()
    }
}
