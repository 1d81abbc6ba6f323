import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `A shelf with a source` {
    typealias Step = ScriptedSource<[Article]>.Step

    let clock = ManualClock()
    let storage = MemoryStorage(durability: .precious)

    func loader(
        _ source: some Source<[Article]>, retention: Retention? = nil, removesUnlisted: Bool = false
    ) -> ShelfLoader<Article> {
        ShelfLoader(
            .articles(in: storage, marks: storage, clock: clock), source: source,
            freshness: .after(.seconds(60)), retention: retention, removesUnlisted: removesUnlisted,
            retry: .never)
    }

    @Test func `fetches, merges and then leaves the source alone while fresh`() async throws {
        let source = ScriptedSource<[Article]>([
            .value([Article("a", 1), Article("b", 2)]), .value([Article("b", 2), Article("c", 3)]),
        ])
        let loader = loader(source)
        let listing = try await loader.load("feed").value
        #expect(listing == ShelfListing(rows: 2, groups: ["feed"]))
        try await loader.load("feed")
        #expect(source.requests.count == 1)
        clock.advance(by: .seconds(61))
        try await loader.refresh("feed")
        #expect(try await loader.shelf.guids() == ["c", "b", "a"])
    }

    @Test func `prunes after every answer, but not what a person keeps`() async throws {
        let loader = loader(
            ScriptedSource<[Article]>([
                .value([Article("a", 1)]), .value((2...9).map { Article("\($0)", Double($0)) }),
            ]), retention: Retention(count: 2))
        try await loader.load("feed")
        try await loader.shelf.mark([Article.ID(feed: "feed", guid: "a")], .favourite)
        try await loader.refresh("feed")
        #expect(try await loader.shelf.guids() == ["9", "8", "a"])
    }

    @Test func `prunes what a list no longer shows also when nothing is new`() async throws {
        let loader = loader(
            ScriptedSource<[Article]>([
                .fetched(
                    Fetched((1...4).map { Article("\($0)", Double($0)) }, validators: ["etag": "1"])
                ),
                .notModified(),
            ]), retention: Retention(count: 2))
        try await loader.shelf.upsert([Article("0", 0)])
        var list: ShelfList<Article>? = loader.shelf.list(.all)
        try await list?.load()
        try await loader.load("feed")
        #expect(try await loader.shelf.guids().contains("0"))
        list = nil
        try await loader.refresh("feed")
        #expect(try await loader.shelf.guids() == ["4", "3"])
    }

    @Test func `removes what is not listed only if it was told to`() async throws {
        let loader = loader(
            ScriptedSource<[Article]>([
                .value([Article("a", 1), Article("b", 2), Article("x", 3, feed: "other")]),
                .value([Article("b", 2)]),
            ]), removesUnlisted: true)
        try await loader.load("feed")
        try await loader.refresh("feed")
        #expect(try await loader.shelf.guids() == ["x", "b"])
    }

    @Test func `asks with what it knows, also after a restart`() async throws {
        let first = ScriptedSource<[Article]>([
            .fetched(Fetched([Article("a", 1)], validators: ["etag": "1"]))
        ])
        try await loader(first).load("feed")
        let second = ScriptedSource<[Article]>([.notModified()])
        let listing = try await loader(second).refresh("feed").value
        let known = try #require(second.requests.first?.known)
        #expect(known.validators["etag"] == "1")
        #expect(known.value == [Article("a", 1)])
        #expect(listing?.rows == 1)
    }

    @Test func `asks unconditionally when the rows are gone`() async throws {
        let source = ScriptedSource<[Article]>([
            .fetched(Fetched([Article("a", 1)], validators: ["etag": "1"])),
            .value([Article("b", 1)]),
        ])
        let loader = loader(source)
        try await loader.load("feed")
        try await loader.shelf.removeScope("feed")
        try await loader.refresh("feed")
        #expect(source.requests.last?.known == nil)
        #expect(try await loader.shelf.guids() == ["b"])
    }

    @Test func `keeps its rows when the source fails, and says why`() async throws {
        let loader = loader(
            ScriptedSource<[Article]>([.value([Article("a", 1)]), .failure(.unreachable)]))
        try await loader.load("feed")
        await #expect(throws: LarderError.self) { try await loader.refresh("feed") }
        #expect(try await loader.shelf.guids() == ["a"])
        #expect(loader.store.snapshot(of: "feed").failure?.error.code == .unreachable)
    }
}

@Suite struct `Rows named by UUIDs` {
    struct Task: Codable, Sendable, Identifiable, Equatable {
        var id: UUID
        var text: String
    }

    @Test func `are stored and marked under them`() async throws {
        let storage = MemoryStorage()
        let shelf = Shelf<Task>(
            "tasks",
            columns: ShelfColumns(
                scope: "tasks", order: { .text($0.text) }, marks: ["done"]),
            storage: storage, marks: storage)
        let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
        try await shelf.upsert([Task(id: id, text: "Read the guides")])
        try await shelf.mark([id], "done")
        #expect(try await shelf.row(id)?.marks == ["done"])
        #expect(try await storage.allMarks().map(\.item) == [id.uuidString])
    }

    @Test func `A shelf refuses to keep marks in a storage that may be thrown away`() async {
        await #expect(processExitsWith: .failure) {
            let storage = MemoryStorage(durability: .rebuildable)
            _ = Shelf<Task>(
                "tasks",
                columns: ShelfColumns(scope: "tasks", order: { .text($0.text) }, marks: ["done"]),
                storage: storage, marks: storage)
        }
    }
}
