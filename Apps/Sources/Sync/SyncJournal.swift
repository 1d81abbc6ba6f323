public import Foundation
public import Larder

/// What was said last about each element, in the order in which it became known here, so that other larders can be
/// told what they do not know.
///
/// The journal is in the storage of the person's own data, one row for each element. Every commit to it also writes
/// one entry that it expects unchanged, so several processes can use it at once.
///
/// ```swift
/// let journal = SyncJournal(storage: storage, kinds: [MarkKind(storage)])
/// let page = try await journal.page(after: position, limit: 500)
/// let answer = try await journal.merge(page.records, from: page.replica)
/// ```
public final class SyncJournal: Sendable {
    /// The kinds that are kept in step.
    public let kinds: [any SyncKind]

    /// For how long removals are remembered.
    public let tombstoneAge: TimeInterval

    /// The clock and the identities that the journal uses.
    public let environment: StoreEnvironment

    let storage: any EntryStorage & ShelfStorage
    private let place: String?
    /// Tells the positions that this program gives from those that others do, with the last position and revision of the
    /// state that it has seen.
    private let run: Locked<(token: String, position: Int, revision: UInt64)>
    let turn = SerialQueue()
    private let quiet = Locked<(position: StoragePosition, swept: Int)?>(nil)

    /// The names of the shelves with the records, and with those that can't be taken here.
    public static let shelfNames = [shelf, refusedShelf]

    static let shelf = "sync journal"
    static let refusedShelf = "sync refused"
    static let root = Key(component: "sync")
    static let stateKey = Key("sync", "state")

    /// How many rows are written at once.
    static let batch = 500

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - storage: The storage of the person's own data.
    ///   - kinds: What is kept in step.
    ///   - tombstoneAge: For how many seconds removals are remembered.
    ///   - place: Where the storage is, as the machine and the file. Data that is found in another place is a copy, and
    ///     gets an identity of its own: two under one name would never hear of each other. Nil if that is not known.
    public init(
        storage: any EntryStorage & ShelfStorage, kinds: [any SyncKind],
        tombstoneAge: TimeInterval = 90 * 86_400, place: String? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.storage = storage
        self.place = place
        self.kinds = kinds
        self.tombstoneAge = tombstoneAge
        self.environment = environment
        run = Locked((Self.name(from: environment, 8), 0, 0))
    }

    /// The names of all kinds.
    public var names: [String] { kinds.flatMap(\.names) }

    /// The versions of what the values of the kinds contain, of those that are not 1.
    var formats: [String: Int] {
        kinds.reduce(into: [:]) { all, kind in all.merge(kind.formats) { $1 } }
    }

    func kind(_ name: String) -> (any SyncKind)? { kinds.first { $0.names.contains(name) } }

    // MARK: - State

    /// What the journal knows of itself.
    struct State: Codable, Sendable, Equatable {
        /// The identity of this data; another one after a backup was restored.
        var replica: String
        /// The identity of the storage's contents that the replica belongs to.
        var incarnation: String
        /// Where the storage was; nil if that was not known.
        var place: String?
        /// The latest time that was said or seen.
        var clock: HybridTime
        /// The last position that was given.
        var position = 0
        /// The position of the last removal that was forgotten.
        var forgotten = 0
        /// When removals were last forgotten, in microseconds since 1970.
        var swept = 0
        /// Where the next observations begin.
        var cursors: [String: String] = [:]
        /// The identities that this data had before, the latest last.
        var formerly: [String]?
        /// The programs that gave the positions, each with the last position before its first. Data that was put back
        /// to an earlier state gives the same positions again, but in other runs.
        var runs: [Run]?

        struct Run: Codable, Sendable, Equatable {
            var position: Int
            var token: String
            /// Whether nobody was told of a position of the run yet: then it may count as a part of the next one.
            var isUntold: Bool?
        }

        /// The most runs that are remembered.
        private static let mostRuns = 200

        /// Lets a run give the positions from here on.
        mutating func begin(_ token: String) {
            if runs?.contains(where: { $0.token == token }) == true { return }
            var all = (runs ?? []) + [Run(position: position, token: token, isUntold: true)]
            if all.count > Self.mostRuns {
                if let index = all.dropLast().firstIndex(where: { $0.isUntold == true }) {
                    all[index + 1].position = all[index].position
                    all.remove(at: index)
                } else {
                    all.removeFirst()
                }
            }
            runs = all
        }

        /// Remembers that somebody is told of a position; returns whether that is new.
        mutating func tell(_ number: Int) -> Bool {
            guard let index = index(ofRunOf: number), runs?[index].isUntold == true else {
                return false
            }
            runs?[index].isUntold = nil
            return true
        }

