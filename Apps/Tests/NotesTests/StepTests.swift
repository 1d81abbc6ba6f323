import Foundation
import Larder
import Testing

@testable import Notes

@Suite struct `The step from a version to the one before` {
    private func expectLeads(from newer: String, to older: String) throws -> Step {
        let step = Step(from: newer, to: older)
        var bytes = Array(newer.utf8)
        #expect(step.apply(to: &bytes) && bytes.elementsEqual(older.utf8))
        let data = try JSONEncoder().encode(step)
        #expect(try JSONDecoder().decode(Step.self, from: data) == step)
        return step
    }

    @Test func `leads there from any text to any other`() throws {
        var random = SystemRandomNumberGenerator()
        let words = [
            "a", "é", "👩‍👩‍👧", "\n", "\r\n", "\r", "\u{301}", "list of things ", "\u{FEFF}", "",
        ]
        for _ in 0..<300 {
            func text(_ lines: Int) -> [String] {
                (0..<lines).map { _ in
                    (0..<5).map { _ in words.randomElement(using: &random) ?? "" }.joined() + "\n"
                }
            }
            let older = text(.random(in: 0...60, using: &random))
            var newer = older
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let place = Int.random(in: 0...newer.count, using: &random)
                newer.insert(contentsOf: text(1), at: place)
            }
            _ = try expectLeads(from: newer.joined(), to: older.joined())
            _ = try expectLeads(from: text(20).joined(), to: older.joined())
        }
    }

    @Test func `is as small as what was changed at both ends of a long text`() throws {
        let middle = (0..<1_000).map { "line \($0) of many\n" }.joined()
        let step = try expectLeads(from: "a new top\n\(middle)end", to: "a top\n\(middle)the end")
        #expect(step.stretches.map(\.text) == ["", "the "] && step.size < 100)
    }

    @Test func `is refused if it cuts a character in two`() throws {
        for text in [#"[4,1,"x"]"#, #"[3,1,"x"]"#, #"[[[0,1,"C"],[4,1,""]]]"#] {
            let step = try JSONDecoder().decode(Step.self, from: Data(text.utf8))
            var bytes = Array("caf\u{E9} one".utf8)
            #expect(!step.apply(to: &bytes), "\(text)")
            var note = Note(id: "n", text: "caf\u{E9} one", date: .now)
            note.version = 2
            note.steps = [step]
            #expect(throws: LarderError.self) { try SharedNote(note).check() }
        }
    }

    @Test func `is refused if its stretches do not fit the text`() throws {
        for text in [
            "[[]]", "[[[0,1]]]", #"[[[0,1,"a"],[0]]]"#, "[]", #"["a",1,"b"]"#, #"[null,1,"b"]"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Step.self, from: Data(text.utf8))
            }
        }
        for text in [
            #"[[[2,2,"a"],[3,0,"b"]]]"#, #"[[[4,0,"a"],[0,1,"b"]]]"#, #"[[[0,1,"a"],[9,9,"b"]]]"#,
            #"[[[0,9223372036854775807,"a"],[1,-1,"b"]]]"#, #"[-1,0,""]"#, #"[1,-1,""]"#,
            #"[9223372036854775807,1,""]"#,
        ] {
            let step = try JSONDecoder().decode(Step.self, from: Data(text.utf8))
            var bytes = Array("abcdef".utf8)
            #expect(!step.apply(to: &bytes), "\(text)")
            #expect(bytes == Array("abcdef".utf8), "\(text)")
        }
    }
}
