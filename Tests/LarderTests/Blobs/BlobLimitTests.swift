import Foundation
import LarderSimulation
import Testing

@testable import Larder

@Suite struct `A disk limit of blobs` {
    let album = Album()

    private func fill(_ store: BlobStore, _ numbers: some Sequence<Int>) async throws {
        for number in numbers {
            album.clock.advance(by: .seconds(61))
            try await store.put(blob(number), for: Key("\(number)"))
        }
    }

    private func there(_ store: BlobStore, _ numbers: some Sequence<Int>) async throws -> [Int] {
        var found: [Int] = []
        for number in numbers where try await store.id(for: Key("\(number)")) != nil {
            found.append(number)
        }
        return found
    }

    @Test func `removes what was used least recently, and its names`() async throws {
        let store = try album.open(disk: 1_000)
        try await fill(store, 0..<10)
        #expect(try await store.usage().bytes == 1_000)
        _ = try await store.bytes(for: "0")
        try await fill(store, 10...10)
        // A tenth is made free, so that not every put has to look.
        #expect(try await there(store, 0...10) == [0] + Array(3...10))
        let usage = try await store.usage()
        #expect(usage.bytes == 900 && usage.names == 9)
        #expect(album.files.count == 9)
    }

    @Test func `knows what was used before a restart, and in another process`() async throws {
        let store = try album.open(disk: 1_000)
        try await fill(store, 0..<10)
        album.clock.advance(by: .seconds(61))
        store.trimMemory()
        _ = try await store.bytes(for: "0")
        album.clock.advance(by: .seconds(61))
        _ = try await album.open().bytes(for: "1")
        let reopened = try album.open(disk: 1_000)
        try await fill(reopened, 10...10)
        #expect(try await there(reopened, 0...10) == [0, 1] + Array(4...10))
    }

    @Test func `never removes what is to be kept, even if that means more than the limit`()
        async throws
    {
        let store = try album.open(disk: 500) { uses in
            Set(uses.filter { $0.names.contains { ($0.components.last ?? "") < "3" } }.map(\.id))
        }
        try await fill(store, 0..<9)
        #expect(try await there(store, 0..<9).starts(with: [0, 1, 2]))
        #expect(try await there(store, 0..<9).last == 8)
        #expect(try await store.usage().bytes <= 500)
        let all = try album.open(disk: 150) { Set($0.map(\.id)) }
        await all.prune()
        #expect(try await all.usage().bytes > 150)
    }

    @Test func `refuses what is larger than all of it, with words`() async throws {
        let store = try album.open(disk: 150)
        try await store.put(blob(1), for: "a")
        let error = await #expect(throws: LarderError.self) {
            try await store.put(blob(2, 151), for: "b")
        }
        #expect(error?.code == .tooLarge)
        #expect(try await store.bytes(for: "a") == blob(1))
    }

    @Test func `holds when all puts have ended, whatever was used while they looked`() async throws
    {
        let (isHeld, isAsked) = (Locked(true), Locked(false))
        let store = try album.open(disk: 1_000) { _ in
            isAsked.withLock { $0 = true }
            while isHeld.withLock({ $0 }) { await Task.yield() }
            return []
        }
        try await fill(store, 0..<10)
        async let put = store.put(blob(10), for: "10")
        while !isAsked.withLock({ $0 }) { await Task.yield() }
        for number in 0..<10 { _ = try await store.bytes(for: Key("\(number)")) }
        try await fill(store, 11..<14)
        isHeld.withLock { $0 = false }
        _ = try await put
        #expect(try await store.usage().bytes <= 1_000)
        #expect(try await there(store, 10..<14).count == 4)
    }

    @Test func `holds when a call of prune returns, also if another one is pruning`() async throws {
        let (isHeld, isAsked) = (Locked(true), Locked(false))
        let store = try album.open(disk: 1_000) { _ in
            isAsked.withLock { $0 = true }
            while isHeld.withLock({ $0 }) { await Task.yield() }
            return []
        }
        try await fill(store, 0..<10)
        async let put = store.put(blob(10), for: "10")
        while !isAsked.withLock({ $0 }) { await Task.yield() }
        let files = Locked<Int?>(nil)
        let prune = Task { [album] in
            await store.prune()
            files.withLock { $0 = album.files.count }
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(files.withLock { $0 } == nil)
        isHeld.withLock { $0 = false }
        _ = try await put
        await prune.value
        #expect(files.withLock { $0 } == 9)
    }

    @Test func `leaves what has just been put by whoever gets it back`() async throws {
        let store = try album.open(disk: 1_000)
        for _ in 0..<30 {
            try await fill(store, 0..<10)
            await withThrowingTaskGroup { group in
                group.addTask { try await store.put(blob(0), for: "0") }
                group.addTask { try await store.put(blob(10), for: "10") }
            }
            #expect(try await there(store, [0, 10]) == [0, 10])
            try await store.remove("10")
        }
    }

    @Test func `may be as large as a number can be`() {
        var cache = CostCache<Int, Int>(limit: .max)
        for number in 0..<3 { cache.set(number, for: number, cost: .max - 1) }
        #expect(cache.count == 1 && cache.value(for: 2) == 2)
    }

    @Test func `not set removes nothing`() async throws {
        let store = try album.open()
        try await fill(store, 0..<50)
        await store.prune()
        #expect(try await there(store, 0..<50).count == 50)
    }
}
