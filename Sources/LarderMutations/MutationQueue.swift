public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The mutations of an ``OptimisticStore`` or ``OptimisticShelf``: on their way, in conflict, and done.
///
/// ```swift
/// let sending = lists.queue.start()
/// for conflict in try await lists.queue.conflicts() where conflict.outcome == nil { show(conflict) }
/// try await lists.queue.settle(conflict.id, .keepMine)
/// try await lists.queue.undo("window 1")
/// ```
public final class MutationQueue<Change: Mutation>: Sendable {
    /// The type of the values that mutations change.
    public typealias Value = Change.Value

    /// The mutations that are on their way; see it for those that failed, and to retry or drop them.
    public let outbox: Outbox<KeyedMutation<Change>>

    /// How many steps of each scope can be undone.
    let undoLimit: Int

    let confirmed: any ConfirmedValues<Value>
    let names: IdentityTable
    let log: ConflictLog<Change>
    let sends: MutationSends
    let keepsBases: Bool
    let lists = Locked(MutationLists<Change>())
    private let observers = Locked(Observers())
    private let watching = Locked<ObservationToken?>(nil)
    private let turn = SerialQueue()
    /// Whether what changed is read again and again, until that succeeds.
    private let isCatchingUp = Locked(false)

    /// Where mutations of a lane take turns to be stored; several lanes share one.
    private let storing = (0..<16).map { _ in SerialQueue() }

    /// Where those that can be undone take turns, as they change one history.
    private let histories = SerialQueue()

    var environment: StoreEnvironment { outbox.environment }

    private struct Observers: Sendable {
        var next = 0
        /// By lane; nil is told of all.
        var bodies: [Key?: [Int: @Sendable () -> Void]] = [:]
    }

    init(
        name: String, storage: any EntryStorage, confirmed: any ConfirmedValues<Value>,
        sends: MutationSends, rule: DeliveryRule, conflicts: ConflictRule<Change>?, undoLimit: Int,
        environment: StoreEnvironment, send: @escaping MutationSender<Change>.Send
    ) {
        let notes = OutboxKeys(name: name).notes
        let names = IdentityTable(storage, notes, environment)
        let box = Locked(WeakOutbox<KeyedMutation<Change>>())
        let log = ConflictLog<Change>(name, storage, notes, environment) { conflict in
            guard let outbox = box.withLock({ $0.outbox }) else { return true }
            let lane = try await names.lane(of: conflict.key)
            return try await outbox.standing(of: conflict.id, in: lane).map { $0.state != .dropped }
                ?? false
        }
        let weak = Locked(WeakQueue<Change>())
        let steps = UndoSteps<Change>(storage: storage, environment: environment)
        let sender = MutationSender<Change>(
            send: send, confirmed: confirmed, sends: sends, names: names, conflicts: log,
            steps: steps, rule: conflicts,
            environment: environment,
            isCreating: { ids, lane in
                guard let outbox = box.withLock({ $0.outbox }) else { return true }
                if try await names.isExpecting(ids) { return true }
                return try await Self.isCreating(ids, for: lane, in: outbox, names)
            },
            catchUp: { try await weak.withLock { $0.queue }?.catchUp(before: $0) },
            learned: { ids in
                let keys = ids.map { names.key(of: $0) }
                box.withLock { $0.outbox }?.changed(keys)
            },
            isAlone: { delivery in
                guard let outbox = box.withLock({ $0.outbox }) else { throw CancellationError() }
                let parked = try await outbox.parked().filter { $0.lane == delivery.lane }
                let all = try await outbox.waiting(in: delivery.lane) + parked
                return all.contains { $0.id == delivery.id && $0.attempts == delivery.attempt }
                    && !all.contains { $0.mayBeDone && $0.id != delivery.id }
            },
            undoing: { delivery in
                guard delivery.payload.undoes != nil else { return .init() }
                guard let outbox = box.withLock({ $0.outbox }) else { throw CancellationError() }
                return try await Undoing(outbox: outbox, conflicts: log, steps: steps)
                    .outcome(of: delivery)
            })
        let outbox = Outbox<KeyedMutation<Change>>(
            name: name, destination: ClosureDestination { try await sender.deliver($0) },
            storage: storage, rule: rule, environment: environment)
        outbox.keepsRecord.withLock { keeps in
            keeps = { id, payload in
                var step = payload.step
                if step == nil, let replaced = payload.replaces {
                    step = try await log[replaced]?.step
                }
                return try await log.isNeeded(id, for: step)
            }
        }
        box.withLock { $0.outbox = outbox }
        self.outbox = outbox
        self.confirmed = confirmed
        self.names = names
        self.log = log
        self.sends = sends
        self.undoLimit = max(1, undoLimit)
        keepsBases = conflicts != nil
        weak.withLock { $0.queue = self }
        let token = outbox.observeKeys { [weak self] keys in self?.changed(keys) }
        watching.withLock { $0 = token }
    }

