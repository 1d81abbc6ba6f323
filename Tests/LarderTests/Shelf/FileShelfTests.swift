import Foundation
import Larder
import LarderTesting
import Testing

@Suite struct `Shelves in a file` {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("larder-\(UUID().uuidString)")

    var file: URL { folder.appendingPathComponent("shelves.log") }

    func row(_ item: String) -> ShelfRow {
        ShelfRow(
            identity: ShelfIdentity(scope: "", item: item), group: "", order: .text(item),
            body: Data(item.utf8))
    }

    func put(_ items: [String], into storage: FileShelfStorage) async throws {
        try await storage.commit([.upsert(shelf: "s", rows: items.map(row), at: Date())])
    }

    func items(_ storage: FileShelfStorage) async throws -> [String] {
        try await storage.page(
            ShelfQuery(isAscending: true), of: "s", after: nil, offset: 0, limit: 1_000,
            withBodies: true
        ).map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test(arguments: ShelfContract.Rule.allCases)
    func keep(rule: ShelfContract.Rule) async throws {
        let contract = ShelfContract {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("larder-\(UUID().uuidString)")
            return ShelfContract.Place {
                try? FileManager.default.removeItem(at: folder)
            } open: {
                try FileShelfStorage(at: folder.appendingPathComponent("shelves.log"))
            }
        }
        try await contract.check(rule)
    }

    @Test func `A file cut off anywhere keeps the commits before`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = try FileShelfStorage(at: file)
        var sizes: [Int] = []
        for item in ["a", "b", "c"] {
            try await put([item], into: storage)
            sizes.append(try Data(contentsOf: file).count)
        }
        await storage.close()
        let whole = try Data(contentsOf: file)
        for size in stride(from: 0, through: whole.count, by: 7) {
            try whole.prefix(size).write(to: file)
            let again = try FileShelfStorage(at: file)
            let kept = sizes.count { $0 <= size }
            #expect(try await items(again) == Array(["a", "b", "c"].prefix(kept)), "\(size)")
            try await put(["d"], into: again)
            #expect(try await items(try FileShelfStorage(at: file)).last == "d")
            await again.close()
        }
    }

    @Test func `A flipped bit loses no commit before it and gives no wrong row`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = try FileShelfStorage(at: file)
        for item in ["a", "b", "c", "d"] { try await put([item], into: storage) }
        await storage.close()
        let sound = try Data(contentsOf: file)
        for bit in stride(from: 17 * 8, to: sound.count * 8, by: 41) {
            var bytes = sound
            bytes[bit / 8] ^= 1 << (bit % 8)
            try bytes.write(to: file)
            let again = try FileShelfStorage(at: file)
            let found = try await items(again)
            #expect(["a", "b", "c", "d"].starts(with: found), "\(bit): \(found)")
            await again.close()
        }
    }

    @Test func `A file is written anew before it grows for ever`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = try FileShelfStorage(at: file)
        let large = String(repeating: "x", count: 100_000)
        for turn in 0..<60 {
            var row = row("a")
            row.body = Data((large + "\(turn)").utf8)
            try await storage.commit([.upsert(shelf: "s", rows: [row], at: Date())])
        }
        let size = try Data(contentsOf: file).count
        #expect(size < 1_500_000)
        #expect(try await items(try FileShelfStorage(at: file)) == [large + "59"])
        #expect(try await items(storage) == [large + "59"])
    }

    @Test func `A file of another kind is left alone`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("larder shelves 2\nfrom tomorrow".utf8).write(to: file)
        #expect(throws: LarderError.self) { try FileShelfStorage(at: file) }
        #expect(try Data(contentsOf: file).count == 30)
    }
}
