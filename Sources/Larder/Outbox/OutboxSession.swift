#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One turn of a lane: sends its writes in order, as long as they succeed or are set aside.
///
/// Before a write is sent, the storage is told so: the first byte leaves after that commit. What was delivered is
/// removed in the commit that says that the next one is being sent, or at the end of the turn.
struct OutboxSession<Payload: Sendable>: Sendable {
    typealias Rest = OutboxSchedule.Rest

    private let outbox: Outbox<Payload>
    private let lane: Key

    /// The waiting writes that were listed last, without those that have been dealt with.
    private var page: ArraySlice<EntrySummary> = []

    /// A write that was delivered, and is to be removed.
    private var delivered: (record: OutboxRecord, revision: UInt64)?

    /// How long to leave a lane alone that another process is sending.
    private static var pause: TimeInterval { 2 }

    init(_ outbox: Outbox<Payload>, _ lane: Key) {
        self.outbox = outbox
        self.lane = lane
    }

    private var environment: StoreEnvironment { outbox.environment }
    private var keys: OutboxKeys { outbox.keys }
    private var isOffline: Bool { environment.connectivity.status == .offline }
    private var isStopped: Bool { outbox.sending.withLock { $0.senders == 0 } }

    /// Runs the turn; returns why it ended.
    mutating func run() async -> Rest {
        if isOffline {
            outbox.sending.withLock { $0.isOffline = true }
            return .offline
        }
        do {
            if let rest = try await rests() { return rest }
            guard var lease = try await outbox.leases.take(keys.lease(lane)) else {
                return .until(environment.now().addingTimeInterval(Self.pause))
            }
            let result: Result<Rest, any Error>
            do {
                result = .success(try await sendAll(&lease))
            } catch {
                result = .failure(error)
            }
            try await leave(lease, isDone: try? result.get() == .done)
            let rest = try result.get()
            outbox.sending.withLock { _ = $0.failures.removeValue(forKey: lane) }
            return rest
        } catch {
            let error = LarderError.wrapping(error, key: lane)
            environment.report(.commitFailed, outbox.name, lane, error: error)
            let failures = outbox.sending.withLock { state in
                state.failures[lane, default: 0] += 1
                return state.failures[lane] ?? 1
            }
            let pause = Duration.backoff(after: failures)
            return .until(environment.now().addingTimeInterval(pause.inSeconds))
        }
    }

    /// Returns why nothing is to be sent now, as far as that can be seen without a lease, which costs two commits.
    private mutating func rests() async throws -> Rest? {
        defer { page = [] }
        guard let (_, found) = try await next() else { return .done }
        guard case .success(let record) = found, !isDelivered(record) else { return nil }
        if record.head.state == .asking { return .done }
        return due(record).flatMap { $0 > environment.now() ? .until($0) : nil }
    }

    private func isDelivered(_ record: OutboxRecord) -> Bool {
        outbox.sending.withLock { $0.delivered.contains(record.head.id) }
    }

    private mutating func sendAll(_ lease: inout Lease) async throws -> Rest {
        var conflicts = 0
        while !isStopped {
            if isOffline {
                outbox.sending.withLock { $0.isOffline = true }
                return .offline
            }
            guard let (summary, found) = try await next() else { return .done }
            guard case .success(var record) = found else {
                // Nothing can be known about it, not even its identity: a person has to look.
                environment.report(.damaged, outbox.name, lane)
                return .done
            }
            if isDelivered(record) {
                delivered = (record, summary.revision)
                try await removeDelivered()
                continue
            }
            if record.head.state == .asking { return .done }
            if let due = due(record), due > environment.now() { return .until(due) }
            record.head.mayBeDone = !record.isUndone
            guard record.head.format == outbox.codec.format,
                let payload = try? outbox.codec.decode(record.payload)
            else {
                let error = LarderError.unreadablePayload(record.head.format)
                try await settle(record, summary.revision, .park, error, wasSent: false)
                continue
            }
            guard try await keep(&lease) else { return .again }
            record.head.state = .sending
            record.head.attempts += 1
            record.head.until = lease.expires
            guard let revision = try await claim(record, expecting: summary.revision) else {
                conflicts += 1
                if conflicts == 10 { return .again }
                page = []
                continue
            }
            var delivery = Delivery(
                id: record.head.id, lane: lane, payload: payload, attempt: record.sent,
                fencingNumber: lease.number)
            delivery.mayBeDone = record.head.mayBeDone == true
            delivery.isOvertaken = record.head.wasOvertaken == true
            delivery.number = record.head.number
            if let rest = try await send(delivery, record, revision, &lease) { return rest }
        }
        return .again
    }

