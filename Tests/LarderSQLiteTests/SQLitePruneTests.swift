#if SQLite
import Foundation
import GRDB
import Larder
import LarderSQLite
import Testing

/// A shelf whose rows and marks are in two files, each opened twice, as by two programs.
@Suite(.timeLimit(.minutes(15))) struct `A shelf in two files` {
    struct Item: Codable, Sendable, Identifiable, Equatable {
        var id: String
        var order: Double
    }

    let folder = TemporaryFolder()

    func open() throws -> Shelf<Item> {
        Shelf(
            "items",
            columns: ShelfColumns(
                scope: "s", order: { .number($0.order) }, marks: [.read, .favourite]),
            storage: try SQLiteStorage(at: folder.file("rows.sqlite"), durability: .rebuildable),
            marks: try SQLiteStorage(at: folder.file("marks.sqlite"), durability: .precious))
    }

    @Test(arguments: [1, 3], [nil, 20])
    func `that is a cache with damaged rows is read past them to its end`(
        damaged: Int, offset: Int?
    ) async throws {
        defer { folder.remove() }
        var storage = try SQLiteStorage(at: folder.file("rows.sqlite"), durability: .rebuildable)
        let columns = ShelfColumns<Item>(scope: "s", order: { .number($0.order) })
        try await Shelf("items", columns: columns, storage: storage).upsert(
            (0..<100).map { Item(id: "\($0)", order: Double($0)) })
        try await storage.close()
        let database = try DatabaseQueue(path: folder.file("rows.sqlite").path)
        try await database.write { db in
            for item in 0..<damaged {
                try db.execute(
                    sql: "UPDATE shelf_row SET body = x'00' WHERE item = ?",
                    arguments: ["\((offset ?? 0) + 30 + item)"])
            }
        }
        try database.close()
        storage = try SQLiteStorage(at: folder.file("rows.sqlite"), durability: .rebuildable)
        let shelf = Shelf("items", columns: columns, storage: storage)
        var seen: [Double] = []
        var place: ShelfCursor?
        repeat {
            let page = try await shelf.page(.all, after: place, limit: 10)
            seen += page.rows.map(\.row.order)
            place = page.next
        } while place != nil
        #expect(seen.count == 100 - damaged)
        #expect(seen == seen.sorted(by: >) || seen == seen.sorted())
        try await storage.close()
    }

    @Test(arguments: [true, false])
    func `loses no favourite that is said while it is pruned`(isOtherProgram: Bool) async throws {
        defer { folder.remove() }
        let shelf = try open()
        let other = isOtherProgram ? try open() : shelf
        for round in 0..<20 {
            let items = (0..<600).map { Item(id: "\(round)-\($0)", order: Double($0)) }
            try await shelf.upsert(items)
            let saying = Task {
                var kept: [String] = []
                for item in stride(from: 599, to: 0, by: -41) {
                    let id = "\(round)-\(item)"
                    try await other.mark([id], .favourite)
                    // What is there once it was said stays.
                    if try await other.row(id) != nil { kept.append(id) }
                }
                return kept
            }
            try await shelf.prune(Retention(count: 0))
            let kept = try await saying.value
            let left = Set(try await shelf.rows(kept).map(\.id))
            #expect(left == Set(kept), "round \(round)")
            #expect(try await shelf.rows(items.map(\.id)).allSatisfy { $0.marks == [.favourite] })
        }
    }

    @Test func `shows a row that arrives during the first load of a list`() async throws {
        defer { folder.remove() }
        for round in 0..<40 {
            let (shelf, other) = (try open(), try open())
            let list = shelf.list(limit: 1_000)
            async let load = list.load(.cached, .list)
            async let put = other.upsert([Item(id: "\(round)", order: 1)])
            _ = try await (load, put)
            for await update in list.updates(loading: nil) {
                if update.snapshot.items.contains(where: { $0.row.id == "\(round)" }) { break }
            }
            try await shelf.storage.close()
            try await other.storage.close()
        }
    }
}
#endif
