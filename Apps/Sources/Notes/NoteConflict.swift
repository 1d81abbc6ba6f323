#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Lines that two sides changed at once, so that a person has to say which are right.
///
/// Both sides' lines are in the text, one below the other, and stay until somebody settles the
/// conflict with ``NoteBook/settle(_:conflict:keeping:seen:)``. Editing the lines settles nothing.
public struct NoteConflict: Sendable, Hashable, Identifiable, Codable {
    /// A short name that no other conflict of the note ever has.
    public let id: String

    /// The version that the later side was made from.
    public let base: Int

    /// When the later side came.
    public let date: Date

    /// The lines of the text that were there first, from 0; none where they had been removed.
    public internal(set) var earlier: Range<Int>

    /// The lines that came later; none where the later side had removed what the earlier changed.
    public internal(set) var later: Range<Int>

    /// What is left in the text when a conflict is settled.
    public enum Choice: String, Sendable, Hashable, CaseIterable {
        case earlier, later, both
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