    /// Returns the first waiting write.
    private mutating func next() async throws -> (EntrySummary, Result<OutboxRecord, any Error>)? {
        while true {
            if page.isEmpty {
                let last = delivered.map { keys.waiting(lane, $0.record.head.number) }
                page = try await outbox.storage.summaries(
                    under: keys.waiting(lane), after: last, limit: 100)[...]
            }
            guard var summary = page.popFirst() else { return nil }
            // What is damaged in a storage that may lose entries is gone.
            guard let entry = try await outbox.storage.entry(for: summary.key) else { continue }
            summary.revision = entry.revision
            return (summary, Result { try OutboxRecord(entry) })
        }
    }

    /// When a write is due; nil for now.
    private func due(_ record: OutboxRecord) -> Date? {
        guard let next = record.head.next else { return nil }
        let now = environment.now()
        let past = outbox.sending.withLock { $0.returned }.map { outbox.elapsed() - $0 }
        let returned = past.map { now.addingTimeInterval(-$0.inSeconds) } ?? .distantPast
        if record.head.isNextNamed != true, let failed = record.head.failure?.date {
            // The connection came back since, or the clock was set back, and nobody knows how long it has waited.
            if failed <= returned || failed > now { return nil }
        }
        return next > outbox.rule.latest(from: now) ? nil : next
    }

    /// Extends the lease if a third of it is over; returns false if somebody else has taken the lane over.
    private func keep(_ lease: inout Lease) async throws -> Bool {
        let left = lease.expires.timeIntervalSince(environment.now())
        guard left < (outbox.lease - outbox.renewal).inSeconds else { return true }
        guard let longer = try await outbox.leases.renew(lease) else { return false }
        lease = longer
        return true
    }

    // MARK: - Sending

    /// Stores that a write is being sent, and that the one before it was delivered; returns nil if somebody else
    /// has changed the write.
    private mutating func claim(
        _ record: OutboxRecord, expecting revision: UInt64
    ) async throws -> UInt64? {
        let key = keys.waiting(lane, record.head.number)
        let put = EntryChange.put(try record.entry(at: key), expecting: revision)
        do {
            let commit = try await outbox.write(removals + [put])
            forgetDelivered()
            return commit.revision(of: key)
        } catch let error as LarderError where error.code == .conflict {
            try await removeDelivered()
            return nil
        }
    }

    /// Sends a write; returns why the turn ends, or nil if it goes on.
    private mutating func send(
        _ delivery: Delivery<Payload>, _ record: OutboxRecord, _ revision: UInt64,
        _ lease: inout Lease
    ) async throws -> Rest? {
        let (result, kept, wasStopped) = await outbox.send(delivery, keeping: lease)
        if let kept { lease = kept }
        var record = record
        switch result {
        case .success:
            outbox.sending.withLock { _ = $0.delivered.insert(record.head.id) }
            delivered = (record, revision)
            environment.report(.sent, outbox.name, lane, count: record.head.attempts)
            return kept == nil ? .again : nil
        case .failure where kept == nil: return .again
        case .failure(let settlement as Settlement<Payload>):
            return try await settle(record, revision, settlement)
        case .failure(let thrown):
            let wasSent = !(thrown is NotCarriedOut)
            let error = (thrown as? NotCarriedOut)?.error ?? thrown
            if wasStopped {
                record.head.mayBeDone = record.head.mayBeDone != false || wasSent
                record.head.state = .waiting
                record.head.until = nil
                try await replace(record, expecting: revision)
                return .again
            }
            let failure = error is CancellationError ? LarderError.gaveUp(lane) : .wrapping(error)
            environment.report(.sendFailed, outbox.name, lane, error: failure)
            if isOffline, failure.isTransient {
                record.fail(failure, at: environment.now(), as: .waiting, wasSent: wasSent)
                try await replace(record, expecting: revision)
                outbox.sending.withLock { $0.isOffline = true }
                return .offline
            }
            let decision = outbox.rule.decide(failure, record.failures(like: failure))
            return try await settle(record, revision, decision, failure, wasSent: wasSent)
        }
    }

