internal import TextMerge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Conflicts while their text is edited.
extension Note {
    /// Moves the open conflicts to where their lines are in the next text, and settles those of which it has one side.
    mutating func moveConflicts(to text: String, moving movement: LineMovement?) {
        if conflicts.isEmpty { return }
        let open = conflicts
        let (old, new) = (TextLines(self.text), TextLines(text))
        let moved = movement ?? LineMovement(from: old, to: new)
        // An empty line is what a person leaves who removes words.
        func isGone(_ lines: Range<Int>, in text: TextLines) -> Bool {
            text[lines].allSatisfy(\.isWhitespace)
        }
        var elsewhere: MovedLines?
        func place(_ lines: Range<Int>, _ place: Range<Int>) -> Range<Int> {
            guard isGone(place, in: new), !isGone(lines, in: old) else { return place }
            let lookup = elsewhere ?? MovedLines(from: old, to: new)
            elsewhere = lookup
            return lookup.any(of: lines) ?? place
        }
        conflicts = []
        for conflict in open {
            var here = conflict
            here.sides = moved.sides(conflict.sides) { place($0, $1) }
            switch (isGone(here.earlier, in: new), isGone(here.later, in: new)) {
            // Nothing is left to choose.
            case (true, true) where here.earlier.isEmpty && here.later.isEmpty:
                let isHalf = conflict.earlier.isEmpty != conflict.later.isEmpty
                note(
                    conflict,
                    keeping: !isHalf ? .both : conflict.earlier.isEmpty ? .earlier : .later)
            // Who removed all lines of one side has chosen the other.
            case (true, false) where !isGone(conflict.earlier, in: old):
                note(conflict, keeping: .later)
            case (false, true) where !isGone(conflict.later, in: old):
                note(conflict, keeping: .earlier)
            default: conflicts.append(here)
            }
        }
    }

    /// Notes that a conflict was settled, for other larders.
    mutating func note(_ conflict: NoteConflict, keeping choice: NoteConflict.Choice) {
        let lines = TextLines(text)
        let sides = [conflict.earlier, conflict.later].map { lines[$0] }
        let areShort = sides.allSatisfy { $0.utf8.count <= NoteConflict.Settled.longestSide }
        settled.append(
            .init(
                conflict: conflict.identity, choice: choice.rawValue,
                earlier: areShort ? sides[0] : nil, later: areShort ? sides[1] : nil))
        settled.removeFirst(max(0, settled.count - Self.mostSettled))
    }

    /// Remembers the conflicts that are open, before an edit or a choice.
    mutating func noteOpen() {
        if conflicts.isEmpty { return }
        let hash = Self.hash(of: text)
        undoable.removeAll { $0.text == hash }
        undoable.append(.init(text: hash, conflicts: Array(conflicts.prefix(Self.mostOpen))))
        undoable.removeFirst(max(0, undoable.count - Self.mostUndoable))
    }

    /// Brings back the conflicts of a text that is there again, as after an undo, with the lines they had.
    mutating func reopen(at date: Date) {
        if undoable.isEmpty { return }
        let hash = Self.hash(of: text)
        guard let open = undoable.first(where: { $0.text == hash })?.conflicts else { return }
        let lines = TextLines(text).count
        var closed: [NoteConflict] = []
        for conflict in open where conflict.isWithin(lines) {
            if let index = conflicts.firstIndex(where: { $0.identity == conflict.identity }) {
                conflicts[index].sides = conflict.sides
            } else if !conflicts.contains(where: { $0.sides == conflict.sides }) {
                closed.append(conflict)
            }
        }
        if closed.isEmpty { return }
        makeRoom(for: closed.count)
        // Others know the old ones as settled.
        for (number, old) in closed.enumerated() {
            let name = number == 0 ? "\(version)" : "\(version)-\(number + 1)"
            func renewed(_ conflict: NoteConflict) -> NoteConflict {
                guard conflict.identity == old.identity else { return conflict }
                return NoteConflict(
                    id: name, base: conflict.base, date: date, earlier: conflict.earlier,
                    later: conflict.later)
            }
            conflicts.append(renewed(old))
            undoable = undoable.map { .init(text: $0.text, conflicts: $0.conflicts.map(renewed)) }
        }
        nameConflicts()
    }

    private static func hash(of text: String) -> String {
        NoteHistory.identity(Array(text.utf8), written: nil)
    }
}
