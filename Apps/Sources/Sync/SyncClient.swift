internal import Foundation
public import Larder
internal import LarderHTTP

/// Exchanges records with one other larder: sends what was said here through an outbox, and takes over what was said
/// there.
///
/// ```swift
/// let client = SyncClient(journal: journal, address: address, transport: HTTPSyncTransport(client, url, token))
/// let report = try await client.sync()
/// ```
///
/// Everything can be interrupted and repeated at any point. What can't be taken there is set aside in the outbox, with
/// the reason, and shown.
public final class SyncClient: Sendable {
    /// The outbox with what waits for the other larder.
    public let outbox: Outbox<SyncPush>

    /// The kinds that are exchanged.
    public let kinds: [String]

    let journal: SyncJournal
    let address: String
    let transport: any SyncTransport
    let batch: Int
    private let sent: Locked<Int>
    /// What the other side said of elements that got another name there.
    private let renamed: Locked<[String]>
    private let unsent = Locked<[SyncAnswer.Refusal]>([])

    /// What an exchange did.
    public struct Report: Sendable, Hashable {
        /// How many records went there.
        public var sent = 0
        /// How many records came that were new here.
        public var taken = 0
        /// Records from there that can't be taken here.
        public var refused: [SyncAnswer.Refusal] = []
        /// What only a later version of Larder can read, and send.
        public var unsent: [SyncAnswer.Refusal] = []
        /// What the person is told of elements that got another name here.
        public var renamed: [String] = []
        /// Whether everything had to be compared, because the other side could not say what had changed.
        public var restart: SyncPositionError?
        /// How many elements were removed here because they are gone there.
        public var removed = 0
        /// How many writes still wait, and how many were set aside.
        public var counts = OutboxCounts()

        /// Adds what a later exchange did.
        public mutating func add(_ later: Report) {
            sent += later.sent
            taken += later.taken
            removed += later.removed
            refused = later.refused
            unsent += later.unsent
            renamed += later.renamed
            restart = restart ?? later.restart
            counts = later.counts
        }
    }

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - journal: What was said here.
    ///   - address: The name of the other larder; what is known of it is kept under this name.
    ///   - transport: The way there.
    ///   - kinds: What to exchange; nil for every kind.
    ///   - batch: The most records that go at once.
    public init(
        journal: SyncJournal, address: String, transport: any SyncTransport, kinds: [String]? = nil,
        batch: Int = 500
    ) {
        self.journal = journal
        self.address = address
        self.transport = transport
        self.kinds = kinds ?? journal.names
        self.batch = batch
        let (sent, renamed) = (Locked(0), Locked<[String]>([]))
        (self.sent, self.renamed) = (sent, renamed)
        let aside = journal.outbox(to: SyncPeer(address: address))
        outbox = Outbox(
            name: aside.name,
            destination: ClosureDestination { delivery in
                let done = try await Self.send(delivery, journal, address, transport, aside)
                sent.withLock { $0 += done.count }
                renamed.withLock { $0 += done.renamed }
            },
            storage: journal.storage,
            rule: DeliveryRule { error, attempts in
                (error.cause as? SyncRefusal) == .login
                    ? .ask : DeliveryRule.http.decide(error, attempts)
            },
            // A client that was killed holds the others up for no longer.
            lease: .seconds(10), environment: journal.environment)
    }

    /// Exchanges everything once.
    ///
    /// Throws if the other larder can't be reached; what was said here then waits in the outbox.
    public func sync() async throws -> Report {
        var report = Report()
        let greeting: SyncGreeting
        do {
            greeting = try await greet(&report)
        } catch {
            // Also when nobody is there: what was said is stored as waiting, with its time.
            let known = try await journal.peer(address).peer.kinds ?? []
            try await enqueue(kinds.filter(known.contains))
            throw error
        }
        let shared = kinds.filter(greeting.kinds.contains)
        try await raise(greeting.formats ?? [:], shared, &report)
        try await retryAll()
        try await journal.capture()
        try await send(shared)
        try await pull(shared, &report)
        // What changed here in the meantime, and what the pages brought from others.
        try await send(shared)
        report.sent = sent.withLock { count in
            defer { count = 0 }
            return count
        }
        report.renamed += renamed.withLock { renamed in
            defer { renamed = [] }
            return renamed
        }
        report.unsent = unsent.withLock { unsent in
            defer { unsent = [] }
            return unsent
        }
        report.counts = try await outbox.counts()
        if report.counts.waiting == 0 {
            let position = try await journal.state().state.position
            try await update { peer in
                (peer.last, peer.exchanged) = (self.journal.environment.now(), position)
            }
        }
        return report
    }

