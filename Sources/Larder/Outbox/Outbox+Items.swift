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
                // What was delivered meanwhile is not listed.
                guard let entry = try await storage.entry(for: summary.key) else { continue }
                items.append(item(try OutboxRecord(entry)))
            }
            guard let last = page.last else { break }
            after = last.key
        }
        return items
    }

    func item(_ record: OutboxRecord) -> OutboxItem<Payload> {
        let head = record.head
        let isReadable = head.format == codec.format
        let isSending =
            head.state == .sending
            && (head.until.map { $0 > environment.now() } ?? false
                || sending.withLock { $0.inTheAir[record.lane] != nil })
        return OutboxItem(
            id: head.id, lane: record.lane, sequenceNumber: head.number,
            payload: isReadable ? try? codec.decode(record.payload) : nil,
            state: head.state == .sending && !isSending ? .waiting : head.state,
            attempts: head.attempts, enqueued: head.enqueued,
            failure: head.failure.map { $0.failure(after: head.attempts) }, nextAttempt: head.next)
    }

    // MARK: - Deciding

    /// Sends a write again that was parked or waits for a decision, under its old identity, or sends a waiting
    /// one without waiting for its next attempt.
    ///
    /// A parked write goes to the end of its lane. Throws `.notFound` if there is no such write: it was
    /// delivered, perhaps.
    public func retry(_ id: String) async throws {
        if let entry = try await storage.entry(for: keys.parked(id)) {
            let record = try OutboxRecord(entry)
            return try await append(
                [record.retried()], to: record.lane,
                with: Write(entries: [.remove(entry.key, expecting: entry.revision)]),
                as: "\(name) \(id) retry \(entry.revision)")
        }
        try await change(id) { record, entry in
            [.put(try record.retried().entry(at: entry.key), expecting: entry.revision)]
        }
    }

    /// Gives a write up; it stays on record (``dropped()``).
    ///
    /// Throws `.busy` while it is being sent, and `.notFound` if there is no such write. A write that was sent
    /// before may have been carried out.
    public func drop(_ id: String) async throws {
        if let entry = try await storage.entry(for: keys.parked(id)) {
            var record = try OutboxRecord(entry)
            record.head.state = .dropped
            let put = EntryChange.put(try record.entry(at: keys.dropped(id)))
            try await write([.remove(entry.key, expecting: entry.revision), put])
            return environment.report(.dropped, name, record.lane)
        }
        try await change(id) { record, entry in
            record.head.state = .dropped
            record.head.next = nil
            let put = EntryChange.put(try record.entry(at: keys.dropped(id)))
            return [.remove(entry.key, expecting: entry.revision), put]
        }
        environment.report(.dropped, name, nil)
        try await forgetOldest()
    }

    /// Changes a waiting write that is not being sent.
    private func change(
        _ id: String, _ body: (inout OutboxRecord, StoredEntry) throws -> [EntryChange]
    ) async throws {
        var after: Key?
        while true {
            let page = try await storage.summaries(under: keys.waiting, after: after, limit: 1_000)
            for summary in page {
                guard let entry = try await storage.entry(for: summary.key),
                    var record = try? OutboxRecord(entry), record.head.id == id
                else { continue }
                guard item(record).state != .sending else {
                    throw LarderError(
                        .busy, key: record.lane,
                        message: "It is being sent right now. Wait for the result.")
                }
                try await write(try body(&record, entry))
                return visit([record.lane])
            }
            guard let last = page.last else { break }
            after = last.key
        }
        throw LarderError(
            .notFound,
            message: "There is no waiting write “\(id)”. It was delivered or dropped.")
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
        if !isParked { try await forgetOldest() }
        return true
    }

    /// Keeps the newest of the given-up writes; looks for older ones now and then.
    private func forgetOldest() async throws {
        let isDue = sending.withLock { state in
            state.dropped += 1
            return state.dropped % 50 == 1
        }
        guard isDue else { return }
        let all = try await storage.allSummaries(under: keys.dropped)
        guard all.count > Self.recordLimit else { return }
        let oldest = all.sorted { $0.revision < $1.revision }.prefix(all.count - Self.recordLimit)
        try await write(oldest.map { .remove($0.key) })
    }
}
