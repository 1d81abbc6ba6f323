internal import Foundation
public import Larder

/// What became of records from elsewhere.
public struct SyncAnswer: Sendable, Hashable, Codable {
    /// How many were new here.
    public var taken = 0

    /// How many were known already, or older than what is known.
    public var known = 0

    /// Those that can't be taken, each with the reason.
    public var refused: [Refusal] = []

    /// Where the journal is afterwards.
    public var position: String?

    /// Those that are to be merged with what is here, which is left to the other side.
    var passed: [SyncElement] = []

    /// What the person is told of elements that got another name; nil if there are none.
    public var renamed: [String]?

    private enum CodingKeys: String, CodingKey { case taken, known, refused, position, renamed }

    /// Creates an answer.
    public init() {}

    /// A record that can't be taken.
    public struct Refusal: Sendable, Hashable, Codable {
        /// The kind of its element.
        public var kind: String
        /// The identity of its element.
        public var id: String
        /// Why, in a sentence for the person who said it.
        public var message: String
    }

    /// Adds a record that can't be taken.
    public mutating func refuse(_ record: SyncRecord, _ error: any Error) {
        let message = (error as? LarderError)?.message ?? "It can't be read."
        refused.append(
            Refusal(kind: String(record.kind.prefix(100)), id: record.id, message: message))
    }

    /// Those that come no more by themselves, and are not taken yet.
    var open: Set<SyncElement> {
        Set(refused.map { SyncElement(kind: $0.kind, id: $0.id) } + passed)
    }

    mutating func add(_ other: SyncAnswer) {
        taken += other.taken
        known += other.known
        refused += other.refused
        passed += other.passed
        if let others = other.renamed { renamed = (renamed ?? []) + others }
    }
}

extension SyncJournal {
    /// Takes over records from elsewhere; what is later stays. Taking the same records again changes nothing.
    ///
    /// - Parameters:
    ///   - records: The records, at most a few hundred at a time.
    ///   - source: The replica they came from; they are not sent back to it.
    ///   - mergesHere: Whether two versions of one element that do not know of each other are merged here. A client
    ///     leaves that to its server, so that it is done once.
    public func merge(
        _ records: [SyncRecord], from source: String?, mergesHere: Bool = true
    ) async throws -> SyncAnswer {
        try await merge(records, from: source, mergesHere: mergesHere, areOwn: false)
    }

    /// The same.
    ///
    /// - Parameter areOwn: Whether the records were made here, so that they may have the next number of this replica.
    func merge(
        _ records: [SyncRecord], from source: String?, mergesHere: Bool = true, areOwn: Bool
    ) async throws -> SyncAnswer {
        var answer = SyncAnswer()
        var plain: [SyncRecord] = []
        var merged: [SyncRecord] = []
        for record in records {
            do {
                let kind = try checked(record)
                if kind is any MergedSyncKind {
                    merged.append(record)
                } else {
                    plain.append(record)
                }
            } catch {
                answer.refuse(record, error)
            }
        }
        for part in plain.parts(of: Self.batch) {
            answer.add(
                try await inTurn { [self] noticed in
                    try await take(Array(part), from: source, areOwn: areOwn, at: noticed)
                })
        }
        for part in Self.parts(of: merged) {
            answer.add(
                try await mergeTogether(
                    part, from: source, mergesHere: mergesHere, areOwn: areOwn))
        }
        return answer
    }

    /// Returns records in parts that are taken with one commit: each element once, and not too much at once.
    private static func parts(of records: [SyncRecord]) -> [[SyncRecord]] {
        var parts: [[SyncRecord]] = []
        var elements: Set<SyncElement> = []
        var bytes = 0
        for record in records {
            let isNew = elements.insert(record.element).inserted
            if let part = parts.last, isNew, part.count < batch, bytes < pageBytes {
                parts[parts.count - 1].append(record)
            } else {
                parts.append([record])
                (elements, bytes) = ([record.element], 0)
            }
            bytes += record.roughSize
        }
        return parts
    }

