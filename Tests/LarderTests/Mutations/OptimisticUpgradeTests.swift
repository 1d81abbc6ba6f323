import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

private struct Note: Codable, Sendable, Equatable {
    var text: String
}

/// The same value in the next version of the program.
private struct DatedNote: Codable, Sendable, Equatable {
    var text: String
    var date: Int
}

private struct Append: Mutation {
    var words: String

    func apply(to value: inout Note?) throws { value = Note(text: (value?.text ?? "") + words) }
}

private struct DatedAppend: Mutation {
    var words: String

    func apply(to value: inout DatedNote?) throws {
        value = DatedNote(text: (value?.text ?? "") + words, date: value?.date ?? 0)
    }
}

@Suite struct `A value that the next version of the program cannot read` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let storage = MemoryStorage(durability: .precious)

    private func notes() -> OptimisticStore<Append> {
        OptimisticStore(
            name: "notes", source: ClosureSource { _ in .value(Note(text: "theirs")) },
            storage: storage, environment: clock.environment(connectivity: online)
        ) { _ in .accepted }
    }

    private func datedNotes(
        _ codec: Codec<Confirmed<DatedNote>> = .json(),
        sent: @escaping @Sendable (String) -> Void = { _ in }
    ) -> OptimisticStore<DatedAppend> {
        OptimisticStore(
            name: "notes",
            source: ClosureSource { _ in .value(DatedNote(text: "theirs", date: 7)) },
            storage: storage, codec: codec, environment: clock.environment(connectivity: online)
        ) { delivery in
            sent(delivery.payload.change.words)
            return .accepted
        }
    }

    @Test(arguments: [1, 2]) func `is fetched again, and changes to it are sent`(
        version: Int
    ) async throws {
        try await notes().load("k")
        online.isOffline = true
        try await notes().mutate("k", Append(words: " mine"))
        online.isOffline = false
        let sent = Locked<[String]>([])
        let notes = datedNotes(.json(version: version)) { words in
            sent.withLock { $0.append(words) }
        }
        #expect(try await notes.load("k").value == DatedNote(text: "theirs", date: 7))
        try await notes.mutate("k", DatedAppend(words: " more"))
        try await notes.outbox.drain()
        #expect(sent.withLock { $0 } == [" mine", " more"])
    }

    @Test(arguments: [1, 2]) func `is no obstacle to a change that is made before it is fetched`(
        version: Int
    ) async throws {
        try await notes().load("k")
        let notes = datedNotes(.json(version: version))
        online.isOffline = true
        try await notes.mutate("k", DatedAppend(words: " mine"))
        #expect(notes.snapshot(of: "k").value == DatedNote(text: " mine", date: 0))
        online.isOffline = false
        #expect(try await notes.load("k").value == DatedNote(text: "theirs", date: 7))
    }

    @Test func `is left as it is where only changes make it`() async throws {
        let own = OptimisticStore<Append>(
            name: "notes", storage: storage, environment: clock.environment(connectivity: online)
        ) { _ in .accepted }
        try await own.mutate("k", Append(words: "mine"))
        try await own.outbox.drain()
        let dated = OptimisticStore<DatedAppend>(
            name: "notes", storage: storage, environment: clock.environment(connectivity: online)
        ) { _ in .accepted }
        let error = await #expect(throws: LarderError.self) { try await dated.load("k") }
        #expect(error?.code == .unreadable)
        #expect(try await own.load("k").value == Note(text: "mine"))
    }
}
