import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

@testable import Feeds

/// Programs that refresh the feeds of one storage at the same time.
@Suite(.timeLimit(.minutes(15))) struct `Feeds of several programs` {
    let reading: Reading

    init() throws {
        reading = try Reading(limits: HTTPLimits(head: .seconds(500), total: .seconds(900)))
    }

    private func asked(_ path: String) -> Int {
        reading.at.origin.requests.count { $0.path == path }
    }

    @Test func `are fetched by one of them each`() async throws {
        let paths = (0..<12).map { "/feed\($0)" }
        for path in paths {
            reading.publish([("1", path)], at: path)
            try await reading.add(path)
        }
        reading.at.clock.advance(by: .seconds(86_400))
        let rounds = try await withThrowingTaskGroup(of: FeedRound.self) { group in
            for _ in 0..<3 {
                let reader = reading.again()
                group.addTask { try await reader.refresh() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for path in paths { #expect(asked(path) == 2, "\(path)") }
        #expect(rounds.reduce(0) { $0 + $1.results.count } == paths.count)
        #expect(rounds.flatMap(\.results).allSatisfy { $0.error == nil })
        // Nothing is left of the leases.
        #expect(try await reading.cache.allSummaries(under: "larder.lease").isEmpty)
    }

    @Test func `are taken over from one that does not come back`() async throws {
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        reading.at.clock.advance(by: .seconds(86_400))
        let dead = Leases(
            in: reading.cache, lasting: .seconds(120),
            environment: reading.at.clock.environment())
        #expect(try await dead.take(Key("feeds", feed.id)) != nil)
        let early = try await reading.reader.refresh()
        #expect(early.results.isEmpty && early.elsewhere == 1 && asked("/feed") == 1)
        reading.at.clock.advance(by: .seconds(120))
        #expect(try await reading.reader.refresh().results.count == 1)
        #expect(asked("/feed") == 2)
    }

    @Test func `are not stored by one that was overtaken`() async throws {
        reading.publish([("1", "One")])
        try await reading.add()
        reading.at.clock.advance(by: .seconds(86_400))
        let gate = FeedOrigin.Gate()
        reading.at.origin.answer(
            "/feed", .init(200, body: Fetching.rss("One", "Old"), ending: .gate(gate)))
        let slow = reading.again()
        let late = Task { try await slow.refresh() }
        while asked("/feed") < 2 { await Task.yield() }
        reading.at.clock.advance(by: .seconds(121))
        reading.publish([("1", "One"), ("2", "New")])
        #expect(try await reading.reader.refresh().results.first?.inserted == 1)
        gate.open()
        #expect(try await late.value.results.first?.error?.code == .conflict)
        #expect(try await Set(reading.titles()) == ["One", "New"])
    }

    @Test func `of one host are fetched by one server, and by another once that one is gone`()
        async throws
    {
        let paths = (0..<6).map { "/feed\($0)" }
        for path in paths {
            reading.publish([("1", path)], at: path)
            try await reading.add(path)
        }
        let servers = [reading.again(sharing: true), reading.again(sharing: true)]
        reading.at.clock.advance(by: .seconds(86_400))
        // Each renews its entry, so that both know each other.
        for server in servers { _ = try await server.shares?.mine() }
        let first = try await servers[0].refresh(share: true).results.count
        let second = try await servers[1].refresh(share: true).results.count
        #expect(first + second == 6 && first * second == 0, "\(first), \(second)")
        let other = servers[first == 0 ? 0 : 1]
        // It has seen the last that the first one will ever renew.
        _ = try await other.shares?.mine()
        reading.at.clock.advance(by: .seconds(86_400))
        // Now the other one takes part alone, and reads only what is due.
        #expect(try await other.refresh(share: true).results.count == 6)
        #expect(other.listed.withLock { $0 } != nil)
        reading.at.clock.advance(by: .seconds(86_400))
        #expect(try await other.refresh(share: true).results.count == 6)
        #expect(try await other.refresh(share: true).results.isEmpty)
        // A feed that was added since is fetched too, and one that was removed is not.
        reading.publish([("1", "Late")], at: "/late")
        let late = try await reading.add("/late")
        try await reading.reader.remove(late.id)
        reading.at.clock.advance(by: .seconds(86_400))
        #expect(try await other.refresh(share: true).results.count == 6)
        for path in paths { #expect(asked(path) == 5, "\(path)") }
        try await other.leave()
        reading.at.clock.advance(by: .seconds(86_400))
        let last = reading.again(sharing: true)
        _ = try await last.refresh(share: true)
        try await last.leave()
        #expect(try await reading.cache.allSummaries(under: "larder.lease").isEmpty)
    }

    @Test func `listed by name, as older versions did, are fetched, and then listed by date`()
        async throws
    {
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        let old = Shelf<FeedRecord>(
            "feeds", columns: ShelfColumns(scope: "feed", order: { .text($0.id) }),
            storage: reading.cache)
        try await old.upsert([try #require(feed.record)])
        let server = reading.again(sharing: true)
        for isListed in [false, true, true] {
            reading.at.clock.advance(by: .seconds(86_400))
            #expect(try await server.refresh(share: true).results.count == 1)
            #expect(server.listed.withLock { $0 != nil } == isListed)
        }
    }

    @Test func `are changed by two at once, and what each said of one stays`() async throws {
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        let (reader, other) = (reading.reader, reading.again())
        let moved = try #require(URL(string: "https://elsewhere.example/feed"))
        let turns = Locked(0)
        try await reader.changeSubscriptions { change in
            var subscription = try #require(try await reader.subscriptions.row(feed.id)?.row)
            let turn = turns.withLock {
                $0 += 1
                return $0
            }
            if turn == 1 { try await other.rename(feed.id, name: "Mine", folders: ["Daily"]) }
            subscription.address = moved
            change.put = [subscription]
        }
        let stored = try #require(try await reader.subscriptions.row(feed.id)?.row)
        #expect(stored.name == "Mine" && stored.folders == ["Daily"] && stored.address == moved)
        #expect(turns.withLock { $0 } == 2)
    }

    @Test func `that another removes while one changes them stay removed`() async throws {
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        let other = reading.again()
        let turns = Locked(0)
        try await reading.reader.changeSubscriptions { change in
            let row = try await reading.reader.subscriptions.row(feed.id)?.row
            if turns.withLock({
                $0 += 1; return $0
            }) == 1 {
                try await other.remove(feed.id)
            }
            if let row { change.put = [row] }
        }
        #expect(try await reading.reader.followed().isEmpty)
    }

    @Test func `packaged, are kept by one who clears them while another shares one`() async throws {
        #expect(try await reading.reader.beginIfNew())
        let (reader, other) = (reading.reader, reading.again())
        let starter = try #require(try await reader.followed().first)
        async let cleared: Void = reader.removeUnusedStarters()
        try await other.changeSubscriptions { change in
            guard var mine = try await other.subscriptions.row(starter.id)?.row else { return }
            mine.isStarter = false
            change.put = [mine]
        }
        try await cleared
        // Either it was removed before, or it stays for good.
        let left = try await reader.followed()
        #expect(left.allSatisfy { $0.id == starter.id && !$0.isStarter })
    }

    @Test func `are fetched where another larder found them, though they are gone where they were`()
        async throws
    {
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        reading.at.origin.answer("/feed", .init(410))
        reading.at.clock.advance(by: .seconds(86_400))
        #expect(try await reading.reader.refresh().results.first?.isGone == true)
        let new = try reading.at.origin.url("/new")
        reading.publish([("1", "One"), ("2", "Two")], at: "/new")
        try await move(feed, to: new)
        for reader in [reading.reader, reading.again()] {
            reading.at.clock.advance(by: .seconds(86_400))
            let results = try await reader.refresh().results
            #expect(
                results.count == 1 && results.allSatisfy { $0.error == nil && $0.movedTo == nil })
        }
        #expect(try await Set(reading.titles()) == ["One", "Two"])
        #expect(asked("/feed") == 2 && asked("/new") == 2)
        let known = try #require(try await reading.reader.overview().first)
        #expect(known.subscription.address == new && known.record?.state.address == new)
        #expect(known.record?.state.formerAddresses == [feed.subscription.address])
        // It has validators of its own there, not those of the old address.
        let conditions = reading.at.origin.requests.filter { $0.path == "/new" }
            .map { $0.value("If-None-Match") }
        #expect(conditions.first == .some(nil))
    }

    @Test(arguments: [false, true])
    func `send their password to no server that another larder names`(isCached: Bool) async throws {
        reading.publish([("1", "One")])
        let login = FeedLogin(user: "me", password: "secret")
        let address = try reading.at.origin.url("/feed").absoluteString
        guard case .added(let feed, _) = try await reading.reader.add(address, login: login) else {
            Issue.record("The feed was not added.")
            return
        }
        let other = try FeedOrigin(now: { [clock = reading.at.clock] in clock.date })
        other.answer("/new", .init(200, body: Fetching.rss("Two")))
        try await move(feed, to: try other.url("/new"))
        let reader =
            isCached
            ? reading.reader
            : FeedReader(
                client: reading.at.client, cache: MemoryStorage(), userData: reading.userData,
                gap: .zero, environment: reading.at.clock.environment())
        reading.at.clock.advance(by: .seconds(86_400))
        #expect(try await reader.refresh().results.first?.error == nil)
        #expect(other.requests.map { $0.value("Authorization") } == [nil])
        // Back home, it is used again.
        try await move(feed, to: feed.subscription.address)
        reading.at.clock.advance(by: .seconds(86_400))
        _ = try await reader.refresh()
        #expect(reading.at.origin.requests.last?.value("Authorization")?.hasPrefix("Basic") == true)
    }

    private func move(_ feed: FeedOverview, to address: URL) async throws {
        try await reading.reader.changeSubscriptions { change in
            var row = try #require(try await reading.reader.subscriptions.row(feed.id)?.row)
            row.address = address
            change.put = [row]
        }
    }
}
