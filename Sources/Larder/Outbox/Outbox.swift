#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A queue of writes that arrive: stored before they are sent, and sent again until the other side has accepted
/// them.
///
/// ```swift
/// let outbox = Outbox(name: "stars", destination: server, storage: storage)
/// let sending = outbox.start()
/// try await outbox.enqueue(
///     Star(article: 17), in: "articles/17",
///     with: Write(marks: [Mark(scope: "articles", item: "17", name: .favourite, date: .now)]))
/// ```
///
/// - A write is stored in one commit with the local change that it belongs to: after a crash both are there, or
///   neither.
/// - Writes of one lane are sent in order, one at a time. Lanes do not wait for each other.
/// - A write has an identity that goes along with every attempt (``Delivery/id``). It may be sent twice, if the
///   answer to the first attempt was lost; a destination that honours the identity carries it out once.
/// - Several processes can share an outbox, each with its own instance. A lane is sent by one at a time, under a
///   lease (``Leases``); who was paused for too long changes nothing in the queue.
/// - While the environment is offline, nothing is sent. When the connection is back, what waited for it goes at
///   once; let reads wait for that with ``Source/after(_:patience:)``.
/// - Nothing leaves the outbox unless it was delivered, a person dropped it, or the ``DeliveryRule`` says so.
///
/// Keep an outbox in a precious storage.
public final class Outbox<Payload: Sendable>: Sendable {
    /// The name of the outbox: the first component of its keys in the storage.
    public let name: String

    /// The clock, randomness, connectivity and reporter that the outbox uses.
    public let environment: StoreEnvironment

    let destination: (any Destination<Payload>)?
    package let storage: any EntryStorage
    let codec: Codec<Payload>
    let rule: DeliveryRule
    /// Says of a write that was given up, by its identity and payload, whether it stays on record however many others are.
    package let keepsRecord = Locked<@Sendable (String, Payload) async throws -> Bool> { _, _ in
        false
    }
    package let keys: OutboxKeys
    let leases: Leases
    let lease: Duration
    /// The time since this was made, whatever the clock of the device is set to.
    let elapsed: @Sendable () -> Duration
    let sending: Locked<Sending>
    let observers = Locked(Observers())

    /// The author of our commits, for recognising them among others.
    let author = StoreEnvironment.openingID()

    private let follower = Locked<StorageFollower?>(nil)
    private let isFollowing = Locked(false)

    /// Where enqueuers of a lane take turns; several lanes share one.
    private let turns = (0..<16).map { _ in SerialQueue() }

    /// The last number of each lane, as far as known; a wrong one is refused by the storage and read again.
    private let ends = Locked<[Key: LaneEnd]>([:])

    private struct LaneEnd: Sendable {
        var number: UInt64
        /// The revision of its entry; 0 if there is none.
        var revision: UInt64
    }

    struct Observers: Sendable {
        var next = 0
        var bodies: [Int: @Sendable (_ keys: [Key]?) -> Void] = [:]
    }

    /// Creates an outbox.
    ///
    /// - Parameters:
    ///   - name: The name of the outbox in the storage.
    ///   - destination: Where the writes go; nil for a process that only enqueues and shows.
    ///   - storage: Where the writes are kept: the storage of the local changes they belong to.
    ///   - codec: Converts payloads to and from bytes.
    ///   - rule: What happens to a write that fails.
    ///   - concurrency: How many lanes are sent at once.
    ///   - lease: For how long a lane stays reserved for a process that has died or hangs. It is extended
    ///     while a write is being sent.
    ///   - environment: The clock, randomness, connectivity and reporter.
    public init(
        name: String, destination: (any Destination<Payload>)? = nil, storage: any EntryStorage,
        codec: Codec<Payload>, rule: DeliveryRule = .standard, concurrency: Int = 4,
        lease: Duration = .seconds(30), environment: StoreEnvironment = StoreEnvironment()
    ) {
        precondition(concurrency > 0 && lease > .zero)
        self.name = name
        self.destination = destination
        self.storage = storage
        self.codec = codec
        self.rule = rule
        self.lease = lease
        self.environment = environment
        elapsed = environment.clock.stopwatch()
        keys = OutboxKeys(name: name)
        leases = Leases(in: storage, lasting: lease, holder: name, environment: environment)
        sending = Locked(Sending(schedule: OutboxSchedule(concurrency: concurrency)))
    }

    deinit { follower.withLock { $0 }?.end() }