    /// Whether one of these is yet to be created by a mutation in another lane, which does not wait for this lane
    /// itself: what is behind in the same lane, or behind what waits for it, would never come.
    private static func isCreating(
        _ ids: Set<String>, for lane: Key, in outbox: Outbox<KeyedMutation<Change>>,
        _ names: IdentityTable
    ) async throws -> Bool {
        var makers: [String: Key] = [:]
        var heads: [Key: KeyedMutation<Change>] = [:]
        for item in try await outbox.waiting() {
            guard let payload = item.payload else { continue }
            if heads[item.lane] == nil { heads[item.lane] = payload }
            for id in payload.change.creates { makers[id] = item.lane }
        }
        var seen: Set<Key> = []
        var next = Set(ids.compactMap { makers[$0] })
        let isOwn = next.contains(lane)
        guard !next.isEmpty, !isOwn else { return false }
        while let other = next.popFirst() {
            guard seen.insert(other).inserted, let head = heads[other] else { continue }
            let needed = IdentityTable.missing(head)
            try await names.load(needed)
            let lanes = needed.filter { names.final($0) == $0 }.compactMap { makers[$0] }
            if lanes.contains(lane) { return false }
            next.formUnion(lanes)
        }
        return true
    }

    /// Sends mutations for as long as the token is kept; see `Outbox.start()`.
    public func start() -> ObservationToken {
        let token = outbox.start()
        return ObservationToken {
            withExtendedLifetime(self) { token.cancel() }
        }
    }

    // MARK: - Identities

    /// Makes an identity for something new. Once the server has named the final one
    /// (``MutationResult/naming(_:)``), that takes its place everywhere: in what is shown, in mutations that wait,
    /// in conflicts and in what can be undone.
    public func temporaryIdentity() -> String { names.make() }

    /// Returns the final identity of something, or the same identity if that is final or there is none yet.
    public func identity(of id: String) async throws -> String {
        try await names.load([id])
        return names.final(id)
    }

    // MARK: - Changing

    /// Shows a mutation, stores it, and returns its identity once that is done; it is sent as soon as possible.
    ///
    /// Throws what the mutation throws if it makes no sense for what is shown now; then nothing has changed. If the
    /// storage fails in a way that leaves it open whether the mutation was stored (`.io`, `.timedOut`,
    /// `.unreachable`), call it again with the same `id`: it then counts once.
    ///
    /// - Parameters:
    ///   - key: What is changed.
    ///   - change: The mutation.
    ///   - scope: The history in which it can be undone; nil for none. See ``undo(_:)``. A mutation without an
    ///     ``Mutation/inverse(of:)`` can't be undone, nor can what was done to the value before it in this history. What was to undo a step of
    ///     it and was refused is withdrawn: that step can be undone again.
    ///   - id: The idempotency key; a new unique one by default.
    @discardableResult
    public func mutate(
        _ key: Key, _ change: Change, undoable scope: Key? = nil, id: String? = nil
    ) async throws -> String {
        let id = id ?? environment.makeID()
        return try await add(
            key, change, id: id, attempts: 100, history: scope == nil ? nil : histories
        ) { change, before in
            guard let scope else { return ([], nil) }
            try await self.takeBackFailedUndos(scope)
            return try await self.step(key, change, over: before, id: id, in: scope)
        }
    }

