public import Larder
internal import TextMerge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A note with its versions as another larder gets it.
public struct SharedNote: Sendable, Hashable, Codable {
    /// The text.
    public var text: String
    var created: Date
    var changed: Date
    var written: Date?
    var removed: Date?
    var conflicts: [NoteConflict]
    var steps: [Step]
    /// The number of the newest version; nil from a larder that counted versions by itself.
    var version: Int?
    var parents: [String]?
    /// The conflicts that were settled last; nil from a larder that does not tell.
    var settled: [NoteConflict.Settled]?
    var restored: Date?

    /// The most conflicts that others take.
    static let mostConflicts = 1_000

    /// The number of the newest version.
    var number: Int { version ?? steps.count + 1 }

    /// Creates what others get of a note.
    public init(_ note: Note) {
        (version, parents) = (note.version, note.parents)
        (text, created, changed) = (note.text, note.created, note.changed)
        (written, removed) = (note.written, note.removed)
        (conflicts, steps) = (note.conflicts, note.steps)
        (settled, restored) = (note.settled, note.restored)
    }

    /// Throws if it can't have come from a larder.
    public func check() throws {
        let lines = TextLines(text).count
        let areSound = conflicts.allSatisfy { $0.isWithin(lines) }
        guard text.utf8.count <= Note.largestText, steps.count <= Note.mostSteps, areSound,
            conflicts.count <= Self.mostConflicts,
            Set(conflicts.map(\.id)).count == conflicts.count,
            conflicts.allSatisfy({ $0.id.utf8.count <= 100 }), hasSoundVersions,
            settled.map({
                $0.count <= Note.mostSettled && $0.allSatisfy(\.isSound)
            }) ?? true,
            ([created, changed, written, removed, restored] + conflicts.map(\.date)
                + (settled ?? []).map(\.conflict.date) + steps.map(\.written)).allSatisfy({
                    abs($0?.timeIntervalSinceReferenceDate ?? 0) < 1e11
                })
        else {
            throw LarderError(
                .tooLarge,
                message:
                    "The note is larger than \(Note.largestText) bytes, or it contradicts itself.")
        }
    }

    /// Whether each step fits the text it is applied to and leaves one, and the numbers are positive and fall.
    private var hasSoundVersions: Bool {
        var (sizes, last) = ([text.utf8.count], number)
        let size = steps.dropFirst().reduce(0) { $0 + $1.size }
        guard (1...Note.mostVersions).contains(number), parents?.isSound ?? true,
            size <= 2 * Note.mostStepBytes
        else { return false }
        let dropped = steps.compactMap(\.dropped)
        guard Set(dropped).count == dropped.count else { return false }
        var reader = VersionReader(Note(self, id: ""))
        return steps.allSatisfy { step in
            guard let newer = step.newer(than: sizes.count),
                let size = step.olderCount(sizes[newer]), size <= Note.largestText,
                step.parents?.isSound ?? true, step.dropped?.isIdentity ?? true
            else { return false }
            sizes.append(size)
            let number = step.number ?? last - 1
            defer { last = number }
            return (1...last).contains(number) && reader.next()
        }
    }

    /// Whether a note has the same content and the same versions. A larder that counted versions by itself keeps only
    /// its own, so it is not told of others: it would be told for ever.
    public func hasContent(of note: SharedNote) -> Bool {
        guard Note.isSame(text, note.text), removed == note.removed, conflicts == note.conflicts
        else { return false }
        guard settled == nil || settled == note.settled && restored == note.restored else {
            return false
        }
        return version == nil
            || number == note.number && written == note.written && parents == note.parents
                && steps == note.steps
    }
}

extension SharedNote {
    /// Whether the newest version of another note is not among the versions, although those go back that far.
    public func lacksNewest(of note: SharedNote) -> Bool {
        // A larder that counted versions by itself does not tell them from others.
        guard version != nil, written != nil, note.version != nil, note.written != nil else {
            return false
        }
        let (own, others) = (NoteHistory(Note(self, id: "")), NoteHistory(Note(note, id: "")))
        return !own.ids.contains(others.newest.id) && !others.versions(above: own).isEmpty
    }
}

extension NoteConflict.Settled {
    fileprivate var isSound: Bool {
        conflict.name.utf8.count <= 100 && choice.utf8.count <= 20
            && [earlier, later].allSatisfy { ($0?.utf8.count ?? 0) <= Self.longestSide }
    }
}