    /// Carries out what the destination has settled; returns why the turn ends, or nil if it goes on.
    private func settle(
        _ record: OutboxRecord, _ revision: UInt64, _ settlement: Settlement<Payload>
    ) async throws -> Rest? {
        do {
            try await outbox.write(try await outbox.changes(of: record, revision, settlement))
        } catch let error as LarderError where error.code == .conflict {
            return .again
        }
        switch settlement {
        case .replace, .after: return .again
        case .withdraw: return nil
        case .ask(let error, _):
            environment.report(.sendFailed, outbox.name, lane, error: error)
            return .done
        }
    }

    /// Carries out a decision; returns why the turn ends, or nil if it goes on.
    @discardableResult
    private mutating func settle(
        _ record: OutboxRecord, _ revision: UInt64, _ decision: DeliveryRule.Decision,
        _ error: LarderError, wasSent: Bool
    ) async throws -> Rest? {
        var record = record
        let now = environment.now()
        switch decision {
        case .again:
            record.fail(error, at: now, as: .waiting, wasSent: wasSent)
            let wait = outbox.rule.delay(
                after: error, attempts: record.head.attempts, now: now, random: environment.random()
            )
            let next = now.addingTimeInterval(wait.inSeconds)
            record.head.next = next
            record.head.isNextNamed = error.retryAfter != nil
            try await replace(record, expecting: revision)
            return .until(next)
        case .ask:
            record.fail(error, at: now, as: .asking, wasSent: wasSent)
            try await replace(record, expecting: revision)
            return .done
        case .park, .drop:
            record.fail(
                error, at: now, as: decision == .park ? .parked : .dropped, wasSent: wasSent)
            let isMoved = try await outbox.setAside(record, expecting: revision)
            return isMoved ? nil : .again
        }
    }

    private func replace(_ record: OutboxRecord, expecting revision: UInt64) async throws {
        let key = keys.waiting(lane, record.head.number)
        do {
            try await outbox.write([.put(try record.entry(at: key), expecting: revision)])
        } catch let error as LarderError where error.code == .conflict {
            // A person dropped it, or another process has taken the lane over.
        }
    }

    // MARK: - Removing what was delivered

    private var removals: [EntryChange] {
        delivered.map {
            [.remove(keys.waiting(lane, $0.record.head.number), expecting: $0.revision)]
        } ?? []
    }

    private mutating func forgetDelivered() {
        if let id = delivered?.record.head.id {
            outbox.sending.withLock { _ = $0.delivered.remove(id) }
        }
        delivered = nil
    }

    private mutating func removeDelivered() async throws {
        guard let delivered else { return }
        try await remove(delivered)
        forgetDelivered()
    }

    /// Removes a write that was delivered, whatever others did to it: that it was accepted is a fact.
    private func remove(_ item: (record: OutboxRecord, revision: UInt64)) async throws {
        var key = keys.waiting(lane, item.record.head.number)
        var revision = item.revision
        for _ in 0..<100 {
            do {
                try await outbox.write([.remove(key, expecting: revision)])
                return
            } catch let error as LarderError where error.code == .conflict {
                var found = try await outbox.storage.entry(for: key)
                if found == nil {
                    // Another process may have been refused what was accepted from this one.
                    key = keys.parked(item.record.head.id)
                    found = try await outbox.storage.entry(for: key)
                }
                guard let found, let record = try? OutboxRecord(found),
                    record.head.id == item.record.head.id
                else { return }
                revision = found.revision
            }
        }
        throw LarderError(
            .busy, key: lane, message: "Other programs keep changing a write that was delivered.")
    }

