import Feeds
import Foundation
import Geodesy
import Larder
import Money
import Notes
import Places
import Rates
import Sync
import Testing

/// Three larders whose owners type at random, with clocks a day apart, over lines that cut, lose and double, and
/// programs that end at any moment.
@Suite(.timeLimit(.minutes(10))) struct `Simulation of larders in step` {
    /// What a person said and has not taken back, by larder.
    struct Typed {
        /// The lines of notes, which nobody ever removes in this simulation.
        var lines: [String] = []
        var places: Set<String> = []
    }

    @Test(arguments: 1...(Int(ProcessInfo.processInfo.environment["LARDER_SYNC_SEEDS"] ?? "") ?? 6))
    func `ends with three that are equal, and nothing that was said is lost`(seed: Int) async throws
    {
        var random = SeededRandom(seed: UInt64(seed))
        let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
        let larders = [("one", 0.0), ("two", 86_400), ("three", -86_400)].map { name, error in
            TestLarder(name, clock: WrongClock(moment, error: error))
        }
        let wire = Wire(seed: UInt64(seed), trouble: 0.4)
        var typed = Typed()
        var failures = 0
        for step in 0..<120 {
            moment.withLock { $0 += .random(in: 1...5_000, using: &random) }
            guard let larder = larders.randomElement(using: &random) else { continue }
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<7: try await type(step, larder, &typed, &random)
            case 7: larder.restart()
            default:
                // Anybody with anybody: there is no main one.
                guard let other = larders.randomElement(using: &random), other !== larder else {
                    continue
                }
                do {
                    _ = try await larder.client(to: other, over: wire, batch: 7).sync()
                } catch is LarderError {
                    failures += 1
                }
            }
        }
        #expect(failures > 0 && wire.seen.cut > 0 && wire.seen.lost > 0 && wire.seen.doubled > 0)
        for _ in 0..<6 {
            for larder in larders {
                for other in larders where other !== larder {
                    moment.withLock { $0 += 1_000 }
                    _ = try await larder.client(to: other).sync()
                }
            }
        }
        let ends = try await [larders[0].lines(), larders[1].lines(), larders[2].lines()]
        #expect(ends[0] == ends[1] && ends[1] == ends[2])
        let text = ends[0].joined(separator: "\n")
        for line in typed.lines { #expect(text.contains(line)) }
        for place in typed.places { #expect(text.contains("place \(place) ")) }
        for larder in larders {
            for other in larders where other !== larder {
                let counts = try await larder.client(to: other).outbox.counts()
                #expect(counts.waiting == 0 && counts.parked == 0)
                moment.withLock { $0 += 1 }
                let again = try await larder.client(to: other).sync()
                #expect(again.sent == 0 && again.taken == 0, "nothing is said any more")
            }
        }
    }

    /// One thing that a person does.
    private func type(
        _ step: Int, _ larder: TestLarder, _ typed: inout Typed, _ random: inout SeededRandom
    ) async throws {
        let parts = larder.parts
        let position = try Position(
            latitude: .random(in: -80...80, using: &random), longitude: Double(step))
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            try await parts.storage.set([
                Mark(
                    scope: "feed", item: "\(Int.random(in: 0..<8, using: &random))",
                    name: Bool.random(using: &random) ? .read : .favourite,
                    isSet: Bool.random(using: &random), date: larder.clock.now)
            ])
        case 2:
            let code = try #require(["USD", "SEK", "CZK"].randomElement(using: &random))
            try await parts.rates.setFavourite(
                try #require(CurrencyCode(code)), Bool.random(using: &random))
        case 3:
            // Each has its own name, and stays: an element that nobody removes is never lost.
            typed.places.insert("Place\(step)")
            try await parts.places.save(position, as: "Place\(step)")
        case 4:
            let name = "Shared\(Int.random(in: 0..<3, using: &random))"
            let isThere = try await parts.places.all().contains { $0.name == name }
            if isThere, Bool.random(using: &random) {
                try await parts.places.remove(name)
            } else {
                try await parts.places.save(position, as: name, replacing: true)
            }
        case 5:
            let id = "https://feeds.example/\(Int.random(in: 0..<3, using: &random))"
            if try await parts.feeds.followed().contains(where: { $0.id == id }) {
                if Bool.random(using: &random) {
                    try await parts.feeds.remove(id)
                } else {
                    try await parts.feeds.rename(
                        id, name: "Name\(step)", folders: ["Folder\(step % 3)"])
                }
            } else {
                try await parts.feeds.subscriptions.upsert([
                    Subscription(
                        id: id, address: try #require(URL(string: id)), added: larder.clock.now)
                ])
            }
        case 6: try await parts.places.set(position)
        default: try await write(step, parts.notes, &typed, &random)
        }
    }

    /// Types a line somewhere in a note, or makes one; lines are never removed, so each has to be there in the end.
    private func write(
        _ step: Int, _ book: NoteBook, _ typed: inout Typed, _ random: inout SeededRandom
    ) async throws {
        let line = "line \(step) of \(typed.lines.count) typed"
        typed.lines.append(line)
        let notes = try await book.all() + book.removed()
        guard let chosen = notes.sorted(by: { $0.id < $1.id }).randomElement(using: &random),
            notes.count > 2
        else {
            try await book.create("Title \(step)\n\(line)\n")
            return
        }
        let note = try await book.note(chosen.id)
        var lines = note.text.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        lines.insert(line, at: Int.random(in: 0..<lines.count, using: &random))
        try await book.edit(note.id, base: note.version, text: lines.joined(separator: "\n"))
        if Int.random(in: 0..<6, using: &random) == 0 { try await book.remove(note.id) }
    }
}
