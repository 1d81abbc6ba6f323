internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The confirmed rows of a shelf, with the mutations that they include.
///
/// A mutation that a row includes has an entry under the name of the queue until it has left the outbox; the row
/// and the entry are written in one commit. Each such commit and each refresh also writes one entry that all expect as
/// they read it: none overwrites what another process has learned in the meantime.
struct ShelfValues<Row: Sendable & Identifiable>: ConfirmedValues where Row.ID: Sendable {
    typealias Value = MarkedRow<Row>

    let shelf: Shelf<Row>
    let entries: any EntryStorage
    let root: Key
    private let learned: Key
    private let grounds: Key
    private let turn = SerialQueue()

    init(_ shelf: Shelf<Row>, entries: any EntryStorage, name: String) {
        self.shelf = shelf
        self.entries = entries
        root = Key(component: name).appending("included")
        learned = Key(component: name).appending("learned")
        grounds = Key(component: name).appending("ground")
    }

    static func key(_ identity: ShelfIdentity) -> Key { Key(identity.scope, identity.item) }

    static func identity(_ key: Key) -> ShelfIdentity {
        let parts = key.components
        return ShelfIdentity(scope: parts.first ?? "", item: parts.dropFirst().first ?? "")
    }

    /// The mutations that the rows are known to include.
    func included() async throws -> Set<String> {
        Set(try await entries.allSummaries(under: root).compactMap { $0.key.components.last })
    }

    /// Returns a row with the mutations that it includes. They are read one after the other, and again if anybody has
    /// learned something meanwhile: a row without a mutation is never said to include it.
    func confirmed(_ key: Key) async throws -> Confirmed<Value> {
        while true {
            let before = try await lastTurn()
            let confirmed = try await read(key)
            if try await lastTurn() == before { return confirmed }
            try Task.checkCancellation()
        }
    }

    private func read(_ key: Key) async throws -> Confirmed<Value> {
        let identity = Self.identity(key)
        await shelf.followIfPossible()
        let stored = try await shelf.storage.rows([identity], of: shelf.name).first
        let row = stored.flatMap { shelf.decoded($0)?.row }
        let marks = try await shelf.setMarks(shelf.columns.marks, of: [identity])[identity] ?? []
        let value = row == nil && marks.isEmpty ? nil : MarkedRow(row, marks: marks)
        var confirmed = Confirmed(value, including: try await included().sorted())
        confirmed.ground = try await ground(of: identity, stored?.body)
        return confirmed
    }

    /// The ground of a row as an answer left it, with the checksum that it has until others change it.
    private struct Ground: Codable {
        var ground: String
        var sum: String
    }

    /// A row that others have changed is its own ground: if they change it back, it is the same. Marks do not count: they
    /// are set, whatever they were before.
    private func ground(of identity: ShelfIdentity, _ body: Data?) async throws -> String {
        let entry = try await entries.entry(for: Self.key(identity).under(grounds))
        let known = entry.flatMap { try? JSONDecoder().decode(Ground.self, from: $0.value) }
        let sum = Self.sum(body)
        if let known, known.sum == sum { return known.ground }
        return known == nil && body == nil ? Confirmed<Value>.firstGround : "row " + sum
    }

    private static func sum(_ body: Data?) -> String {
        body.map { String($0.withUnsafeBytes(Checksum.of), radix: 16) } ?? ""
    }

    /// The change that keeps the ground of a row after an answer.
    private func grounding(
        _ identity: ShelfIdentity, _ ground: String?, _ sum: String
    ) throws -> EntryChange {
        let known = Ground(ground: ground ?? Confirmed<Value>.firstGround, sum: sum)
        return .put(
            .note(
                Self.key(identity).under(grounds), try JSONEncoder().encode(known),
                at: shelf.environment.now()))
    }

    func readStored(_ key: Key) async throws {}

    func update(
        _ key: Key, _ body: @escaping @Sendable (inout Confirmed<Value>) -> Void
    ) async throws {
        try await inTurns { turn in
            let old = try await confirmed(key)
            var new = old
            body(&new)
            try await write(new, over: old, at: Self.identity(key), in: turn)
        }
    }

    /// Runs a body that reads and then commits with a change of turns, alone, until nobody was faster.
    func inTurns<Result: Sendable>(
        _ body: @escaping @Sendable (_ turn: EntryChange) async throws -> Result
    ) async throws -> Result {
        try await alone {
            for _ in 0..<100 {
                let turn = try await nextTurn()
                if let result = try await inTurn({ try await body(turn) }) { return result }
            }
            throw LarderError(.busy, message: "Other processes change the rows all the time.")
        }
    }

    /// The change to commit along with rows, so that it fails if others have learned something from now on.
    func nextTurn() async throws -> EntryChange {
        .put(.note(learned, Data(), at: shelf.environment.now()), expecting: try await lastTurn())
    }

    /// The revision of the entry that each change of turns writes; 0 before the first.
    private func lastTurn() async throws -> UInt64 {
        try await entries.entry(for: learned)?.revision ?? 0
    }

