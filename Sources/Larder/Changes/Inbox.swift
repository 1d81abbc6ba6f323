/// The newest snapshot on its way to the main actor; a burst makes one trip.
final class Inbox<Content: Sendable>: Sendable {
    private let newest = Locked<Content?>(nil)

    /// Puts in a snapshot; returns whether somebody must come and take it.
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