    /// Returns a change with final identities, and the value that it is made to; throws if it makes no sense there.
    private func prepared(
        _ key: Key, _ change: Change, id: String
    ) async throws -> (change: Change, before: Value?, ground: String?) {
        let (change, before, ground) = try await based(key, change, id: id)
        var value = before
        try change.apply(to: &value)
        return (change, before, ground)
    }

    /// Returns why a change makes no sense for what is shown; nil if it does. Throws if that cannot be read.
    func misfit(_ key: Key, _ change: Change) async throws -> (any Error)? {
        let (change, before, _) = try await based(key, change)
        var value = before
        do {
            try change.apply(to: &value)
            return nil
        } catch {
            return error
        }
    }

    private func based(
        _ key: Key, _ change: Change, id: String? = nil
    ) async throws -> (Change, Value?, ground: String?) {
        try await prepare(try await names.lane(of: key))
        let (before, ground, identities) = try await shown(key, to: change, id: id)
        return (identities.resolving(change), before, ground)
    }

    /// The entries to store with a mutation, and which of them is its step in an undo history.
    typealias Recorded = (entries: [EntryChange], step: Key?)

    /// Shows a mutation at once, and stores it with entries that belong to it. Those of a lane are stored in the order
    /// in which they are shown, or one could wait for another behind it.
    ///
    /// - Parameters:
    ///   - attempts: How often to ask for the entries, if what they are based on has changed.
    ///   - history: Where those that change the same entries take turns.
    func add(
        _ key: Key, _ change: Change, id: String, undoing undone: String? = nil,
        isRedo: Bool = false, attempts: Int = 1,
        history: SerialQueue? = nil,
        with entries:
            @escaping @Sendable (_ change: Change, _ before: Value?) async throws -> Recorded
    ) async throws -> String {
        let (change, before, ground) = try await prepared(key, change, id: id)
        let lane = try await names.lane(of: key)
        var mutation = PendingMutation(
            id: id, change: change, state: .pending, attempts: 0, failure: nil, nextAttempt: nil)
        (mutation.undoes, mutation.made) = (undone, environment.now())
        let place = storing[Int(lane.path.utf8.reduce(0) { $0 &* 31 &+ $1 } & 15)]
        let stored = lists.withLock { [mutation] lists in
            var payload = KeyedMutation(key, change)
            (payload.undoes, payload.isRedo) = (undone, isRedo ? true : nil)
            payload.ground = ground ?? Confirmed<Value>.noGround
            if keepsBases { payload.base = .init(before) }
            lists.add(mutation, to: lane)
            return place.start(on: environment) {
                [payload] () async -> Result<Void, any Error> in
                do {
                    let store: @Sendable () async throws -> Void = {
                        try await self.store(payload, in: lane, id: id, attempts) {
                            try await entries(change, before)
                        }
                    }
                    guard let history else { return .success(try await store()) }
                    return .success(try await history.run(on: self.environment, store))
                } catch {
                    return .failure(error)
                }
            }
        }
        tell([lane])
        do {
            try await stored.value.get()
            lists.withLock { $0.settle(id, lane, isKnown: true) }
        } catch {
            let code = (error as? LarderError)?.code
            let isOpen = code == .io || code == .timedOut || code == .unreachable
            lists.withLock { $0.settle(id, lane, isKnown: isOpen) }
            catchUpSoon()
            tell([lane])
            throw error
        }
        // What cannot be read now is read again soon.
        do { try await catchUp() } catch { catchUpSoon() }
        return id
    }

    /// Returns when everything that is shown by now was stored, or was not: it may be the step that is meant.
    func letStoringEnd() async {
        for place in storing { await place.run(on: environment) {} }
    }

    private func store(
        _ payload: KeyedMutation<Change>, in lane: Key, id: String, _ attempts: Int,
        with entries: () async throws -> Recorded
    ) async throws {
        for attempt in 1... {
            do {
                let recorded = try await entries()
                var payload = payload
                payload.step = recorded.step?.path
                try await outbox.enqueue(
                    payload, in: lane, id: id, with: Write(entries: recorded.entries))
                return
            } catch let error as LarderError
                where error.code == .conflict && attempt < attempts
                && error.key?.isUnder(outbox.keys.root) == true
            {}
        }
    }

