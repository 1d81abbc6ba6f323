internal import Larder
internal import TextMerge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Changes by several people to one note: edits of older versions, appended lines, and conflicts.
extension Note {
    /// Merges a text that somebody made from a version with what others have changed since.
    ///
    /// If that version is no longer stored, both texts become one conflict. A removed note comes
    /// back, unless nothing was changed.
    /// - Throws: ``LarderError`` if there never was such a version.
    mutating func take(
        _ text: String, madeFrom base: String, after merges: [NoteMerge] = [], at date: Date
    ) throws {
        let (base, old) = try self.base(base)
        let isSame = old.map { Self.isSame($0, text) } ?? false
        let merge =
            isSame
            ? ContestedMerge(TextMerge(base: text, earlier: self.text, later: text))
            : old.map {
                ContestedMerge(base: $0, earlier: self.text, later: text, settled.suffix(20))
            } ?? ContestedMerge(TextMerge(earlier: self.text, later: text))
        let found = merges.prefix(Self.mostMerges).flatMap { conflicts(of: $0, in: merge.text) }
        if isSame, found.isEmpty { return }
        put(merge.text, merge.conflicts + found, madeFrom: base, at: date)
        restore(at: date)
    }

    /// The most merges of a sender, and bytes of a text, in which conflicts are looked for: beyond that it would take too
    /// long, and the lines are all there anyway.
    private static let (mostMerges, longestSearched) = (20, 200_000)

    /// Returns the conflicts that whoever sent a text met as they merged it, where their lines are in it. Who has removed
    /// one side since has settled it.
    private func conflicts(of merge: NoteMerge, in text: String) -> [TextConflict] {
        guard text.utf8.count + merge.text.utf8.count <= Self.longestSearched else { return [] }
        guard let theirs = self.text(ofVersion: merge.version) else { return [] }
        let made = TextMerge(base: merge.base, earlier: theirs, later: merge.text)
        if made.conflicts.isEmpty { return [] }
        let moved = LineMovement(from: TextLines(made.text), to: TextLines(text))
        return made.conflicts.compactMap { conflict in
            let sides = moved.sides(.init(one: conflict.earlier, other: conflict.later))
            let here = TextConflict(earlier: sides.one, later: sides.other)
            return here.earlier.isEmpty == conflict.earlier.isEmpty
                && here.later.isEmpty == conflict.later.isEmpty ? here : nil
        }
    }

    /// Merges a text that was made from nothing, while this note was made elsewhere.
    mutating func takeFirst(_ text: String, at date: Date) {
        let merge = TextMerge(base: "", earlier: self.text, later: text)
        put(merge.text, merge.conflicts, madeFrom: 1, at: date)
        restore(at: date)
    }

    /// Makes a merged text the next version, with its conflicts.
    ///
    /// - Parameter isOfLarders: Whether the notes of two larders are merged. That makes a version even of the same text,
    ///   and names the conflicts after it as no other larder does.
    mutating func put(
        _ text: String, _ found: [TextConflict], madeFrom base: Int, at date: Date,
        isOfLarders: Bool = false, moving movement: LineMovement? = nil
    ) {
        guard isOfLarders || !found.isEmpty else { return type(text, at: date) }
        advance(
            to: text, at: date, moving: movement, isTyped: !isOfLarders && movement == nil)
        let name = isOfLarders ? "\(version)-\(identity.prefix(6))" : "\(version)"
        // One that was open before may be open again.
        let found = found.filter { found in
            !conflicts.contains { $0.earlier == found.earlier && $0.later == found.later }
        }
        makeRoom(for: found.count)
        // Some of this version may be open again.
        let start = conflicts.count { $0.date == date && $0.id.hasPrefix(name) }
        conflicts += found.enumerated().map { index, lines in
            let number = start + index + 1
            return NoteConflict(
                id: number == 1 ? name : "\(name)-\(number)", base: base, date: date,
                earlier: lines.earlier, later: lines.later)
        }
        nameConflicts()
    }

    /// Puts conflicts in order, and drops the oldest if new ones would be too many with them: whatever the clocks show, a
    /// new one is never the oldest.
    mutating func makeRoom(for count: Int) {
        conflicts.sort {
            ($0.date, $0.identity.name.count, $0.identity.name, $0.id.count, $0.id)
                < ($1.date, $1.identity.name.count, $1.identity.name, $1.id.count, $1.id)
        }
        let excess = conflicts.count + count - SharedNote.mostConflicts
        conflicts.removeFirst(min(max(0, excess), conflicts.count))
    }