    // MARK: - Enqueuing

    /// Stores a write to be sent, in one commit with local changes; returns its identity.
    ///
    /// If this throws, nothing was changed, unless the storage failed in a way that leaves it open (`.io`,
    /// `.timedOut`, `.unreachable`). Then call it again with the same `id`: a storage that did commit the first
    /// one ignores the second. If an expectation of `changes` does not hold, throws `.conflict` with the key.
    ///
    /// - Parameters:
    ///   - payload: What is to be sent.
    ///   - lane: The lane, such as the key of what is changed: its writes are sent in order.
    ///   - id: The idempotency key; a new unique one by default.
    ///   - changes: The local changes that belong to it; their `id` and `author` are not used.
    @discardableResult
    public func enqueue(
        _ payload: Payload, in lane: Key = .mainLane, id: String? = nil,
        with changes: Write = Write()
    ) async throws -> String {
        let id = id ?? environment.makeID()
        let record = try record(payload, lane, id)
        try await append([record], to: lane, with: changes, as: identity(id))
        return id
    }

    /// Stores several writes to be sent in order, in one commit with local changes; returns their identities.
    @discardableResult
    public func enqueue(
        all payloads: [Payload], in lane: Key = .mainLane, with changes: Write = Write()
    ) async throws -> [String] {
        guard !payloads.isEmpty || !changes.isEmpty else { return [] }
        let records = try payloads.map { try record($0, lane, environment.makeID()) }
        let identity = records.first?.head.id ?? environment.makeID()
        try await append(records, to: lane, with: changes, as: self.identity(identity))
        return records.map(\.head.id)
    }

    /// The identity of the commit that belongs to a write.
    func identity(_ id: String, _ more: String...) -> String {
        Key(components: [name, id] + more).path
    }

    func record(_ payload: Payload, _ lane: Key, _ id: String) throws -> OutboxRecord {
        do {
            let head = OutboxRecord.Head(
                id: id, lane: lane.path, number: 0, enqueued: environment.now(), state: .waiting,
                format: codec.format)
            return OutboxRecord(head: head, payload: try codec.encode(payload))
        } catch {
            throw LarderError(
                .unreadable, key: lane,
                message: "The write could not be encoded, so it was not stored.", cause: error)
        }
    }

    /// Puts writes at the end of a lane, to its end even if the caller is cancelled.
    func append(
        _ records: [OutboxRecord], to lane: Key, with changes: Write, as identity: String
    ) async throws {
        let turn = turns[Int(lane.path.utf8.reduce(0) { $0 &* 31 &+ $1 } & 15)]
        let result = await turn.run(on: environment) { () async -> Result<[Key], any Error> in
            do {
                return .success(try await self.commit(records, to: lane, changes, identity))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let keys): changed(keys)
        // The commit may have taken effect.
        case .failure: changed(nil)
        }
        visit([lane])
        _ = try result.get()
        environment.report(.enqueued, name, lane, count: records.count)
    }

    private func commit(
        _ records: [OutboxRecord], to lane: Key, _ changes: Write, _ identity: String
    ) async throws -> [Key] {
        var attempts = 0
        while true {
            let end = try await end(of: lane)
            var number = end.number
            var puts: [EntryChange] = []
            for var record in records {
                number += 1  // of stored numbers, `end` accepts only smaller ones
                record.head.number = number
                puts.append(.put(try record.entry(at: keys.waiting(lane, number)), expecting: 0))
            }
            let last = StoredEntry.local(
                keys.end(of: lane), Data(String(number).utf8), format: "text/1",
                at: environment.now())
            var write = changes
            // A lane without writes needs no number.
            if !puts.isEmpty { write.entries += puts + [.put(last, expecting: end.revision)] }
            write.author = author
            do {
                let commit = try await storage.commitOnce(write, as: identity)
                if !puts.isEmpty {
                    let revision = commit.revision(of: last.key) ?? 0
                    remember(LaneEnd(number: number, revision: revision), lane)
                }
                return write.entries.compactMap(\.key)
            } catch let error as LarderError {
                forgetEnd(of: lane)
                let isOurs = error.key.map { key in
                    key == last.key || puts.contains { $0.key == key }
                }
                // Another process was faster.
                attempts += 1
                guard error.code == .conflict, isOurs == true, attempts < 100 else { throw error }
            }
        }
    }

