#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a list says about a note.
public struct NoteSummary: Sendable, Hashable, Identifiable {
    /// The note's short name.
    public let id: String

    /// The first line that says something.
    public let title: String

    /// The number of the newest text.
    public let version: Int

    /// When the note was made.
    public let created: Date

    /// When the text last changed, or the note was removed or restored.
    public let changed: Date

    /// When the note was removed; nil while it is kept.
    public let removed: Date?

    /// How many bytes the text has.
    public let size: Int

    /// How many conflicts wait for somebody to settle them.
    public let conflicts: Int

    init(_ head: Note.Head) {
        conflicts = head.conflicts ?? 0
        (id, title, version) = (head.id, head.title, head.version)
        (created, changed, removed, size) = (head.created, head.changed, head.removed, head.bytes)
    }
}

/// What became of an edit.
public struct NoteEdit: Sendable, Hashable {
    /// The note as it is stored now.
    public let note: Note

    /// Whether its text is another than was sent: it has what others typed too.
    public let didMerge: Bool

    /// The stored text, from which the next edit is to be made.
    public var text: String { note.text }

    /// The number of that text.
    public var version: Int { note.version }

    init(_ note: Note, sent: String) {
        self.note = note
        didMerge = !Note.isSame(note.text, sent)
    }
}
