internal import Foundation
internal import FullScreen
internal import Larder
internal import Notes
internal import Terminal

/// Carries out what the full-screen list of notes asks for, on the same store as the commands.
final class NotesBrowser: Sendable {
    private let composition: Composition
    private let notes: NoteBook
    private let undos = UndoStack()

    init(_ composition: Composition) {
        self.composition = composition
        notes = composition.notes
    }

    private static let design = ListScreen.Design(
        title: "Notes", noun: "note", empty: "No notes yet. c makes one.",
        hint: "e:Edit  c:New  d:Remove",
        columns: [
            .init("", isFlexible: true, leastWidth: 20), .init("", expendability: 1),
            .init("", .right, expendability: 2),
        ],
        actions: [
            .init("edit", [.character("e")], help: ("e", "Edit the note in $VISUAL or $EDITOR")),
            .init(
                "new", [.character("c"), .character("a")], help: ("c, a", "New note"),
                needsItem: false),
            .init(
                "remove", [.character("d"), .character("D"), .delete],
                help: ("d", "Remove the note; it can be brought back")),
            .init(
                "undo", [.character("u")],
                help: ("u", "Undo what was done last"),
                needsItem: false),
            .init(
                "first", [.character("1")],
                help: ("1", "Settle a conflict: keep the lines that arrived first")),
            .init(
                "second", [.character("2")],
                help: ("2", "Settle a conflict: keep the lines that arrived second")),
            .init("both", [.character("3")], help: ("3", "Settle a conflict: keep both")),
        ], findsText: true)

    /// Fills the terminal with the notes until the person leaves them.
    func run(in session: ScreenSession) async throws -> ScreenEnd {
        try await session.browse(
            Self.design, of: [notes.notes.name], in: composition, doing: Self.doing
        ) { [self] request, send in
            try await perform(request, send, session)
        }
    }

    private static func doing(_ request: ListScreen.Request) -> String {
        switch request {
        case .act("new", _, _): "make the note"
        case .act("edit", _, _): "edit the note"
        case .act("remove", _, _): "remove the note"
        case .act("undo", _, _): "undo that"
        case .act: "settle the conflict"
        case .load, .find, .show, .end: "read the notes"
        }
    }

    private func perform(
        _ request: ListScreen.Request, _ send: @escaping @Sendable (ListScreen.Message) -> Void,
        _ session: ScreenSession
    ) async throws -> ScreenEnd? {
        switch request {
        case .load: send(.items(try await items()))
        case .find(let words):
            send(
                .found(
                    words: words, ids: try await notes.search(words, showing: 0..<0).map(\.note.id))
            )
        case .show(let id):
            let note = try await notes.note(id)
            guard note.removed == nil else {
                send(.gone(id: id))
                return nil
            }
            send(
                .text(id: id, title: note.title.printable) { columns in
                    Self.conflict(note, columns) + Self.lines(note.text, columns)
                })
        case .act(let name, let id, _): try await act(name, id ?? "", send, session)
        case .end(let end): return end
        }
        return nil
    }

    private static func lines(_ text: String, _ columns: Int) -> [StyledText] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .flatMap { $0.withoutTabs.printable.broken(to: columns) }.map {
                StyledText([.init($0)])
            }
    }

    /// What two sides changed at once, and the keys that choose between them.
    private static func conflict(_ note: Note, _ columns: Int) -> [StyledText] {
        guard let first = note.conflicts.first else { return [] }
        func words(_ text: String) -> [StyledText] {
            text.broken(to: columns).map { StyledText([.init($0, .warning)]) }
        }
        var lines = words(
            note.conflicts.count == 1
                ? "Two sides changed the same lines. Keep which?"
                : "Two sides changed the same lines, in \(note.conflicts.count) places. Keep which, here?"
        )
        for (name, range) in [("1 first", first.earlier), ("2 second", first.later)] {
            let text = range.isEmpty ? "(removed)" : note.lines(range)
            lines += words("\(name):")
            lines += text.split(whereSeparator: \.isNewline)
                .flatMap { ("  " + $0.withoutTabs.printable).broken(to: columns) }
                .map { StyledText([.init($0)]) }
        }
        return lines + words("3 both") + [StyledText([])]
    }

    private func items() async throws -> [ListScreen.Item] {
        let now = composition.environment.now()
        return try await notes.all().map { note in
            let ago =
                QuantityFormatting.length(seconds: now.timeIntervalSince(note.changed)) + " ago"
            return ListScreen.Item(
                id: note.id, name: note.title.printable,
                cells: [
                    .init(note.title, .bold),
                    note.conflicts > 0
                        ? .init(QuantityFormatting.count(note.conflicts, "conflict"), .warning)
                        : .init(ago, .dim),
                    .init(QuantityFormatting.bytes(note.size), .dim),
                ])
        }
    }

    private func act(
        _ name: String, _ id: String, _ send: @Sendable (ListScreen.Message) -> Void,
        _ session: ScreenSession
    ) async throws {
        switch name {
        case "edit":
            let before = try await notes.note(id)
            let written = try session.outside { try NoteInput.editor.read(before: before.text) }
            let edit = try await written.kept("edit the note") {
                try await notes.edit(id, base: before.version, text: written.text)
            }
            if edit.version != before.version {
                undos.add { [notes] in
                    try await notes.edit(id, base: edit.version, text: before.text)
                    return "\(before.title.printable) has its text from before."
                }
            }
            let words =
                edit.version == before.version
                ? "Nothing changed."
                : edit.didMerge ? "Saved, merged with changes made in the meantime." : "Saved."
            send(.notice(words, isError: false))
        case "new":
            let written = try session.outside { try NoteInput.editor.read(before: "") }
            guard !written.text.isEmpty else {
                written.discard()
                return send(.notice("No note made: the text is empty.", isError: false))
            }
            let note = try await written.kept("make the note") {
                try await notes.create(written.text)
            }
            undos.add { [notes] in
                try await notes.remove(note.id)
                return "Removed \(note.title.printable)."
            }
            send(.notice("Made \(note.title.printable).", isError: false))
        case "remove":
            let note = try await notes.remove(id)
            undos.add { [notes] in "\(try await notes.restore(id).title.printable) is back." }
            send(.notice("Removed \(note.title.printable). u: bring it back", isError: false))
        case "undo":
            let done = try await undos.undoLast()
            send(
                .notice(
                    done
                        ?? "Nothing to undo. `larder notes list --removed` lists what was removed earlier.",
                    isError: false))
        default: try await settle(id, name, send)
        }
    }

    private func settle(
        _ id: String, _ name: String, _ send: @Sendable (ListScreen.Message) -> Void
    ) async throws {
        let note = try await notes.note(id)
        guard let conflict = note.conflicts.first else {
            return send(.notice("This note has no conflict.", isError: false))
        }
        let choice: NoteConflict.Choice =
            name == "first" ? .earlier : name == "second" ? .later : .both
        let settled = try await notes.settle(
            id, conflict: conflict.id, keeping: choice, seen: note.version)
        undos.add { [notes, version = note.versionNames.first ?? "\(note.version)"] in
            try await notes.reopen(id, conflict, version: version, base: settled.version)
            return "Both sides are back. Choose again."
        }
        let kept =
            switch choice {
            case .earlier: "Kept the lines that arrived first"
            case .later: "Kept the lines that arrived second"
            case .both: "Kept both"
            }
        let left = settled.conflicts.count
        let more = left == 0 ? "" : "; \(QuantityFormatting.count(left, "conflict")) left"
        send(.notice(kept + more + ". u: undo", isError: false))
    }
}