    /// Asks who is there, and starts over with data that is not known.
    private func greet(_ report: inout Report) async throws -> SyncGreeting {
        let own = try await journal.replica()
        var before = try await journal.peer(address).peer
        // An earlier version kept one that is too long to be asked for.
        if before.seen?.utf8.count ?? 0 > SyncJournal.longestPosition { before.seen = nil }
        var greeting = try Self.checked(
            try await transport.greeting(from: own, after: before.seen))
        let isLost = greeting.lost == true
        if isLost, let seen = before.seen {
            do {
                greeting = try Self.checked(try await transport.tellLoss(of: seen, from: own))
            } catch let error as LarderError where !error.isTransient {
                // It is left to somebody who may write there, or is not known there.
            }
        }
        let formerly = (greeting.formerly ?? []).suffix(20).filter(HybridTime.isReplica)
        let names = [greeting.replica] + formerly
        let isKnown = before.replica.map(names.contains) ?? false
        let state = try await journal.state().state
        if greeting.replica == own {
            guard state.text(of: state.position, known: state.forgotten) != greeting.position else {
                throw LarderError(
                    .refused,
                    message: "That is this larder itself: there is nothing to keep in step.")
            }
            try await journal.rename(own)
        } else if let heard = greeting.heard, state.isLost(heard) {
            // This data was put back to an earlier state: after the last exchange, whose greeting would have said so.
            let exchanged = isKnown ? before.exchanged ?? -1 : -1
            try await journal.rename(
                state.replica, after: max(exchanged, state.end(ofRunOf: heard)))
        }
        // The same data at another address.
        let other =
            isKnown
            ? nil
            : try await journal.peers().filter { $0.replica.map(names.contains) ?? false }
                .max { $0.last ?? .distantPast < $1.last ?? .distantPast }
        if before.replica != nil, !isKnown, other == nil { report.restart = .unknown }
        if let other {
            // What waits to be sent to the other address would wait for ever.
            let old = journal.outbox(to: other)
            let open = try await old.waiting() + old.parked()
            try await journal.announce(
                Array(Set(open.flatMap { $0.payload?.records.map(\.element) ?? [] })))
            try await moveRefused(from: other.address)
        }
        try await update { peer in
            if let other { peer.adopt(other) }
            peer.kinds = journal.names.filter(greeting.kinds.contains)
            if isLost { peer.comparing = .unknown }
            peer.formerly = formerly.isEmpty ? nil : formerly
            defer { peer.replica = greeting.replica }
            guard peer.replica.map(names.contains) != true else { return }
            (peer.again, peer.positions, peer.comparing, peer.seen) = (nil, nil, nil, nil)
            (peer.pushed, peer.exchanged) = ([:], nil)
        }
        return greeting
    }

    /// Hands everything over once more, in both directions, of kinds whose values contain more now that both sides know it.
    private func raise(
        _ theirs: [String: Int], _ shared: [String], _ report: inout Report
    ) async throws {
        let formats = theirs.reduce(into: [String: Int]()) { known, format in
            known[format.key] = journal.formats[format.key].map { min($0, format.value) }
        }
        let (peer, _) = try await journal.peer(address)
        let raised = formats.filter { peer.formats?[$0.key] ?? 1 < $0.value }.map(\.key)
        let read = Set(raised.filter { shared.contains($0) && peer.position(of: $0) != nil })
        let own = try await journal.state().state.replica
        do {
            for kind in read {
                if let reason = peer.comparing { throw reason }
                _ = try await transport.page(
                    after: peer.position(of: kind), limit: 1, except: own, kinds: [kind])
            }
        } catch is SyncPositionError {
            // What was removed there long ago is not handed over.
            try await pull(shared, &report)
            if try await journal.peer(address).peer.comparing != nil { return }
        }
        let position = try await journal.state().state.position
        try await update { peer in
            for kind in raised {
                peer.again = (peer.again ?? [:]).merging([kind: position]) { $1 }
                peer.pushed[kind] = nil
            }
            // An earlier version of this program may have passed over what it could not read.
            peer.note(damaged: read)
            peer.formats = formats
        }
    }

    private static func checked(_ greeting: SyncGreeting) throws -> SyncGreeting {
        guard greeting.version == SyncGreeting.current else {
            throw LarderError(
                .tooNew,
                message:
                    "The other larder speaks version \(greeting.version) of the protocol, this one "
                    + "version \(SyncGreeting.current). Update the older of the two.")
        }
        guard HybridTime.isReplica(greeting.replica) else {
            throw LarderError(.unreadable, message: "There is no larder at this address.")
        }
        return greeting
    }