    /// Takes records that are merged with one commit; in halves if something is damaged, or if the data keeps changing, so
    /// that the others are taken all the same.
    private func mergeTogether(
        _ records: [SyncRecord], from source: String?, mergesHere: Bool, areOwn: Bool
    ) async throws -> SyncAnswer {
        var answer = SyncAnswer()
        do {
            return try await inTurn(attempts: records.count > 1 ? 5 : 100) { [self] noticed in
                try await take(
                    merged: records, from: source, mergesHere: mergesHere, areOwn: areOwn,
                    at: noticed)
            }
        } catch let error as LarderError where [.damaged, .busy].contains(error.code) {
            if records.count > 1 {
                for half in records.parts(of: (records.count + 1) / 2) {
                    answer.add(
                        try await mergeTogether(
                            Array(half), from: source, mergesHere: mergesHere, areOwn: areOwn))
                }
                return answer
            }
            guard error.code == .damaged, source != nil, mergesHere, !areOwn,
                let record = records.first, try await isDamaged(record.element)
            else { throw error }
            answer.refuse(record, LarderError.damagedElsewhere)
            return answer
        }
    }

    /// Whether what is stored of an element is damaged, so that it alone can't be exchanged.
    private func isDamaged(_ element: SyncElement) async throws -> Bool {
        do {
            _ = try await rows([element])
            _ = try await (kind(element.kind) as? any MergedSyncKind)?.value(of: element.id)
            return false
        } catch let error as LarderError where error.code == .damaged {
            return true
        }
    }

    /// Throws if a record can't be taken, because of what it says alone.
    public func check(_ record: SyncRecord) throws { _ = try checked(record) }

    private func checked(_ record: SyncRecord) throws -> any SyncKind {
        guard let kind = kind(record.kind) else {
            throw LarderError(
                .unsupported,
                message:
                    "This version of Larder doesn't know the kind “\(record.kind.prefix(40))”.")
        }
        // What is merged does not go by its time.
        guard record.id.utf8.count <= SyncRecord.longestID,
            kind is any MergedSyncKind
                || record.stamp.micros <= HybridTime.latestAccepted(at: environment.now())
        else {
            throw LarderError(
                .unreadable,
                message: "The identity is too long, or the time is more than 100 years from now.")
        }
        // An earlier version gave places none.
        guard
            record.versions.map({ $0.isSound && kind.hasVersions })
                ?? !(kind is any MergedSyncKind),
            record.made.map({ made in
                made.isSound && kind is any NamedSyncKind
                    && record.versions?.includes(made) == true
            }) ?? true
        else {
            throw LarderError(
                .unreadable,
                message:
                    "The versions of the record can't be read. Perhaps one of the two larders is older: update it."
            )
        }
        if record.isDamaged { throw LarderError.damagedElsewhere }
        try kind.check(record)
        return kind
    }

    /// Runs the body in turn with the position of the storage at which nothing that was said here was left to notice;
    /// again if somebody else was faster.
    func inTurn<Result: Sendable>(
        attempts: Int = 100, _ body: @escaping @Sendable (StoragePosition) async throws -> Result
    ) async throws -> Result {
        try await turn.run(on: environment) { [self] in
            for _ in 0..<attempts {
                let noticed = try await notice()
                do {
                    return try await body(noticed)
                } catch let error as LarderError where error.code == .conflict {
                    continue
                }
            }
            throw LarderError(.busy, message: "Your data keeps changing. Try again in a moment.")
        }
    }

    // MARK: - The later one stays

