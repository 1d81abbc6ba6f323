public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The notes application: text typed in one place appears in all others, and two people typing in
/// one note merge without loss. What both changed at once is a conflict, which somebody settles.
///
/// Every change is durable on return. A change with an identifier counts once, however often it is
/// sent, so a caller who got no answer can send it again.
public final class NoteBook: Sendable {
    /// The notes by id, including removed ones; their storage keys are `notes/ID`.
    ///
    /// A view shows one with a `ValueModel`, and sets it after ``Note/type(_:at:)``. Of two texts set at the same
    /// moment, in this process or another, the later one wins; ``edit(_:base:text:change:)`` merges them.
    public let notes: Store<Note>

    /// The maximum number of notes, not counting removed ones.
    public static let mostNotes = 10_000

    let storage: any EntryStorage
    let environment: StoreEnvironment
    let known = Locked<[String: (revision: UInt64, summary: NoteSummary)]>([:])

    /// The fingerprints of stored notes, by id.
    let marks = Locked<[String: (revision: UInt64, fingerprint: String)]>([:])

    /// Creates the application over a storage for people's own data; precious storage is required.
    public init(storage: any EntryStorage, environment: StoreEnvironment = StoreEnvironment()) {
        self.storage = storage
        self.environment = environment
        notes = Store(
            name: "notes", storage: storage, codec: Note.codec, freshness: .untilInvalidated,
            environment: environment)
    }

    /// Returns the key of a note in ``notes``.
    public func key(_ id: String) -> Key { Key(component: id) }

    /// Returns a note as it is stored, even a removed one.
    ///
    /// This sees what another process stored at once; ``notes`` sees it a moment later.
    public func note(_ id: String) async throws -> Note {
        await notes.flush()
        guard let entry = try await stored(id) else { throw Self.unknown(id) }
        return try Self.decoded(entry)
    }

    /// Reads a stored note; throws `.tooNew` or `.damaged`.
    static func decoded(_ entry: StoredEntry) throws -> Note {
        try checkFormat(entry)
        do {
            return try Note.codec.decode(entry.value)
        } catch {
            throw LarderError(
                .damaged, key: entry.key, message: "The stored note cannot be read.",
                cause: error)
        }
    }

    static func checkFormat(_ entry: StoredEntry) throws {
        guard entry.format != Note.codec.format else { return }
        throw LarderError(
            .tooNew, key: entry.key,
            message: "A newer version of Larder wrote the note "
                + "\(entry.key.components.last ?? ""). It was left unchanged: update Larder.")
    }

    /// Makes a note.
    ///
    /// The identifier of the change determines the note's id. Sending the same change again returns the
    /// note as it is by then. With a text that the note never had, somebody wrote on in a new note that was open twice:
    /// both texts stay.
    @discardableResult
    public func create(_ text: String, change: String? = nil) async throws -> Note {
        try Self.check(text)
        try Self.check(change: change)
        let id = Self.id(for: change ?? environment.makeID())
        if try await stored(id) == nil { try await checkCount() }
        let now = environment.now()
        return try await apply(id) { stored in
            let sent = "\(id)-\(NoteHistory.identity(Array(text.utf8), written: nil))"
            guard var note = stored else {
                var note = Note(id: id, text: text, date: now)
                note.record(sent)
                return note
            }
            if text.isEmpty || note.had(text) || note.changes.contains(sent) { return note }
            note.takeFirst(text, at: now)
            try Self.check(note.text, merged: true)
            note.record(sent)
            return note
        }
    }

    /// Returns the note that a change would make, as version 0 without a text; nil if no note can have this identifier.
    public func unmade(by change: String) -> Note? {
        guard (try? Self.check(change: change)) != nil else { return nil }
        var note = Note(id: Self.id(for: change), text: "", date: environment.now())
        note.version = 0
        return note
    }

    /// Merges a text that somebody made from a version of a note with what others have changed since.
    ///
    /// If both changed the same words, or the version is no longer stored, both texts stay, one below the
    /// other, as one of ``Note/conflicts``. A version that never existed is an error. Editing a removed
    /// note brings it back, so that the text is not lost. The next edit must start from the returned text
    /// and its version.
    ///
    /// - Parameters:
    ///   - id: The note.
    ///   - base: The version that the text is based on.
    ///   - text: The whole text, of at most ``Note/largestText`` bytes.
    ///   - change: A unique identifier, so that the same edit sent twice counts once.
    ///   - merges: What whoever made the text has merged it with already. What they met in conflict, of which both sides
    ///     are in the text, becomes a conflict of the note.
    @discardableResult
    public func edit(
        _ id: String, base: Int, text: String, change: String? = nil, after merges: [NoteMerge] = []
    ) async throws -> NoteEdit {
        try await edit(id, base: "\(base)", text: text, change: change, after: merges)
    }

    /// Merges a text that somebody made from a version, given by its number or as in ``Note/versionNames``.
    @discardableResult
    public func edit(
        _ id: String, base: String, text: String, change: String? = nil,
        after merges: [NoteMerge] = []
    ) async throws -> NoteEdit {
        try Self.check(text)
        let note = try await self.change(id, once: change) { note, now in
            try note.take(text, madeFrom: base, after: merges, at: now)
        }
        return NoteEdit(note, sent: text)
    }

    /// Adds lines to the end of a note, after whatever it contains by then.
    @discardableResult
    public func append(_ lines: String, to id: String, change: String? = nil) async throws -> Note {
        try await self.change(id, once: change) { note, now in note.append(lines, at: now) }
    }

