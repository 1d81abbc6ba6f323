public import Larder
internal import TextMerge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A note with its versions as another larder gets it.
///
/// Versions are counted in each larder by itself: what two of them have in common is found by the texts.
public struct SharedNote: Sendable, Hashable, Codable {
    /// The text.
    public var text: String
    var created: Date
    var changed: Date
    var written: Date?
    var removed: Date?
    var conflicts: [NoteConflict]
    var steps: [Step]

    /// Creates what others get of a note.
    public init(_ note: Note) {
        (text, created, changed) = (note.text, note.created, note.changed)
        (written, removed) = (note.written, note.removed)
        (conflicts, steps) = (note.conflicts, note.steps)
    }

    /// Throws if it can't have come from a larder.
    public func check() throws {
        let lines = TextLines(text).count
        let areSound = conflicts.allSatisfy {
            [$0.earlier, $0.later].allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= lines }
        }
        guard text.utf8.count <= Note.largestText, steps.count <= Note.mostSteps, areSound,
            conflicts.count <= 1_000, Set(conflicts.map(\.id)).count == conflicts.count,
            conflicts.allSatisfy({ $0.id.utf8.count <= 100 }),
            ([created, changed, written, removed] + conflicts.map(\.date)).allSatisfy({
                abs($0?.timeIntervalSinceReferenceDate ?? 0) < 1e11
            })
        else {
            throw LarderError(
                .tooLarge,
                message:
                    "The note is larger than \(Note.largestText) bytes, or it contradicts itself.")
        }
    }

    /// Visits the texts of all versions, the newest first, each with the date it was written; the body returns whether
    /// to go on. Texts can be large, and many: keep few.
    func visitVersions(_ body: (_ text: [UInt8], _ written: Date?) -> Bool) {
        var bytes = Array(text.utf8)
        guard body(bytes, written) else { return }
        for step in steps {
            guard step.apply(to: &bytes), body(bytes, step.written) else { return }
        }
    }

    /// Whether a note has the same content; versions aside.
    public func hasContent(of note: SharedNote) -> Bool {
        Note.isSame(text, note.text) && removed == note.removed && conflicts == note.conflicts
    }
}

extension Note {
    /// Creates a note that came from another larder.
    init(_ shared: SharedNote, id: String) {
        self.init(
            id: id, version: shared.steps.count + 1, text: shared.text, created: shared.created,
            changed: shared.changed, removed: shared.removed)
        (steps, conflicts, written) = (shared.steps, shared.conflicts, shared.written)
    }

    /// Returns the newest version of another larder's note whose text is a version of this one, too.
    private func common(
        with shared: SharedNote
    ) -> (theirs: Int, ours: Int, text: String)? {
        var known: [Int: Int] = [:]
        var number = version
        SharedNote(self).visitVersions { text, _ in
            known[Self.hash(text)] = known[Self.hash(text)] ?? number
            number -= 1
            return true
        }
        var index = 0
        var found: (theirs: Int, ours: Int, text: String)?
        shared.visitVersions { text, _ in
            if let ours = known[Self.hash(text)], let mine = self.text(ofVersion: ours),
                mine.utf8.elementsEqual(text)
            {
                found = (index, ours, mine)
            }
            index += 1
            return found == nil
        }
        return found
    }

