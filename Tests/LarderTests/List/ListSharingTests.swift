import Foundation
import Larder
import LarderSimulation
import Testing

/// One storage, and all who write a list there: two openings, failures, those who leave.
@Suite struct `A list and its storage` {
    @Test func `keeps the pages that another opening added`() async throws {
        let library = Library()
        let deaf = DeafStorage(library.storage)
        let list = library.relaunched(deaf).list("all")
        try await list.load()
        let other = library.relaunched().list("all")
        try await other.load(.cacheOnly)
        for _ in 0..<3 { try await other.load(.cached, .more) }
        try await list.refresh()
        #expect(try await library.relaunched().list("all").load(.cacheOnly).ids == Array(1...40))
    }

    @Test func `does not put back what another opening erased`() async throws {
        let library = Library()
        let list = library.relaunched(DeafStorage(library.storage)).list("all")
        try await list.load()
        library.server.hold()
        let refresh = Task { try await list.refresh() }
        let more = Task { try await list.load(.cached, .more) }
        await library.server.started(2)
        try await library.relaunched().list("all").invalidate(erase: true)
        library.server.items.insert(Row(101), at: 0)
        library.server.release()
        await #expect(throws: LarderError.self) { try await refresh.value }
        _ = try? await more.value
        #expect(try await library.storage.allSummaries(under: "rows").isEmpty)
        #expect(!list.snapshot.isLoaded)
    }

    @Test func `stays out of date when another opening said so during a refresh`() async throws {
        let library = Library()
        let list = library.relaunched(DeafStorage(library.storage)).list("all")
        try await list.load()
        library.server.hold()
        let refresh = Task { try await list.refresh() }
        await library.server.started(2)
        try await library.relaunched().list("all").invalidate()
        library.server.items.insert(Row(101), at: 0)
        library.server.release()
        #expect(try await refresh.value.isInvalidated)
        #expect(try await library.relaunched().list("all").load(.cacheOnly).isInvalidated)
    }

    @Test func `stays where its reader is when another opening refreshes it`() async throws {
        let rules = PagingOptions(limit: 10, pagesInMemory: 2)
        let library = Library(rules: rules)
        let list = try await library.loaded(4)
        library.server.items.insert(Row(101), at: 0)
        let other = library.relaunched(rules: rules).list("all")
        try await other.load(.cacheOnly)
        try await other.refresh()
        while library.counts[.restored] < 2 { await Task.yield() }
        #expect(list.snapshot.ids == Array(21...40))
        for _ in 0..<2 { try await list.load(.cached, .previous) }
        #expect(list.snapshot.ids == [101] + Array(1...20))
    }

    @Test func `ends before a damaged page, and goes on from the source`() async throws {
        let library = Library()
        try await library.loaded(3)
        try await library.damage { $0.contains(":15,") }
        let list = library.relaunched().list("all")
        #expect(try await list.load(.cacheOnly).ids == Array(1...10))
        #expect(try await list.load(.cached, .more).ids == Array(1...20))
        #expect(try await list.load(.cached, .more).ids == Array(1...30))
    }

    @Test func `whose head is damaged is loaded and stored anew`() async throws {
        let library = Library()
        try await library.loaded(3)
        try await library.damage { $0.contains("cursor") }
        let list = library.relaunched().list("all")
        #expect(try await list.load().ids == Array(1...10))
        #expect(list.snapshot.failure == nil)
        #expect(try await library.storage.allSummaries(under: "rows/pages").count == 1)
        #expect(try await library.relaunched().list("all").load(.cacheOnly).ids == Array(1...10))
    }

    @Test func `leaves nothing behind when storing failed in between`() async throws {
        let library = Library()
        let storage = DeafStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        try await list.load()
        for _ in 0..<3 { try await list.load(.cached, .more) }
        // A storage that fails once is asked again at once.
        storage.failNext(2)
        #expect(try await list.refresh(.startOver).failure?.error.code == .io)
        library.server.items.insert(Row(101), at: 0)
        #expect(try await list.refresh(.startOver).failure == nil)
        #expect(try await library.storage.allSummaries(under: "rows/pages").count == 1)
    }

    @Test func `keeps what could not be erased, and says so`() async throws {
        let library = Library()
        let storage = DeafStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        try await list.load()
        storage.failNext()
        await #expect(throws: LarderError.self) { try await list.invalidate(erase: true) }
        #expect(list.snapshot.ids == Array(1...10) && list.snapshot.isInvalidated)
        try await list.invalidate(erase: true)
        #expect(!list.snapshot.isLoaded)
        #expect(try await library.storage.allSummaries(under: "rows").isEmpty)
    }

    @Test func `does not store a page that its source keeps from storages`() async throws {
        let storage = MemoryStorage()
        let source = ClosurePagedSource<Row> { request in
            .fetched(Fetched(Page(rows([1, 2])), mayBeStored: false))
        }
        let list = PagedStore(name: "rows", source: source, storage: storage).list("a")
        #expect(try await list.load().ids == [1, 2])
        #expect(try await storage.allSummaries(under: "rows/pages").isEmpty)
    }