    private func take(
        _ records: [SyncRecord], from source: String?, areOwn: Bool, at noticed: StoragePosition
    ) async throws -> SyncAnswer {
        var (state, revision) = try await state()
        let related = records.flatMap { record in
            [record.element] + (kind(record.kind)?.related(to: record.element) ?? [])
        }
        let rows = try await rows(Array(Set(related)))
        var all = rows.mapValues(\.record)
        var new: [SyncElement: SyncRecord] = [:]
        var order: [SyncElement] = []
        var answer = SyncAnswer()
        var late: [SyncElement] = []
        // What stays, and includes more changes now.
        var joined: [SyncElement: SyncRecord] = [:]
        var renamings: [(kind: String, renaming: SyncRenaming)] = []
        // What has names, by kind and identity, once that is needed.
        var taken: [String: [String: SyncValue?]] = [:]
        for record in records {
            let known = all[record.element]
            let named = kind(record.kind) as? any NamedSyncKind
            if !areOwn, named != nil, state.lacks(record.versions, beside: known?.knownVersions) {
                // Said here and lost, or made up.
                try await renameInTurn(state.replica)
                throw LarderError(.conflict, message: "Your data changed. Try again in a moment.")
            }
            var encounter = try Encounter(record, known, hasVersions: named != nil)
            if encounter.isTwice {
                // Others may have decided otherwise: this stands over all that has the same number.
                encounter.outcome.versions?.advance(
                    state.replica, atLeast: state.position + records.count + 1)
                encounter.outcome.made = nil
            }
            if let (kept, other) = encounter.both, let named, let winner = kept.value,
                let loser = other.value
            {
                if taken[record.kind] == nil {
                    taken[record.kind] = try await names(of: named, with: records)
                }
                var names = taken[record.kind] ?? [:]
                let own = names.updateValue(nil, forKey: record.id) ?? nil
                if let renaming = try named.renamed(loser, beside: winner, taken: names) {
                    answer.renamed = (answer.renamed ?? []) + [renaming.message]
                    renamings.append((record.kind, renaming))
                    names[renaming.id] = renaming.value
                }
                names.updateValue(own, forKey: record.id)
                taken[record.kind] = names
            }
            guard encounter.isTheirs else {
                answer.known += 1
                if encounter.isOlder { late.append(record.element) }
                guard encounter.both != nil else { continue }
                if new[record.element] == nil {
                    joined[record.element] = encounter.outcome
                } else {
                    new[record.element] = encounter.outcome
                }
                all[record.element] = encounter.outcome
                continue
            }
            answer.taken += 1
            joined[record.element] = nil
            if new.updateValue(encounter.outcome, forKey: record.element) == nil {
                order.append(record.element)
            }
            all[record.element] = encounter.outcome
        }
        late.removeAll { new[$0] != nil }
        if order.isEmpty, late.isEmpty, joined.isEmpty { return answer }
        var changes = SyncChanges(new: order.compactMap { new[$0] }, all: all)
        let renamed = try await said(renamings, state)
        changes.new += renamed
        for record in renamed { changes.all[record.element] = record }
        for record in changes.new { state.clock = max(state.clock, record.stamp) }
        var refused: [SyncElement: LarderError] = [:]
        for kind in kinds {
            let own = changes.only(kind.names)
            if own.new.isEmpty { continue }
            refused.merge(try await kind.refused(own)) { $1 }
        }
        if !refused.isEmpty {
            let others = records.filter { refused[$0.element] == nil }
            var answer = try await take(
                others, from: source, areOwn: areOwn, at: noticed)
            for record in changes.new {
                if let error = refused[record.element] { answer.refuse(record, error) }
            }
            return answer
        }
        var write = Write()
        for kind in kinds {
            let own = changes.only(kind.names)
            if !own.new.isEmpty { try await kind.apply(own, to: &write) }
        }
        let now = HybridTime.micros(of: environment.now())
        var journal: [Row] = []
        for record in changes.new {
            state.position += 1
            // What was said here, or includes what the other side did not know, is news for it.
            let isAsSent = records.contains(record)
            journal.append(
                Row(
                    record: record, position: state.position, source: isAsSent ? source : nil,
                    removed: record.value == nil ? now : nil))
        }
        for record in joined.values.sorted(by: { $0.id < $1.id }) {
            state.position += 1
            journal.append(
                Row(
                    record: record, position: state.position, source: nil,
                    removed: rows[record.element]?.removed))
        }
        // Who still has something older has to be told, even if that was done before.
        for element in Set(late).subtracting(joined.keys) {
            if let row = rows[element] { journal.append(state.announcing(row)) }
        }
        write.rows.append(try putting(journal))
        write.entries.append(try put(state, expecting: revision))
        // What was said here in the meantime has to be noticed first.
        guard try await storage.position() == noticed else {
            throw LarderError(.conflict, message: "Your data changed. Try again in a moment.")
        }
        try await storage.commit(write)
        for kind in kinds {
            let own = changes.only(kind.names)
            if !own.new.isEmpty { try await kind.didApply(own) }
        }
        return answer
    }

