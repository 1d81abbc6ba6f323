public import Larder
public import Notes
public import Sync

/// Notes with their versions: what was typed in several places at once is merged as in ``NoteBook``, and both stay where
/// it can't be.
public struct NoteKind: MergedSyncKind {
    private let book: NoteBook

    /// Creates the kind over the notes.
    public init(_ book: NoteBook) { self.book = book }

    static let name = "note"

    /// The name of the kind.
    public var names: [String] { [Self.name] }

    /// Since 2, versions have identities, and all larders the same; since 3, steps have several stretches and distances.
    public var formats: [String: Int] { [Self.name: 3] }

    /// Returns all notes, removed ones too.
    public func observe(after cursor: String?) async throws -> SyncObservation {
        SyncObservation(
            elements: try await book.fingerprints().sorted { $0.key < $1.key }.map {
                SyncObservation.Element(SyncElement(kind: Self.name, id: $0.key), .string($0.value))
            }, isComplete: true)
    }

    /// Throws unless the record is a note within the limits.
    public func check(_ record: SyncRecord) throws {
        guard (1...100).contains(record.id.utf8.count),
            record.id.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
        else { throw LarderError(.unreadable, message: "This is not the identity of a note.") }
        guard let value = record.value else { return }
        guard let note = try? value.decoded(as: SharedNote.self) else {
            throw LarderError(.unreadable, message: "The note can't be read.")
        }
        try note.check()
    }

    /// Returns a note as others get it.
    public func value(of id: String) async throws -> (value: SyncValue, fingerprint: String)? {
        guard let (note, fingerprint) = try await book.shared(id) else { return nil }
        return (try SyncValue(note), fingerprint)
    }

    /// The note that is here; nil if there is none, or none that this version of Larder can read.
    private func known(_ id: String) async throws -> SharedNote? {
        do {
            return try await book.shared(id)?.note
        } catch let error as LarderError where error.code == .tooNew {
            return nil
        }
    }

    /// Whether a note has another text, or other conflicts, or was removed.
    public func differs(_ value: SyncValue, from id: String) async throws -> Bool {
        guard let known = try await known(id) else { return true }
        let other: SharedNote = try value.decoded()
        return !other.hasContent(of: known)
    }

    /// Whether a note and what is here lack the newest version of each other.
    public func lacking(
        _ value: SyncValue, of id: String
    ) async throws -> (there: Bool, here: Bool) {
        guard let known = try await known(id) else { return (false, false) }
        let other: SharedNote = try value.decoded()
        return (other.lacksNewest(of: known), known.lacksNewest(of: other))
    }

    /// Returns the notes beyond the most that there can be.
    public func refused(_ records: SyncChanges) async throws -> [SyncElement: LarderError] {
        let notes = try records.new.compactMap { record in
            try record.value.map { (record.id, try $0.decoded(as: SharedNote.self)) }
        }
        let excess = Set(try await book.withoutRoom(notes))
        return excess.reduce(into: [:]) {
            $0[SyncElement(kind: Self.name, id: $1)] = NoteBook.isFull
        }
    }

    /// Takes over a note.
    public func take(
        _ value: SyncValue?, as id: String, isConcurrent: Bool
    ) async throws -> SyncMerge {
        let (change, fingerprint, isNew) = try await book.taking(
            try value.map { try $0.decoded(as: SharedNote.self) }, as: id,
            isConcurrent: isConcurrent)
        return SyncMerge(
            changes: change.map { [$0] } ?? [], fingerprint: fingerprint, isNew: isNew)
    }
}
