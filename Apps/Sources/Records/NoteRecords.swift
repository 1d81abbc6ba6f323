public import Notes

extension JSONText {
    /// A note, or what a list says about one.
    public static func note(_ note: NoteSummary) -> JSONText {
        .object([
            ("id", .string(note.id)), ("title", .string(note.title)),
            ("version", .int(note.version)), ("created", .date(note.created)),
            ("changed", .date(note.changed)), ("removed", .date(note.removed)),
            ("bytes", .int(note.size)),
        ])
    }

    /// A note with its text.
    public static func note(_ note: Note, merged: Bool? = nil) -> JSONText {
        var fields: [(String, JSONText)] = [
            ("id", .string(note.id)), ("title", .string(note.title)),
            ("version", .int(note.version)), ("created", .date(note.created)),
            ("changed", .date(note.changed)), ("removed", .date(note.removed)),
            ("bytes", .int(note.text.utf8.count)), ("text", .string(note.text)),
        ]
        if let merged { fields.append(("merged", .bool(merged))) }
        return .object(fields)
    }
}
