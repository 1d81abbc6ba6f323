import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Notes

/// Generated edits of several writers, each of whom goes on from a version of their own.
@Suite struct `Many writers of one note` {
    @Test(arguments: 0..<12)
    func `lose no word, get none that nobody typed, and see the same`(round: UInt64) async throws {
        let book = NoteBook(
            storage: MemoryStorage(durability: .precious),
            environment: ManualClock().environment())
        var random = SeededRandom(seed: round)
        let first = (0..<6).map { "a\($0) b\($0) c\($0)" }.joined(separator: "\n")
        let id = try await book.create(first).id
        var writers = [(version: 1, text: first), (1, first), (1, first)]
        var (typed, removed) = (Self.words(first), Set<Substring>())
        for step in 0..<60 {
            let writer = random.below(writers.count)
            let (base, before) = writers[writer]
            let after = Self.edited(before, word: "w\(step)", with: &random)
            typed.formUnion(Self.words(after))
            removed.formUnion(
                Self.words(before).filter { Self.count($0, after) < Self.count($0, before) })
            let edit = try await book.edit(id, base: base, text: after, change: "\(step)")
            if random.below(3) > 0 { writers[writer] = (edit.version, edit.text) }
            let note = try await book.note(id)
            #expect(note == edit.note)
            let words = Self.words(note.text)
            #expect(words.isSubset(of: typed) && words.isSuperset(of: typed.subtracting(removed)))
            for conflict in note.conflicts {
                #expect(!conflict.earlier.isEmpty || !conflict.later.isEmpty)
                #expect(!conflict.earlier.overlaps(conflict.later))
            }
            #expect(Set(note.conflicts.map(\.id)).count == note.conflicts.count)
            if random.below(8) == 0, let conflict = note.conflicts.first {
                let kept = try await book.settle(id, conflict: conflict.id, keeping: .both)
                #expect(kept.text == note.text && kept.conflicts.count == note.conflicts.count - 1)
            }
        }
    }

    private static func words(_ text: String) -> Set<Substring> {
        Set(text.split(whereSeparator: \.isWhitespace))
    }

    /// How often a word is there: in a conflict it may be in the lines of both sides.
    private static func count(_ word: Substring, _ text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count { $0 == word }
    }

    /// Changes a word, puts one in, takes one out, or adds a line.
    private static func edited(_ text: String, word: String, with random: inout SeededRandom)
        -> String
    {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let line = random.below(lines.count)
        var words = lines[line].split(separator: " ").map(String.init)
        let place = random.below(words.count)
        switch random.below(5) {
        case 0: lines.insert(word, at: line)
        case 1 where !words.isEmpty: words.remove(at: place)
        case 2: words.insert(word, at: place)
        default:
            if words.isEmpty { words = [word] } else { words[place] = word }
        }
        if lines.contains(word) { return lines.joined(separator: "\n") }
        lines[line] = words.joined(separator: " ")
        return lines.joined(separator: "\n")
    }
}

/// A small generator with a seed, so that a failing case can be run again.
private struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, limit)))
    }
}