    func update(_ body: (inout SyncPeer) -> Void) async throws {
        try await Self.update(journal, address, body)
    }

    private static func update(
        _ journal: SyncJournal, _ address: String, _ body: (inout SyncPeer) -> Void
    ) async throws {
        for _ in 0..<100 {
            let (known, revision) = try await journal.peer(address)
            var peer = known
            body(&peer)
            if peer == known, revision > 0 { return }
            do {
                try await journal.storage.commit([
                    try journal.putting(peer, expecting: revision)
                ])
                return
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
        throw LarderError(.busy, message: "Another program is syncing with \(address) too.")
    }

    // MARK: - Sending

    private func send(_ kinds: [String]) async throws {
        try await enqueue(kinds)
        // What was changed since goes as it is now.
        try await Self.endParked(outbox) { [journal] records in
            let rows = try await journal.rows(records.map(\.element))
            let isOver = records.allSatisfy { record in
                rows[record.element].map { !record.covers($0.record) } ?? false
            }
            return isOver ? .drop : nil
        }
        try await outbox.drain()
    }

    /// How a write that was set aside ends: given up, or sent once more and known there.
    private enum ParkedEnd { case drop, send }

    /// Ends the writes that were set aside and whose records are all done with.
    private static func endParked(
        _ outbox: Outbox<SyncPush>, _ end: ([SyncRecord]) async throws -> ParkedEnd?
    ) async throws {
        for item in try await outbox.parked() {
            guard let records = item.payload?.records, let end = try await end(records) else {
                continue
            }
            do {
                switch end {
                case .drop: try await outbox.drop(item.id)
                case .send: try await outbox.retry(item.id)
                }
            } catch let error as LarderError where error.isDecidedElsewhere {
                // Another program decided about it.
            }
        }
    }

    /// Hands what was said here since the last time to the outbox.
    func enqueue(_ kinds: [String]) async throws {
        try await journal.capture()
        for kind in kinds {
            var waiting: [WaitingPush]?
            while try await enqueueBatch(kind, &waiting) {}
        }
    }

    /// Hands some of it over; `waiting` is what waited before, once that was asked for.
    private func enqueueBatch(
        _ kind: String, _ waiting: inout [WaitingPush]?
    ) async throws -> Bool {
        let (known, revision) = try await journal.peer(address)
        let rows = try await journal.rows(
            after: known.pushed[kind] ?? -1, kinds: [kind], limit: batch)
        guard !rows.isEmpty else { return false }
        var peer = known
        var records: [SyncRecord] = []
        var bytes = 0
        for row in rows {
            if bytes > SyncJournal.pageBytes / 2 { break }
            peer.pushed[kind] = row.position
            let isAgain = row.position <= known.again?[kind] ?? -1
            guard row.source == nil || row.source != known.replica || isAgain,
                let record = try await readable(row)
            else { continue }
            bytes += record.roughSize
            records.append(record)
        }
        let change = Write(entries: [try journal.putting(peer, expecting: revision)])
        do {
            if records.isEmpty {
                try await journal.storage.commit(change)
            } else {
                let lane = Key(component: kind)
                var known: [WaitingPush]
                if let waiting {
                    known = waiting
                } else {
                    known = try await outbox.waiting(in: lane).compactMap { item in
                        item.state == .sending ? nil : item.payload.map { (item.id, $0) }
                    }
                }
                try await enqueue(SyncPush(records: records), in: lane, change, &known)
                waiting = known
            }
        } catch let error as LarderError where error.code == .conflict {
            // Another program is syncing too; go on from where it is.
            waiting = nil
        }
        return true
    }

    /// Returns a record as others get it; nil if it comes later.
    private func readable(_ row: SyncJournal.Row) async throws -> SyncRecord? {
        do {
            return try await journal.sent(row)
        } catch let error as LarderError where error.code == .tooNew {
            let element = row.record.element
            unsent.withLock {
                $0.append(.init(kind: element.kind, id: element.id, message: error.message))
            }
            return nil
        }
    }

    /// A write that waits, and what it says.
    private typealias WaitingPush = (id: String, push: SyncPush)

    /// Enqueues a push. What waits of the same elements is replaced where it is: however often an element changes while
    /// the other larder is away, it waits once and goes once.
    ///
    /// Only the last commit says that the records were handed over, so what a crash leaves is done once more.
    private func enqueue(
        _ push: SyncPush, in lane: Key, _ change: Write, _ waiting: inout [WaitingPush]
    ) async throws {
        let new = Dictionary(push.records.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
        var left = push
        var plan: [(index: Int, push: SyncPush)] = []
        for index in waiting.indices {
            guard let (next, placed) = waiting[index].push.updated(with: new) else { continue }
            plan.append((index, next))
            left.records.removeAll { placed.contains($0.element) }
        }
        for index in plan.indices where !left.records.isEmpty {
            let both = SyncPush(records: plan[index].push.records + left.records)
            guard both.records.count <= batch, both.isShort else { continue }
            plan[index].push = both
            left.records = []
        }
        for (index, next) in plan {
            do {
                let id = try await outbox.replace(waiting[index].id, by: next, in: lane)
                waiting[index] = (id, next)
            } catch let error as LarderError where error.isDecidedElsewhere {
                // It is on its way.
                left.records += next.records.filter { new[$0.element] == $0 }
            }
        }
        if left.records.isEmpty {
            try await journal.storage.commit(change)
        } else {
            try await outbox.enqueue(left, in: lane, with: change)
        }
    }

    /// Sends what failed before again now, without waiting for its moment: a person asked for it, or the other
    /// larder has just answered.
    private func retryAll() async throws {
        for item in try await outbox.waiting()
        where item.failure != nil && item.state != .sending {
            do {
                try await outbox.retry(item.id)
            } catch let error as LarderError where error.isDecidedElsewhere {
                // It was sent in the meantime.
            }
        }
    }

    private static func send(
        _ delivery: Delivery<SyncPush>, _ journal: SyncJournal, _ address: String,
        _ transport: any SyncTransport, _ aside: Outbox<SyncPush>
    ) async throws -> (count: Int, renamed: [String]) {
        // What was said under a name that was given up since is sent under the new one.
        let rows = try await journal.rows(delivery.payload.records.map(\.element))
        let records = delivery.payload.records.filter { record in
            guard let versions = record.versions else { return true }
            return rows[record.element]?.record.versions?.includes(versions) ?? true
        }
        guard !records.isEmpty else { return (0, []) }
        let answer = try await push(records, journal, transport, id: delivery.id)
        if let position = answer.position, position.utf8.count <= SyncJournal.longestPosition {
            try await Self.update(journal, address) { $0.seen = position }
        }
        let refused = Dictionary(
            answer.refused.map { (SyncElement(kind: $0.kind, id: $0.id), $0.message) },
            uniquingKeysWith: { $1 })
        let bad = records.filter { refused[$0.element] != nil }
        // What was set aside before has come with this, or is set aside with it.
        let sent = Dictionary(records.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
        try await endParked(aside) { parked in
            guard parked.allSatisfy({ sent[$0.element]?.covers($0) ?? false }) else { return nil }
            // What was given up counts as never taken there.
            return parked.contains { refused[$0.element] != nil } ? .drop : .send
        }
        if records.count == 1, let record = bad.first {
            throw LarderError(
                .refused,
                message: "The other larder can't take it: \(refused[record.element] ?? "")")
        }
        // Each goes its own way, so that it can be shown, retried and dropped by itself.
        for (index, record) in bad.enumerated() {
            try await aside.enqueue(
                SyncPush(records: [record]), in: Key("refused", record.kind),
                id: "\(delivery.id)-\(index)")
        }
        let renamed = (answer.renamed ?? []).prefix(500).map { String($0.prefix(500)) }
        return (records.count - bad.count, renamed)
    }

    /// Hands records over, in halves if that is too much at once.
    private static func push(
        _ records: [SyncRecord], _ journal: SyncJournal, _ transport: any SyncTransport, id: String
    ) async throws -> SyncAnswer {
        do {
            return try await transport.push(
                records, from: try await journal.state().state.replica,
                at: try await journal.position(), id: id)
        } catch let error as LarderError
            where (error.cause as? SyncRefusal) == .tooLarge && records.count > 1
        {
            var answer = SyncAnswer()
            for (number, half) in records.parts(of: (records.count + 1) / 2).enumerated() {
                let part = try await push(Array(half), journal, transport, id: "\(id)-\(number)")
                answer.add(part)
                answer.position = part.position
            }
            return answer
        }
    }
}

extension LarderError {
    /// Whether another program, or another task, was faster to decide about a write.
    var isDecidedElsewhere: Bool { [.notFound, .busy, .conflict].contains(code) }
}

/// Why another larder did not take a call.
public enum SyncRefusal: Error, Sendable {
    /// It requires another token.
    case login
    /// It was more than it takes at once.
    case tooLarge
}
