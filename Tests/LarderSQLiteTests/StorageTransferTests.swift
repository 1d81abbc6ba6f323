#if SQLite
import Foundation
import Larder
import LarderSQLite
import LarderSimulation
import LarderStorageKit
import LarderTesting
import Testing

@Suite struct `A transfer between storages` {
    private struct Article: Codable, Sendable, Identifiable {
        var id: String
        var title: String
    }

    private typealias Place = any EntryStorage & MarkStorage & ShelfStorage

    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private static func shelf(_ name: String, _ storage: Place, _ clock: ManualClock) -> Shelf<
        Article
    > {
        Shelf(
            name,
            columns: ShelfColumns(
                scope: "feed", order: { .text($0.title) }, keepsOrder: true, words: { [$0.title] },
                marks: [.read, .favourite]),
            storage: storage, marks: storage, environment: clock.environment())
    }

    private static func rows(_ storage: Place) -> [StorageTransfer.Rows] {
        ["articles", "others"].map {
            StorageTransfer.Rows($0, copy: shelf($0, storage, ManualClock()).columns.copy)
        }
    }

    /// Fills a storage with what differs in every way that a copy could lose.
    private static func fill(_ storage: Place) async throws {
        let clock = ManualClock(date: start)
        var entries: [EntryChange] = []
        for number in 0..<620 {
            var metadata = EntryMetadata(
                times: Timestamps(
                    fetched: start + Double(number), confirmed: start + Double(number) * 2,
                    asOf: number % 3 == 0 ? start - 7 : nil),
                validators: Validators(["etag": "\"\(number)\""]),
                origin: number % 2 == 0 ? .local : .source, isInvalidated: number % 5 == 0,
                tags: ["tag \(number % 7)"], asked: start)
            if number % 4 == 0 { metadata.freshness = Freshness(fresh: .seconds(number + 1)) }
            entries.append(
                .put(
                    StoredEntry(
                        key: Key("store", "a/b \(number)", "e\u{301}"),
                        value: Data("\(number)".utf8),
                        format: "text/1", metadata: metadata)))
        }
        try await storage.commit(entries)
        var marks: [Mark] = []
        for number in 0..<600 {
            let name: Mark.Name = number % 2 == 0 ? .read : .favourite
            marks.append(
                Mark(
                    scope: "feed", item: "\(number % 400)", name: name, isSet: number % 9 != 0,
                    date: start + Double(number) / 7))
        }
        try await storage.set(marks)
        let (articles, others) = (
            shelf("articles", storage, clock), shelf("others", storage, clock)
        )
        for number in 0..<270 {
            // Two shelves take turns, some at the same time.
            if number % 3 == 0 { clock.advance(by: .seconds(1)) }
            let shelf = number % 5 == 0 ? others : articles
            try await shelf.upsert([
                Article(id: "\(number)", title: "Title \(number * 37 % 270)")
            ])
        }
        try await articles.remove(["1", "2"])
    }