    @Test func `shows what was stored of a fetch that was cancelled too late`() async throws {
        let library = Library()
        let storage = DeafStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        try await list.load()
        library.server.items.insert(Row(101), at: 0)
        let (isReached, isOpen) = (Locked(false), Locked(false))
        storage.beforeNextCommit {
            isReached.withLock { $0 = true }
            while !isOpen.withLock({ $0 }) { await Task.yield() }
        }
        let refresh = Task { try await list.refresh(.startOver) }
        await yield { isReached.withLock { $0 } }
        list.cancel()
        let second = Task { try await list.refresh(.startOver) }
        for _ in 0..<1_000 { await Task.yield() }
        isOpen.withLock { $0 = true }
        if let first = try? await refresh.value { #expect(first.ids.first == 101) }
        #expect(try await second.value.ids.first == 101)
        #expect(list.snapshot.ids.first == 101)
    }

    @Test func `loaded after an erasure has nothing to do with a fetch from before`() async throws {
        let library = Library()
        let list = library.store.list("all")
        try await list.load()
        library.server.hold()
        let first = Task { try await list.refresh(.startOver) }
        await yield { list.snapshot.isLoading }
        try await list.invalidate(erase: true)
        let second = Task { try await list.load(.validate) }
        for _ in 0..<100 { await Task.yield() }
        library.server.release()
        await #expect(throws: LarderError.self) { try await first.value }
        #expect(try await second.value.ids == Array(1...10))
    }

    @Test(arguments: [true, false])
    func
        `is erased or out of date in the storage too when a family says so while an answer is stored`(
            erase: Bool
        ) async throws
    {
        let library = Library()
        let storage = DeafStorage(library.storage)
        let store = library.relaunched(storage)
        let list = store.list("all")
        let (isReached, isOpen) = (Locked(false), Locked(false))
        storage.beforeNextCommit {
            isReached.withLock { $0 = true }
            while !isOpen.withLock({ $0 }) { await Task.yield() }
        }
        let load = Task { try await list.load() }
        await yield { isReached.withLock { $0 } }
        let invalidation = Task { try await store.invalidate(under: "", erase: erase) }
        // All the time that it needs to get ahead of the page that is applied.
        for _ in 0..<1_000 { await Task.yield() }
        isOpen.withLock { $0 = true }
        try await invalidation.value
        _ = try? await load.value
        let stored = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(stored.isLoaded == !erase && stored.isInvalidated == !erase)
        #expect(list.snapshot.isLoaded == stored.isLoaded)
        #expect(list.snapshot.isInvalidated == stored.isInvalidated)
    }

    @Test func `stores again the pages that another opening took away during a walk`() async throws
    {
        let library = Library()
        let list = try await library.loaded(2)
        let other = library.relaunched().list("all")
        try await other.load(.cacheOnly)
        let token = other.observe { _ in }
        library.server.hold()
        let asked = library.server.requests.count
        let walk = Task { try await list.refresh(.window) }
        await library.server.started(asked + 1)
        let anew = Task { try await other.refresh(.startOver) }
        await library.server.started(asked + 2)
        library.server.release(only: asked + 2)
        _ = try await anew.value
        library.server.release()
        #expect(try await walk.value.ids == Array(1...20))
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids == Array(1...20))
        // All the time that it needs to hear of that.
        for _ in 0..<10_000 { await Task.yield() }
        #expect(other.snapshot.isLoaded)
        token.cancel()
    }

    @Test(arguments: [true, false])
    func `is asked for again when another opening erased it or said it is out of date`(
        erase: Bool
    ) async throws {
        let library = Library()
        let list = try await library.loaded(1)
        let token = list.observe { _ in }
        library.server.items.insert(Row(101), at: 0)
        try await library.relaunched().list("all").invalidate(erase: erase)
        await yield { list.snapshot.ids.first == 101 }
        #expect(list.snapshot.ids.first == 101 && !list.snapshot.isInvalidated)
        token.cancel()
    }