    private func end(of lane: Key) async throws -> LaneEnd {
        if let known = ends.withLock({ $0[lane] }) { return known }
        let entry = try await storage.entry(for: keys.end(of: lane))
        var end = LaneEnd(number: 0, revision: entry?.revision ?? 0)
        if let entry, let number = UInt64(String(decoding: entry.value, as: UTF8.self)) {
            end.number = number
        } else if let last = try await storage.allSummaries(under: keys.waiting(lane)).last {
            // Its entry was lost.
            end.number = keys.number(of: last.key) ?? 0
        }
        guard end.number < UInt64.max / 2 else {
            throw LarderError(
                .damaged, key: lane,
                message: "The order of the waiting writes was damaged. Restore a backup.")
        }
        return end
    }

    private func remember(_ end: LaneEnd, _ lane: Key) {
        ends.withLock { ends in
            if ends.count >= 10_000 { ends = [:] }
            ends[lane] = end
        }
    }

    func forgetEnd(of lane: Key) { ends.withLock { _ = $0.removeValue(forKey: lane) } }

    // MARK: - Following

    /// Calls the body after every change of an item, here or in another process, on any thread; it then asks
    /// for what it shows.
    public func observe(_ body: @escaping @Sendable () -> Void) -> ObservationToken {
        observeKeys { _ in body() }
    }

    /// Calls the body after every change of these entries, or with nil of any.
    package func observeKeys(
        _ body: @escaping @Sendable (_ keys: [Key]?) -> Void
    ) -> ObservationToken {
        let id = observers.withLock { observers in
            observers.next += 1
            observers.bodies[observers.next] = body
            return observers.next
        }
        let environment = environment
        let isObserved: @Sendable () -> Bool = { [weak self] in
            self?.observers.withLock { $0.bodies[id] != nil } ?? false
        }
        environment.untilDone(while: isObserved) { [weak self] _ in
            guard let self, !isFollowing.withLock({ $0 }) else { return }
            try await follow()
            // What changed before that was not heard.
            body(nil)
        }
        return ObservationToken { [weak self] in
            self?.observers.withLock { _ = $0.bodies.removeValue(forKey: id) }
        }
    }

    /// Tells the observers that entries have changed.
    package func changed(_ keys: [Key]?) {
        let bodies = observers.withLock { $0.bodies.sorted { $0.key < $1.key }.map(\.value) }
        for body in bodies { body(keys) }
    }

    /// Makes sure that changes by other processes are heard from now on.
    package func follow() async throws {
        let follower = follower.withLock { follower in
            let known =
                follower
                ?? StorageFollower(storage, environment) { [weak self] batch in
                    guard let self else { return false }
                    hear(batch)
                    return true
                }
            follower = known
            return known
        }
        try await follower.begin()
        isFollowing.withLock { $0 = true }
    }

    private func hear(_ batch: ChangeBatch) {
        if let by = batch.author, by == author { return }
        let changes = batch.changes
        let isAboutAll =
            changes.isEverything
            || changes.prefixes.contains { keys.root.isUnder($0) || $0.isUnder(keys.root) }
        let ours = changes.keys.filter { $0.isUnder(keys.root) }
        guard isAboutAll || !ours.isEmpty else { return }
        changed(isAboutAll ? nil : ours)
        if isAboutAll { scanSoon() } else { visit(ours.compactMap(keys.lane(of:))) }
    }
}

extension Outbox where Payload: Codable {
    /// Creates an outbox that stores its payloads as JSON; for payloads that aren't `Codable`, pass `codec:`.
    ///
    /// See the other initialiser for the parameters.
    public convenience init(
        name: String, destination: (any Destination<Payload>)? = nil, storage: any EntryStorage,
        rule: DeliveryRule = .standard, concurrency: Int = 4, lease: Duration = .seconds(30),
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.init(
            name: name, destination: destination, storage: storage, codec: .json(), rule: rule,
            concurrency: concurrency, lease: lease, environment: environment)
    }
}

extension StoreEnvironment {
    /// Reports an event of an outbox.
    package func report(
        _ kind: LarderEvent.Kind, _ name: String, _ lane: Key?, count: Int? = nil,
        error: LarderError? = nil
    ) {
        guard !(reporter is SilentReporter) else { return }
        reporter.report(LarderEvent(kind, named: name, key: lane, count: count, error: error))
    }
}

extension EntryChange {
    /// The key of what is put or removed.
    var key: Key? {
        switch self {
        case .put(let entry, _): entry.key
        case .remove(let key, _): key
        default: nil
        }
    }
}
