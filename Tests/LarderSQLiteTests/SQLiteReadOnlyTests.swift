#if SQLite
import Foundation
import Larder
import LarderSQLite
import Testing

@Suite struct `Copies for reading` {
    private let folder = TemporaryFolder()
    private var copies: URL { folder.file("copies") }

    private func stored(_ durability: Durability) async throws -> URL {
        let url = folder.file("media/storage.sqlite")
        let storage = try SQLiteStorage(at: url, durability: durability)
        try await storage.commit([.put(.text("a", "1"))])
        // Not closed: what it holds is still in its log.
        let media = folder.file("copy/storage.sqlite")
        try FileManager.default.createDirectory(
            at: media.deletingLastPathComponent(), withIntermediateDirectories: true)
        for end in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: url.path + end, toPath: media.path + end)
        }
        try await storage.close()
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        return media
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `show what is there, take no commits, and leave the files as they are`(
        durability: Durability
    ) async throws {
        defer { folder.remove() }
        let media = try await stored(durability)
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.file("copy").path)
        let copy = try SQLiteStorage(copying: media, to: copies, durability: durability)
        #expect(copy.isReadOnly)
        #expect(try await copy.entry(for: "a")?.value == Data("1".utf8))
        let error = await #expect(throws: LarderError.self) {
            try await copy.commit([.put(.text("a", "2"))])
        }
        #expect(error?.code == .refused)
        #expect(try await copy.allSummaries().count == 1)
        try await copy.close()
        let after = try FileManager.default.contentsOfDirectory(atPath: folder.file("copy").path)
        #expect(Set(before) == Set(after))
        let original = try SQLiteStorage(at: media, durability: durability)
        #expect(try await original.entry(for: "a")?.value == Data("1".utf8))
        try await original.close()
    }

    @Test func `of what is behind a link hold what is there, not the link`() async throws {
        defer { folder.remove() }
        let media = try await stored(.precious)
        let link = folder.file("link.sqlite")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: media)
        let copy = try SQLiteStorage(copying: link, to: copies, durability: .precious)
        #expect(try await copy.entry(for: "a") != nil)
        try await copy.close()
        let file = copies.appendingPathComponent("link.sqlite").path
        let kind =
            try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        #expect(kind == .typeRegular)
    }

    @Test func `of nothing are empty`() async throws {
        defer { folder.remove() }
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        let copy = try SQLiteStorage(copying: folder.file("none.sqlite"), to: copies)
        #expect(try await copy.allSummaries().isEmpty)
        try await copy.close()
    }
}
#endif