    private static func hash(_ bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// How many bytes of another larder's versions are taken over at once.
    private static let mostVersionBytes = 16 << 20

    /// Takes over a note that includes everything that was ever typed here.
    mutating func adopt(_ shared: SharedNote) {
        if !Self.isSame(text, shared.text) {
            // The versions since the last common one, and at least the newest.
            let count = max(1, common(with: shared)?.theirs ?? 1)
            var new: [(text: String, written: Date?)] = []
            var bytes = 0
            shared.visitVersions { text, written in
                new.append((String(decoding: text, as: UTF8.self), written))
                bytes += text.count
                return new.count < count && bytes < Self.mostVersionBytes
            }
            conflicts = []
            for version in new.reversed() where !Self.isSame(text, version.text) {
                advance(to: version.text, at: version.written ?? shared.changed)
            }
        }
        (conflicts, written) = (shared.conflicts, shared.written)
        reset(removed: shared.removed, changed: shared.changed)
    }

    /// Merges a note that was typed elsewhere without knowing what was typed here.
    mutating func merge(_ shared: SharedNote, at date: Date) throws {
        let base = common(with: shared)
        let isEdited = base.map { !Self.isSame($0.text, shared.text) } ?? true
        let wasEdited = base.map { !Self.isSame($0.text, text) } ?? true
        let (before, wasRemoved) = (conflicts, removed)
        if !Self.isSame(text, shared.text) {
            if let base {
                try take(shared.text, madeFrom: base.ours, at: date)
            } else {
                put(TextMerge(earlier: text, later: shared.text), madeFrom: version, at: date)
            }
        }
        let (theirs, merged) = (TextLines(shared.text), TextLines(text))
        for conflict in shared.conflicts
        where !before.contains(where: { $0.id == conflict.id && $0.date == conflict.date }) {
            let earlier = theirs.moved(conflict.earlier, to: merged)
            let later = theirs.moved(conflict.later, to: merged)
            if earlier.isEmpty, later.isEmpty { continue }
            conflicts.append(
                NoteConflict(
                    id: freeConflictID(conflict.id), base: conflict.base, date: conflict.date,
                    earlier: earlier, later: later))
        }
        // An edit brings a removed note back; a removal stands over doing nothing.
        let isRemoved: Date?
        switch (wasRemoved, shared.removed) {
        case (let ours?, let theirs?): isRemoved = max(ours, theirs)
        case (let ours?, nil): isRemoved = isEdited ? nil : ours
        case (nil, let theirs?): isRemoved = wasEdited ? nil : theirs
        case (nil, nil): isRemoved = nil
        }
        reset(removed: isRemoved, changed: max(changed, shared.changed))
    }

    /// Returns an identity for a conflict that none has yet.
    func freeConflictID(_ wanted: String) -> String {
        var (id, number) = (wanted, 1)
        while conflicts.contains(where: { $0.id == id }) {
            number += 1
            id = "\(wanted).\(number)"
        }
        return id
    }
}

extension NoteBook {
    /// Returns a note as others get it, with a fingerprint of what is stored; nil if there is none.
    public func shared(_ id: String) async throws -> (note: SharedNote, fingerprint: String)? {
        await notes.flush()
        // A note of a later version of Larder is left to that.
        guard let entry = try await storage.entry(for: Key(notes.name, id)),
            entry.format == Note.codec.format
        else { return nil }
        return (SharedNote(try Note.codec.decode(entry.value)), Self.fingerprint(entry))
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

    /// Returns the change that takes over a note from elsewhere, with the fingerprint afterwards and whether the outcome
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
        var note = try entry.map { try Note.codec.decode($0.value) }
        switch (note, shared) {
        case (nil, nil): return (nil, nil, false)
        case (.some, nil):
            // Somebody typed without knowing that it was removed for good.
            if isConcurrent { return (nil, entry.map(Self.fingerprint), true) }
            return (.remove(key, expecting: entry?.revision), nil, false)
        case (nil, let shared?):
            guard try await all().count < Self.mostNotes else {
                throw LarderError(
                    .refused,
                    message:
                        "There are already \(Self.mostNotes) notes, the maximum: remove some first."
                )
            }
            note = Note(shared, id: id)
        case (_?, let shared?):
            if isConcurrent {
                try note?.merge(shared, at: environment.now())
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
        let now = environment.now()
        let stored = StoredEntry(
            key: key, value: try Note.codec.encode(note), format: Note.codec.format,
            metadata: EntryMetadata(times: Timestamps(fetched: now, confirmed: now), origin: .local)
        )
        if entry?.value == stored.value { return (nil, entry.map(Self.fingerprint), isNew) }
        return (
            .put(stored, expecting: entry?.revision ?? 0), Self.fingerprint(stored), isNew
        )
    }

    /// A number that tells the bytes of a note from others, by FNV-1a.
    private static func fingerprint(_ entry: StoredEntry) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in entry.value { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
