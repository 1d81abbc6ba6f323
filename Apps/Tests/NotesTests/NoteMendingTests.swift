import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Notes

@Suite struct `Notes that were mended` {
    private func book() -> NoteBook {
        NoteBook(
            storage: MemoryStorage(durability: .precious),
            environment: ManualClock().environment())
    }

    @Test func `a stored length that is none is an error, not a crash`() throws {
        for bytes in ["-1", "-9223372036854775808", "9223372036854775807", "5"] {
            let head =
                "{\"id\":\"a\",\"title\":\"\",\"version\":1,\"created\":0,\"changed\":0,\"bytes\":\(bytes)}"
            #expect(throws: (any Error).self) {
                try Note.codec.decode(Data((head + "\nabc\n{}").utf8))
            }
        }
    }

    @Test(arguments: [Int.min, -1, 0, 99, Int.max])
    func `an edit made from a version that never was is an error`(base: Int) async throws {
        let book = book()
        let note = try await book.create("one")
        let error = await #expect(throws: LarderError.self) {
            try await book.edit(note.id, base: base, text: "two")
        }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("has no version \(base)") == true)
        #expect(try await book.note(note.id) == note)
    }

    @Test func `the version before a large replacement is known`() async throws {
        let book = book()
        let note = try await book.create(String(repeating: "old line\n", count: 60_000))
        let replaced = try await book.edit(
            note.id, base: 1, text: String(repeating: "new line\n", count: 60_000))
        let late = try await book.edit(
            note.id, base: 1, text: String(repeating: "old line\n", count: 60_000) + "and more")
        #expect(replaced.version == 2)
        #expect(late.text == replaced.text + "and more" && late.note.conflicts.isEmpty)
    }

    @Test func `an endless identity of a change is refused`() async throws {
        let book = book()
        let note = try await book.create("one")
        await #expect(throws: LarderError.self) {
            try await book.edit(
                note.id, base: 1, text: "two", change: String(repeating: "x", count: 1_000))
        }
    }
}