    private static func same(_ one: Place, _ other: Place) async throws {
        let transfer = StorageTransfer(from: one, to: other, shelves: rows(one))
        var reports: [StorageTransfer.Counts] = []
        let (differences, compared) = try await transfer.differences { reports.append($0) }
        #expect(reports.count > 3 && reports.last?.rows == 268)
        #expect(differences == [])
        #expect(
            compared.entries == 620 && compared.marks == 400 && compared.rows == 268, "\(compared)")
        // Rows are listed, counted, searched and ordered by arrival as before.
        let clock = ManualClock(date: start)
        for name in ["articles", "others"] {
            let (one, other) = (shelf(name, one, clock), shelf(name, other, clock))
            let (mine, theirs) = (
                try await one.page(.all, limit: 1_000).rows,
                try await other.page(.all, limit: 1_000).rows
            )
            #expect(mine.map(\.row.id) == theirs.map(\.row.id))
            #expect(mine.map(\.marks) == theirs.map(\.marks))
            #expect(
                mine.sorted { $0.sequenceNumber < $1.sequenceNumber }.map(\.row.id)
                    == theirs.sorted { $0.sequenceNumber < $1.sequenceNumber }.map(\.row.id))
            let found = try await one.search(SearchQuery("title 7"), .all, limit: 50)
            let there = try await other.search(SearchQuery("title 7"), .all, limit: 50)
            #expect(Set(found.map(\.row.row.id)) == Set(there.map(\.row.row.id)))
        }
    }

    private static func file(_ folder: TemporaryFolder) throws -> SQLiteStorage {
        try SQLiteStorage(
            at: folder.url.appending(path: "\(UUID().uuidString).sqlite"), durability: .precious)
    }

    @Test func `copies entries, marks and rows with their facts, there and back`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let (file, back, memory) = (try Self.file(folder), try Self.file(folder), MemoryStorage())
        try await Self.fill(file)
        let there = try await StorageTransfer(
            from: file, to: memory, shelves: Self.rows(file)
        ).copy()
        #expect(there.entries == 620 && there.rows == 268)
        try await Self.same(file, memory)
        _ = try await StorageTransfer(from: memory, to: back, shelves: Self.rows(memory)).copy()
        try await Self.same(file, back)
    }

    @Test func `goes on where it was interrupted, and writes nothing twice`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let (file, memory) = (try Self.file(folder), MemoryStorage())
        try await Self.fill(file)
        struct Stop: Error {}
        var total = StorageTransfer.Counts()
        // Each run ends after the next commit, as if it was killed there.
        for _ in 0..<20 {
            let done = Locked(StorageTransfer.Counts())
            let task = Task {
                try await StorageTransfer(from: file, to: memory, shelves: Self.rows(file)).copy {
                    done.withLock { [counts = $0] in $0 = counts }
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
            _ = try? await task.value
            let counts = done.withLock { $0 }
            total.entries += counts.entries
            total.rows += counts.rows
        }
        #expect(total.entries == 620 && total.rows == 268, "\(total)")
        try await Self.same(file, memory)
    }

    @Test func `names what was written meanwhile, and takes it along the next time`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let (file, memory) = (try Self.file(folder), MemoryStorage())
        try await Self.fill(file)
        let transfer = StorageTransfer(from: file, to: memory, shelves: Self.rows(file))
        _ = try await transfer.copy()
        try await file.commit([
            .put(.local("late", Data("x".utf8), format: "text/1", at: Self.start))
        ])
        try await file.set([
            Mark(scope: "feed", item: "late", name: .read, date: Self.start)
        ])
        let article = Article(id: "late", title: "Late")
        try await Self.shelf("articles", file, ManualClock(date: Self.start + 1e6)).upsert([article]
        )
        #expect(
            Set(try await transfer.differences().differences) == [
                "entry late", "mark read of late in feed", "row late of feed on articles",
                "214 rows on articles, not 215",
            ])
        #expect(try await transfer.copy() == counts(entries: 1, marks: 1, rows: 1))
        #expect(try await transfer.differences().differences == [])
    }

    private func counts(entries: Int, marks: Int, rows: Int) -> StorageTransfer.Counts {
        var counts = StorageTransfer.Counts()
        (counts.entries, counts.marks, counts.rows) = (entries, marks, rows)
        return counts
    }

    @Test func `refuses a target with other data, and writes nothing`() async throws {
        let (source, target) = (MemoryStorage(), MemoryStorage())
        try await source.commit([.put(.local("mine", Data(), format: "text/1", at: Self.start))])
        try await target.commit([.put(.local("theirs", Data(), format: "text/1", at: Self.start))])
        await #expect {
            try await StorageTransfer(from: source, to: target, shelves: []).copy()
        } throws: {
            ($0 as? LarderError)?.code == .refused
        }
        #expect(try await target.entry(for: "mine") == nil)
    }

    @Test(arguments: ["row", "changed row", "mark", "newer entry", "newer mark"])
    func `refuses a target that was used, and writes nothing`(use: String) async throws {
        let (source, target) = (MemoryStorage(), MemoryStorage())
        let clock = ManualClock(date: Self.start)
        let mark = Mark(scope: "feed", item: "1", name: .read, date: Self.start)
        try await source.commit([
            .put(.local("note", Data("a".utf8), format: "text/1", at: Self.start))
        ])
        try await source.set([mark])
        try await Self.shelf("articles", source, clock).upsert([Article(id: "1", title: "A")])
        let transfer = StorageTransfer(from: source, to: target, shelves: Self.rows(source))
        _ = try await transfer.copy()
        try await source.commit([.put(.local("late", Data(), format: "text/1", at: Self.start))])
        switch use {
        case "row":
            try await Self.shelf("articles", target, clock).upsert([Article(id: "x", title: "X")])
        case "changed row":
            try await Self.shelf("articles", target, clock).upsert([Article(id: "1", title: "B")])
        case "mark":
            try await target.set([Mark(scope: "feed", item: "2", name: .read, date: Self.start)])
        case "newer entry":
            try await target.commit([
                .put(.local("note", Data("b".utf8), format: "text/1", at: Self.start + 1))
            ])
        default:
            try await target.set([
                Mark(scope: "feed", item: "1", name: .read, isSet: false, date: Self.start + 1)
            ])
        }
        await #expect {
            try await transfer.copy()
        } throws: {
            ($0 as? LarderError)?.code == .refused
        }
        #expect(try await target.entry(for: "late") == nil)
    }

    @Test func `takes along what changed in the source if nobody could use the target`()
        async throws
    {
        let (source, target) = (MemoryStorage(), MemoryStorage())
        let clock = ManualClock(date: Self.start)
        let shelf = Self.shelf("articles", source, clock)
        try await shelf.upsert([Article(id: "1", title: "One")])
        func transfer(isResuming: Bool) -> StorageTransfer {
            StorageTransfer(
                from: source, to: target, shelves: Self.rows(source), isResuming: isResuming)
        }
        #expect(try await !StorageTransfer.isUnfinished(target))
        try await StorageTransfer.begin(in: target, at: Self.start)
        _ = try await transfer(isResuming: false).copy()
        try await shelf.upsert([Article(id: "1", title: "Changed")])
        #expect(try await StorageTransfer.isUnfinished(target))
        #expect(
            try await transfer(isResuming: true).copy() == counts(entries: 0, marks: 0, rows: 1))
        #expect(try await transfer(isResuming: true).differences().differences == [])
        try await StorageTransfer.end(in: target)
        #expect(try await !StorageTransfer.isUnfinished(target))
    }
}
#endif