    /// A record beside what is known of its element.
    private struct Encounter {
        /// What is known afterwards.
        var outcome: SyncRecord
        /// Whether the record stays.
        var isTheirs: Bool
        /// Whether the record is older than what is known, so that who has it has to be told.
        var isOlder = false
        /// What stays and what does not, if who said the one did not know of the other.
        var both: (kept: SyncRecord, other: SyncRecord)?

        /// Whether both have the same number, which data that was put back to an earlier state may have given twice.
        var isTwice = false

        init(_ record: SyncRecord, _ known: SyncRecord?, hasVersions: Bool) throws {
            (outcome, isTheirs) = (record, true)
            guard let known else { return }
            let isLater = try record.stands(over: known)
            guard hasVersions else {
                (isTheirs, isOlder) = (isLater, record.stamp < known.stamp)
                outcome = isTheirs ? record : known
                return
            }
            let (ours, theirs) = (known.knownVersions, record.knownVersions)
            // Who has one value knows of the other if its own changes are among those known there.
            var isNewer = theirs.includes(known.ownVersions)
            isOlder = ours.includes(record.ownVersions)
            let isSame = known.ownVersions == record.ownVersions && record.value == known.value
            if isSame || isNewer && isOlder {
                (isNewer, isOlder) = (theirs.includes(ours), ours.includes(theirs))
            }
            isTwice = isNewer && isOlder && record.value != known.value
            if isSame {
                // Only what it stands over can differ.
                (isTheirs, isOlder) = (!isOlder, isOlder && !isNewer)
            } else if isTwice || !isNewer && !isOlder {
                // A removal is no word on what it did not know of.
                isTheirs =
                    (record.value == nil) == (known.value == nil) ? isLater : record.value != nil
                both = isTheirs ? (record, known) : (known, record)
                isOlder = false
            } else {
                isTheirs = isNewer && !isOlder
                isOlder = isOlder && !isNewer
            }
            outcome = isTheirs ? record : known
            let own = outcome.ownVersions
            outcome.versions = ours.joined(with: theirs)
            // A removal has no value that one could have known without it.
            outcome.made = outcome.value == nil || own == outcome.versions ? nil : own
        }
    }

    /// What has names, and takes some with these records.
    private func names(
        of kind: any NamedSyncKind, with records: [SyncRecord]
    ) async throws -> [String: SyncValue?] {
        var names: [String: SyncValue?] = try await kind.named()
        for record in records where kind.names.contains(record.kind) {
            names[record.id] = .some(record.value)
        }
        return names
    }

    /// What was said here of elements that got another name.
    private func said(
        _ renamings: [(kind: String, renaming: SyncRenaming)], _ state: State
    ) async throws -> [SyncRecord] {
        let elements = renamings.map { SyncElement(kind: $0.kind, id: $0.renaming.id) }
        let known = try await rows(elements)
        let now = HybridTime.micros(of: environment.now())
        var records: [SyncRecord] = []
        for (element, (_, renaming)) in zip(elements, renamings) {
            let before = known[element]?.record
            var versions = before?.knownVersions ?? VersionVector()
            versions.advance(state.replica, atLeast: state.position + records.count + 1)
            records.append(
                SyncRecord(
                    kind: element.kind, id: element.id,
                    stamp: HybridTime.next(at: now, by: state.replica, after: before?.stamp),
                    value: renaming.value, versions: versions))
        }
        return records
    }

