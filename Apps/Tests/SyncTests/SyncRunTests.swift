import Foundation
import Larder
import Notes
import Testing

@testable import Sync

/// The runs that tell positions of data that was put back from those before.
@Suite struct `The runs of a journal` {
    private var state: SyncJournal.State {
        SyncJournal.State(
            replica: "r", incarnation: "i", place: nil,
            clock: HybridTime(micros: 0, replica: "r"))
    }

    @Test func `are kept when others were told of them, however many follow`() {
        var state = state
        state.begin("aaaaaaaa")
        state.position = 10
        let isNew = (1...2).map { _ in state.tell(10) }
        #expect(isNew == [true, false])
        for number in 0..<1_000 {
            state.begin("run\(number)")
            state.position += 1
        }
        #expect((state.runs?.count ?? 0) <= 200)
        // One that was told when it was put back after that, and others.
        let told = ["r.20.0.aaaaaaaa", "r.10.0.aaaaaaaa", state.text(of: 1_010, known: 0)]
        let areLost = told.map(state.isLost)
        #expect(areLost == [true, false, false])
    }

    @Test func `go on under another name when the data is put back under a program`() async throws {
        let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
        let larder = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        let (parts, journal) = (larder.parts, larder.parts.journal)
        try await parts.notes.create("one\n")
        try await journal.capture()
        let before = try #require(try await parts.storage.entry(for: SyncJournal.stateKey))
        try await parts.notes.create("two\n")
        let told = try #require(try await journal.greeting().position)
        // As if the disk had gone back to an earlier state.
        let rows = try await journal.allRows().filter { $0.position > 1 }
        try await parts.storage.commit(
            Write(
                entries: [.put(before)],
                rows: [
                    .remove(
                        shelf: SyncJournal.shelf,
                        rows.map { SyncJournal.identity($0.record.element) })
                ]))
        try await parts.notes.create("three\n")
        try await journal.capture()
        #expect(try await journal.greeting(from: "x", after: told).lost == true)
    }
}