    /// Gives conflicts that were found under one name different ones, the same in every larder, and keeps as many as
    /// others take.
    mutating func nameConflicts() {
        makeRoom(for: 0)
        var taken = Set<String>()
        var numbers: [String: Int] = [:]
        conflicts = conflicts.map { conflict in
            let name = conflict.identity.name
            var id = conflict.id
            while !taken.insert(id).inserted {
                numbers[name, default: 1] += 1
                id = "\(name).\(numbers[name, default: 1])"
            }
            return conflict.named(id)
        }
    }

    /// Adds lines to the end, after a line break if the text does not end with one.
    mutating func append(_ lines: String, at date: Date) {
        guard !lines.isEmpty else { return }
        let isEnded = text.isEmpty || text.utf8.last == 0x0A || text.utf8.last == 0x0D
        // Whatever comes of it, nobody has gone back to a text.
        advance(to: text + (isEnded ? "" : TextLines.lineBreak(of: text)) + lines, at: date)
        restore(at: date)
    }

    /// Returns the lines of one side of a conflict.
    public func lines(_ lines: Range<Int>) -> String { TextLines(text)[lines] }

    /// Returns whether the lines of a conflict are the same as in a version that somebody saw.
    func shows(_ conflict: NoteConflict, asInVersion seen: Int) -> Bool {
        guard seen != version else { return true }
        guard let old = text(ofVersion: seen) else { return false }
        let (now, then) = (TextLines(text), TextLines(old))
        let moved = LineMovement(from: now, to: then)
        return [conflict.earlier, conflict.later].allSatisfy {
            Self.isSame(now[$0], then[moved($0)])
        }
    }

    /// Settles a conflict; the lines that were not chosen are removed.
    mutating func settle(
        _ conflict: NoteConflict, keeping choice: NoteConflict.Choice, at date: Date
    ) {
        noteOpen()
        if choice == .both {
            // The text stays, so being back at it is no wish to choose again.
            undoable = undoable.map { open in
                .init(
                    text: open.text,
                    conflicts: open.conflicts.filter { $0.identity != conflict.identity })
            }
        }
        conflicts.removeAll { $0.id == conflict.id }
        note(conflict, keeping: choice)
        let lines = conflict.removed(by: choice)
        advance(
            to: TextLines(text).removing(lines), at: date, moving: LineMovement(removing: lines))
    }

    /// Goes back to the version before a conflict was settled, with that conflict, if nothing was changed since.
    mutating func reopen(
        _ conflict: NoteConflict, version name: String, base: Int, at date: Date
    ) throws {
        guard let old = self.version(named: name)?.note.text, base == version,
            let removed = [conflict.earlier, conflict.later, 0..<0].first(where: {
                // What the choice has left, and nothing else.
                Self.isSame(TextLines(old).removing($0), text)
            })
        else {
            throw LarderError(
                .conflict,
                message:
                    "The note was changed since. To bring the other lines back, open “History”.")
        }
        undoable = []
        let lines = 0..<TextLines(old).count
        let found = TextConflict(
            earlier: conflict.earlier.clamped(to: lines), later: conflict.later.clamped(to: lines))
        put(
            old, found.earlier.isEmpty && found.later.isEmpty ? [] : [found], madeFrom: base,
            at: date, moving: LineMovement(adding: removed))
        restore(at: date)
    }

    /// Returns the number and the text of a version that a text is said to be based on, by its name or number; no text if
    /// it is no longer stored.
    ///
    /// A number means the version that was the newest here under it, and otherwise what ``versionNames`` calls so.
    /// - Throws: ``LarderError`` if there never was such a version.
    public func base(_ name: String) throws -> (number: Int, text: String?) {
        if let number = Int(name) {
            try check(base: number)
            return (number, text(ofVersion: number))
        }
        if let index = index(ofVersionNamed: name) { return (numbers[index], at(index)?.text) }
        // Whatever is not older than all that is stored would be there.
        let oldest = oldestVersion
        guard let (number, _) = Self.parts(ofVersionName: name), oldest > 1,
            (1...oldest).contains(number)
        else { throw unknown(name) }
        return (number, nil)
    }

    private func check(base: Int) throws {
        guard !(1...version).contains(base) else { return }
        throw unknown("\(base)")
    }

    private func unknown(_ base: String) -> LarderError {
        LarderError(
            .notFound,
            message: "“\(title)” has no version \(base); "
                + (version == 1 ? "it has only version 1" : "the newest is \(version)")
                + ". Read the note again, and edit its newest version.")
    }
}