    // MARK: - Both stay

    /// A record beside what is known of its element.
    private struct Meeting {
        var record: SyncRecord
        var kind: any MergedSyncKind
        var known: Row?
        var ours: VersionVector
        var theirs: VersionVector
        var isConcurrent = false

        var isNewer: Bool { theirs.includes(ours) }
        var isOlder: Bool { ours.includes(theirs) }

        /// What becomes of the record.
        enum Outcome { case known, passed, taken(isConcurrent: Bool) }

        func outcome(mergesHere: Bool) async throws -> Outcome {
            guard let known else { return .taken(isConcurrent: false) }
            // Data that was copied, or put back, may have said two things under one number.
            var lacking = (there: false, here: false)
            if isNewer || isOlder, let value = record.value, known.record.value != nil {
                lacking = try await kind.lacking(value, of: record.id)
            }
            if isOlder, !(isNewer ? try await isDifferent(known) : lacking.here) { return .known }
            // A server of an earlier version does not see what only the histories tell apart.
            if !mergesHere, isOlder || !isNewer { return .passed }
            return .taken(isConcurrent: isOlder || !isNewer || lacking.there)
        }

        private func isDifferent(_ known: Row) async throws -> Bool {
            guard let value = record.value, known.record.value != nil else {
                return record.value != nil || known.record.value != nil
            }
            return try await kind.differs(value, from: record.id)
        }
    }

    private func take(
        merged records: [SyncRecord], from source: String?, mergesHere: Bool, areOwn: Bool,
        at noticed: StoragePosition
    ) async throws -> SyncAnswer {
        var (state, revision) = try await state()
        let known = try await rows(records.map(\.element))
        var answer = SyncAnswer()
        var journal: [Row] = []
        var open: [Meeting] = []
        for record in records {
            guard let kind = kind(record.kind) as? any MergedSyncKind,
                let theirs = record.versions
            else { continue }
            let row = known[record.element]
            var meeting = Meeting(
                record: record, kind: kind, known: row,
                ours: row?.record.versions ?? VersionVector(), theirs: theirs)
            if !areOwn, row != nil, state.lacks(theirs, beside: meeting.ours) {
                // Said here and lost, or made up.
                try await renameInTurn(state.replica)
                throw LarderError(
                    .conflict, message: "Your data changed. Try again in a moment.")
            }
            do {
                switch try await meeting.outcome(mergesHere: mergesHere) {
                case .known:
                    answer.known += 1
                    // Who has something older is told once more.
                    if let row, !meeting.isNewer { journal.append(state.announcing(row)) }
                case .passed:
                    answer.known += 1
                    answer.passed.append(record.element)
                case .taken(let isConcurrent):
                    meeting.isConcurrent = isConcurrent
                    open.append(meeting)
                }
            } catch let error as LarderError where error.isAboutContent {
                answer.refuse(record, error)
            }
        }
        let refused = try await refused(open.map(\.record))
        var changes: [EntryChange] = []
        for meeting in open {
            do {
                if let error = refused[meeting.record.element] { throw error }
                let (row, own) = try await merged(meeting, from: source, &state)
                journal.append(row)
                changes += own
                answer.taken += 1
            } catch let error as LarderError where error.isAboutContent {
                answer.refuse(meeting.record, error)
            }
        }
        if journal.isEmpty { return answer }
        guard try await storage.position() == noticed else {
            throw LarderError(.conflict, message: "Your data changed. Try again in a moment.")
        }
        try await storage.commit(
            Write(
                entries: changes + [try put(state, expecting: revision)],
                rows: [try putting(journal)]))
        return answer
    }

