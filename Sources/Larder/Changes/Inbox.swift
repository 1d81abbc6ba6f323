/// The newest snapshot on its way to the main actor; several in a row make one trip.
final class Inbox<Content: Sendable>: Sendable {
    private let newest = Locked<Content?>(nil)

    /// Stores a snapshot; returns whether a trip to fetch it must be started.
    func put(_ content: Content) -> Bool {
        newest.withLock { newest in
            defer { newest = content }
            return newest == nil
        }
    }

    func take() -> Content? {
        newest.withLock { newest in
            defer { newest = nil }
            return newest
        }
    }
}
