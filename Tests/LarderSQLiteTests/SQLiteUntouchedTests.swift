#if SQLite
import Foundation
import GRDB
import Larder
import LarderSimulation
import Testing

@testable import LarderSQLite

/// A large file is checked once a day, and whenever somebody touched it; otherwise opening takes as long as with a small
/// one.
@Suite struct `A large file` {
    let folder = TemporaryFolder()
    let clock = ManualClock()
    var url: URL { folder.file("kept.sqlite") }

    private func open() throws -> SQLiteStorage {
        try SQLiteStorage(at: url, durability: .precious, environment: clock.environment())
    }

    private func lastCheck() throws -> Date? {
        try StorageFile(
            path: url.path, durability: .precious, patience: .seconds(1),
            environment: clock.environment()
        ).lastCheck
    }

    private func fill(_ count: Int = 30) async throws {
        let storage = try open()
        try await storage.commit(
            (0..<count).map {
                .put(.text(Key("a", "\($0)"), String(repeating: "x", count: 50_000)))
            }
        )
        #expect(try lastCheck() == nil)
        try await storage.close()
    }

    @Test func `is not checked again while nobody touches it, for a day`() async throws {
        defer { folder.remove() }
        try await fill()
        let first = try #require(try lastCheck())
        clock.advance(by: .seconds(3_600))
        for _ in 0..<2 {
            let storage = try open()
            #expect(try await storage.allSummaries().count == 30)
            try await storage.close()
            #expect(try lastCheck() == first)
        }
        let storage = try open()
        try await storage.commit([.put(.text("b", "1"))])
        #expect(try lastCheck() == nil, "somebody has it open")
        try await storage.close()
        #expect(try lastCheck() == first)
        clock.advance(by: .seconds(86_400))
        #expect(try lastCheck() == nil)
        let next = try open()
        try await next.checked()
        try await next.close()
        #expect(try #require(try lastCheck()) > first)
    }

    @Test func `is checked after somebody touched it, or did not close it`() async throws {
        defer { folder.remove() }
        try await fill()
        for name in ["kept.sqlite", "kept.sqlite.lock"] {
            try FileManager.default.copyItem(
                at: folder.file(name), to: folder.file(name + ".copy"))
        }
        #expect(try lastCheck() != nil)
        let database = try DatabaseQueue(path: url.path)
        try await database.write { try $0.execute(sql: "DELETE FROM entry WHERE key LIKE 'a/7'") }
        try database.close()
        #expect(try lastCheck() == nil)
        let storage = try open()
        await #expect(throws: LarderError.self) { try await storage.allSummaries() }
        try await storage.close()
        #expect(try lastCheck() == nil)
        // A copy is another file, although it is the same.
        for name in ["kept.sqlite", "kept.sqlite.lock"] {
            try FileManager.default.removeItem(at: folder.file(name))
            try FileManager.default.moveItem(
                at: folder.file(name + ".copy"), to: folder.file(name))
        }
        #expect(try lastCheck() == nil)
        let copy = try open()
        #expect(try await copy.allSummaries().count == 30)
        try await copy.commit([.put(.text("b", "1"))])
        for name in ["kept.sqlite", "kept.sqlite-wal", "kept.sqlite.lock"] {
            try FileManager.default.copyItem(
                at: folder.file(name), to: folder.file("killed" + name))
        }
        try await copy.close()
        #expect(try lastCheck() != nil)
        #expect(
            try StorageFile(
                path: folder.file("killedkept.sqlite").path, durability: .precious,
                patience: .seconds(1), environment: clock.environment()
            ).lastCheck == nil)
    }

    @Test func `can be checked at any time`() async throws {
        defer { folder.remove() }
        try await fill()
        let storage = try open()
        try await storage.checkAgain()
        let database = try DatabaseQueue(path: url.path)
        try await database.write { try $0.execute(sql: "DELETE FROM entry WHERE key LIKE 'a/7'") }
        try database.close()
        await #expect(throws: LarderError.self) { try await storage.checkAgain() }
        try await storage.close()
        #expect(try lastCheck() == nil)
    }

    @Test func `is one that a small file is not`() async throws {
        defer { folder.remove() }
        try await fill(2)
        #expect(try lastCheck() == nil)
    }
}
#endif
