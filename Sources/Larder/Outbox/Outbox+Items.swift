#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Outbox {
    /// How many given-up writes stay on record.
    private static var recordLimit: Int { 1_000 }

    // MARK: - Reading

    /// Returns the writes that are to be sent, lane by lane and in order.
    ///
    /// - Parameters:
    ///   - lane: The only lane to list; nil for all.
    ///   - limit: The most to return.
    public func waiting(
        in lane: Key? = nil, limit: Int = .max
    ) async throws -> [OutboxItem<Payload>] {
        try await items(under: lane.map { keys.waiting($0) } ?? keys.waiting, limit)
    }

    /// Returns the writes that were set aside until a person retries or drops them, oldest first.
    public func parked() async throws -> [OutboxItem<Payload>] {
        try await items(under: keys.parked, .max).sorted { $0.enqueued < $1.enqueued }
    }

    /// Returns the last writes that were given up, each with the reason, oldest first.
    public func dropped() async throws -> [OutboxItem<Payload>] {
        try await items(under: keys.dropped, .max).sorted { $0.enqueued < $1.enqueued }
    }

    /// Returns how many writes there are.
    public func counts() async throws -> OutboxCounts {
        OutboxCounts(
            waiting: try await storage.allSummaries(under: keys.waiting).count,
            parked: try await storage.allSummaries(under: keys.parked).count,
            dropped: try await storage.allSummaries(under: keys.dropped).count)
    }

    private func items(under prefix: Key, _ limit: Int) async throws -> [OutboxItem<Payload>] {
        var items: [OutboxItem<Payload>] = []
        var after: Key?
        while items.count < limit {
            let page = try await storage.summaries(
                under: prefix, after: after, limit: min(1_000, limit - items.count))
            for summary in page {
                // What was delivered in the meantime is not listed.
                if let item = try await item(at: summary.key) { items.append(item) }
            }
            guard let last = page.last else { break }
            after = last.key
        }
        return items
    }

    /// Returns the write under a key, if there is one; of one that cannot be read, the place and the reason.
    package func item(at key: Key) async throws -> OutboxItem<Payload>? {
        do {
            return try await storage.entry(for: key).map { item(try OutboxRecord($0)) }
        } catch let error as LarderError where error.isAboutContent {
            return unreadable(key, error)
        }
    }

    /// The identity of a waiting write that cannot be read: where it is.
    func unreadableID(_ key: Key) -> String {
        let place = key.relative(to: keys.root)?.components ?? []
        return place.count == 2 ? place[1] : "unreadable " + key.path
    }

    private func unreadable(_ key: Key, _ error: LarderError) -> OutboxItem<Payload> {
        let isWaiting = keys.lane(of: key) != nil
        let failure = Failure(error: error, date: environment.now(), attempts: 0)
        return OutboxItem(
            id: unreadableID(key), lane: keys.lane(of: key) ?? .mainLane,
            sequenceNumber: keys.number(of: key) ?? 0, payload: nil,
            state: isWaiting ? .asking : key.isUnder(keys.parked) ? .parked : .dropped, attempts: 0,
            enqueued: .distantPast, failure: failure, nextAttempt: nil)
    }

    func item(_ record: OutboxRecord) -> OutboxItem<Payload> {
        let head = record.head
        let isReadable = head.format == codec.format
        // A clock that was ahead has said nothing.
        let rest = head.until?.timeIntervalSince(environment.now()) ?? 0
        let isSending =
            head.state == .sending
            && (rest > 0 && rest <= lease.inSeconds
                || sending.withLock { $0.inTheAir[record.lane] != nil })
        return OutboxItem(
            id: head.id, lane: record.lane, sequenceNumber: head.number,
            payload: isReadable ? try? codec.decode(record.payload) : nil,
            state: head.state == .sending && !isSending ? .waiting : head.state,
            attempts: record.sent, enqueued: head.enqueued,
            failure: head.failure.map { $0.failure(after: head.attempts) }, nextAttempt: head.next,
            mayBeDone: !record.isUndone)
    }

    // MARK: - Deciding

    /// Sends a write again that was parked or waits for a decision, under its old identity, or sends a waiting
    /// one without waiting for its next attempt.
    ///
    /// A parked write goes to the end of its lane. Throws `.notFound` if there is no such write: it was
    /// delivered, perhaps.
    public func retry(_ id: String) async throws {
        try await decidingAgain(id) { try await retryOnce(id) }
    }

    private func retryOnce(_ id: String) async throws {
        if let entry = try await storage.entry(for: keys.parked(id)) {
            let record = try OutboxRecord(entry)
            var next = record.retried()
            if !record.isUndone { next.head.wasOvertaken = true }
            return try await append(
                [next], to: record.lane,
                with: Write(entries: [.remove(entry.key, expecting: entry.revision)]),
                as: identity(id, "retry \(entry.revision)"))
        }
        try await change(id) { record, entry in
            [.put(try record.retried().entry(at: entry.key), expecting: entry.revision)]
        }
    }

    /// Puts another write in the place of a waiting one, in one commit with local changes; returns its identity.
    ///
    /// For writes that say how something is now, such as the whole text of a note: one of them waits while nothing
    /// can be sent, however often the text changes. The new write keeps the place in the lane and what failed, with
    /// the moment of the next attempt. It has an identity of its own, as the other one may have been carried out.
    ///
    /// Throws `.busy` while the other one is being sent, and `.notFound` if it waits no longer: enqueue the new one
    /// then. If an expectation of `changes` does not hold, throws `.conflict` with the key.
    @discardableResult
    public func replace(
        _ id: String, by payload: Payload, in lane: Key = .mainLane, with changes: Write = Write()
    ) async throws -> String {
        let fresh = try record(payload, lane, environment.makeID())
        for attempt in 1... {
            do {
                try await change(id, in: lane, with: changes) { old, entry in
                    var next = fresh
                    next.head = old.head
                    (next.head.id, next.head.format) = (fresh.head.id, codec.format)
                    next.head.mayBeDone = false
                    if old.head.state == .sending { next.head.state = .waiting }
                    next.head.until = nil
                    return [.put(try next.entry(at: entry.key), expecting: entry.revision)]
                }
                break
            } catch let error as LarderError
                where error.code == .conflict && error.key?.isUnder(keys.waiting) == true
                && attempt < 100
            {}
        }
        return fresh.head.id
    }

    /// Gives a write up; it stays on record (``dropped()``).
    ///
    /// Throws `.busy` while it is being sent, and `.notFound` if there is no such write. A write that was sent
    /// before may have been carried out.
    public func drop(_ id: String) async throws {
        try await decidingAgain(id) { try await dropOnce(id) }
        environment.report(.dropped, name, nil)
        await forgetOldest()
    }

    private func dropOnce(_ id: String) async throws {
        if try await dropUnreadable(id) {
            // Its bytes say nothing to anybody.
        } else if let entry = try await storage.entry(for: keys.parked(id)) {
            var record = try OutboxRecord(entry)
            record.head.state = .dropped
            let put = EntryChange.put(try record.entry(at: keys.dropped(id)))
            try await write([.remove(entry.key, expecting: entry.revision), put])
        } else {
            try await change(id) { record, entry in
                record.head.state = .dropped
                record.head.next = nil
                let put = EntryChange.put(try record.entry(at: keys.dropped(id)))
                return [.remove(entry.key, expecting: entry.revision), put]
            }
        }
    }

    /// Removes a write that cannot be read; returns false if there is none with this identity.
    private func dropUnreadable(_ id: String) async throws -> Bool {
        let parked = keys.parked(id)
        if let item = try await item(at: parked), item.failure?.error.isAboutContent == true,
            item.attempts == 0, item.enqueued == .distantPast
        {
            try await write([.remove(parked)])
            return true
        }
        let prefix = unreadableID(keys.waiting)
        guard id.hasPrefix(prefix) else { return false }
        let key = Key(path: keys.waiting.path + id.dropFirst(prefix.count))
        guard let lane = keys.lane(of: key), let item = try await item(at: key), item.id == id
        else {
            return false
        }
        try await write([.remove(key)])
        try? await forgetEmpty(lane)
        visit([lane])
        return true
    }

    /// Removes what is known of a lane if nothing waits there.
    private func forgetEmpty(_ lane: Key) async throws {
        let end = keys.end(of: lane)
        guard let entry = try await storage.entry(for: end),
            try await storage.summaries(under: keys.waiting(lane), after: nil, limit: 1).isEmpty
        else { return }
        forgetEnd(of: lane)
        do {
            try await write([.remove(end, expecting: entry.revision)])
        } catch let error as LarderError where error.code == .conflict {
            // Somebody enqueues there.
        }
    }

    /// Decides about a write again if the sender, or somebody else, has changed it or moved it meanwhile.
    private func decidingAgain<Result>(
        _ id: String, in lane: Key? = nil, _ body: () async throws -> Result
    ) async throws -> Result {
        for _ in 1..<100 {
            do {
                return try await body()
            } catch let error as LarderError {
                let isOvertaken =
                    switch error.code {
                    case .conflict:
                        [keys.waiting, keys.parked].contains { error.key?.isUnder($0) == true }
                    // It went from one place that was not looked at yet to another that was.
                    case .notFound: try await isThere(id, in: lane)
                    default: false
                    }
                if !isOvertaken { throw error }
            }
        }
        return try await body()
    }

    /// Whether a write waits or is set aside.
    private func isThere(_ id: String, in lane: Key?) async throws -> Bool {
        if try await storage.entry(for: keys.parked(id)) != nil { return true }
        guard !sending.withLock({ $0.delivered.contains(id) }) else { return false }
        return try await find(id, under: lane.map { keys.waiting($0) } ?? keys.waiting) != nil
    }

    /// Changes a waiting write that is not being sent.
    private func change(
        _ id: String, in known: Key? = nil, with others: Write = Write(),
        _ body: (inout OutboxRecord, StoredEntry) async throws -> [EntryChange]
    ) async throws {
        let prefix = known.map { keys.waiting($0) } ?? keys.waiting
        guard let (record, entry) = try await find(id, under: prefix),
            !sending.withLock({ $0.delivered.contains(id) })
        else { throw LarderError.noWrite(id) }
        try await change(record, entry, with: others, body)
    }

    private func change(
        _ found: OutboxRecord, _ entry: StoredEntry, with others: Write,
        _ body: (inout OutboxRecord, StoredEntry) async throws -> [EntryChange]
    ) async throws {
        var record = found
        let lane = record.lane
        // Whoever sends it holds the lane, however long ago it said so in the write.
        var lease: Lease?
        if record.head.state == .sending {
            if item(record).state != .sending {
                lease = try await leases.take(keys.lease(lane))
            }
            guard lease != nil else {
                throw LarderError(
                    .busy, key: lane,
                    message: "It is being sent right now. Wait for the result.")
            }
        }
        record.head.mayBeDone = !record.isUndone
        do {
            try await write(
                try await body(&record, entry) + (lease.map { [$0.end] } ?? []), with: others)
        } catch {
            if let lease { try await leases.end(lease) }
            throw error
        }
        // It is done; what is left over is removed another time.
        try? await forgetEmpty(lane)
        visit([lane])
    }

    /// Returns a waiting write that can be read, and its entry.
    private func find(
        _ id: String, under prefix: Key
    ) async throws -> (record: OutboxRecord, entry: StoredEntry)? {
        var after: Key?
        while true {
            let page = try await storage.summaries(under: prefix, after: after, limit: 1_000)
            for summary in page {
                if let entry = try await readable(summary.key),
                    let record = try? OutboxRecord(entry), record.head.id == id
                {
                    return (record, entry)
                }
            }
            guard let last = page.last else { return nil }
            after = last.key
        }
    }

    /// Returns what is known of a write of a lane that waits, was set aside or was given up; nil if there is none.
    package func standing(of id: String, in lane: Key) async throws -> WriteStanding? {
        var found: (record: OutboxRecord, entry: StoredEntry)?
        for key in [keys.parked(id), keys.dropped(id)] where found == nil {
            guard let entry = try await readable(key), let record = try? OutboxRecord(entry)
            else { continue }
            found = (record, entry)
        }
        if found == nil { found = try await find(id, under: keys.waiting(lane)) }
        return try found.map { record, entry in
            let removal = EntryChange.remove(entry.key, expecting: entry.revision)
            var (dropped, parked) = (record, record)
            (dropped.head.state, dropped.head.next) = (.dropped, nil)
            parked.head.state = .parked
            let isDropped = record.head.state == .dropped
            return WriteStanding(
                state: record.head.state, isUndone: record.isUndone, removal: removal,
                givingUp: isDropped
                    ? [] : [removal, .put(try dropped.entry(at: keys.dropped(id)))],
                restoring: isDropped
                    ? [removal, .put(try parked.entry(at: keys.parked(id)))] : [])
        }
    }

    /// Returns an entry; nil if it is damaged, which must not stand in the way of others.
    private func readable(_ key: Key) async throws -> StoredEntry? {
        do {
            return try await storage.entry(for: key)
        } catch let error as LarderError where error.isAboutContent {
            return nil
        }
    }

    /// Settles a write of a lane that was never sent, or refused; throws `.busy` if it may have been carried out,
    /// and `.notFound` if there is no such write.
    ///
    /// - Parameters:
    ///   - isDecided: Whether a person decides about a write that is parked or waits for that, whatever became of it.
    ///   - settlement: Returns what becomes of the write. It is called once the write is read, and what it returns is
    ///     carried out only if the write is still the same: what was recorded with the write by then is known to it.
    package func settle(
        _ id: String, in lane: Key, isDecided: Bool = false,
        _ settlement: () async throws -> Settlement<Payload>
    ) async throws {
        try await decidingAgain(id, in: lane) {
            try await settleOnce(id, in: lane, isDecided: isDecided, settlement)
        }
    }

    private func settleOnce(
        _ id: String, in lane: Key, isDecided: Bool,
        _ settlement: () async throws -> Settlement<Payload>
    ) async throws {
        if let entry = try await storage.entry(for: keys.parked(id)) {
            let record = try OutboxRecord(entry)
            guard isDecided || record.isUndone else { throw LarderError.wasSent(lane) }
            let settlement = try await settlement()
            guard case .replace = settlement else {
                return _ = try await write(
                    [.remove(entry.key, expecting: entry.revision)] + settlement.entries)
            }
            let next = try replaced(record, settlement)
            return try await append(
                [next], to: lane,
                with: Write(
                    entries: [.remove(entry.key, expecting: entry.revision)] + settlement.entries),
                as: identity(next.head.id))
        }
        try await change(id, in: lane) { record, entry in
            guard record.isUndone || isDecided && record.head.state == .asking else {
                throw LarderError.wasSent(lane)
            }
            return try await changes(of: record, entry.revision, settlement())
        }
    }

    /// Returns the changes that carry out a settlement of a waiting write.
    func changes(
        of record: OutboxRecord, _ revision: UInt64, _ settlement: Settlement<Payload>
    ) async throws -> [EntryChange] {
        let key = keys.waiting(record.lane, record.head.number)
        let change: EntryChange
        switch settlement {
        case .withdraw: change = .remove(key, expecting: revision)
        case .replace:
            change = .put(try replaced(record, settlement).entry(at: key), expecting: revision)
        case .ask(let error, _):
            var record = record
            record.fail(error, at: environment.now(), as: .asking)
            change = .put(try record.entry(at: key), expecting: revision)
        case .after(let id): return try await deferring(record, revision, to: id)
        }
        return [change] + settlement.entries
    }

    /// Returns the changes that put another write of a lane before its first one, which was not sent.
    private func deferring(
        _ record: OutboxRecord, _ revision: UInt64, to id: String
    ) async throws -> [EntryChange] {
        var first = record
        first.head.state = .waiting
        first.head.until = nil
        first.head.attempts = max(0, first.head.attempts - 1)
        let place = keys.waiting(record.lane, record.head.number)
        guard let (found, entry) = try await find(id, under: keys.waiting(record.lane)) else {
            return [.put(try first.entry(at: place), expecting: revision)]
        }
        var other = found
        // Before the first of a lane there is room, so that what came in the meantime stays behind both.
        let number = record.head.number &- 1
        let free = keys.waiting(record.lane, number)
        if record.head.number > 0, try await storage.entry(for: free) == nil {
            other.head.number = number
            return [
                .put(try first.entry(at: place), expecting: revision),
                .put(try other.entry(at: free), expecting: 0),
                .remove(entry.key, expecting: entry.revision),
            ]
        }
        swap(&first.head.number, &other.head.number)
        return [
            .put(try other.entry(at: place), expecting: revision),
            .put(try first.entry(at: entry.key), expecting: entry.revision),
        ]
    }

    private func replaced(
        _ record: OutboxRecord, _ settlement: Settlement<Payload>
    ) throws -> OutboxRecord {
        guard case .replace(let payload, let id, _) = settlement else { return record }
        var next = record.retried()
        next.head.id = id
        next.head.earlier = nil
        next.head.wasOvertaken = nil
        next.head.mayBeDone = nil
        next.head.failure = nil
        next.head.format = codec.format
        next.payload = try codec.encode(payload)
        return next
    }

    /// Moves a write out of its lane; returns false if somebody else has changed it.
    func setAside(_ record: OutboxRecord, expecting revision: UInt64) async throws -> Bool {
        let isParked = record.head.state == .parked
        let id = record.head.id
        let target = isParked ? keys.parked(id) : keys.dropped(id)
        do {
            try await write([
                .remove(keys.waiting(record.lane, record.head.number), expecting: revision),
                .put(try record.entry(at: target)),
            ])
        } catch let error as LarderError where error.code == .conflict {
            return false
        }
        environment.report(
            isParked ? .parked : .dropped, name, record.lane,
            error: record.head.failure.map { LarderError($0.code, message: $0.message) })
        if !isParked { await forgetOldest() }
        return true
    }

    /// Keeps the newest of the given-up writes, and those that are needed; looks for others now and then. What can't be done now is done
    /// another time.
    private func forgetOldest() async {
        let isDue = sending.withLock { state in
            state.dropped += 1
            return state.dropped % 50 == 1
        }
        guard isDue, let all = try? await storage.allSummaries(under: keys.dropped) else { return }
        var excess = all.count - Self.recordLimit
        guard excess > 0 else { return }
        let keeps = keepsRecord.withLock { $0 }
        var oldest: [EntryChange] = []
        for summary in all.sorted(by: { $0.revision < $1.revision }) where excess > 0 {
            guard let item = try? await item(at: summary.key) else { continue }
            // Whoever can't be asked may need it.
            if let payload = item.payload, (try? await keeps(item.id, payload)) != false {
                continue
            }
            oldest.append(.remove(summary.key, expecting: summary.revision))
            excess -= 1
        }
        _ = try? await write(oldest)
    }
}

extension LarderError {
    /// Whether something that was read is not what it should be, as opposed to a failed read.
    package var isAboutContent: Bool {
        switch code {
        case .damaged, .unreadable, .tooNew: true
        default: false
        }
    }

    fileprivate static func wasSent(_ lane: Key) -> LarderError {
        LarderError(.busy, key: lane, message: "It was sent already. Wait for the result.")
    }

    fileprivate static func noWrite(_ id: String) -> LarderError {
        LarderError(
            .notFound,
            message:
                "There is no waiting write “\(id)”. It was delivered or dropped, or never there.")
    }
}
