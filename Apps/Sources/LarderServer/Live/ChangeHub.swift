internal import Foundation
internal import Larder
internal import NIOCore

/// Tells everyone who listens what changed, by server-sent events.
///
/// Changes that come in quick succession are told once. The last thousand events are kept, so that
/// a listener that comes back is told what it missed, or else that it must look at everything. A
/// listener that does not keep up is dropped; it comes back by itself.
final class ChangeHub: Sendable {
    /// A listener's events, ready to be written.
    struct Listening: Sendable {
        let id: UInt64
        let events: AsyncStream<ByteBuffer>
    }

    private struct Listener {
        var continuation: AsyncStream<ByteBuffer>.Continuation
        var onDrop: @Sendable () -> Void
    }

    private struct Pending: Hashable {
        var topic: Topic
        var key: String?
    }

    private struct State {
        var number: UInt64 = 0
        var recent: [(number: UInt64, text: ByteBuffer)] = []
        var pending: [Pending] = []
        var isFlushing = false
        var listeners: [UInt64: Listener] = [:]
        var nextListener: UInt64 = 0
        var dropped = 0
        var isClosed = false
    }

    private struct Message: Encodable {
        var topic: Topic
        var key: String?
    }

    /// How many events are kept for those who come back.
    static let kept = 1_000

    /// How many events wait for a listener before it is dropped.
    static let buffered = 128

    private let state = Locked(State())
    private let epoch: String
    private let clock: any Clock<Duration>

    /// Creates a hub; the epoch tells its numbers from those of earlier runs.
    init(epoch: String, clock: any Clock<Duration>) {
        self.epoch = epoch
        self.clock = clock
    }

    /// How many listen now, and how many were dropped.
    var counts: (listening: Int, dropped: Int) {
        state.withLock { ($0.listeners.count, $0.dropped) }
    }

    /// The id of the last event.
    var lastID: String { "\(epoch)-\(state.withLock { $0.number })" }

    /// Notes a change; it is told within a moment, together with others.
    func publish(_ topic: Topic, key: String? = nil) {
        let starts = state.withLock { state in
            let change = Pending(topic: topic, key: key)
            if !state.pending.contains(change) { state.pending.append(change) }
            defer { state.isFlushing = true }
            return !state.isFlushing
        }
        guard starts else { return }
        Task { [self] in
            // A cancelled wait tells at once.
            try? await clock.sleep(for: .milliseconds(40))
            flush()
        }
    }

    /// Tells what waits.
    func flush() {
        var slow: [Listener] = []
        state.withLock { state in
            state.isFlushing = false
            let changes = state.pending
            state.pending = []
            for change in changes {
                state.number += 1
                let text = event(state.number, change)
                state.recent.append((state.number, text))
                for (id, listener) in state.listeners {
                    if case .dropped = listener.continuation.yield(text) {
                        state.listeners[id] = nil
                        state.dropped += 1
                        slow.append(listener)
                    }
                }
            }
            if state.recent.count > Self.kept {
                state.recent.removeFirst(state.recent.count - Self.kept)
            }
        }
        for listener in slow {
            listener.continuation.finish()
            listener.onDrop()
        }
    }

    /// Keeps the connections of those who listen from falling asleep, and finds those that are gone.
    func beat() {
        let slow = state.withLock { state in
            var slow: [Listener] = []
            for (id, listener) in state.listeners {
                if case .dropped = listener.continuation.yield(Self.heartbeat) {
                    state.listeners[id] = nil
                    state.dropped += 1
                    slow.append(listener)
                }
            }
            return slow
        }
        for listener in slow {
            listener.continuation.finish()
            listener.onDrop()
        }
    }

    /// Begins to listen, first to what came after an event; nil once the hub is closed.
    ///
    /// - Parameter onDrop: Ends the connection of a listener that does not keep up.
    func listen(
        after lastID: String?, onDrop: @escaping @Sendable () -> Void
    ) -> Listening? {
        let (events, continuation) = AsyncStream<ByteBuffer>.makeStream(
            bufferingPolicy: .bufferingOldest(Self.buffered + Self.kept))
        return state.withLock { state in
            if state.isClosed { return nil }
            continuation.yield(opening(state.number))
            if let lastID {
                if let missed = missed(after: lastID, state) {
                    for text in missed { continuation.yield(text) }
                } else {
                    continuation.yield(reset(state.number))
                }
            }
            state.nextListener += 1
            let id = state.nextListener
            state.listeners[id] = Listener(continuation: continuation, onDrop: onDrop)
            return Listening(id: id, events: events)
        }
    }

    /// Ends a listener's events.
    func leave(_ id: UInt64) {
        let listener = state.withLock { $0.listeners.removeValue(forKey: id) }
        listener?.continuation.finish()
    }

    /// Ends all listening, for good.
    func close() {
        let listeners = state.withLock { state in
            state.isClosed = true
            defer { state.listeners = [:] }
            return state.listeners.values.map(\.continuation)
        }
        for continuation in listeners { continuation.finish() }
    }

    // MARK: - Texts

    private static let heartbeat = ByteBuffer(string: ": still here\n\n")

    private func event(_ number: UInt64, _ change: Pending) -> ByteBuffer {
        // JSON text has no line breaks of its own.
        let data =
            (try? JSONEncoder().encode(Message(topic: change.topic, key: change.key))) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        return ByteBuffer(string: "id: \(epoch)-\(number)\nevent: change\ndata: \(text)\n\n")
    }

    private func opening(_ number: UInt64) -> ByteBuffer {
        ByteBuffer(string: "retry: 2000\nid: \(epoch)-\(number)\nevent: hello\ndata: {}\n\n")
    }

    private func reset(_ number: UInt64) -> ByteBuffer {
        ByteBuffer(string: "id: \(epoch)-\(number)\nevent: reset\ndata: {}\n\n")
    }

    /// The events after one; nil when that is not known any more, or never was.
    private func missed(after lastID: String, _ state: State) -> [ByteBuffer]? {
        let parts = lastID.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == epoch, let number = UInt64(parts[1]),
            number <= state.number
        else { return nil }
        if number == state.number { return [] }
        guard let first = state.recent.first?.number, number + 1 >= first else { return nil }
        return state.recent.drop { $0.number <= number }.map(\.text)
    }
}