        /// Where the run is that gave a number; nil if that is not known.
        func index(ofRunOf number: Int) -> Int? { runs?.lastIndex { $0.position < number } }

        mutating func rename(to name: String) {
            formerly = Array(((formerly ?? []) + [replica]).suffix(20))
            replica = name
        }
    }

    /// Whether anything was ever kept in step here.
    public func isInUse() async throws -> Bool {
        try await storage.entry(for: Self.stateKey) != nil
    }

    /// Returns the state with the revision of its entry; 0 if there is none yet. What is said next under a new identity
    /// has to be stored with it, see ``noticeOnce()``.
    func state() async throws -> (state: State, revision: UInt64) {
        let (state, revision, _) = try await readState()
        return (state, revision)
    }

    private func readState() async throws -> (state: State, revision: UInt64, isStored: Bool) {
        let seen = run.withLock { $0 }
        let incarnation = try await storage.position().incarnation
        if let entry = try await storage.entry(for: Self.stateKey) {
            var state = try Self.decoded(State.self, from: entry.value)
            let isPutBack = state.position < seen.position || entry.revision < seen.revision
            // Stored with the first thing that this program says.
            state.begin(token(at: state.position, entry.revision, isPutBack: isPutBack))
            let isCopy = place.map { $0 != state.place ?? $0 } ?? false
            if isCopy || state.incarnation != incarnation {
                // A backup was restored, or this is a copy: what was said elsewhere under the old name must not be
                // mistaken for what is said now.
                state.rename(to: newReplica())
                state.incarnation = incarnation
                state.place = place
                state.cursors = [:]
                return (state, entry.revision, false)
            }
            let isPlaced = state.place != nil || place == nil
            state.place = state.place ?? place
            return (state, entry.revision, isPlaced)
        }
        let replica = newReplica()
        var state = State(
            replica: replica, incarnation: incarnation, place: place,
            clock: HybridTime(micros: 0, replica: replica))
        state.begin(seen.token)
        return (state, 0, false)
    }

    /// Returns the token of this program for a state that it has read. If it had seen a later one before, the data was
    /// put back under it, and it gives the same positions again as another run.
    private func token(at position: Int, _ revision: UInt64, isPutBack: Bool) -> String {
        run.withLock { run in
            if isPutBack {
                run = (Self.name(from: environment, 8), position, revision)
            } else {
                // Others may have read a later one in the meantime.
                run.position = max(run.position, position)
                run.revision = max(run.revision, revision)
            }
            return run.token
        }
    }

    /// The identity of this data.
    public func replica() async throws -> String {
        try await capture()
        return try await state().state.replica
    }

    /// Gives this data another identity, because it is a copy of other data that is in use too, or was put back to an
    /// earlier state. Does nothing if it has another one already.
    ///
    /// - Parameters:
    ///   - former: The identity that it has.
    ///   - position: A position that was given before the two went apart; -1 if none is known.
    func rename(_ former: String, after position: Int = -1) async throws {
        try await inTurn { [self] _ in try await renameInTurn(former, after: position) }
    }

    /// The same for who has the turn.
    ///
    /// Under the old identity others may have other changes with the numbers of ours. So what was said here and is
    /// merged counts as the first change of the new one, made without knowing of those: nothing is replaced by it, and
    /// it is replaced by nothing. That is not needed for what was said before the two went apart, which both have.
    func renameInTurn(_ former: String, after position: Int = -1) async throws {
        var (state, revision) = try await state()
        guard state.replica == former else { return }
        state.rename(to: newReplica())
        let versioned = kinds.filter(\.hasVersions).flatMap(\.names)
        var rows = try await allRows(versioned).filter {
            $0.source == nil && $0.position > position
        }
        for index in rows.indices {
            state.position += 1
            rows[index].position = state.position
            rows[index].record.versions?.replace(former, with: state.replica)
            rows[index].record.made = nil
        }
        _ = try await commit(state, expecting: revision, rows: rows)
    }

    private func newReplica() -> String { Self.name(from: environment, 16) }

    private static func name(from environment: StoreEnvironment, _ length: Int) -> String {
        let letters = environment.makeID().lowercased().filter {
            $0.isASCII && ($0.isLetter || $0.isNumber)
        }
        return String(letters.suffix(length))
    }

    func put(_ state: State, expecting revision: UInt64) throws -> EntryChange {
        .put(try Self.entry(Self.stateKey, state, at: environment.now()), expecting: revision)
    }

