#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Where an outbox is in its storage.
///
/// ```
/// name/waiting/lane/number   a write that is to be sent; numbers have 20 digits, so that they sort
/// name/lanes/lane            the last number that was given in the lane; absent from an empty lane
/// name/parked/id             a write that was set aside
/// name/dropped/id            a write that was given up
/// name/notes/…               what goes with the writes: identities, conflicts, what can be undone
/// ```
///
/// Every enqueue writes the entry of its lane, and expects the revision that was read. So the numbers of a
/// lane are in the order of the commits, whichever processes made them.
package struct OutboxKeys: Sendable {
    package let root: Key
    let waiting: Key
    let lanes: Key
    package let parked: Key
    let dropped: Key
    package let notes: Key

    package init(name: String) {
        root = Key(component: name)
        waiting = root.appending("waiting")
        lanes = root.appending("lanes")
        parked = root.appending("parked")
        dropped = root.appending("dropped")
        notes = root.appending("notes")
    }

    /// A lane is one component here, whatever it consists of.
    func waiting(_ lane: Key) -> Key { waiting.appending(lane.path) }
    package func waiting(_ lane: Key, _ number: UInt64) -> Key {
        let digits = String(number)
        return waiting(lane).appending(String(repeating: "0", count: 20 - digits.count) + digits)
    }
    func end(of lane: Key) -> Key { lanes.appending(lane.path) }
    package func parked(_ id: String) -> Key { parked.appending(id) }
    package func dropped(_ id: String) -> Key { dropped.appending(id) }

    /// The name of the lease that the sender of a lane holds.
    func lease(_ lane: Key) -> Key { root.appending("lane").appending(lane.path) }

    /// A key after all writes of a lane and before those of the next one: colons come after digits.
    func after(_ lane: Key) -> Key { waiting(lane).appending(":") }

    /// Returns the lane of a waiting write, or nil for another key.
    package func lane(of key: Key) -> Key? {
        guard key != waiting else { return nil }
        return key.relative(to: waiting)?.components.first.map { Key(path: $0) }
    }

    /// Returns the number of a waiting write.
    func number(of key: Key) -> UInt64? { key.components.last.flatMap { UInt64($0) } }
}

/// A write as it is stored: a line of JSON that says everything about it, and the bytes of its payload.
struct OutboxRecord: Sendable {
    struct Head: Codable, Sendable {
        var id: String
        var lane: String
        var number: UInt64
        var enqueued: Date
        var state: OutboxState
        var attempts = 0
        /// How often it was sent before a person retried it.
        var earlier: Int?
        /// Whether its lane went on without it while an attempt may have been carried out.
        var wasOvertaken: Bool?
        /// Whether an attempt before the present one may have been carried out: it was begun, and not refused.
        /// Nil before the first one, and in records of older versions.
        var mayBeDone: Bool?
        /// The format of the payload.
        var format: String
        /// When the next attempt is due, after a failure.
        var next: Date?
        /// Whether the other side named that moment, so that it holds even if the connection comes back.
        var isNextNamed: Bool?
        /// Until when the sender has the lane, while it is being sent.
        var until: Date?
        var failure: StoredFailure?
        /// How often in a row it has failed with the same code.
        var alike: Int?
    }

    struct StoredFailure: Codable, Sendable {
        var code: LarderError.Code
        var message: String
        var date: Date

        func failure(after attempts: Int) -> Failure {
            Failure(error: LarderError(code, message: message), date: date, attempts: attempts)
        }
    }

    static let format = "outbox/1"

    var head: Head
    var payload: Data

    init(head: Head, payload: Data) {
        self.head = head
        self.payload = payload
    }

    var lane: Key { Key(path: head.lane) }

    /// How often it was sent, also before a person retried it.
    var sent: Int {
        let (sum, isTooMuch) = head.attempts.addingReportingOverflow(head.earlier ?? 0)
        return isTooMuch ? .max : sum
    }

    /// Whether it was certainly not carried out: it was never sent, or the other side has refused every attempt.
    var isUndone: Bool {
        if head.state == .sending { return false }
        // Of older versions it is known only that what has neither been sent nor failed is not done.
        return head.mayBeDone.map { !$0 } ?? (sent == 0 && head.failure == nil)
    }

    init(_ entry: StoredEntry) throws {
        guard entry.format == Self.format else {
            throw LarderError(
                .tooNew, key: entry.key,
                message: """
                    A waiting write has the format \(entry.format), not \(Self.format). Update the program \
                    to send it.
                    """)
        }
        let end = entry.value.firstIndex(of: UInt8(ascii: "\n"))
        guard let end, let head = try? JSONDecoder().decode(Head.self, from: entry.value[..<end])
        else {
            throw LarderError(
                .unreadable, key: entry.key,
                message: "A waiting write cannot be read. Restore a backup, or drop it.")
        }
        self.head = head
        payload = Data(entry.value[(end + 1)...])
    }

    func entry(at key: Key) throws -> StoredEntry {
        var bytes = try JSONEncoder().encode(head)
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(payload)
        return .local(key, bytes, format: Self.format, at: head.enqueued)
    }

    /// Returns the same write for another attempt, at another place if its lane has gone on without it.
    func retried(at number: UInt64? = nil) -> OutboxRecord {
        var record = self
        record.head.mayBeDone = !isUndone
        record.head.state = .waiting
        record.head.earlier = sent
        record.head.attempts = 0
        record.head.next = nil
        record.head.isNextNamed = nil
        record.head.until = nil
        record.head.alike = 0
        if let number { record.head.number = number }
        return record
    }

    /// How often in a row it has failed with the code of an error, including this time.
    func failures(like error: LarderError) -> Int {
        head.failure?.code == error.code ? min(head.alike ?? 1, Int.max - 1) + 1 : 1
    }

    /// Notes a failure; with `wasSent`, that of an attempt which has left this program.
    mutating func fail(
        _ error: LarderError, at now: Date, as state: OutboxState, wasSent: Bool = true
    ) {
        head.mayBeDone = head.mayBeDone != false || wasSent && !error.saysNo
        head.state = state
        head.until = nil
        head.next = nil
        head.isNextNamed = nil
        head.alike = failures(like: error)
        head.failure = StoredFailure(code: error.code, message: error.message, date: now)
    }
}
