import Foundation
import Geodesy
import Larder
import LarderSQLite
import LarderSimulation
import TestSupport
import Testing

@testable import Places

@Suite(.timeLimit(.minutes(15))) final class `A book of places` {
    let clock = ManualClock()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        // Best effort: what is left lies in the temporary folder.
        try? FileManager.default.removeItem(at: folder)
    }

    private func open() throws -> (book: PlaceBook, storage: SQLiteStorage) {
        let storage = try SQLiteStorage(
            at: folder.appending(path: "user.sqlite"), durability: .precious,
            environment: clock.environment())
        return (PlaceBook(storage: storage, environment: clock.environment()), storage)
    }

    private func position(_ latitude: Double, _ longitude: Double) throws -> Position {
        try Position(latitude: latitude, longitude: longitude)
    }

    @Test func `has no position before one is set, and never 0, 0`() async throws {
        let book = try open().book
        #expect(try await book.whereabouts() == Here())
        let error = await #expect(throws: LarderError.self) { try await book.current() }
        #expect(error?.code == .notFound)
    }

    @Test func `brings back what was removed lately, also after a restart`() async throws {
        let (book, storage) = try open()
        for number in 0..<25 {
            try await book.save(position(1, Double(number)), as: "Place \(number)")
        }
        for number in 0..<25 { try await book.remove("Place \(number)") }
        try await storage.close()
        let again = try open().book
        let removed = try await again.removed()
        #expect(removed.map(\.name) == (5..<25).reversed().map { "Place \($0)" })
        try await again.restore(try await again.removed("PLACE 7"))
        #expect(try await again.all().map(\.name) == ["Place 7"])
        #expect(try await again.removed().count == 19)
        // A name that is in use again brings nothing back.
        try await again.save(position(9, 9), as: "place 8")
        #expect(try await again.removed().count == 18)
        let error = await #expect(throws: LarderError.self) { try await again.removed("Place 7") }
        #expect(error?.code == .notFound)
    }

    @Test func `restores position, history and places when opened again`() async throws {
        let (book, storage) = try open()
        try await book.set(position(1, 2))
        try await book.set(position(3, 4), origin: .saved, name: "Home")
        try await book.save(position(3, 4), as: "Home")
        try await storage.close()
        let again = try open().book
        #expect(try await again.current().position == position(3, 4))
        #expect(try await again.current().name == "Home")
        #expect(try await again.whereabouts().earlier.map(\.position) == [position(1, 2)])
        #expect(try await again.all().map(\.name) == ["Home"])
    }

    @Test @MainActor func `a change in one model shows in every other and is stored`() async throws
    {
        let (book, storage) = try open()
        let (here, there) = (
            ValueModel(store: book.here, key: book.hereKey, loading: .cacheOnly),
            ValueModel(store: book.here, key: book.hereKey, loading: .cacheOnly)
        )
        let stop = Stop(position: try position(5, 6), date: clock.date, origin: .typed)
        here.value = (here.value ?? Here()).moved(to: stop)
        #expect(here.value?.current == stop)
        while there.value?.current != stop { await Task.yield() }
        await book.flush()
        try await storage.close()
        #expect(try await open().book.current() == stop)
    }

    @Test func `two processes at once lose nothing`() async throws {
        let (first, second) = (try open(), try open())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, book) in [first.book, second.book].enumerated() {
                group.addTask {
                    for number in 0..<20 {
                        let place = try Position(
                            latitude: Double(index), longitude: Double(number))
                        try await book.save(place, as: "Place \(index)-\(number)x")
                        try await book.set(place)
                    }
                }
            }
            try await group.waitForAll()
        }
        let third = try open()
        #expect(try await third.book.all().count == 40)
        #expect(try await third.book.whereabouts().earlier.count == 39)
        for opened in [first, second, third] { try await opened.storage.close() }
    }

    @Test func `what two processes replace at once is remembered`() async throws {
        let (first, second) = (try open(), try open())
        try await first.book.save(position(1, 1), as: "P")
        for round in 2..<10 {
            let places = try [position(Double(round), 0), position(0, Double(round))]
            async let one = first.book.save(places[0], as: "P", replacing: true)
            async let other = second.book.save(places[1], as: "P", replacing: true)
            _ = try await (one, other)
            // A book hears only a moment later of what another one did.
            let third = try open()
            let known = try await third.book.all() + third.book.lost()
            #expect(places.allSatisfy { place in known.contains { $0.position == place } })
            #expect(try await third.book.lost().count == 2 * round - 2)
            try await third.storage.close()
        }
        for opened in [first, second] { try await opened.storage.close() }
    }

    @Test func `a place stays remembered beside a later one of its name`() async throws {
        let book = try open().book
        for number in 1...2 {
            try await book.save(position(1, Double(number)), as: "Home", replacing: true)
        }
        try await book.remove("home")
        #expect(try await book.lost().map(\.position.longitude) == [2, 1])
        #expect(try await book.removed().map(\.position.longitude) == [2])
        try await book.restore(try await book.removed("Home"), as: "Other")
        #expect(try await book.removed("Home").position.longitude == 1)
    }

    @Test func `a model sees what another process sets`() async throws {
        let (mine, other) = (try open(), try open())
        let seen = Watched<Position?>(nil)
        let token = mine.book.here.observe(mine.book.hereKey, loading: .cacheOnly) { snapshot in
            seen.change { $0 = snapshot.value?.current?.position }
        }
        try await other.book.set(position(7, 8))
        let wanted = try position(7, 8)
        await seen.wait { $0 == wanted }
        token.cancel()
        try await mine.storage.close()
        try await other.storage.close()
    }

    @Test func `a name is taken once, in whatever capitals`() async throws {
        let book = try open().book
        try await book.save(position(1, 2), as: "  Home   sweet home ")
        #expect(try await book.place("home SWEET home").name == "Home sweet home")
        let taken = await #expect(throws: LarderError.self) {
            try await book.save(self.position(3, 4), as: "HOME sweet home")
        }
        #expect(
            taken?.message.hasSuffix("Choose another name.") == true, "\(String(describing: taken))"
        )
        try await book.save(position(0, 0), as: "Second")
        try await book.save(position(3, 4), as: "home sweet home", replacing: true)
        #expect(try await book.all().map(\.position) == [position(3, 4), position(0, 0)])
        try await book.remove("HOME SWEET HOME")
        #expect(try await book.all().map(\.name) == ["Second"])
        await #expect(throws: LarderError.self) { try await book.remove("Home") }
    }

    @Test(arguments: [
        "", "  ", "40.1 -74.2", "40,5, 7", "N40 W74", "8FVC9G8F+6X", "FN20", "a\u{0}b",
        "a\u{202E}b", "\u{200C}", "\u{200D} \u{E007F}",
        String(repeating: "x", count: 61), "geo:1,2",
    ])
    func `refuses names that say nothing or could be coordinates`(name: String) async throws {
        let book = try open().book
        await #expect(throws: LarderError.self) {
            try await book.save(self.position(1, 2), as: name)
        }
        #expect(try await book.all().isEmpty)
    }

    @Test(arguments: ["a\u{202E}b", "\u{200E}Home", "\u{2067}بيت\u{2069}"])
    func `says why it refuses what turns the direction of text`(name: String) async throws {
        let error = #expect(throws: LarderError.self) {
            try SavedPlace(name: name, position: self.position(1, 2), date: self.clock.date)
        }
        #expect(error?.message.contains("direction of text") == true)
    }

    @Test(arguments: [
        "Home", "Käthes Haus", "東京タワー", "Camp 4", "🏝", "St. John's", "N",
        "خانه\u{200C}ی من", "👩\u{200D}🚀",
        "Pub 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ])
    func `takes names of every language`(name: String) async throws {
        let book = try open().book
        try await book.save(position(1, 2), as: name)
        #expect(try await book.place(name).name == name)
    }

    @Test func `history keeps every place said, and a receiver's track in steps`() throws {
        var here = Here()
        let start = clock.date
        func go(_ metres: Double, _ origin: Stop.Origin) throws {
            here.move(
                to: Stop(
                    position: try position(north(metres), 0), date: start + metres,
                    origin: origin))
        }
        try go(0, .typed)
        try go(0, .typed)
        #expect(here.earlier.isEmpty)
        for metres in stride(from: 10.0, through: 1_000, by: 10) { try go(metres, .receiver) }
        #expect(here.earlier.count <= 11 && here.earlier.count >= 9)
        for metres in 2_000..<3_000 { try go(Double(metres), .typed) }
        #expect(here.earlier.count == Here.longestHistory)
        #expect(here.current?.date == start + 2_999)
        #expect(here.earlier.first?.date == start + 2_998)
    }

    @Test func `a stop that is taken back leaves no trace, and the one before it is as it was`()
        async throws
    {
        let book = try open().book
        try await book.set(position(1, 2), origin: .saved, name: "Home")
        clock.advance(by: .seconds(60))
        let former = try await book.set(position(3, 4), origin: .receiver, name: "a GPS receiver")
        clock.advance(by: .seconds(60))
        let before = try await book.whereabouts()
        let undone = try await book.set(position(5, 6))
        clock.advance(by: .seconds(60))
        try await book.revert(from: undone, to: former)
        #expect(try await book.whereabouts() == before)
        // What was said since stays where it is.
        let again = try await book.set(position(5, 6))
        clock.advance(by: .seconds(60))
        let later = try await book.set(position(7, 8))
        try await book.revert(from: again, to: former)
        #expect(try await book.current() == later)
        #expect(try await book.whereabouts().earlier == [former] + before.earlier)
    }

    @Test func `the first stop can be taken back too`() async throws {
        let book = try open().book
        let stop = try await book.set(position(1, 2), origin: .saved, name: "Home")
        try await book.revert(from: stop, to: nil)
        let now = try await book.whereabouts()
        #expect(now.current == nil && now.earlier.isEmpty)
    }

    @Test func `a removed place comes back with its date, at its rank`() async throws {
        let book = try open().book
        for (number, name) in ["First", "Second", "Third"].enumerated() {
            let high = try Position(latitude: Double(number), longitude: 2, altitude: 35.5)
            try await book.save(high, as: name)
            clock.advance(by: .seconds(60))
        }
        let before = try await book.all()
        let place = try await book.remove("second")
        clock.advance(by: .seconds(60))
        try await book.restore(place)
        try await book.restore(place)
        #expect(try await book.all() == before)
        try await book.remove("Second")
        try await book.save(position(9, 9), as: "SECOND")
        await #expect(throws: LarderError.self) { try await book.restore(place) }
        #expect(try await book.place("Second").position == position(9, 9))
        // What replaced it may be named.
        try await book.restore(place, over: try await book.place("Second"))
        #expect(try await book.place("Second") == place)
    }

    @Test func `what a place replaced is remembered, and both can be swapped or kept`() async throws
    {
        let book = try open().book
        let first = try await book.save(position(1, 1), as: "Home")
        let second = try await book.save(position(2, 2), as: "Home", replacing: true)
        #expect(try await book.removed("home") == first)
        try await book.restore(first, over: second)
        #expect(try await book.all() == [first])
        #expect(try await book.removed("Home") == second)
        let other = try await book.restore(second, as: "Office")
        #expect(other.name == "Office" && other.date == second.date)
        #expect(Set(try await book.all().map(\.name)) == ["Home", "Office"])
        await #expect(throws: LarderError.self) { try await book.removed("Home") }
    }

    @Test func `what a restored place replaced is the first that is remembered`() async throws {
        let book = try open().book
        try await book.save(position(10, 10), as: "Work")
        try await book.remove("Work")
        let work = try await book.save(position(11, 11), as: "Work")
        let home = try await book.save(position(12, 12), as: "Home")
        for number in 0..<19 {
            try await book.save(position(1, Double(number)), as: "Place \(number)")
            try await book.remove("Place \(number)")
        }
        try await book.remove("Home")
        try await book.restore(home, as: "Work", over: work)
        try await book.save(position(20, 20), as: "Other")
        try await book.remove("Other")
        #expect(try await book.removed("Work") == work)
        try await book.save(position(13, 13), as: "Work", replacing: true)
        #expect(try await book.removed("work").position == home.position)
    }

    @Test func `nothing is lost when a restoration ends halfway`() async throws {
        for commits in 1...3 {
            let storage = AwayStorage(durability: .precious)
            let book = PlaceBook(storage: storage, environment: clock.environment())
            let work = try await book.save(position(10, 10), as: "Work")
            let home = try await book.save(position(12, 12), as: "Home")
            try await book.remove("Home")
            storage.leave(after: commits - 1)
            _ = try? await book.restore(home, as: "Work", over: work)
            storage.leave(after: .max)
            storage.isAway = false
            let again = PlaceBook(storage: storage, environment: clock.environment())
            let all = try await again.all()
            for place in [work, home] {
                let isThere = all.contains { $0.position == place.position }
                let removed = try? await again.removed(place.name)
                #expect(isThere || removed == place, "\(commits)")
            }
        }
    }

    @Test func `a receiver is thinned out also beside a stop with a date ahead`() throws {
        let start = clock.date
        var here = Here()
        for number in 0..<50 {
            here.move(
                to: Stop(
                    position: try position(2, Double(number)),
                    date: start.addingTimeInterval(Double(number)), origin: .typed))
        }
        here.move(
            to: Stop(
                position: try position(3, 3), date: start.addingTimeInterval(3_600), origin: .typed)
        )
        for number in 0..<300 {
            here.move(
                to: Stop(
                    position: try position(10, 10 + Double(number) / 100_000),
                    date: start.addingTimeInterval(60 + Double(number)), origin: .receiver))
        }
        #expect(here.earlier.count { $0.origin == .typed } == 51)
        #expect(here.earlier.count < 60)
    }

    @Test func `a place that is renamed still names the position one is at`() async throws {
        let book = try open().book
        try await book.save(position(1, 1), as: "Home")
        try await book.set(position(1, 1), origin: .saved, name: "Home")
        try await book.rename("Home", to: "House")
        #expect(try await book.current().name == "House")
    }

    @Test func `a place keeps its date and its rank under another name`() async throws {
        let book = try open().book
        let first = try await book.save(position(1, 1), as: "Home")
        clock.advance(by: .seconds(60))
        try await book.save(position(2, 2), as: "Office")
        let renamed = try await book.rename("home", to: "Cabin")
        #expect(renamed.name == "Cabin" && renamed.date == first.date)
        #expect(try await book.all().map(\.name) == ["Cabin", "Office"])
        #expect(try await book.rename("Cabin", to: "CABIN").name == "CABIN")
        for (name, other) in [("Cabin", "office"), ("Home", "Flat"), ("Cabin", " ")] {
            await #expect(throws: LarderError.self) { try await book.rename(name, to: other) }
        }
        #expect(try await book.all().map(\.name) == ["CABIN", "Office"])
        #expect(try await book.removed().isEmpty)
    }

    @Test func `a position has the name of a saved place only while that is there`() async throws {
        let book = try open().book
        try await book.set(position(3, 3))
        clock.advance(by: .seconds(60))
        let home = try await book.save(position(1, 1), as: "Home")
        let stop = try await book.set(home.position, origin: .saved, name: "Home")
        #expect(try await book.whereabouts().current == stop)
        try await book.save(position(2, 2), as: "Home", replacing: true)
        let moved = try #require(try await book.whereabouts().current)
        #expect(moved.name == nil && moved.origin == .typed && moved.position == home.position)
        let former = try #require(try await book.whereabouts().earlier.first)
        try await book.revert(from: moved, to: former)
        #expect(try await book.whereabouts() == Here(former))
    }

    @Test func `a position that is current again elsewhere is not listed as an earlier one`() {
        func stop(_ number: Double) throws -> Stop {
            Stop(position: try position(number, number), date: clock.date + number, origin: .typed)
        }
        #expect(throws: Never.self) {
            var here = Here(try stop(1))
            here.move(to: try stop(2))
            here.move(to: try stop(3))
            here.move(to: try stop(2))
            #expect(here.current == (try stop(2)))
            #expect(here.earlier == [try stop(3), try stop(1)])
        }
    }

    @Test func `follows a location`() async throws {
        let book = try open().book
        let script = ScriptedReceiver()
        let location = Location(
            of: SharedReceiver(script, environment: clock.environment()),
            options: .init(filter: 10))
        let following = Task { try await book.follow(location) }
        await script.watched.wait { $0.running.count == 1 }
        for metres in [0.0, 5, 15, 30] {
            try script.say(north(metres), 0, at: metres, seen: clock.date)
        }
        script.end()
        try await following.value
        let here = try await book.whereabouts()
        #expect(here.current?.position.latitude == north(30))
        #expect(here.current?.name == "the scripted receiver")
    }
}

@Suite struct `Sharing a place` {
    @Test(arguments: [
        (48.858222, 2.2945, "Eiffel Tower"), (-33.8568, 151.2153, "Opéra de Sydney 2"), (0, 0, ""),
        (-90, 0, "Pole"), (89.999999, -179.999999, String(repeating: "long name ", count: 20)),
        (-77.85, 166.67, "東京"),
    ])
    func `fits one text message, and the reader takes it back`(
        latitude: Double, longitude: Double, name: String
    ) throws {
        let position = try Position(latitude: latitude, longitude: longitude)
        let sharing = Sharing(position, name: name)
        #expect(sharing.text.count <= 160)
        #expect(sharing.messageCount == 1)
        for text in [sharing.text, sharing.geo, sharing.link] {
            let read = try CoordinateReader().read(text).position
            #expect(abs(read.latitude - latitude) < 1e-6, "\(text)")
            #expect(abs(read.longitude - longitude) < 1e-6 || abs(latitude) == 90, "\(text)")
        }
        #expect(sharing.sms.hasPrefix("sms:?body="))
        #expect(sharing.sms.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(sharing.sms.dropFirst(10).removingPercentEncoding == sharing.text)
    }
}