    /// Returns what is shown of a key to somebody who makes a change, with its ground, and the final identities that
    /// it has.
    private func shown(
        _ key: Key, to change: Change, id: String?
    ) async throws -> (Value?, ground: String?, FinalIdentities) {
        // First the mutations: what leaves them is included in the value by then.
        let lane = try await names.lane(of: key)
        let known = lists.withLock { $0[lane] }
        // What is made once more, as nobody knows whether it was stored, is not made to itself.
        let pending = known.filter { $0.id != id }
        let value = try await confirmed.confirmed(names.final(key))
        // Another process may have named them.
        try await names.load(IdentityTable.identities(in: change))
        let identities = names.current(with: value.names)
        return (
            value.replaying(identities.resolving(pending)).value, value.ground, identities
        )
    }

    // MARK: - Conflicts

    /// Returns the conflicts that wait for a person, and the last thousand that were settled, oldest first.
    public func conflicts() async throws -> [Conflict<Change>] {
        var all: [Conflict<Change>] = []
        for conflict in try await log.all { all.append(try await names.resolve(conflict)) }
        guard all.contains(where: { $0.outcome == nil }) else { return all }
        let open = Set(try await (outbox.waiting() + outbox.parked()).map(\.id))
        let dropped = Set(try await outbox.dropped().map(\.id))
        return all.map { conflict in
            var conflict = conflict
            // Its mutation was dropped, or retried and accepted.
            if conflict.outcome == nil, !open.contains(conflict.id) {
                conflict.outcome = dropped.contains(conflict.id) ? .keptTheirs : .keptMine
            }
            return conflict
        }
    }

    /// Settles a conflict that waits for a person.
    ///
    /// Throws `.notFound` if there is no such conflict.
    public func settle(
        _ id: String, _ resolution: ConflictRule<Change>.Resolution
    ) async throws {
        let found = try await open(id)
        if case .ask = resolution { return }
        let next = environment.makeID()
        let lane = try await names.lane(of: found.key)
        try await outbox.settle(id, in: lane, isDecided: true) {
            // It may have been retried since it met the conflict, and have met another one.
            var conflict = try await open(id)
            conflict.settle(resolution, as: next, at: environment.now(), byPerson: true)
            if let known = try await outbox.standing(of: id, in: lane) {
                conflict.mayBeDone = !known.isUndone
            }
            let record = try await log.recording(conflict)
            return conflict.write(afterRounds: nil).map { .replace($0, id: next, with: record) }
                ?? .withdraw(with: record)
        }
        outbox.visit([lane])
        try? await catchUp()
    }

    /// Returns a conflict that waits for a person.
    private func open(_ id: String) async throws -> Conflict<Change> {
        guard let conflict = try await log[id], conflict.outcome == nil else {
            throw LarderError(.notFound, message: "The conflict is settled already.")
        }
        return conflict
    }

    // MARK: - Following the outbox

    /// Sends what can be sent now of a key, and returns when that is done or takes too long.
    func letWritesGo(_ key: Key) async throws {
        try await outbox.letWritesGo(in: try await names.lane(of: key))
    }

    /// Calls the body after every change of a mutation of a lane, or of any.
    func observe(_ lane: Key?, _ body: @escaping @Sendable () -> Void) -> ObservationToken {
        let id = observers.withLock { observers in
            observers.next += 1
            observers.bodies[lane, default: [:]][observers.next] = body
            return observers.next
        }
        return ObservationToken { [weak self] in
            self?.observers.withLock { observers in
                observers.bodies[lane]?[id] = nil
                if observers.bodies[lane]?.isEmpty == true { observers.bodies[lane] = nil }
            }
        }
    }

    /// The mutations of a key, as far as they were read.
    func known(_ key: Key) -> [PendingMutation<Change>] {
        let lane = names.knownLane(of: key)
        return lists.withLock { $0[lane] }
    }

    /// The mutations of a key that may have been carried out, whoever sent them, with final identities.
    ///
    /// - Parameter found: Those that were found in what was fetched, by the temporary ones.
    func mayBeDone(
        _ key: Key, _ found: [String: String]?
    ) async throws -> [PendingMutation<Change>] {
        let lane = try await names.lane(of: key)
        let parked = try await outbox.parked().filter { $0.lane == lane }
        var mine: [PendingMutation<Change>] = []
        for item in try await outbox.waiting(in: lane) + parked where item.mayBeDone {
            var mutation = PendingMutation(item)
            if let change = mutation.change { mutation.change = try await names.resolve(change) }
            mine.append(mutation)
        }
        return names.current(with: found).resolving(mine)
    }

