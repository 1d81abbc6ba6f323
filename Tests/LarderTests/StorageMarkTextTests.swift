import Foundation
import Larder
import Testing

@Suite struct `Marks as text` {
    let marks = [
        Mark(
            scope: "https://example.org/rss", item: "caf\u{E9} \"1\"\n", name: .read,
            date: Date(timeIntervalSinceReferenceDate: 785_000_000.1)),
        Mark(
            scope: "", item: "cafe\u{301} \u{1F600}\u{0}", name: "own", isSet: false,
            date: Date(timeIntervalSinceReferenceDate: -0.3)),
        Mark(scope: "s", item: "i", name: .favourite, date: .distantFuture),
        Mark(
            scope: "s", item: "j", name: .read,
            date: Date(timeIntervalSinceReferenceDate: .infinity)),
    ]

    @Test func `comes back as it was`() throws {
        let text = try Mark.text(of: marks)
        let found = try Mark.marks(inText: text)
        #expect(found == marks)
        #expect(found.map { Array($0.item.utf8) } == marks.map { Array($0.item.utf8) })
        #expect(try Mark.marks(inText: Mark.text(of: [])) == [])
    }

    @Test func `is one object a line, for people too`() throws {
        let lines = String(decoding: try Mark.text(of: [marks[0]]), as: UTF8.self).split(
            separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0] == #"{"larder":"marks","version":1}"#)
        #expect(lines[1].contains(#""date":"2025-11-16T1"#), "\(lines[1])")
    }

    @Test func `takes a date where the exact moment is missing`() throws {
        let text = """
            {"larder":"marks","version":1}

            {"scope":"s","item":"i","name":"read","isSet":true,"date":"2001-01-01T00:00:10Z","new":1}
            """
        let found = try Mark.marks(inText: Data(text.utf8))
        #expect(found.first?.date == Date(timeIntervalSinceReferenceDate: 10))
    }

    @Test(arguments: [
        ("", LarderError.Code.unreadable), ("{}", .unreadable), ("nonsense", .unreadable),
        (#"{"larder":"notes","version":1}"#, .unreadable),
        (#"{"larder":"marks","version":2}"#, .tooNew),
        ("{\"larder\":\"marks\",\"version\":1}\n{\"scope\":\"s\"}", .unreadable),
        (
            "{\"larder\":\"marks\",\"version\":1}\n"
                + #"{"scope":"s","item":"i","name":"read","isSet":true,"date":"soon"}"#, .unreadable
        ),
    ])
    func `says what it cannot read`(text: String, code: LarderError.Code) throws {
        let error = #expect(throws: LarderError.self) { try Mark.marks(inText: Data(text.utf8)) }
        #expect(error?.code == code)
    }
}
