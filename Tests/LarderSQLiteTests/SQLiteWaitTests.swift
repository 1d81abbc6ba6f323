#if SQLite
import Dispatch
import Foundation
import GRDB
import Larder
import Testing

@testable import LarderSQLite

/// Another process that holds what everybody needs, as one does that was stopped.
@Suite struct `Waiting for others` {
    let folder = TemporaryFolder()
    var url: URL { folder.file("kept.sqlite") }

    private func open(patience: Duration = .milliseconds(200)) throws -> SQLiteStorage {
        try SQLiteStorage(at: url, durability: .precious, patience: patience)
    }

    private func prepare() async throws {
        let storage = try open()
        try await storage.commit([.put(.text("a", "1"))])
        try await storage.close()
    }

    private func expectBusy(_ storage: SQLiteStorage) async {
        let error = await #expect(throws: LarderError.self) {
            try await storage.commit([.put(.text("a", "2"))])
        }
        #expect(error?.code == .busy)
        #expect(error?.message.contains(url.path) == true)
        #expect(error?.message.contains("end it") == true)
    }

    @Test func `for the lock has an end, and reading does not wait at all`() async throws {
        defer { folder.remove() }
        try await prepare()
        let (held, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let lock = try FileLock(path: url.path + ".lock")
        let holder = Thread {
            try? lock.withLock {
                held.signal()
                done.wait()
            }
        }
        holder.start()
        defer { done.signal() }
        await wait(held)
        let storage = try open()
        #expect(try await storage.entry(for: "a") != nil)
        await expectBusy(storage)
        // All who wait are told, and none waits for the others as well.
        let start = ContinuousClock.now
        await withTaskGroup { group in
            for _ in 0..<400 { group.addTask { await expectBusy(storage) } }
        }
        #expect(ContinuousClock.now - start < .seconds(60))
        #expect(try await storage.entry(for: "a")?.value == Data("1".utf8))
        try await storage.close()
    }

    @Test func `in the middle of a transaction has an end, and then goes on`() async throws {
        defer { folder.remove() }
        try await prepare()
        let storage = try open()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: url.path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(try await storage.entry(for: "a") != nil)
        await expectBusy(storage)
        try await open().close()
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await storage.commit([.put(.text("a", "2"))])
        try await storage.close()
    }

    @Test func `for less than a second is waiting, too, and for ever has an end`() {
        #expect(StorageFile.tries(.milliseconds(900)) == 900)
        #expect(StorageFile.tries(.microseconds(1)) == 1)
        #expect(StorageFile.tries(.seconds(-1)) == 0)
        #expect(StorageFile.tries(.forever) == 1_000_000_000)
    }

    @Test func `for one who writes without a pause is short`() async throws {
        defer { folder.remove() }
        let (busy, other) = (try open(patience: .seconds(20)), try open(patience: .seconds(20)))
        let isDone = Locked(false)
        try await withThrowingTaskGroup { group in
            for writer in 0..<32 {
                group.addTask {
                    while !isDone.withLock({ $0 }) {
                        try await busy.commit([.put(.text(Key("busy", "\(writer)"), "x"))])
                    }
                }
            }
            do {
                defer { isDone.withLock { $0 = true } }
                for step in 0..<20 { try await other.commit([.put(.text("other", "\(step)"))]) }
            }
            try await group.waitForAll()
        }
        try await busy.close()
        try await other.close()
    }

    @Test func `who reads does not keep up who begins to follow`() async throws {
        defer { folder.remove() }
        try await prepare()
        let storage = try open()
        let start = try await storage.position()
        let commit = try await storage.commit([.put(.text("a", "2"))])
        let (held, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let reader = try storage.opened().connections.withReader { $0 }
        let holder = Thread {
            reader.inDatabase { _ in
                held.signal()
                done.wait()
            }
        }
        holder.start()
        defer { done.signal() }
        await wait(held)
        var changes = storage.changes(after: start).makeAsyncIterator()
        #expect(try await changes.next()?.through == commit.position)
    }

    /// Waits without keeping one of Swift's threads.
    private func wait(_ semaphore: DispatchSemaphore) async {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "wait").async {
                semaphore.wait()
                continuation.resume()
            }
        }
    }
}
#endif
