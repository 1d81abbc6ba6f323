#if SQLite
import Foundation
import GRDB
import Larder
import LarderSQLite
import Testing

@Suite(.timeLimit(.minutes(15))) struct `A damaged row of a shelf` {
    struct Item: Codable, Sendable, Identifiable, Equatable {
        var id: String
        var order: Double
        var text = "x"
    }

    /// What something else did to row 3; `body` is for row 5.
    enum Damage: String, CaseIterable {
        case marks = "marks = 1024"
        case negativeMarks = "marks = -1"
        case group = "family = 999"
        case otherGroup = "family = 1"
        case knownMark = "marks = 1"
    }

    enum Use: CaseIterable { case page, counts, remove, removeOther, mark, upsert, prune }

    let folder = TemporaryFolder()
    let columns = ShelfColumns<Item>(
        scope: "s", order: { .number($0.order) }, words: { [$0.text] }, marks: [.read, .favourite])

    private func damaged(
        _ damage: Damage, withBody: Bool, _ durability: Durability = .rebuildable
    ) async throws -> (SQLiteStorage, Shelf<Item>) {
        let url = folder.file("\(damage) \(withBody) \(UUID().uuidString).sqlite")
        let said = MemoryStorage()
        func open() throws -> (SQLiteStorage, Shelf<Item>) {
            let storage = try SQLiteStorage(at: url, durability: durability)
            return (storage, Shelf("items", columns: columns, storage: storage, marks: said))
        }
        let (storage, shelf) = try open()
        try await shelf.upsert((0..<20).map { Item(id: "\($0)", order: Double($0)) })
        try await shelf.mark(["1", "2"], .read)
        try await shelf.mark(["9"], .favourite)
        _ = try await shelf.counts()
        try await storage.close()
        let database = try DatabaseQueue(path: url.path)
        try await database.write { db in
            try db.execute(sql: "UPDATE shelf_row SET \(damage.rawValue) WHERE item = '3'")
            if withBody {
                try db.execute(sql: "UPDATE shelf_row SET body = x'00' WHERE item = '5'")
            }
        }
        try database.close()
        return try open()
    }

    private func use(_ shelf: Shelf<Item>, _ use: Use) async throws {
        switch use {
        case .page: _ = try await shelf.page(.all, limit: 50)
        case .counts: _ = try await shelf.counts()
        case .remove: try await shelf.remove(["3"])
        case .removeOther: try await shelf.remove(["5"])
        case .mark: try await shelf.mark(["3"], .read)
        case .upsert: try await shelf.upsert([Item(id: "3", order: 3, text: "new")])
        case .prune: try await shelf.prune(Retention(count: 10))
        }
    }

    @Test(arguments: Damage.allCases, [false, true])
    func `of a cache costs itself, and nothing else`(
        damage: Damage, withBody: Bool
    ) async throws {
        defer { folder.remove() }
        for first in Use.allCases {
            let (storage, shelf) = try await damaged(damage, withBody: withBody)
            try await use(shelf, first)
            for next in [Use.counts, .page, .counts] { try await use(shelf, next) }
            let left = Set(try await shelf.page(.all, limit: 50).rows.map(\.id))
            let gone = [first == .removeOther || withBody ? "5" : "", "3"]
            let kept = (first == .prune ? 10..<20 : 0..<20).map { "\($0)" }
            #expect(left.isSuperset(of: Set(kept).subtracting(gone)), "\(first)")
            let counts = try await shelf.counts()
            #expect(counts.all.allSatisfy { $0.rows > 0 && $0.bytes >= 0 }, "\(first)")
            try await storage.close()
        }
        #expect(!folder.names().contains { $0.contains("damaged") })
    }

    @Test(arguments: Damage.allCases)
    func `of a cache comes back when it is put again`(damage: Damage) async throws {
        defer { folder.remove() }
        for first in Use.allCases where first != .removeOther && first != .prune {
            let (storage, shelf) = try await damaged(damage, withBody: false)
            try await use(shelf, first)
            try await shelf.upsert([Item(id: "3", order: 3, text: "\(first)")])
            let page = try await shelf.page(.all, limit: 50)
            #expect(page.rows.count == 20, "\(first)")
            #expect(page.rows.contains { $0.row.text == "\(first)" }, "\(first)")
            #expect(try await shelf.counts().count() == 20, "\(first)")
            try await storage.close()
        }
    }

    @Test(arguments: [Damage.marks, .group])
    func `of a precious file is an error`(damage: Damage) async throws {
        defer { folder.remove() }
        let (storage, shelf) = try await damaged(damage, withBody: false, .precious)
        for use in [Use.remove, .upsert] {
            let error = await #expect(throws: LarderError.self, "\(use)") {
                try await self.use(shelf, use)
            }
            #expect(error?.code == .damaged, "\(use)")
        }
        try await storage.close()
    }
}
#endif
