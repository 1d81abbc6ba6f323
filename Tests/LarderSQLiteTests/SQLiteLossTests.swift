#if SQLite
import Foundation
import Larder
import Testing

@testable import LarderSQLite

/// Files that are gone, cut, or not what they should be.
@Suite struct `Lost files` {
    let folder = TemporaryFolder()
    var url: URL { folder.file("kept.sqlite") }

    private func open(_ durability: Durability = .precious) throws -> SQLiteStorage {
        try SQLiteStorage(at: url, durability: durability)
    }

    /// The files of a program that was killed after three commits, the last two still in the log.
    private func crash(_ durability: Durability = .precious) async throws {
        let elsewhere = TemporaryFolder()
        defer { elsewhere.remove() }
        var storage = try SQLiteStorage(at: elsewhere.file("kept.sqlite"), durability: durability)
        try await storage.commit([.put(.text("a", "1"))])
        try await storage.close()
        storage = try SQLiteStorage(at: elsewhere.file("kept.sqlite"), durability: durability)
        try await storage.commit([.put(.text("b", "1"))])
        try await storage.commit([.put(.text("c", "1"))])
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        for name in ["kept.sqlite", "kept.sqlite-wal", "kept.sqlite.lock"] {
            try FileManager.default.copyItem(at: elsewhere.file(name), to: folder.file(name))
        }
        try await storage.close()
    }

    private func expectDamage(_ word: String) {
        let error = #expect(throws: LarderError.self) { try open() }
        #expect(error?.code == .damaged)
        #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
    }

    @Test func `A log that was removed is an error that says how much is missing`() async throws {
        defer { folder.remove() }
        try await crash()
        try FileManager.default.removeItem(atPath: url.path + "-wal")
        expectDamage("2 of them")
        // Nothing was removed, and what is left can be had by restoring the file from itself.
        expectDamage("restore")
        try SQLiteStorage.restore(url, to: url)
        let storage = try open()
        #expect(try await storage.allSummaries().map(\.key) == ["a"])
        try await storage.close()
    }

    @Test func `The log of a file that never had another is missed too`() async throws {
        let elsewhere = TemporaryFolder()
        defer {
            elsewhere.remove()
            folder.remove()
        }
        let storage = try SQLiteStorage(
            at: elsewhere.file("kept.sqlite"), durability: .precious)
        try await storage.commit([.put(.text("a", "1"))])
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        for name in ["kept.sqlite", "kept.sqlite.lock"] {
            try FileManager.default.copyItem(at: elsewhere.file(name), to: folder.file(name))
        }
        try await storage.close()
        expectDamage("its log is gone")
    }

    @Test func `A log that was changed is an error that says how much is missing`() async throws {
        defer { folder.remove() }
        try await crash()
        let log = URL(fileURLWithPath: url.path + "-wal")
        var bytes = try Data(contentsOf: log)
        bytes[bytes.count - 100] ^= 1
        try bytes.write(to: log)
        expectDamage("1 of them")
    }

    @Test func `A log that is whole gives back every commit`() async throws {
        defer { folder.remove() }
        try await crash()
        let storage = try open()
        #expect(try await storage.allSummaries().map(\.key) == ["a", "b", "c"])
        try await storage.close()
    }

    @Test(arguments: [nil, 0, 1, 100] as [Int?])
    func
        `A precious file that is gone or cut beside its backup is an error that says how to restore`(
            size: Int?
        ) async throws
    {
        defer { folder.remove() }
        try await crash()
        let storage = try open()
        try await storage.backup(to: folder.file("kept.sqlite.backup-by-hand"))
        try await storage.close()
        try FileManager.default.removeItem(atPath: url.path + ".lock")
        if let size {
            try Data(repeating: 0, count: size).write(to: url)
        } else {
            try FileManager.default.removeItem(at: url)
        }
        expectDamage(folder.file("kept.sqlite.backup-by-hand").path)
        try SQLiteStorage.restore(folder.file("kept.sqlite.backup-by-hand"), to: url)
        let restored = try open()
        #expect(try await restored.allSummaries().count == 3)
        try await restored.close()
        // It has its note again.
        try FileManager.default.removeItem(at: url)
        expectDamage("restore")
    }

    @Test func `A precious file that came without its note gets one`() async throws {
        defer { folder.remove() }
        try await crash()
        try await open().close()
        try FileManager.default.removeItem(atPath: url.path + ".lock")
        try await open().close()
        // Without the file, nothing but the note tells of it.
        for name in folder.names() where !name.hasSuffix(".lock") {
            try FileManager.default.removeItem(at: folder.file(name))
        }
        expectDamage("it is empty or gone")
    }

    @Test func `A new cache does not begin beside the log of an old one`() async throws {
        defer { folder.remove() }
        try await crash(.rebuildable)
        // A crash between the two renames of setting aside leaves this.
        try FileManager.default.removeItem(at: url)
        var storage = try open(.rebuildable)
        #expect(try await storage.allSummaries().isEmpty)
        try await storage.commit([.put(.text("new", "1"))])
        try await storage.close()
        storage = try open(.rebuildable)
        #expect(try await storage.allSummaries().map(\.key) == ["new"])
        try await storage.close()
    }

    @Test(arguments: ["a folder", "a dangling link", "a link into a folder that is not there"])
    func `A cache that is not a file is set aside, and a new one begins`(what: String) async throws
    {
        defer { folder.remove() }
        let files = FileManager.default
        try files.createDirectory(at: folder.url, withIntermediateDirectories: true)
        switch what {
        case "a folder":
            try files.createDirectory(at: url, withIntermediateDirectories: true)
            try Data("kept".utf8).write(to: url.appendingPathComponent("inside"))
        case "a dangling link":
            try files.createSymbolicLink(atPath: url.path, withDestinationPath: "nothing")
        default:
            try files.createSymbolicLink(atPath: url.path, withDestinationPath: "/no/where")
        }
        let storage = try open(.rebuildable)
        try await storage.commit([.put(.text("new", "1"))])
        #expect(try await storage.entry(for: "new") != nil)
        try await storage.close()
        #expect(folder.names().contains { $0.contains(".damaged-") })
    }

    @Test func `A precious file that is a folder is an error`() async throws {
        defer { folder.remove() }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        expectDamage("not a file")
    }
}
#endif
