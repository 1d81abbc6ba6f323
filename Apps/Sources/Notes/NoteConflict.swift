internal import TextMerge

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Lines that two sides changed at once, so that a person has to choose.
///
/// The lines of both sides are in the text, one below the other, and stay until somebody settles
/// the conflict with ``NoteBook/settle(_:conflict:keeping:seen:)``, or removes all lines of one side from the text.
/// Other edits of the lines do not settle it.
public struct NoteConflict: Sendable, Hashable, Identifiable, Codable {
    /// A short identifier, never used again in the note. Two conflicts that were found in two larders under one name get
    /// a number after a point when they meet.
    public let id: String

    /// The version that the later side is based on.
    public let base: Int

    /// When the later side arrived.
    public let date: Date

    /// The earlier lines in the text, counted from 0; empty if they had been removed.
    public internal(set) var earlier: Range<Int>

    /// The later lines in the text; empty if the later side removed what the earlier one changed.
    public internal(set) var later: Range<Int>

    /// Both sides.
    var sides: LineMovement.Sides {
        get { .init(one: earlier, other: later) }
        set { (earlier, later) = (newValue.one, newValue.other) }
    }

    /// Describes a conflict by its lines, to find it again.
    public init(earlier: Range<Int>, later: Range<Int>, base: Int) {
        self.init(id: "", base: base, date: .distantPast, earlier: earlier, later: later)
    }

    init(id: String, base: Int, date: Date, earlier: Range<Int>, later: Range<Int>) {
        (self.id, self.base, self.date) = (id, base, date)
        (self.earlier, self.later) = (earlier, later)
    }

    /// What stays in the text when a conflict is settled.
    public enum Choice: String, Sendable, Hashable, CaseIterable {
        case earlier, later, both
    }

    /// What tells a conflict from all others of the note, in every larder: its name may have been taken there.
    struct Identity: Hashable, Codable {
        let name: String
        let date: Date
    }

    /// What tells it from others.
    var identity: Identity {
        Identity(name: String(id.prefix { $0 != "." }), date: date)
    }

    /// A conflict that was settled. Other larders learn of it, since the text alone does not say so.
    struct Settled: Codable {
        let conflict: Identity
        let choice: String
        /// The lines of both sides before; nil if they were many, or an older version settled it.
        var earlier: String?
        var later: String?

        /// The most bytes of a side.
        static let longestSide = 4_096
    }

    /// The conflicts that were open in a text, which is known by its hash.
    struct Open: Hashable, Codable {
        let text: String
        let conflicts: [NoteConflict]
    }

    /// Whether its lines are within a text of some lines.
    func isWithin(_ lines: Int) -> Bool {
        [earlier, later].allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= lines }
    }

    /// The same under another identifier.
    func named(_ id: String) -> NoteConflict {
        NoteConflict(id: id, base: base, date: date, earlier: earlier, later: later)
    }

    /// The lines that a choice removes.
    func removed(by choice: Choice) -> Range<Int> {
        switch choice {
        case .earlier: later
        case .later: earlier
        case .both: later.upperBound..<later.upperBound
        }
    }
}

/// Two records of one choice are the same, whoever has noted the lines.
extension NoteConflict.Settled: Hashable {
    static func == (one: Self, other: Self) -> Bool {
        one.conflict == other.conflict && one.choice == other.choice
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(conflict)
        hasher.combine(choice)
    }
}
