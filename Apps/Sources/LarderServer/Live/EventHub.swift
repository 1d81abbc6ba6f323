internal import Foundation
internal import Larder
internal import NIOCore

/// Sends changes to all listeners, as server-sent events.
///
/// Changes in quick succession are sent once. The last thousand events are kept, so that a listener that
/// reconnects receives what it missed; if that is not possible, it is told to reload everything. A
/// listener that falls behind is dropped; it reconnects by itself.
final class EventHub: Sendable {
    /// A listener's events, ready to be written.
    struct Listening: Sendable {
        let id: UInt64
        let events: AsyncStream<ByteBuffer>
    }

    /// Why a listener is refused.
    enum Refusal: Error {
        /// The hub was closed for good.
        case closed
        /// There are as many listeners as allowed.
        case full
        /// This owner has as many listeners as allowed.
        case fullOfOwner
    }

    private struct Listener {
        var owner: StreamOwner
        var continuation: AsyncStream<ByteBuffer>.Continuation
        var onDrop: @Sendable () -> Void
    }

    private struct Pending: Hashable {
        var topic: Topic
        var key: String?
    }

    private struct State {
        var number: UInt64 = 0
        var version: UInt64 = 0
        var recent: [(number: UInt64, text: ByteBuffer)] = []
        var pending: [Pending] = []
        var isFlushing = false
        var listeners: [UInt64: Listener] = [:]
        /// The number of listeners of each owner.
        var owned: [StreamOwner: Int] = [:]
        var nextListener: UInt64 = 0
        var dropped = 0
        var isClosed = false

        mutating func remove(_ id: UInt64) -> Listener? {
            guard let listener = listeners.removeValue(forKey: id) else { return nil }
            let left = (owned[listener.owner] ?? 1) - 1
            owned[listener.owner] = left > 0 ? left : nil
            return listener
        }

        /// Sends a text to all listeners; returns those that fell behind and are dropped.
        mutating func tell(_ text: ByteBuffer) -> [Listener] {
            var slow: [Listener] = []
            for (id, listener) in listeners {
                guard case .dropped = listener.continuation.yield(text) else { continue }
                if let listener = remove(id) { slow.append(listener) }
                dropped += 1
            }
            return slow
        }
    }

    private struct Message: Encodable {
        var topic: Topic
        var key: String?
    }

    /// The number of events kept for listeners that reconnect.
    static let kept = 1_000

    /// The number of events that may wait for a listener before it is dropped, beside those kept that it asked for.
    static let buffered = 128

    private let state = Locked(State())
    private let epoch: String
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    /// Creates a hub; the epoch tells its numbers apart from those of earlier runs.
    init(
        epoch: String, clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.now = now
        self.epoch = epoch
        self.clock = clock
    }

    /// The number of current listeners, and of those dropped so far.
    var counts: (listening: Int, dropped: Int) {
        state.withLock { ($0.listeners.count, $0.dropped) }
    }

    /// A number that grows with each change, sent or not.
    var version: UInt64 { state.withLock { $0.version } }

    /// Notes that something may have changed; the event follows later.
    func touch() { state.withLock { $0.version += 1 } }

    /// The id of the last event.
    var lastID: String { "\(epoch)-\(state.withLock { $0.number })" }

    /// Notes a change; it is sent shortly after, together with others.
    func publish(_ topic: Topic, key: String? = nil) {
        let starts = state.withLock { state in
            state.version += 1
            let change = Pending(topic: topic, key: key)
            if !state.pending.contains(change) { state.pending.append(change) }
            defer { state.isFlushing = true }
            return !state.isFlushing
        }
        guard starts else { return }
        Task { [self] in
            // If the wait is cancelled, the changes are sent at once.
            try? await clock.sleep(for: .milliseconds(40))
            flush()
        }
    }

    /// Sends the changes that are waiting.
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
                slow += state.tell(text)
            }
            if state.recent.count > Self.kept {
                state.recent.removeFirst(state.recent.count - Self.kept)
            }
        }
        drop(slow)
    }

    /// Keeps idle connections open, and finds those that are gone.
    func beat() {
        drop(state.withLock { $0.tell(Self.heartbeat) })
    }

    private func drop(_ listeners: [Listener]) {
        for listener in listeners {
            listener.continuation.finish()
            listener.onDrop()
        }
    }

    /// Adds a listener, which first receives the events after the last one it knows.
    ///
    /// - Parameters:
    ///   - owner: Whose listener it is; listeners of one owner are counted and ended together.
    ///   - limits: The most listeners in all, and of one owner.
    ///   - onDrop: Closes the connection of a listener that falls behind or may no longer listen.
    func listen(
        after lastID: String?, owner: StreamOwner = .visitor(nil),
        limits: (all: Int, each: Int) = (.max, .max),
        onDrop: @escaping @Sendable () -> Void
    ) throws(Refusal) -> Listening {
        let (events, continuation) = AsyncStream<ByteBuffer>.makeStream(
            bufferingPolicy: .bufferingOldest(Self.buffered + Self.kept))
        let listening = state.withLock { state -> Result<Listening, Refusal> in
            if state.isClosed { return .failure(.closed) }
            if state.listeners.count >= limits.all { return .failure(.full) }
            if state.owned[owner, default: 0] >= limits.each { return .failure(.fullOfOwner) }
            if let lastID {
                // The opening carries no id: if the connection breaks off before the events that follow,
                // the listener still has to ask for them.
                continuation.yield(opening(id: nil))
                if let missed = missed(after: lastID, state) {
                    for text in missed { continuation.yield(text) }
                } else {
                    continuation.yield(reset(state.number))
                }
            } else {
                continuation.yield(opening(id: "\(epoch)-\(state.number)"))
            }
            state.nextListener += 1
            let id = state.nextListener
            state.listeners[id] = Listener(
                owner: owner, continuation: continuation, onDrop: onDrop)
            state.owned[owner, default: 0] += 1
            return .success(Listening(id: id, events: events))
        }
        return try listening.get()
    }

    /// Removes a listener.
    func leave(_ id: UInt64) {
        let listener = state.withLock { $0.remove(id) }
        listener?.continuation.finish()
    }

    /// Removes all listeners of an owner, and closes their connections, so that nothing more reaches them.
    func drop(owner: StreamOwner) {
        drop(
            state.withLock { state in
                state.listeners.filter { $0.value.owner == owner }.keys
                    .compactMap { state.remove($0) }
            })
    }

    /// The owners of the current listeners.
    var owners: [StreamOwner] { state.withLock { Array($0.owned.keys) } }

    /// Removes all listeners, and accepts no new ones.
    func close() {
        let listeners = state.withLock { state in
            state.isClosed = true
            defer { (state.listeners, state.owned) = ([:], [:]) }
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

    private func opening(id: String?) -> ByteBuffer {
        let micros = Int(now().timeIntervalSince1970 * 1_000_000)
        let id = id.map { "id: \($0)\n" } ?? ""
        return ByteBuffer(string: "retry: 2000\n\(id)event: hello\ndata: {\"now\":\(micros)}\n\n")
    }

    private func reset(_ number: UInt64) -> ByteBuffer {
        ByteBuffer(string: "id: \(epoch)-\(number)\nevent: reset\ndata: {}\n\n")
    }

    /// The events after a given one; nil if that event is too old or unknown.
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
