#if SQLite
import Foundation
import GRDB
import Larder
import Testing

@testable import LarderSQLite

@Suite struct `SQLite durability` {
    @Test(arguments: [(Durability.precious, Int64(2)), (.rebuildable, 1)])
    func `Syncing is in force as the durability says`(
        durability: Durability, wanted: Int64
    ) async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        for _ in 0..<2 {
            let storage = try SQLiteStorage(
                at: folder.file("s.sqlite"), durability: durability)
            let (connections, _) = try storage.opened()
            let found = try connections.write { try $0.number("PRAGMA synchronous") }
            #expect(found == wanted)
            try await storage.commit([.put(.text("a", "b"))])
            let later = try connections.write { try $0.number("PRAGMA synchronous") }
            #expect(later == wanted)
            try await storage.close()
        }
    }

    @Test func `A mark and its outbox entry are kept together or not at all`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: folder.file("s.sqlite"), durability: .precious)
        try await storage.commit(
            Write(entries: [.put(.text("outbox/1", "x"), expecting: 0)], marks: [.number(1)]))
        await #expect(throws: LarderError.self) {
            try await storage.commit(
                Write(
                    entries: [.put(.text("outbox/1", "y"), expecting: 0)], marks: [.number(2)]))
        }
        #expect(try await storage.marks(named: .read, in: nil) == [.number(1)])
        try await storage.close()
    }

    @Test func `Marks need a precious storage`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: folder.file("s.sqlite"))
        let error = await #expect(throws: LarderError.self) { try await storage.set([.number(1)]) }
        #expect(error?.code == .unsupported)
        try await storage.close()
    }

    @Test func `A read in the process sees every commit that returned`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: folder.file("s.sqlite"))
        for step in 0..<2_000 {
            let commit = try await storage.commit([.put(.text("a", "\(step)"))])
            let revision = try await storage.entry(for: "a")?.revision
            #expect(revision == commit.revision(of: "a"))
        }
        try await storage.close()
    }

    @Test func `A backup made while writing is whole, and holds what came first`() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: folder.file("s.sqlite"), durability: .precious)
        let writing = Task {
            for number in 0..<400 { try await storage.set([.number(number)]) }
        }
        for round in 0..<5 {
            let copy = folder.file("copy-\(round)")
            try await storage.backup(to: copy)
            try SQLiteStorage.restore(copy, to: folder.file("restored-\(round)"))
            let restored = try SQLiteStorage(
                at: folder.file("restored-\(round)"), durability: .precious)
            let marks = try await restored.allMarks().map { Int($0.item) ?? -1 }.sorted()
            #expect(marks == Array(0..<marks.count))
            try await restored.close()
        }
        try await writing.value
        try await storage.close()
    }

    @Test func `Many invalidated families stay right when they are written to their rows`()
        async throws
    {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: folder.file("s.sqlite"))
        try await storage.commit(
            (0..<80).flatMap { family in
                (0..<40).map { .put(.text(Key("f", "\(family)", "\($0)"), "x")) }
            })
        for family in 0..<75 {
            try await storage.commit([.invalidateAll(under: Key("f", "\(family)"))])
            try await storage.commit([.put(.text(Key("f", "\(family)", "0"), "new"))])
        }
        for summary in try await storage.allSummaries() {
            let parts = summary.key.components
            let isOld = (Int(parts[1]) ?? 0) < 75 && parts[2] != "0"
            #expect(summary.metadata.isInvalidated == isOld, "\(summary.key)")
        }
        try await storage.close()
    }
}
#endif