    /// Makes sure that the newest mutations of a lane are known.
    func prepare(_ lane: Key) async throws {
        // What others enqueue from now on is heard.
        try await outbox.follow()
        lists.withLock { $0.want(lane) }
        try await catchUp()
    }

    /// Makes sure that the newest mutations of all lanes are known.
    func prepareAll() async throws {
        try await outbox.follow()
        lists.withLock { $0.wantAll() }
        try await catchUp()
    }

    /// Reads what is gone before a mutation that is being sent: its answer may include that.
    private func catchUp(before delivery: Delivery<KeyedMutation<Change>>) async throws {
        let place = outbox.keys.waiting(delivery.lane, delivery.number)
        let isWatched = observers.withLock { $0.bodies[delivery.lane] != nil }
        lists.withLock { lists in
            if isWatched { lists.want(delivery.lane) }
            lists.wantWhatLeft(delivery.lane, before: delivery.id, at: place)
        }
        try await catchUp()
    }

    private func changed(_ keys: [Key]?) {
        let watched = observers.withLock { Set($0.bodies.keys.compactMap(\.self)) }
        let isOurs = lists.withLock { lists in
            lists.forgetEmpty(except: watched)
            return lists.note(keys, in: outbox.keys)
        }
        if isOurs { catchUpSoon() }
    }

    private func catchUpSoon() {
        environment.task { [weak self] in
            guard let self, (try? await catchUp()) == nil,
                isCatchingUp.withLock({ was in
                    defer { was = true }
                    return !was
                })
            else { return }
            environment.untilDone { [weak self] _ in
                try await self?.catchUp()
                self?.isCatchingUp.withLock { $0 = false }
                // What failed until then relied on this.
                try await self?.catchUp()
            }
        }
    }

    /// Reads what has changed; one after another, so that nothing old is shown after something newer.
    func catchUp() async throws {
        try await turn.run(on: environment) { [self] () async -> Result<Void, any Error> in
            let work = lists.withLock { $0.takeWork() }
            guard !work.isEmpty else { return .success(()) }
            do {
                var (news, lanes) = try await read(work)
                let others = lists.withLock {
                    $0.overtaken(by: news, except: lanes).union($0.undoing(news))
                }
                for key in others.subtracting(work.keys) {
                    news.append(try await self.news(at: key))
                }
                let left = lists.withLock { $0.leaving(news, lanes, settled: work.settled) }
                let renamed = work.isRenaming ? try await self.renamed() : []
                // What leaves the list must be in the value that it is replayed over.
                for lane in left { try await confirmed.readStored(names.final(lane)) }
                tell(
                    lists.withLock { lists in
                        if work.isAll { lists.becomeComplete() }
                        return lists.take(news, lanes, settled: work.settled).union(renamed)
                    })
                return .success(())
            } catch let error as LarderError where error.code == .gone {
                // The place is gone for good, with all that waited.
                tell(lists.withLock { $0.empty() })
                return .success(())
            } catch {
                lists.withLock { $0.putBack(work) }
                return .failure(error)
            }
        }.get()
    }

    /// Returns the watched keys that are known to be in another lane.
    private func renamed() async throws -> [Key] {
        var keys: [Key] = []
        for key in observers.withLock({ $0.bodies.keys.compactMap(\.self) }) {
            let lane = try await names.lane(of: key)
            guard lane != key else { continue }
            keys.append(key)
            lists.withLock { $0.want(lane) }
        }
        if lists.withLock(\.isBehind) { catchUpSoon() }
        return keys
    }

    private typealias News = MutationLists<Change>.News