extension String {
    /// Whether it can be the identity of a version.
    fileprivate var isIdentity: Bool {
        utf8.count == 16
            && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

extension [String] {
    /// Whether these can be the identities of the versions that one was made from.
    fileprivate var isSound: Bool { count <= 10 && allSatisfy { $0.utf8.count <= 40 } }
}

extension Note {
    /// Creates a note that came from another larder.
    init(_ shared: SharedNote, id: String) {
        self.init(
            id: id, version: shared.number, text: shared.text, created: shared.created,
            changed: shared.changed, removed: shared.removed)
        (steps, conflicts, written) = (shared.steps, shared.conflicts, shared.written)
        parents = shared.parents
        (settled, restored) = (shared.settled ?? [], shared.restored)
    }

    /// Takes over a note that includes everything that was ever typed here.
    mutating func adopt(_ shared: SharedNote) {
        let (ours, theirs) = (NoteHistory(self), NoteHistory(Note(shared, id: id)))
        // A larder that counted by itself, or kept less, may lack some of our versions.
        let own = ours.versions(above: theirs)
        let before = (text: text, settled: settled)
        (text, written, parents) = (shared.text, shared.written, shared.parents)
        (version, conflicts) = (shared.number, shared.conflicts)
        if let known = shared.settled { (settled, restored) = (known, shared.restored) }
        let isWhole = Set(own.map(\.id)).isSubset(of: theirs.ids)
        let isNumbered =
            theirs.newest.id == ours.newest.id
            ? shared.number >= ours.newest.number : shared.number > ours.newest.number
        if isWhole, isNumbered {
            steps = shared.steps
            number(like: ours, now: theirs)
        } else {
            put(
                under: theirs.newest,
                NoteHistory.united(own, theirs.versions[...], without: theirs.newest.id), ours,
                theirs)
        }
        reset(removed: shared.removed, changed: shared.changed)
        forgetOpen(after: before.text, before.settled)
    }

    /// Forgets the conflicts of earlier texts if another larder has changed the text, or settled a conflict.
    private mutating func forgetOpen(after text: String, _ settled: [NoteConflict.Settled]) {
        if !Self.isSame(self.text, text) || self.settled != settled { undoable = [] }
    }

    /// Merges a note that was typed elsewhere without knowing what was typed here.
    ///
    /// What comes out depends on the two notes alone, and not on where they are merged: two larders that take each other's
    /// note at the same moment have the same version afterwards, and nothing is left to merge.
    mutating func merge(_ shared: SharedNote) {
        let (ours, theirs) = (NoteHistory(self), NoteHistory(Note(shared, id: id)))
        var common = MergeBase(ours, theirs)
        let base = common?.newest()
        // Who went back to an earlier text has edited it; a larder that counted versions by itself tells only the text.
        func isEdit(_ text: String, _ history: NoteHistory, _ other: NoteHistory) -> Bool {
            guard let base else { return true }
            return shared.version == nil
                ? !Self.isSame(base.text, text) : history.hasEdits(unknownTo: other)
        }
        let isEdited = isEdit(shared.text, theirs, ours)
        let wasEdited = isEdit(text, ours, theirs)
        let before = SharedNote(self)
        let (mine, other) = (ours.newest, theirs.newest)
        let (isBehind, isAhead) = (theirs.ids.contains(mine.id), ours.ids.contains(other.id))
        let isMineFirst = !mine.isNewer(than: other)
        let (early, late) = isMineFirst ? (before, shared) : (shared, before)
        let (settledHere, settledThere) = (Self.choices(before), Self.choices(shared))
        var new: [NoteConflict] = []
        if Self.isSame(text, shared.text) || isBehind || isAhead {
            // One of the two is the newest as it is.
            let isTheirs = isBehind == isAhead ? other.isNewer(than: mine) : isBehind
            // Both can have made the same version from others.
            let head =
                mine.id == other.id
                ? NoteHistory.united([mine], [other]).first ?? mine : isTheirs ? other : mine
            if isTheirs, !Self.isSame(text, shared.text) {
                advance(to: shared.text, at: shared.changed)
            }
            (written, parents) = (head.written, head.parents)
            put(
                under: head,
                NoteHistory.united(ours.versions[...], theirs.versions[...], without: head.id),
                ours, theirs)
        } else {
            let date =
                [mine.written, other.written].compactMap(\.self).max()
                ?? max(
                    created, shared.created)
            // Each side has removed what the other chose.
            let contested = Set<NoteConflict.Identity>(
                settledHere.compactMap { conflict, choices in
                    guard let others = settledThere[conflict] else { return nil }
                    return !choices.isEmpty && !others.isEmpty && choices.isDisjoint(with: others)
                        ? conflict : nil
                })
            let merge =
                base.map {
                    ContestedMerge(
                        base: $0.text, earlier: early.text, later: late.text,
                        ((before.settled ?? []) + (shared.settled ?? [])).filter {
                            contested.contains($0.conflict)
                        }, joinsTouching: !contested.isEmpty)
                }
                ?? ContestedMerge(TextMerge(earlier: early.text, later: late.text))
            (version, conflicts) = (max(mine.number, other.number), [])
            put(
                merge.text, merge.conflicts,
                madeFrom: base?.number ?? min(mine.number, other.number),
                at: date.addingTimeInterval(0.001), isOfLarders: true)
            new = conflicts
            parents = (isMineFirst ? [other, mine] : [mine, other]).map(\.id)
            let head = NoteHistory.Version(
                id: identity, number: version, written: written, parents: parents)
            put(
                under: head, NoteHistory.united(ours.versions[...], theirs.versions[...]), ours,
                theirs)
        }
        settled = Self.united(before.settled ?? [], shared.settled ?? [])
        conflicts = Self.united(
            early, late, in: text, without: settledHere.keys, settledThere.keys)
        makeRoom(for: new.count)
        conflicts += new
        nameConflicts()
        // An edit brings a removed note back; a removal stands over doing nothing.
        let isRemoved: Date?
        switch (before.removed, shared.removed) {
        case (let ours?, let theirs?): isRemoved = max(ours, theirs)
        case (let ours?, nil):
            isRemoved = isEdited || (shared.restored ?? .distantPast) >= ours ? nil : ours
        case (nil, let theirs?):
            isRemoved = wasEdited || (before.restored ?? .distantPast) >= theirs ? nil : theirs
        case (nil, nil): isRemoved = nil
        }
        restored = [before.restored, shared.restored].compactMap(\.self).max()
        let changes = [before.changed, shared.changed] + (new.isEmpty ? [] : [changed])
        reset(removed: isRemoved, changed: changes.max() ?? changed)
        forgetOpen(after: before.text, before.settled ?? [])
    }

    /// Which sides were chosen of each conflict that a note knows to be settled.
    private static func choices(_ note: SharedNote) -> [NoteConflict.Identity: Set<String>] {
        (note.settled ?? []).reduce(into: [:]) { choices, settled in
            let isBoth = settled.choice == NoteConflict.Choice.both.rawValue
            choices[settled.conflict, default: []].formUnion(isBoth ? [] : [settled.choice])
        }
    }

    /// The settled conflicts that two notes know of, the same whichever comes first.
    private static func united(
        _ one: [NoteConflict.Settled], _ other: [NoteConflict.Settled]
    ) -> [NoteConflict.Settled] {
        let all = (one + other).sorted {
            ($0.conflict.date, $0.conflict.name, $0.choice, $0.earlier ?? "", $0.later ?? "")
                < (
                    $1.conflict.date, $1.conflict.name, $1.choice, $1.earlier ?? "",
                    $1.later ?? ""
                )
        }
        // Of two that are the same, the one that knows the lines.
        return all.indices.filter { $0 + 1 == all.count || all[$0] != all[$0 + 1] }
            .map { all[$0] }.suffix(mostSettled)
    }

    /// The conflicts of two notes that nobody has settled, each once, where their lines are in the merged text.
    ///
    /// Both notes may know one, and what one of them has changed since makes it hard to find from the other: the place counts
    /// that has lines of both sides, and the fewest.
    private static func united(
        _ early: SharedNote, _ late: SharedNote, in text: String,
        without settled: Dictionary<NoteConflict.Identity, Set<String>>.Keys...
    ) -> [NoteConflict] {
        let merged = TextLines(text)
        let known = Set(settled.joined())
        var order: [NoteConflict.Identity] = []
        var best: [NoteConflict.Identity: (rank: [Int], conflict: NoteConflict)] = [:]
        for note in [early, late] where !note.conflicts.isEmpty {
            let place = LineMovement(from: TextLines(note.text), to: merged)
            for conflict in note.conflicts where !known.contains(conflict.identity) {
                var moved = conflict
                moved.sides = place.sides(conflict.sides)
                let sides = [(conflict.earlier, moved.earlier), (conflict.later, moved.later)]
                let lost = sides.count { !$0.0.isEmpty && $0.1.isEmpty }
                let lines = moved.earlier.count + moved.later.count
                let rank = [lost, lines, moved.earlier.lowerBound, moved.later.lowerBound]
                guard let other = best[conflict.identity] else {
                    order.append(conflict.identity)
                    best[conflict.identity] = (rank, moved)
                    continue
                }
                let isBetter = rank.lexicographicallyPrecedes(other.rank)
                // It may have a number in one of the two: that name was never another's.
                let names = [moved.id, other.conflict.id]
                let name = names.max { ($0.count, $0) < ($1.count, $1) } ?? moved.id
                best[conflict.identity] = (
                    isBetter ? rank : other.rank,
                    (isBetter ? moved : other.conflict).named(name)
                )
            }
        }
        // Of several at one place, all larders have the same.
        order.sort { ($0.date, $0.name) < ($1.date, $1.name) }
        var places = Set<[Range<Int>]>()
        return order.compactMap { best[$0]?.conflict }.filter {
            !($0.earlier.isEmpty && $0.later.isEmpty)
                && places.insert([$0.earlier, $0.later]).inserted
        }
    }
}

extension NoteBook {
    /// Returns a note as others get it, with a fingerprint of what is stored; nil if there is none.
    ///
    /// Throws `.tooNew` for a note that a later version of Larder wrote, and `.damaged`.
    public func shared(_ id: String) async throws -> (note: SharedNote, fingerprint: String)? {
        await notes.flush()
        guard let entry = try await stored(id) else { return nil }
        return (SharedNote(try Self.decoded(entry)), Self.fingerprint(entry))
    }

    /// Returns the fingerprints of all notes, removed ones too, by id.
    public func fingerprints() async throws -> [String: String] {
        await notes.flush()
        let summaries = try await storage.allSummaries(under: Key(component: notes.name))
        var known = marks.withLock { $0 }
        for summary in summaries {
            guard let id = summary.key.components.last, known[id]?.revision != summary.revision,
                let entry = try await storage.entry(for: summary.key)
            else { continue }
            known[id] = (entry.revision, Self.fingerprint(entry))
        }
        let present = Set(summaries.compactMap(\.key.components.last))
        known = known.filter { present.contains($0.key) }
        marks.withLock { [known] in $0 = known }
        return known.mapValues(\.fingerprint)
    }

    /// Returns the ids of those notes from elsewhere that are new here and that there is no room for.
    public func withoutRoom(_ shared: [(id: String, note: SharedNote)]) async throws -> [String] {
        let all = try await summaries()
        var room = Self.mostNotes - all.count { $0.removed == nil }
        if shared.count <= room { return [] }
        let known = Set(all.map(\.id))
        return shared.filter { !known.contains($0.id) }.compactMap { id, note in
            if room <= 0 { return id }
            room -= note.removed == nil ? 1 : 0
            return nil
        }
    }

    /// Returns the change that takes over a note from elsewhere, whether there is room for it or not, with the fingerprint afterwards and whether the outcome
    /// holds more than what came.
    ///
    /// - Parameters:
    ///   - shared: The note; nil to remove it for good.
    ///   - isConcurrent: Whether it was typed without knowing what is here: then both are merged.
    public func taking(
        _ shared: SharedNote?, as id: String, isConcurrent: Bool
    ) async throws -> (change: EntryChange?, fingerprint: String?, isNew: Bool) {
        await notes.flush()
        let key = Key(notes.name, id)
        let entry = try await storage.entry(for: key)
        if let entry, entry.format != Note.codec.format {
            throw LarderError(
                .refused, message: "A newer version of Larder wrote the note here. Update Larder.")
        }
        var note = try entry.map(Self.decoded)
        switch (note, shared) {
        case (nil, nil): return (nil, nil, false)
        case (.some, nil):
            // Somebody typed without knowing that it was removed for good.
            if isConcurrent { return (nil, entry.map(Self.fingerprint), true) }
            return (.remove(key, expecting: entry?.revision), nil, false)
        case (nil, let shared?):
            note = Note(shared, id: id)
        case (_?, let shared?):
            if isConcurrent {
                note?.merge(shared)
            } else {
                note?.adopt(shared)
            }
        }
        guard let note, let shared else { return (nil, nil, false) }
        guard note.text.utf8.count <= Note.largestText else {
            throw LarderError(
                .tooLarge,
                message: "Merged with what others typed, the note would be larger than "
                    + "\(Note.largestText) bytes: put a part of it in a note of its own.")
        }
        let isNew = !shared.hasContent(of: SharedNote(note))
        let stored = StoredEntry.local(
            key, try Note.codec.encode(note), format: Note.codec.format, at: environment.now())
        if entry?.value == stored.value { return (nil, entry.map(Self.fingerprint), isNew) }
        return (
            .put(stored, expecting: entry?.revision ?? 0), Self.fingerprint(stored), isNew
        )
    }

    /// A number that tells the bytes of a note from others, by FNV-1a; another one while it can't be read by this version
    /// of Larder, so that it is handed over once it can.
    private static func fingerprint(_ entry: StoredEntry) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in entry.value { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return (entry.format == Note.codec.format ? "" : "?") + String(hash, radix: 16)
    }
}