    /// Settles a conflict by a choice; the lines that were not chosen are removed from the text.
    ///
    /// - Parameters:
    ///   - id: The note.
    ///   - conflict: The conflict, by its ``NoteConflict/id``.
    ///   - choice: What to keep in the text.
    ///   - seen: The version that the choice is based on. If the lines have changed since then, nothing is
    ///     done and the error says so.
    @discardableResult
    public func settle(
        _ id: String, conflict: String, keeping choice: NoteConflict.Choice, seen: Int? = nil
    ) async throws -> Note {
        let now = environment.now()
        return try await apply(id) { stored in
            guard var note = stored else { throw Self.unknown(id) }
            guard let found = note.conflicts.first(where: { $0.id == conflict }) else {
                let name = conflict.prefix { $0 != "." }
                throw LarderError(
                    .notFound,
                    message: note.settled.contains { $0.conflict.name == name }
                        ? "“\(note.title)” no longer has the conflict \(conflict): somebody "
                            + "settled it or removed its lines."
                        : "“\(note.title)” has no conflict \(conflict).")
            }
            guard seen.map({ note.shows(found, asInVersion: $0) }) ?? true else {
                throw LarderError(
                    .conflict,
                    message: "The lines of the conflict changed in the meantime, so nothing was "
                        + "removed. Look at them again and choose.")
            }
            note.settle(found, keeping: choice, at: now)
            return note
        }
    }

    /// Takes back how a conflict was settled: its lines come back, as a new conflict. If the note was changed since, this is
    /// an error with the code `.conflict`, so that no line is there twice.
    ///
    /// - Parameters:
    ///   - id: The note.
    ///   - conflict: The conflict as it was before.
    ///   - version: The version before, as in ``Note/versionNames``.
    ///   - base: The version that settled it.
    ///   - change: A unique identifier, so that the same request sent twice counts once.
    @discardableResult
    public func reopen(
        _ id: String, _ conflict: NoteConflict, version: String, base: Int, change: String? = nil
    ) async throws -> Note {
        try await self.change(id, once: change) { note, now in
            try note.reopen(conflict, version: version, base: base, at: now)
        }
    }

    /// Changes the text of a note, unless that was done under the same identifier before.
    private func change(
        _ id: String, once change: String?,
        _ body: @escaping @Sendable (inout Note, Date) throws -> Void
    ) async throws -> Note {
        try Self.check(change: change)
        let now = environment.now()
        return try await apply(id) { stored in
            guard var note = stored else { throw Self.unknown(id) }
            if let change, note.changes.contains(change) { return note }
            try body(&note, now)
            try Self.check(note.text, merged: true)
            if let change { note.record(change) }
            return note
        }
    }

    /// Removes a note; it can be restored, and an edit brings it back.
    @discardableResult
    public func remove(_ id: String) async throws -> Note {
        let now = environment.now()
        return try await apply(id) { stored in
            guard var note = stored else { throw Self.unknown(id) }
            note.remove(at: now)
            return note
        }
    }

    /// Brings a removed note back.
    @discardableResult
    public func restore(_ id: String) async throws -> Note {
        let now = environment.now()
        return try await apply(id) { stored in
            guard var note = stored else { throw Self.unknown(id) }
            note.restore(at: now)
            return note
        }
    }

    /// Deletes a removed note for good; throws if the note has not been removed.
    public func forget(_ id: String) async throws {
        try await notes.update(key(id)) { stored in
            guard let note = stored else { throw Self.unknown(id) }
            guard note.removed != nil else {
                throw LarderError(
                    .refused, message: "“\(note.title)” is not removed: remove it first.")
            }
            return nil
        }
    }

    /// Waits until everything set through a model is stored.
    public func flush() async { await notes.flush() }

    /// The longest identifier of a change, in bytes.
    public static let longestChange = 200

    private static func check(change: String?) throws {
        guard let change, change.utf8.count > longestChange else { return }
        throw LarderError(
            .refused, message: "The identifier of a change can have at most \(longestChange) bytes."
        )
    }

    /// Changes the stored note; an unchanged note is not written again.
    private func apply(
        _ id: String, _ body: @escaping @Sendable (Note?) throws -> Note
    ) async throws -> Note {
        do {
            let note = try await notes.update(key(id)) { stored in
                let note = try body(stored)
                if note == stored { throw Unchanged(note: note) }
                return note
            }
            guard let note else { throw Self.unknown(id) }
            return note
        } catch let unchanged as Unchanged {
            return unchanged.note
        }
    }

    func stored(_ id: String) async throws -> StoredEntry? {
        try await storage.entry(for: Key(notes.name, id))
    }

    private struct Unchanged: Error {
        let note: Note
    }

    private func checkCount() async throws {
        if try await all().count >= Self.mostNotes { throw Self.isFull }
    }

    /// There are as many notes as there can be.
    public static var isFull: LarderError {
        LarderError(
            .refused,
            message: "There are already \(mostNotes) notes, the maximum: remove some first.")
    }

    private static func check(_ text: String, merged: Bool = false) throws {
        guard text.utf8.count > Note.largestText else { return }
        let size =
            "\(text.utf8.count) bytes, more than the \(Note.largestText) that a note can have"
        throw LarderError(
            .tooLarge,
            message: merged
                ? "Merged with what others typed, the note would have \(size): "
                    + "put this text in a note of its own."
                : "The text has \(size): split it.")
    }

    private static func unknown(_ id: String) -> LarderError {
        LarderError(.notFound, message: "There is no note “\(id)”.")
    }

    /// Returns twelve letters and digits for an identifier, always the same, using FNV-1a.
    private static func id(for identity: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in identity.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        // The low bits of short inputs differ little; fold them.
        hash = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
        let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
        return String((0..<12).map { letters[Int(truncatingIfNeeded: hash >> (59 - 5 * $0)) & 31] })
    }
}