    /// Returns the new elements of kinds that are merged that there is no room for.
    private func refused(_ records: [SyncRecord]) async throws -> [SyncElement: LarderError] {
        let all = SyncChanges(
            new: records,
            all: Dictionary(records.map { ($0.element, $0) }, uniquingKeysWith: { $1 }))
        var refused: [SyncElement: LarderError] = [:]
        for kind in kinds where kind is any MergedSyncKind {
            let own = all.only(kind.names)
            if !own.new.isEmpty { refused.merge(try await kind.refused(own)) { $1 } }
        }
        return refused
    }

    /// Returns what the journal says after a record was taken, and the changes that make it true here.
    private func merged(
        _ meeting: Meeting, from source: String?, _ state: inout State
    ) async throws -> (row: Row, changes: [EntryChange]) {
        let (record, known) = (meeting.record, meeting.known)
        let merge = try await meeting.kind.take(
            record.value, as: record.id, isConcurrent: meeting.isConcurrent)
        var versions = meeting.ours.joined(with: meeting.theirs)
        var stamp = known.map { max($0.record.stamp, record.stamp) } ?? record.stamp
        if merge.isNew || meeting.isConcurrent && (meeting.isNewer || meeting.isOlder) {
            versions.advance(state.replica)
            stamp = stamp.next(by: state.replica)
        }
        let now = HybridTime.micros(of: environment.now())
        state.clock = max(state.clock, stamp)
        state.position += 1
        let row = Row(
            record: SyncRecord(
                kind: record.kind, id: record.id, stamp: stamp,
                value: merge.fingerprint.map { .string($0) }, versions: versions),
            position: state.position,
            // What was merged is news for the other side too.
            source: versions == meeting.theirs ? source : nil,
            removed: merge.fingerprint == nil ? now : nil)
        return (row, merge.changes)
    }

    /// Gives elements the last positions, so that who knows something else is told once more what is here.
    func announce(_ elements: [SyncElement]) async throws {
        for part in elements.parts(of: Self.batch) {
            try await inTurn { [self] _ in
                let known = try await rows(Array(part))
                if known.isEmpty { return }
                var (state, revision) = try await state()
                let journal = part.compactMap { known[$0].map { state.announcing($0) } }
                _ = try await commit(state, expecting: revision, rows: journal)
            }
        }
    }
}

extension SyncJournal.State {
    /// Whether others know a change of an element that was made under this name and is not known here.
    ///
    /// What was said here before a removal of the element that is forgotten by now is not known either, but can't be
    /// taken for a later change: every change has a number up to the position.
    fileprivate func lacks(_ theirs: VersionVector?, beside ours: VersionVector?) -> Bool {
        (theirs?.counts[replica] ?? 0) > (ours?.counts[replica] ?? position)
    }

    /// Returns a row with the last position, so that who has something older is told once more.
    fileprivate mutating func announcing(_ row: SyncJournal.Row) -> SyncJournal.Row {
        var row = row
        position += 1
        (row.position, row.source) = (position, nil)
        return row
    }
}

extension SyncChanges {
    /// The same for some kinds.
    fileprivate func only(_ names: [String]) -> SyncChanges {
        SyncChanges(new: new.filter { names.contains($0.kind) }, all: all)
    }
}

extension LarderError {
    /// What the other side hears of something that is damaged here.
    fileprivate static var damagedElsewhere: LarderError {
        LarderError(
            .refused,
            message:
                "The other larder can't read what it has of it. Update it there, or restore a backup: "
                + "`larder restore`"
        )
    }

    /// Whether the record is at fault, rather than the storage.
    public var isAboutContent: Bool {
        switch code {
        case .refused, .unreadable, .tooLarge, .unsupported, .notFound: true
        default: false
        }
    }
}
