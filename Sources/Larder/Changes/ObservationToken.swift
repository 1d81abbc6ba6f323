/// A running observation: it ends when the token is cancelled or released.
public final class ObservationToken: Sendable {
    /// Nil once cancelled, so that a kept token keeps nothing else alive.
    private let onCancel: Locked<(@Sendable () -> Void)?>
    private let cancelsOnDeinit: Bool

    /// Creates a token that runs a closure once, when it is cancelled or released.
    public convenience init(onCancel: @escaping @Sendable () -> Void) {
        self.init(cancelsOnDeinit: true, onCancel: onCancel)
    }

    /// Creates a token; with `cancelsOnDeinit` false, releasing it has no effect and it only allows ending
    /// earlier.
    init(cancelsOnDeinit: Bool, onCancel: @escaping @Sendable () -> Void) {
        self.cancelsOnDeinit = cancelsOnDeinit
        self.onCancel = Locked(onCancel)
    }

    deinit {
        if cancelsOnDeinit { cancel() }
    }

    /// Ends the observation. No call starts after this returns; a call on another thread may still be
    /// running. Cancelling twice is harmless.
    public func cancel() {
        let body = onCancel.withLock { body in
            defer { body = nil }
            return body
        }
        body?()
    }
}
