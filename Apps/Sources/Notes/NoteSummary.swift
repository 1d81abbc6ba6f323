public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a list shows of a note.
public struct NoteSummary: Sendable, Hashable, Identifiable {
    /// The identifier of the note.
    public let id: String

    /// The first line with text.
    public let title: String

    /// The number of the newest version.
    public let version: Int

    /// When the note was made.
    public let created: Date

    /// When the text last changed, or the note was removed or restored.
    public let changed: Date

    /// When the note was removed; nil if it is not.
    public let removed: Date?

    /// The size of the text in bytes.
    public let size: Int

    /// The number of unsettled conflicts.
    public let conflicts: Int

    init(_ head: Note.Head) {
        conflicts = head.conflicts ?? 0
        (id, title, version) = (head.id, head.title, head.version)
        (created, changed, removed, size) = (head.created, head.changed, head.removed, head.bytes)
    }
}

/// A note that a search found.
public struct FoundNote: Sendable, Hashable {
    /// What a list shows of it.
    public let note: NoteSummary

    /// The text around the first words that were found below the title; empty if there are none.
    public let snippet: ShelfMatch.Snippet

    /// Describes a note that was not searched for.
    public init(_ note: NoteSummary) { self.init(note: note, snippet: .init(parts: [])) }

    init(note: NoteSummary, snippet: ShelfMatch.Snippet) {
        (self.note, self.snippet) = (note, snippet)
    }
}

/// A merge that was made where a text was typed: of that with a version that came meanwhile.
public struct NoteMerge: Sendable, Hashable, Codable {
    /// The version that came.
    public let version: Int

    /// The text from which both were made.
    public let base: String

    /// What was typed.
    public let text: String

    /// Creates a merge.
    public init(version: Int, base: String, text: String) {
        (self.version, self.base, self.text) = (version, base, text)
    }
}

/// The outcome of an edit.
public struct NoteEdit: Sendable, Hashable {
    /// The note as it is stored now.
    public let note: Note

    /// Whether its text differs from the one sent, because it contains what others typed.
    public let didMerge: Bool

    /// The stored text, on which the next edit must be based.
    public var text: String { note.text }

    /// The version of that text.
    public var version: Int { note.version }

    init(_ note: Note, sent: String) {
        self.note = note
        didMerge = !Note.isSame(note.text, sent)
    }
}
