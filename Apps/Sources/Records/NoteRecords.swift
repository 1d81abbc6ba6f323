public import Notes

extension JSONText {
    /// A note, or its summary in a list.
    public static func note(
        _ note: NoteSummary, _ more: [(String, JSONText)] = []
    ) -> JSONText {
        .object(
            [
                ("id", .string(note.id)), ("title", .string(note.title)),
                ("version", .int(note.version)), ("created", .date(note.created)),
                ("changed", .date(note.changed)), ("removed", .date(note.removed)),
                ("bytes", .int(note.size)), ("conflict_count", .int(note.conflicts)),
            ] + more)
    }

    /// A note with its text.
    public static func note(_ note: Note, merged: Bool? = nil) -> JSONText {
        var fields: [(String, JSONText)] = [
            ("id", .string(note.id)), ("title", .string(note.title)),
            ("version", .int(note.version)), ("created", .date(note.created)),
            ("changed", .date(note.changed)), ("removed", .date(note.removed)),
            ("bytes", .int(note.text.utf8.count)), ("text", .string(note.text)),
            ("conflict_count", .int(note.conflicts.count)),
            ("conflicts", .array(note.conflicts.map { conflict($0, in: note) })),
        ]
        if let merged { fields.append(("merged", .bool(merged))) }
        return .object(fields)
    }

    private static func conflict(_ conflict: NoteConflict, in note: Note) -> JSONText {
        func side(_ lines: Range<Int>) -> JSONText {
            .object([
                ("line", .int(lines.lowerBound + 1)), ("lines", .int(lines.count)),
                ("text", .string(note.lines(lines))),
            ])
        }
        return .object([
            ("id", .string(conflict.id)), ("base", .int(conflict.base)),
            ("date", .date(conflict.date)), ("earlier", side(conflict.earlier)),
            ("later", side(conflict.later)),
        ])
    }
}