    /// Ends the turn: removes what was delivered, and what is known of a lane that is empty, and returns the
    /// lease.
    private mutating func leave(_ lease: Lease, isDone: Bool?) async throws {
        var changes = removals
        let end = keys.end(of: lane)
        // If that cannot be read, it is removed another time.
        if isDone == true, page.isEmpty, (try? await isEmpty()) == true,
            let entry = try? await outbox.storage.entry(for: end)
        {
            changes.append(.remove(end, expecting: entry.revision))
            outbox.forgetEnd(of: lane)
        }
        do {
            guard !changes.isEmpty else { return try await outbox.leases.end(lease) }
            try await outbox.write(changes + [lease.end])
            forgetDelivered()
        } catch {
            var failure: (any Error)?
            do { try await removeDelivered() } catch { failure = error }
            // Without a lease that has to expire, the next turn can try again at once.
            try await outbox.leases.end(lease)
            if let failure { throw failure }
        }
    }

    /// Whether nothing waits besides what was delivered.
    private func isEmpty() async throws -> Bool {
        let last = delivered.map { keys.waiting(lane, $0.record.head.number) }
        return try await outbox.storage.summaries(
            under: keys.waiting(lane), after: last, limit: 1
        ).isEmpty
    }
}

extension Outbox {
    /// Commits changes to items, together with local ones.
    @discardableResult
    package func write(
        _ changes: [EntryChange], with others: Write = Write()
    ) async throws -> Commit {
        var write = others
        write.entries += changes
        write.author = author
        // Even if it fails: the commit may have taken effect.
        defer { changed(changes.compactMap(\.key)) }
        return try await storage.commitOnce(write, as: StoreEnvironment.openingID())
    }

    /// How long until a lease is extended: one attempt may fail before it is over.
    fileprivate var renewal: Duration { lease / 3 }

    /// Sends a write, and extends the lease until that has ended; returns no lease if somebody else has taken
    /// the lane over, and whether it was told to stop in the meantime.
    fileprivate func send(
        _ delivery: Delivery<Payload>, keeping lease: Lease
    ) async -> (result: Result<Void, any Error>, kept: Lease?, wasStopped: Bool) {
        guard let destination else { return (.failure(CancellationError()), lease, true) }
        let held = Locked<Lease?>(lease)
        let send = environment.task { () async -> Result<Void, any Error> in
            do {
                return .success(try await destination.send(delivery))
            } catch {
                return .failure(error)
            }
        }
        let isStopped = sending.withLock { state in
            state.inTheAir[delivery.lane] = send
            return state.senders == 0
        }
        if isStopped { send.cancel() }
        let keeping = environment.task { [leases, renewal, clock = environment.clock] in
            while (try? await clock.sleep(for: renewal)) != nil, let lease = held.withLock({ $0 }) {
                do {
                    let longer = try await leases.renew(lease)
                    held.withLock { $0 = longer }
                    if longer == nil { return send.cancel() }
                } catch {
                    // The next attempt may succeed before the lease is over.
                }
            }
        }
        let result = await send.value
        keeping.cancel()
        await keeping.value
        sending.withLock { _ = $0.inTheAir.removeValue(forKey: delivery.lane) }
        return (result, held.withLock { $0 }, send.isCancelled)
    }
}

extension LarderError {
    fileprivate static func unreadablePayload(_ format: String) -> LarderError {
        LarderError(
            .tooNew,
            message: """
                The write has the format \(format), which this version of the program cannot read. \
                Update the program, then retry it.
                """)
    }
}