    private func read(
        _ work: MutationLists<Change>.Work
    ) async throws -> (news: [News], lanes: Set<Key>) {
        var lanes = work.lanes
        var news: [News] = []
        if work.isAll { lanes.formUnion(try await outbox.waitingLanes()) }
        if !lanes.isEmpty {
            let parked = try await outbox.parked()
            if work.isAll { lanes.formUnion(parked.map(\.lane)) }
            for item in parked where lanes.contains(item.lane) {
                news.append(try await pending(item))
            }
            for lane in lanes.sorted() {
                for item in try await outbox.waiting(in: lane) {
                    news.append(try await pending(item))
                }
                try await confirmed.readStored(names.final(lane))
            }
        }
        // What comes to the front of a lane is read before what it has overtaken.
        for key in work.keys.sorted() {
            if let lane = outbox.keys.lane(of: key), lanes.contains(lane) { continue }
            news.append(try await self.news(at: key))
        }
        for lane in work.renamedLanes { try await names.load(lane.components) }
        for var old in work.renamed where !work.keys.contains(old.place) {
            // What is read in whole has its final names.
            if let lane = old.lane, lanes.contains(lane) { continue }
            if let change = old.mutation?.change {
                old.mutation?.change = try await names.resolve(change)
                news.append(old)
            }
        }
        return (news, lanes)
    }

    private func news(at key: Key) async throws -> News {
        guard let item = try await outbox.item(at: key) else {
            return News(place: key, lane: outbox.keys.lane(of: key), mutation: nil)
        }
        return try await pending(item, at: key)
    }

    private func pending(
        _ item: OutboxItem<KeyedMutation<Change>>, at key: Key? = nil
    ) async throws -> News {
        var mutation = PendingMutation(item)
        try await names.load(item.lane.components)
        if let change = mutation.change { mutation.change = try await names.resolve(change) }
        if let undone = mutation.undoes {
            (mutation.undoes, mutation.undoesNothing) = try await self.undone(undone, in: item.lane)
        }
        if mutation.state == .asking || mutation.state == .parked {
            mutation.conflict = try await log[item.id].flatMap { $0.outcome == nil ? $0 : nil }
        }
        let isParked = item.state == .parked
        let place =
            isParked
            ? outbox.keys.parked(item.id) : outbox.keys.waiting(item.lane, item.sequenceNumber)
        return News(place: key ?? place, lane: item.lane, mutation: mutation)
    }

    /// Follows a mutation to what was sent in its place, and tells whether that was given up before it was carried out.
    private func undone(
        _ id: String, in lane: Key
    ) async throws -> (id: String, isNothing: Bool) {
        var id = id
        while let conflict = try await log[id], conflict.outcome != nil {
            guard conflict.mayBeDone == false else { return (id, false) }
            guard let successor = conflict.successor else { return (id, true) }
            id = successor
        }
        guard let known = try await outbox.standing(of: id, in: lane) else { return (id, false) }
        return (id, known.state == .dropped && known.isUndone)
    }

    private func tell(_ lanes: some Collection<Key>) {
        guard !lanes.isEmpty else { return }
        for lane in lanes {
            confirmed.keep(names.final(lane), for: lane) { lists.withLock { $0.has(lane) } }
        }
        let bodies = observers.withLock { observers in
            (lanes.map(Optional.some) + [nil]).flatMap { lane in
                observers.bodies[lane]?.sorted { $0.key < $1.key }.map(\.value) ?? []
            }
        }
        for body in bodies { body() }
    }
}

/// Lets a sender reach the outbox without keeping it alive.
struct WeakOutbox<Payload: Sendable>: Sendable {
    weak var outbox: Outbox<Payload>?
}

extension PendingMutation {
    /// One that has been sent.
    init(sent id: String, _ change: Change) {
        self.init(
            id: id, change: change, state: .sending, attempts: 1, failure: nil, nextAttempt: nil)
    }

    init(_ item: OutboxItem<KeyedMutation<Change>>) {
        let state: MutationState =
            switch item.state {
            case .waiting: item.failure == nil ? .waiting : .failed
            case .sending: .sending
            case .asking: .asking
            case .parked, .dropped: .parked
            }
        self.init(
            id: item.id, change: item.payload?.change, state: state, attempts: item.attempts,
            failure: item.failure, nextAttempt: item.nextAttempt)
        (undoes, isUndone, made) = (item.payload?.undoes, !item.mayBeDone, item.enqueued)
    }
}