    @Test func `whose stored head another opening spoiled stays as it is shown`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        try await library.damage { $0.contains("cursor") }
        // All the time that it needs to hear of that.
        for _ in 0..<10_000 { await Task.yield() }
        #expect(list.snapshot.ids == Array(1...20))
        library.server.items.insert(Row(101), at: 0)
        try await list.refresh()
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids == [101] + Array(1...20))
    }

    @Test func `hears of changes when its store is gone`() async throws {
        let library = Library()
        try await library.loaded(1)
        let list = library.relaunched().list("all")
        try await list.load(.cacheOnly)
        library.server.items.insert(Row(101), at: 0)
        try await library.list.refresh()
        await yield { list.snapshot.ids.first == 101 }
        #expect(list.snapshot.ids.first == 101)
    }

    @Test func `is there for as long as somebody watches it`() async throws {
        let library = Library()
        let seen = Notebook<Int>()
        weak var held: PagedList<Row>?
        func watch() async throws -> ObservationToken {
            let list = try await library.loaded(1)
            held = list
            library.store.trimMemory()
            return list.observe { seen.note($0.items.count) }
        }
        let token = try await watch()
        library.store.trimMemory()
        #expect(held != nil)
        try await library.list.load(.cached, .more)
        #expect(seen.lines.last == 20)
        token.cancel()
    }

    @Test func `is let go when nobody holds it and memory is short`() async throws {
        let library = Library()
        weak var held: PagedList<Row>?
        func use() async throws {
            let list = try await library.loaded(3)
            held = list
            try await list.refresh(.window)
            try await list.invalidate()
            list.observe { _ in }.cancel()
        }
        try await use()
        library.store.trimMemory()
        await yield { held == nil }
        #expect(held == nil)
        #expect(try await library.list.load(.cacheOnly).ids == Array(1...30))
    }

    @Test func `is loading more until the last load ends, whatever ends late`() async throws {
        let server = SimulatedList(rows(1...45))
        let stubborn = ClosurePagedSource<Row> { request in
            // Nobody cancels this one.
            try await Task { try await server.page(request) }.value
        }
        let list = PagedStore(name: "a", source: stubborn, options: PagingOptions(limit: 10)).list(
            "a")
        try await list.load()
        server.hold()
        let first = Task { try await list.load(.cached, .more) }
        await server.started(2)
        list.cancel()
        let second = Task { try await list.load(.cached, .more) }
        await server.started(3)
        server.release(only: 2)
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(list.snapshot.isLoadingMore)
        server.release()
        #expect(try await second.value.ids == Array(1...20))
        #expect(!list.snapshot.isLoadingMore)
    }

    @Test(arguments: 0..<20)
    func `is the same for two openings when both have done all they do`(round: Int) async throws {
        let rules = PagingOptions(limit: 10, pagesInMemory: round % 3 == 0 ? 2 : nil)
        let library = Library(
            90, paging: [.numbers, .cursors, .offsets][round % 3], rules: rules)
        let storage = DeafStorage(library.storage, isDeaf: false)
        let lists = [library.list, library.relaunched(storage, rules: rules).list("all")]
        let tokens = lists.map { $0.observe { _ in } }
        await withTaskGroup { group in
            for worker in 0..<4 {
                group.addTask {
                    var maker = ListMaker(seed: UInt64(round * 10 + worker))
                    let list = lists[worker % 2]
                    for step in 0..<15 {
                        library.server.items.insert(Row(1_000 + worker * 100 + step), at: 0)
                        switch maker.below(9) {
                        case 0...2: _ = try? await list.load(.cached, .more)
                        case 3: _ = try? await list.refresh(.window)
                        case 4: _ = try? await list.refresh()
                        case 5: try? await list.invalidate(erase: maker.below(3) == 0)
                        case 6: list.cancel()
                        case 7: storage.failNext()
                        default: _ = try? await list.load(.cached, .previous)
                        }
                    }
                }
            }
        }
        storage.failNext(0)
        library.server.items = rows(5_000...5_014)
        while try await lists[0].refresh(.startOver).items != Array(library.server.items.prefix(10))
        {}
        try await lists[0].load(.cached, .more)
        await yield { lists[1].snapshot.ids.first == 5_000 }
        #expect(lists[1].snapshot.ids.first == 5_000)
        let stored = try await library.storage.allSummaries(under: "rows/pages")
        #expect(stored.count == 2)
        #expect(
            try await library.relaunched().list("all").load(.cacheOnly).ids == Array(5_000...5_014))
        _ = tokens
    }
}

/// A storage over another one that tells nothing of changes, and fails when told to.
private final class DeafStorage: EntryStorage {
    private let base: MemoryStorage
    private let isDeaf: Bool
    private let failures = Locked(0)
    private let hook = Locked<(@Sendable () async -> Void)?>(nil)
    let durability = Durability.transient

    init(_ base: MemoryStorage, isDeaf: Bool = true) {
        self.base = base
        self.isDeaf = isDeaf
    }

    func failNext(_ count: Int = 1) { failures.withLock { $0 = count } }

    /// Runs something before the next commit, in which others may overtake it.
    func beforeNextCommit(_ body: @escaping @Sendable () async -> Void) {
        hook.withLock { $0 = body }
    }

    func commit(_ write: Write) async throws -> Commit {
        let body = hook.withLock { hook in
            defer { hook = nil }
            return hook
        }
        await body?()
        let fails = failures.withLock { count in
            defer { count = max(0, count - 1) }
            return count > 0
        }
        if fails { throw LarderError(.io, message: "The disk fails.") }
        return try await base.commit(write)
    }

    func entry(for key: Key) async throws -> StoredEntry? { try await base.entry(for: key) }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func position() async throws -> StoragePosition { try await base.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        if !isDeaf { return base.changes(after: position) }
        return AsyncThrowingStream { _ in }
    }

    func close() async throws { try await base.close() }
}

extension Library {
    /// Spoils the bytes of the stored entries that a test says of.
    fileprivate func damage(_ isMeant: (String) -> Bool) async throws {
        for summary in try await storage.allSummaries(under: "rows") {
            guard var entry = try await storage.entry(for: summary.key),
                isMeant(String(decoding: entry.value, as: UTF8.self))
            else { continue }
            entry.value = Data("{".utf8)
            try await storage.commit([.put(entry)])
        }
    }
}