    /// Reads what the journal stored.
    ///
    /// A later version of Larder that stores it in a way that this one can't read writes a `version` above 1 beside it.
    /// What can't be read otherwise is damaged.
    static func decoded<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            let format = try? JSONDecoder().decode(Format.self, from: data)
            throw format.map { $0.version > 1 } ?? false
                ? LarderError(
                    .tooNew,
                    message:
                        "A newer version of Larder wrote the record of your changes. Update Larder.",
                    cause: error)
                : LarderError(
                    .damaged,
                    message:
                        "The record of your changes is damaged. Restore a backup: `larder restore`",
                    cause: error)
        }
    }

    private struct Format: Decodable {
        var version: Int
    }

    static func entry(_ key: Key, _ value: some Encodable, at now: Date) throws -> StoredEntry {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .local(key, try encoder.encode(value), format: "json/1", at: now)
    }

    // MARK: - Rows

    /// A record as it is in the journal.
    struct Row: Codable, Sendable {
        /// The record; of kinds that are merged, with the fingerprint in place of the value.
        var record: SyncRecord
        var position: Int
        /// The replica that it came from; nil if it was said here.
        var source: String?
        /// When a removal became known here, in microseconds since 1970.
        var removed: Int?
    }

    func rows(_ elements: [SyncElement]) async throws -> [SyncElement: Row] {
        var found: [SyncElement: Row] = [:]
        for part in elements.parts(of: Self.batch) {
            let shelved = try await storage.rows(part.map(Self.identity), of: Self.shelf)
            for row in try shelved.map(Self.row) { found[row.record.element] = row }
        }
        return found
    }

    /// Returns rows in the order of their positions.
    func rows(
        after position: Int, kinds: [String]? = nil, limit: Int
    ) async throws -> [Row] {
        // Sequence numbers begin with 1, so this comes before every row of the next position.
        let cursor = ShelfCursor(order: .number(Double(position) + 0.5), sequenceNumber: 0)
        return try await storage.page(
            ShelfQuery(groups: kinds, isAscending: true), of: Self.shelf, after: cursor, offset: 0,
            limit: limit, withBodies: true
        ).map(Self.row)
    }

    /// Returns all rows of some kinds.
    func allRows(_ kinds: [String]? = nil) async throws -> [Row] {
        var all: [Row] = []
        while true {
            let page = try await rows(
                after: all.last?.position ?? -1, kinds: kinds, limit: 1_000)
            all += page
            if page.count < 1_000 { return all }
        }
    }

    static func identity(_ element: SyncElement) -> ShelfIdentity {
        ShelfIdentity(scope: element.kind, item: element.id)
    }

    private static func row(_ shelved: StoredRow) throws -> Row {
        try decoded(Row.self, from: shelved.body)
    }

    func putting(_ rows: [Row]) throws -> ShelfOperation {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .upsert(
            shelf: Self.shelf,
            rows: try rows.map {
                ShelfRow(
                    identity: Self.identity($0.record.element), group: $0.record.kind,
                    order: .number(Double($0.position)), body: try encoder.encode($0))
            }, at: environment.now())
    }

    // MARK: - Noticing

    /// Notices what was said here since the last time.
    public func capture() async throws {
        _ = try await turn.run(on: environment) { [self] in try await notice() }
    }

    /// Notices what was said, and returns the position of the storage at which nothing was left to notice.
    @discardableResult
    func notice() async throws -> StoragePosition {
        for _ in 0..<100 {
            let position = try await storage.position()
            let now = HybridTime.micros(of: environment.now())
            let isQuiet = quiet.withLock { quiet in
                quiet.map { $0.position == position && !Self.isDue(after: $0.swept, now) } ?? false
            }
            if isQuiet { return position }
            do {
                let (isChanged, swept) = try await noticeOnce()
                if !isChanged {
                    quiet.withLock { $0 = (position, swept) }
                    return position
                }
            } catch let error as LarderError where error.code == .conflict {
                continue  // another process was faster
            }
        }
        throw LarderError(.busy, message: "Your data keeps changing. Try again in a moment.")
    }

    private func noticeOnce() async throws -> (isChanged: Bool, swept: Int) {
        var (state, revision, isStored) = try await readState()
        var isChanged = !isStored
        if !isStored { revision = try await commit(state, expecting: revision, rows: []) }
        for kind in kinds {
            let name = kind.names.first ?? ""
            let observation = try await kind.observe(after: state.cursors[name])
            var changed = try await differences(kind, observation, state)
            if changed.isEmpty, observation.cursor == state.cursors[name] { continue }
            isChanged = isChanged || !changed.isEmpty
            repeat {
                let part = Array(changed.prefix(Self.batch))
                changed.removeFirst(part.count)
                if changed.isEmpty { state.cursors[name] = observation.cursor }
                revision = try await record(part, kind, &state, expecting: revision)
            } while !changed.isEmpty
        }
        let now = HybridTime.micros(of: environment.now())
        if Self.isDue(after: state.swept, now) {
            state.swept = now
            try await sweep(&state, expecting: revision, now: now)
            isChanged = true
        }
        return (isChanged, state.swept)
    }

    /// Whether old removals are to be looked for: once a day, and when the clock was set back.
    private static func isDue(after swept: Int, _ now: Int) -> Bool {
        now < swept || now - swept > 86_400_000_000
    }

    /// What an element is now, nil if it is gone, and what is known of it.
    private struct Difference {
        var observed: SyncObservation.Element?
        var known: Row?
        var element: SyncElement
    }

    private func differences(
        _ kind: any SyncKind, _ observation: SyncObservation, _ state: State
    ) async throws -> [Difference] {
        let known: [SyncElement: Row]
        if observation.isComplete {
            known = Dictionary(
                try await allRows(kind.names).map { ($0.record.element, $0) },
                uniquingKeysWith: { $1 })
        } else {
            known = try await rows(observation.elements.map(\.element))
        }
        // What is there twice counts as it is listed last: otherwise the two would take turns for ever.
        let last = Dictionary(
            observation.elements.indices.map { (observation.elements[$0].element, $0) },
            uniquingKeysWith: { $1 })
        var changed = observation.elements.indices.compactMap { index -> Difference? in
            let observed = observation.elements[index]
            guard last[observed.element] == index else { return nil }
            let row = known[observed.element]
            let said = row?.record.value
            let isEqual =
                said == observed.value
                || said.map { (try? kind.observed($0)) == observed.value } ?? false
            // Where changes are told apart by their versions, a date proves nothing.
            let isSame =
                isEqual
                && (kind is any NamedSyncKind
                    || observed.micros ?? 0 <= row?.record.stamp.micros ?? 0)
            return isSame
                ? nil : Difference(observed: observed, known: row, element: observed.element)
        }
        if observation.isComplete {
            let gone = known.values.filter { row in
                // What came before its owner is not here yet.
                let owner = kind.owner(of: row.record.element).map { known[$0]?.record.value }
                return row.record.value != nil && last[row.record.element] == nil
                    && owner != .some(nil)
            }.sorted { $0.position < $1.position }
            changed += gone.map { Difference(observed: nil, known: $0, element: $0.record.element) }
        }
        return changed
    }

    private func record(
        _ differences: [Difference], _ kind: any SyncKind, _ state: inout State,
        expecting revision: UInt64
    ) async throws -> UInt64 {
        let now = HybridTime.micros(of: environment.now())
        let rows = differences.map { difference in
            let known = difference.known?.record
            let isSaid = kind.isSaid(difference.observed?.value, over: known?.value)
            let moment = isSaid ? now : known?.stamp.micros ?? now
            let stamp = HybridTime.next(
                at: difference.observed?.micros ?? moment, by: state.replica, after: known?.stamp)
            state.clock = max(state.clock, stamp)
            state.position += 1
            var versions = known?.versions
            if kind.hasVersions {
                versions = known?.knownVersions ?? VersionVector()
                versions?.advance(state.replica, atLeast: kind.firstNumber(at: state.position))
            }
            return Row(
                record: SyncRecord(
                    kind: difference.element.kind, id: difference.element.id, stamp: stamp,
                    value: difference.observed?.value, versions: versions),
                position: state.position, source: nil,
                removed: difference.observed == nil ? now : nil)
        }
        return try await commit(state, expecting: revision, rows: rows)
    }

    func commit(
        _ state: State, expecting revision: UInt64, rows: [Row]
    ) async throws -> UInt64 {
        let commit = try await storage.commit(
            Write(
                entries: [try put(state, expecting: revision)],
                rows: rows.isEmpty ? [] : [try putting(rows)]))
        return commit.revision(of: Self.stateKey) ?? 0
    }

    // MARK: - Forgetting

    /// Forgets removals that everybody had time to hear of, and all that came to be told to others since.
    private func sweep(
        _ state: inout State, expecting revision: UInt64, now: Int
    ) async throws {
        let limit = now - Int(tombstoneAge) * 1_000_000
        let peers = try await peers()
        // Who has not been told yet must still be.
        func isTold(_ row: Row) -> Bool {
            peers.allSatisfy { peer in
                peer.kinds?.contains(row.record.kind) == false
                    || row.position <= peer.pushed[row.record.kind] ?? -1
            }
        }
        let old = try await allRows().filter { row in
            row.record.value == nil && row.removed.map { $0 < limit } ?? false
                && isTold(row)
        }
        if let last = old.map(\.position).max() { state.forgotten = max(state.forgotten, last) }
        try await storage.commit(
            Write(
                entries: [try put(state, expecting: revision)],
                rows: old.isEmpty
                    ? []
                    : [.remove(shelf: Self.shelf, old.map { Self.identity($0.record.element) })]))
    }
}

extension Array {
    /// The elements in parts of a size.
    func parts(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
