import Foundation
import Larder
import LarderSimulation
import LarderTesting
import Testing

@Suite struct `A part of a storage` {
    let clock = ManualClock()

    @Test(arguments: StorageContract.Rule.allCases)
    func keeps(rule: StorageContract.Rule) async throws {
        let contract = StorageContract {
            let memory = MemoryStorage()
            // What lies beside and above it must not be seen.
            try await memory.commit([.put(.plain("partitions"), expecting: 0)])
            try await memory.partition("user-1").commit([.put(.plain("a"), expecting: 0)])
            return StorageContract.Place(isShared: true) { memory.opened().partition("user-17") }
        }
        try await contract.check(rule)
    }

    @Test func `is told apart from its neighbours, also by names that begin alike or are odd`()
        async throws
    {
        let memory = MemoryStorage()
        let names = ["u", "u-1", "u/1", "", "%_", "ü"]
        for name in names { try await memory.partition(name).commit([.put(.plain("a"))]) }
        try await memory.partition("u").wipe()
        for name in names {
            let left = try await memory.partition(name).allSummaries().map(\.key)
            #expect(left == (name == "u" ? [] : ["a"]))
        }
    }

    @Test func `names keys in errors as they are called inside`() async throws {
        let part = MemoryStorage().partition("u")
        try await part.commit([.put(.plain("a"))])
        let error = await #expect(throws: LarderError.self) {
            try await part.commit([.put(.plain("a"), expecting: 0)])
        }
        #expect(error?.code == .conflict)
        #expect(error?.key == "a")
    }

    @Test func `takes neither marks nor rows`() async throws {
        let mark = Mark(scope: "s", item: "i", name: .read, date: .distantPast)
        let error = await #expect(throws: LarderError.self) {
            try await MemoryStorage().partition("u").commit(Write(marks: [mark]))
        }
        #expect(error?.code == .unsupported)
    }

    @Test func `is wiped in one commit, and stores over it forget`() async throws {
        let slow = SlowStorage()
        let part = slow.partition("u")
        let store = Store<String>(name: "test", storage: part, environment: clock.environment())
        let other = Store<String>(name: "test", storage: slow, environment: clock.environment())
        for number in 0..<20 { try await store.set(Key("\(number)"), to: "mine") }
        try await other.set("0", to: "ours")
        let token = store.observe("0") { _ in }
        let before = slow.commits
        try await part.wipe()
        #expect(slow.commits - before == 1)
        for number in 0..<20 {
            _ = await snapshot(of: Key("\(number)"), in: store) { !$0.isLoaded }
        }
        #expect(try await slow.allSummaries(under: "partitions").isEmpty)
        #expect(try await other.load("0").value == "ours")
        token.cancel()
    }

    @Test func `that is wiped empties the lists over it, and ends them`() async throws {
        let library = Library()
        let part = library.storage.partition("u")
        let list = library.relaunched(part).list("a")
        let token = list.watch(ListObservationOptions()) { _ in true }
        try await list.load(.cached, .list)
        #expect(list.snapshot.items.count == 10)
        try await part.wipe()
        while !list.snapshot.items.isEmpty { await Task.yield() }
        for policy in [LoadPolicy.cached, .networkOnly] {
            let error = await #expect(throws: LarderError.self) {
                try await list.load(policy, .list)
            }
            #expect(error?.code == .gone)
        }
        #expect(list.snapshot.items.isEmpty)
        // And then it rests.
        for _ in 0..<1_000 { await Task.yield() }
        #expect(!list.snapshot.isLoading && (list.snapshot.failure?.attempts ?? 0) < 20)
        token.cancel()
    }

    @Test func `takes nothing in after it was wiped: no change, no running fetch`() async throws {
        let memory = MemoryStorage()
        let part = memory.partition("u")
        let source = ScriptedSource<String>([.held("late")])
        let store = Store<String>(
            name: "test", source: source, storage: part, environment: clock.environment())
        let load = Task { try await store.load("fetched") }
        await source.started()
        try await part.wipe()
        source.release()
        await #expect(throws: LarderError.self) { try await load.value }
        let error = await #expect(throws: LarderError.self) {
            try await store.set("typed", to: "late")
        }
        #expect(error?.code == .gone)
        #expect(!store.snapshot(of: "fetched").isLoaded)
        #expect(!store.snapshot(of: "typed").isLoaded)
        await store.flush()
        #expect(try await memory.allSummaries().isEmpty)
        // The same user comes back.
        let again = Store<String>(
            name: "test", storage: memory.partition("u"), environment: clock.environment())
        try await again.set("typed", to: "anew")
        #expect(try await memory.partition("u").allSummaries().map(\.key) == ["test/typed"])
    }

    @Test(arguments: 0..<20)
    func `is empty after a wipe, whatever was being written`(round: Int) async throws {
        let memory = MemoryStorage()
        let part = memory.partition("u")
        let store = Store<String>(name: "test", storage: part, environment: clock.environment())
        let writing = (0..<50).map { number in
            Task { try? await store.set(Key("\(number)"), to: "x") }
        }
        for _ in 0..<round { await Task.yield() }
        try await part.wipe()
        #expect(try await memory.allSummaries().isEmpty)
        for write in writing { await write.value }
        #expect(try await memory.allSummaries().isEmpty)
    }

    @Test func `may have parts of its own`() async throws {
        let memory = MemoryStorage()
        let user = memory.partition("u")
        try await user.partition("drafts").commit([.put(.plain("a"))])
        try await user.commit([.put(.plain("a"))])
        try await user.partition("drafts").wipe()
        #expect(try await user.allSummaries().map(\.key) == ["a"])
        try await user.wipe()
        #expect(try await memory.allSummaries().isEmpty)
    }
}

extension StoredEntry {
    fileprivate static func plain(_ key: Key) -> StoredEntry {
        StoredEntry(
            key: key, value: Data("x".utf8), format: "f",
            metadata: EntryMetadata(times: Timestamps(fetched: .distantPast)))
    }
}