    /// Runs a commit with such a change; nil if others were faster.
    func inTurn<Result>(_ body: () async throws -> Result) async throws -> Result? {
        do {
            return try await body()
        } catch let error as LarderError where error.code == .conflict && error.key == learned {
            return nil
        }
    }

    /// Returns what is stored in the place of some fetched rows, for those of which nobody knows what they include.
    ///
    /// - Parameter group: What was fetched is all of it.
    func keeping(
        _ open: Set<ShelfIdentity>, in fetched: [Row], replacing group: String?
    ) async throws -> [Row] {
        guard !open.isEmpty else { return fetched }
        let stored = try await shelf.storage.rows(open.sorted(), of: shelf.name)
        var kept = Dictionary(stored.map { ($0.identity, $0) }) { $1 }
        let rows = fetched.compactMap { row -> Row? in
            let identity = shelf.columns.identity(row.id)
            guard open.contains(identity) else { return row }
            return kept.removeValue(forKey: identity).flatMap(shelf.decoded)?.row
        }
        let others = kept.values.filter { $0.group == group }.sorted { $0.identity < $1.identity }
        return rows + others.compactMap { shelf.decoded($0)?.row }
    }

    /// Returns what removes the rows that an answer left under temporary identities, as they are fetched by their final
    /// ones.
    func removing(_ named: [String: String], for fetched: [Row]) async throws -> [ShelfOperation] {
        let temporary = Dictionary(grouping: named.filter { $0.key != $0.value }, by: \.value)
        guard !temporary.isEmpty else { return [] }
        let identities = fetched.flatMap { row in
            let final = shelf.columns.identity(row.id)
            return (temporary[final.item] ?? []).map {
                ShelfIdentity(scope: final.scope, item: $0.key)
            }
        }
        let there = try await shelf.storage.rows(identities, of: shelf.name).map(\.identity)
        return there.isEmpty ? [] : [.remove(shelf: shelf.name, there)]
    }

    /// Runs a change of rows that depends on what is there while this process makes no other.
    func alone<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await turn.run(on: shelf.environment, body)
    }

    /// The entries of mutations that rows include from now on.
    func including(_ ids: [String]) -> [EntryChange] {
        let now = shelf.environment.now()
        return ids.map { .put(.note(root.appending($0), Data(), at: now)) }
    }

    private func write(
        _ new: Confirmed<Value>, over old: Confirmed<Value>, at identity: ShelfIdentity,
        in turn: EntryChange
    ) async throws {
        let before = old.value?.marks ?? []
        // No answer says that the marks of a row are gone with it.
        let after = new.value?.marks ?? before
        for name in before.symmetricDifference(after).sorted() {
            _ = try await shelf.setMark(name, isSet: after.contains(name), of: [identity])
        }
        let known = Set(old.included)
        let notes = including(new.included.filter { !known.contains($0) }) + [turn]
        if let row = new.value?.row {
            var encoded = try shelf.columns.encoded(row, words: shelf.columns.words(row))
            encoded.isOwn = true
            let ground = try grounding(encoded.identity, new.ground, Self.sum(encoded.body))
            // A row that the answer gave another identity takes the place of the old one.
            let others: [ShelfOperation] =
                encoded.identity == identity || old.value?.row == nil
                ? [] : [.remove(shelf: shelf.name, [identity])]
            _ = try await shelf.put([encoded], alongside: others, with: notes + [ground])
        } else {
            let removal = ShelfOperation.remove(shelf: shelf.name, [identity])
            let rows = old.value?.row == nil ? [] : [removal]
            let ground = try grounding(identity, new.ground, Self.sum(nil))
            try await shelf.storage.commit(Write(entries: notes + [ground], rows: rows))
        }
    }

    func isInvalidated(_ key: Key) -> Bool { false }

    var canName: Bool { true }

    var canFetch: Bool { false }

    func fetch(_ key: Key) async throws -> Value? { try await confirmed(key).value }

    func invalidate(_ key: Key) async throws {}

    /// Rows are read each time.
    func keep(_ key: Key, for lane: Key, if isPending: () -> Bool) {}

    /// Forgets what has left the outbox, which is asked after the entries were listed; the last ones stay for those
    /// who have not heard of that.
    func forget(
        except waiting: () async throws -> (ids: Set<String>, keys: Set<Key>)
    ) async throws {
        let known = try await entries.allSummaries(under: root)
        guard known.count >= 512 else { return }
        let grounded = try await entries.allSummaries(under: grounds)
        let (ids, keys) = try await waiting()
        let oldest = known.sorted { $0.revision < $1.revision }.dropLast(256)
        let gone = oldest.filter { !ids.contains($0.key.components.last ?? "") }
        let rested = grounded.filter { entry in
            entry.key.relative(to: grounds).map { !keys.contains($0) } ?? true
        }
        try await entries.commit(
            (gone + rested).map { .remove($0.key, expecting: $0.revision) })
    }
}
