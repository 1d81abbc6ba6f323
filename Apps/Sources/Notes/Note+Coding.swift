internal import Larder
internal import TextMerge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A note in storage: a line of JSON with what lists need, the text as it is, and a line of JSON
/// with the rest, so that lists read no histories.
extension Note {
    static let codec = Codec<Note>(format: "note/1") { note in
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = try encoder.encode(Head(note))
        data.append(0x0A)
        data.append(contentsOf: note.text.utf8)
        data.append(0x0A)
        data.append(try encoder.encode(Tail(note)))
        return data
    } decode: { data in
        let (head, rest) = try Head.read(data)
        guard head.bytes >= 0, head.bytes < rest.count,
            let text = String(validating: rest.prefix(head.bytes), as: UTF8.self)
        else {
            throw LarderError(.unreadable, message: "The text of the note is cut short.")
        }
        let tail = try JSONDecoder().decode(Tail.self, from: Data(rest.dropFirst(head.bytes + 1)))
        var note = Note(
            id: head.id, version: min(max(1, head.version), Note.mostVersions), text: text,
            created: head.created,
            changed: head.changed, removed: head.removed)
        (note.changes, note.steps) = (tail.changes, tail.steps.map { $0.sound })
        if let conflicts = tail.conflicts {
            // Damaged ones would lead to other lines.
            let lines = TextLines(text).count
            note.conflicts = conflicts.compactMap(\.value).filter {
                $0.isWithin(lines) && !$0.earlier.overlaps($0.later)
            }
        }
        (note.settled, note.restored) = (tail.settled?.compactMap(\.value) ?? [], tail.restored)
        note.undoable = tail.undoable?.compactMap(\.value) ?? []
        (note.parents, note.aliases) = (tail.parents, tail.aliases ?? [:])
        // Removing a note changes its date, but writes no version.
        note.written = tail.written ?? (note.version == 1 ? head.created : nil)
        return note
    }

    /// What a list shows of a note.
    struct Head: Codable {
        var id: String
        var title: String
        var version: Int
        var created: Date
        var changed: Date
        var removed: Date?
        /// The size of the text in bytes.
        var bytes: Int
        /// The number of unsettled conflicts; nil if there are none.
        var conflicts: Int?

        init(_ note: Note) {
            (id, title, version, removed) = (note.id, note.title, note.version, note.removed)
            (created, changed, bytes) = (note.created, note.changed, note.text.utf8.count)
            conflicts = note.conflicts.isEmpty ? nil : note.conflicts.count
        }

        /// Returns the head of a stored note, and the rest of the data.
        static func read(_ data: Data) throws -> (head: Head, rest: Data) {
            guard let feed = data.firstIndex(of: 0x0A) else {
                throw LarderError(.unreadable, message: "The note does not begin as a note must.")
            }
            let head = try JSONDecoder().decode(Head.self, from: Data(data[..<feed]))
            return (head, data[data.index(after: feed)...])
        }
    }

    private struct Tail: Codable {
        var changes: [String]
        var steps: [Step]
        /// Nil in notes stored before conflicts existed.
        var conflicts: [Lenient<NoteConflict>]?
        /// Nil in notes stored before dates of versions were.
        var written: Date?
        var parents: [String]?
        var aliases: [Int: String]?
        var settled: [Lenient<NoteConflict.Settled>]?
        var undoable: [Lenient<NoteConflict.Open>]?
        var restored: Date?

        init(_ note: Note) {
            (changes, steps, written) = (note.changes, note.steps, note.written)
            parents = note.parents
            aliases = note.aliases.isEmpty ? nil : note.aliases
            conflicts = note.conflicts.isEmpty ? nil : note.conflicts.map(Lenient.init)
            settled = note.settled.isEmpty ? nil : note.settled.map(Lenient.init)
            undoable = note.undoable.isEmpty ? nil : note.undoable.map(Lenient.init)
            restored = note.restored
        }
    }
    /// What a text is whole without; nil if it is damaged.
    private struct Lenient<Value: Codable>: Codable {
        let value: Value?

        init(_ value: Value) { self.value = value }

        init(from decoder: any Decoder) { value = try? Value(from: decoder) }

        func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
    }
}
