import Foundation
import Larder
import LarderSimulation
import Testing

/// What others say of something that is not stored yet: it leaves no trace in the storage.
@Suite struct `Said by others before it is stored` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func store(
        _ storage: any EntryStorage, _ source: ScriptedSource<Int>? = nil
    ) -> Store<Int> {
        Store(
            name: "test", source: source, storage: storage,
            freshness: .after(.seconds(60), stale: .seconds(600)), retry: .never,
            environment: clock.environment())
    }

    @Test(arguments: [false, true])
    func `while a fetch is stored, it is out of date, here and for all`(erase: Bool) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, ScriptedSource([.value(1)]))
        let other = self.store(memory.opened())
        storage.beforeNextCommit { try await other.invalidate("a", erase: erase) }
        try await store.load("a")
        let shown = await snapshot(of: "a", in: store) { $0.isInvalidated }
        #expect(shown.value == 1)
        try await other.load("a", policy: .cacheOnly)
        _ = await snapshot(of: "a", in: other) { $0.isInvalidated }
    }

    @Test(arguments: [false, true])
    func `while a fetch is stored, it is asked for again by who watches`(erase: Bool) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, ScriptedSource([.value(1), .value(2)]))
        let other = self.store(memory.opened())
        storage.beforeNextCommit { try await other.invalidate("a", erase: erase) }
        let token = store.observe("a", loading: .cached) { _ in }
        let shown = await snapshot(of: "a", in: store) { $0.value == 2 }
        #expect(!shown.isInvalidated)
        await store.flush()
        #expect(try await other.load("a", policy: .cacheOnly).value == 2)
        token.cancel()
    }

    @Test func `while the source is asked, what it says is out of date`() async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let store = store(memory, source)
        let other = self.store(memory.opened())
        try await store.load("a", policy: .cacheOnly)
        let load = Task { try await store.load("a") }
        await source.started(1)
        try await other.invalidate("a")
        for _ in 0..<1_000 { await Task.yield() }
        source.release()
        #expect(try await load.value.isInvalidated)
        #expect(try await other.load("a", policy: .cacheOnly).isInvalidated)
    }

    @Test func `while a fetch is stored, it is said again until the storage has it`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, ScriptedSource([.value(1)]))
        let other = self.store(memory.opened())
        storage.beforeNextCommit { try await other.invalidate("a") }
        storage.afterNextCommit { storage.failCommits(2) }
        try await store.load("a")
        _ = await snapshot(of: "a", in: store) { $0.isInvalidated }
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        try await other.load("a", policy: .cacheOnly)
        _ = await snapshot(of: "a", in: other) { $0.isInvalidated }
    }

    @Test(arguments: [false, true], [2, 5])
    func `while several fetch it, each asks a few times more and no further`(
        hasValue: Bool, count: Int
    ) async throws {
        let asked = Locked(0)
        let source = ClosureSource<Int> { _ in
            asked.withLock { $0 += 1 }
            // All take equally long.
            for _ in 0..<100 { await Task.yield() }
            return .fetched(Fetched(1))
        }
        let stores = (0..<count).map { _ in
            Store<Int>(
                name: "test", source: source, storage: memory.opened(),
                freshness: .after(.seconds(60), stale: .seconds(600)), retry: .never,
                environment: clock.environment())
        }
        if hasValue { try await stores[0].set("a", to: 0) }
        for store in stores { try await store.load("a", policy: .cacheOnly) }
        let tokens = stores.map { $0.observe("a") { _ in } }
        for store in stores { Task { try await store.load("a", policy: .validate) } }
        await yield { asked.withLock { $0 } == count }
        try await stores[0].invalidate("a")
        await yield {
            stores.allSatisfy { store in
                let shown = store.snapshot(of: "a")
                return shown.value == 1 && !shown.isLoading && !shown.isInvalidated
            }
        }
        #expect(asked.withLock { $0 } < 6 * count)
        withExtendedLifetime(tokens) {}
    }

    @Test(arguments: [false, true])
    func `of a list that is being stored, it is asked for again by who watches`(
        erase: Bool
    ) async throws {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        let other = library.relaunched().list("all")
        storage.beforeNextCommit {
            library.server.items.insert(Row(101), at: 0)
            try await other.invalidate(erase: erase)
        }
        let token = list.observe(loading: .cached) { _ in }
        _ = await snapshot(of: list) { $0.ids.first == 101 && !$0.isInvalidated }
        await yield { !list.snapshot.isLoading }
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids.first == 101)
        token.cancel()
    }

    @Test(arguments: [false, true])
    func `it is heard however late its news comes`(isGap: Bool) async throws {
        let storage = LateNewsStorage(memory, isGap: isGap)
        let other = self.store(memory.opened())
        let source = ClosureSource<Int> { _ in
            try await other.invalidate("a")
            return .fetched(Fetched(1))
        }
        let store = Store(
            name: "test", source: source, storage: storage, freshness: .after(.seconds(60)),
            environment: clock.environment())
        #expect(try await !store.load("a").isInvalidated)
        storage.release()
        _ = await snapshot(of: "a", in: store) { $0.isInvalidated }
        while try await !other.load("a", policy: .cacheOnly).isInvalidated {}
    }

    @Test(arguments: [false, true])
    func `of a list, it is heard however late its news comes`(isGap: Bool) async throws {
        let library = Library()
        let storage = LateNewsStorage(library.storage, isGap: isGap)
        let source = LateAnswers(of: library.server)
        let list = source.list(in: library, over: storage)
        _ = try? await list.load(.cacheOnly)
        let other = library.relaunched().list("all")
        source.hold()
        let load = Task { try await list.load(.cached) }
        await yield { source.asked == 1 }
        try await other.invalidate()
        source.release()
        _ = try await load.value
        // What is loaded on top of it was asked for later, and it was not.
        try await list.load(.cached, .more)
        storage.release()
        let shown = await snapshot(of: list) { $0.isInvalidated }
        #expect(shown.items.count == 20)
        while try await !library.relaunched().list("all").load(.cacheOnly).isInvalidated {}
    }

    @Test func `of a list, it is heard also while the rules of the app run`() async throws {
        let library = Library()
        let storage = LateNewsStorage(library.storage, isGap: true)
        let server = library.server
        let source = ClosurePagedSource<Row> { request in
            try await library.relaunched().list("all").invalidate()
            return try await server.page(request)
        }
        let (isGrouping, mayGo) = (Locked(false), Locked(false))
        let list = PagedStore(
            name: "rows", source: source, storage: storage, options: PagingOptions(limit: 10),
            freshness: .after(.seconds(600)),
            groupedBy: { row in
                isGrouping.withLock { $0 = true }
                // Not for ever, where there is one thread only.
                for _ in 0..<2_000 where !mayGo.withLock({ $0 }) {
                    Thread.sleep(forTimeInterval: 0.001)
                }
                return "\(row.id)"
            }, environment: library.clock.environment()
        ).list("all")
        let load = Task { try await list.load(.cached) }
        while !isGrouping.withLock({ $0 }) { await Task.yield() }
        storage.release()
        for _ in 0..<1_000 { await Task.yield() }
        mayGo.withLock { $0 = true }
        _ = try await load.value
        _ = await snapshot(of: list) { $0.isInvalidated }
    }

    @Test func `of a list, it is heard also when memory was trimmed meanwhile`() async throws {
        let library = Library()
        let storage = LateNewsStorage(library.storage)
        let source = ClosurePagedSource<Row> { request in
            try await library.relaunched().list("all").invalidate()
            return try await library.server.page(request)
        }
        let family = PagedStore(
            name: "rows", source: source, storage: storage, options: PagingOptions(limit: 10),
            freshness: .after(.seconds(600)), environment: library.clock.environment())
        try await family.list("all").load(.cached)
        family.trimMemory()
        #expect(family.inMemory.count == 1)
        storage.release()
        _ = await snapshot(of: family.list("all")) { $0.isInvalidated }
        library.clock.advance(by: .seconds(5))
        await yield {
            family.trimMemory()
            return family.inMemory.isEmpty
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `by one who has asked again since, the answer to what was asked before does not stand`(
        hasValue: Bool, erase: Bool
    ) async throws {
        let source = ScriptedSource<Int>([.held(0)])
        let store = store(memory, source)
        let other = self.store(memory.opened(), ScriptedSource([.value(1)]))
        if hasValue { try await other.set("a", to: -1) }
        for store in [store, other] { try await store.load("a", policy: .cacheOnly) }
        let load = Task { try await store.load("a", policy: .validate) }
        await source.started(1)
        clock.advance(by: .seconds(1))
        try await other.invalidate("a", erase: erase)
        // An outdated value would be returned at once, and asked for behind.
        try await other.load("a", policy: .validate)
        source.release()
        #expect(try await load.value.value == 1)
        let next = try await self.store(memory.opened()).load("a", policy: .cacheOnly)
        #expect(next.value == 1 && !next.isInvalidated)
    }

    @Test func `nothing, not modified is asked again beside an answer asked for earlier`()
        async throws
    {
        try await store(memory, ScriptedSource([.value(0)])).load("a")
        let late = ScriptedSource<Int>([
            ScriptedSource.Step(isHeld: true) { _ in .notModified(NotModified()) }, .value(0),
        ])
        let early = ScriptedSource<Int>([.held(1)])
        let (store, other) = (store(memory.opened(), late), store(memory.opened(), early))
        for store in [store, other] { try await store.load("a", policy: .cacheOnly) }
        let earlier = Task { try await other.load("a", policy: .validate) }
        await early.started(1)
        clock.advance(by: .seconds(1))
        let later = Task { try await store.load("a", policy: .validate) }
        await late.started(1)
        early.release()
        _ = try await earlier.value
        _ = await snapshot(of: "a", in: store) { $0.value == 1 }
        late.release()
        #expect(try await later.value.value == 0)
        let stored = try await self.store(memory.opened()).load("a", policy: .cacheOnly)
        #expect(stored.value == 0)
    }

    @Test(arguments: [false, true], [false, true])
    func `by one who has asked again since, and once more, is asked for again`(
        isWatched: Bool, erase: Bool
    ) async throws {
        let source = ScriptedSource<Int>([.held(0), .value(2)])
        let store = store(memory, source)
        let other = self.store(memory.opened(), ScriptedSource([.value(1)]))
        try await store.load("a", policy: .cacheOnly)
        let token = isWatched ? store.observe("a", loading: nil) { _ in } : nil
        let load = Task { try await store.load("a") }
        await source.started(1)
        clock.advance(by: .seconds(1))
        try await other.load("a")
        _ = await snapshot(of: "a", in: store) { $0.value == 1 }
        try await other.invalidate("a", erase: erase)
        _ = await snapshot(of: "a", in: store) { $0.isInvalidated || $0.value == nil }
        source.release()
        #expect(try await load.value.value == 2)
        let shown = await snapshot(of: "a", in: store) { $0.value == 2 }
        #expect(!shown.isInvalidated)
        token?.cancel()
    }

    @Test(arguments: [false, true])
    func `by us, of what another has asked for since, the next answer is up to date`(byTag: Bool)
        async throws
    {
        let source = ScriptedSource<Int>([
            ScriptedSource.Step(isHeld: true) { _ in .fetched(Fetched(0, tags: ["x"])) },
            .fetched(Fetched(2, tags: ["x"])),
        ])
        let store = store(memory, source)
        let late = ScriptedSource<Int>([.fetched(Fetched(1, tags: ["x"]))])
        let other = self.store(memory.opened(), late)
        let load = Task { try await store.load("a") }
        await source.started(1)
        clock.advance(by: .seconds(1))
        try await other.load("a")
        _ = await snapshot(of: "a", in: store) { $0.value == 1 }
        if byTag {
            try await store.invalidate(tags: ["x"])
        } else {
            try await store.invalidate("a")
        }
        source.release()
        let loaded = try await load.value
        #expect(loaded.value == 2 && !loaded.isInvalidated)
        #expect(try await !other.load("a", policy: .cacheOnly).isInvalidated)
    }

    @Test func `by one who asks each time after us, it is shown as out of date in the end`()
        async throws
    {
        let other = self.store(memory.opened(), ScriptedSource((1...4).map { .value(10 * $0) }))
        let shown = Locked<Store<Int>?>(nil)
        let source = ClosureSource<Int> { [clock] _ in
            clock.advance(by: .seconds(1))
            let value = try await other.load("a", policy: .networkFirst).value
            if let store = shown.withLock({ $0 }) {
                _ = await snapshot(of: "a", in: store) { $0.value == value }
                try await other.invalidate("a")
                _ = await snapshot(of: "a", in: store) { $0.isInvalidated }
            }
            return .fetched(Fetched(0))
        }
        let store = Store(
            name: "test", source: source, storage: memory.opened(),
            freshness: .after(.seconds(60)), retry: .never, environment: clock.environment())
        shown.withLock { $0 = store }
        let loaded = try await store.load("a")
        #expect(loaded.value == 40 && loaded.isInvalidated && loaded.failure == nil)
        shown.withLock { $0 = nil }
    }

    @Test(arguments: [false, true])
    func `nothing, an answer that is over by now does not stand above an earlier one`(
        isLifetime: Bool
    ) async throws {
        func store(_ source: ScriptedSource<Int>) -> Store<Int> {
            Store(
                name: "test", source: source, storage: memory.opened(),
                freshness: .after(.seconds(2), stale: .seconds(isLifetime ? 60 : 2)), retry: .never,
                lifetime: isLifetime ? .seconds(4) : nil, environment: clock.environment())
        }
        let source = ScriptedSource<Int>([.held(0), .value(2)])
        let (early, late) = (store(source), store(ScriptedSource([.value(1)])))
        let load = Task { try await early.load("a") }
        await source.started(1)
        clock.advance(by: .seconds(1))
        try await late.load("a")
        _ = await snapshot(of: "a", in: early) { $0.value == 1 }
        clock.advance(by: .seconds(30))
        source.release()
        let loaded = try await load.value
        #expect(loaded.value == 2 && loaded.age(at: clock.environment().now()) == .fresh)
    }

    @Test func `nothing, an answer that is gone again does not stand above an earlier one`()
        async throws
    {
        let source = ScriptedSource<Int>([.held(0)])
        let store = store(memory, source)
        let other = self.store(memory.opened(), ScriptedSource([.value(1)]))
        let load = Task { try await store.load("a", policy: .networkFirst) }
        await source.started(1)
        clock.advance(by: .seconds(1))
        try await other.load("a")
        _ = await snapshot(of: "a", in: store) { $0.value == 1 }
        try await other.remove("a")
        _ = await snapshot(of: "a", in: store) { $0.value == nil }
        await store.seed("a", with: -5)
        source.release()
        #expect(try await load.value.value == 0)
    }

    enum News: CaseIterable { case erased, key, tag, byOther }

    @Test(arguments: News.allCases, [false, true])
    func `before the source is asked, while the fetch waits for its turn, its answer is up to date`(
        news: News, isRetry: Bool
    ) async throws {
        let queue = FetchQueue(limit: 1)
        let (before, turn) = (ScriptedSource<Int>([.held(0)]), Locked(0))
        let source = ClosureSource<Int> { _ in
            if turn.withLock({
                $0 += 1; return $0
            }) == 1, isRetry {
                throw LarderError(.unreachable, message: "Scripted failure.")
            }
            return .fetched(Fetched(1, tags: ["x"]))
        }
        let store = Store(
            name: "test", source: source, storage: memory.opened(),
            freshness: .after(.seconds(60)),
            retry: isRetry ? Retry(first: .seconds(1), jitter: 0) : .never, queue: queue,
            environment: clock.environment())
        let other = self.store(memory.opened())
        try await other.set("a", to: -1)
        try await store.load("a", policy: .cacheOnly)
        let busy = Store(name: "busy", source: before, queue: isRetry ? nil : queue)
        let waited = Task { try await busy.load("b") }
        await before.started(1)
        let load = Task { try await store.load("a", policy: .networkFirst) }
        if isRetry {
            await clock.sleepers()
        } else {
            _ = await snapshot(of: "a", in: store) { $0.isLoading }
            for _ in 0..<1_000 { await Task.yield() }
        }
        switch news {
        case .erased: try await other.remove("a")
        case .key: try await store.invalidate("a")
        case .tag: try await store.invalidate(tags: ["x"])
        case .byOther: try await other.invalidate("a")
        }
        if news != .tag {
            _ = await snapshot(of: "a", in: store) { $0.isInvalidated || $0.value == nil }
        }
        before.release()
        clock.advance(by: .seconds(2))
        _ = try await waited.value
        let loaded = try await load.value
        #expect(loaded.value == 1 && !loaded.isInvalidated)
    }

    @Test func `nothing, an answer that is over when it is heard of does not stand above`()
        async throws
    {
        func store(_ storage: any EntryStorage, _ source: ScriptedSource<Int>) -> Store<Int> {
            Store(
                name: "test", source: source, storage: storage, freshness: .after(.seconds(2)),
                retry: .never, lifetime: .seconds(4), environment: clock.environment())
        }
        let late = LateNewsStorage(memory)
        let source = ScriptedSource<Int>([.held(0), .value(2)])
        let early = store(late, source)
        let load = Task { try await early.load("a") }
        await source.started(1)
        clock.advance(by: .seconds(1))
        try await store(memory.opened(), ScriptedSource([.value(1)])).load("a")
        clock.advance(by: .seconds(30))
        source.release()
        #expect(try await load.value.value == 2)
    }

    @Test(arguments: LoadPolicy.allCases.filter { $0 == .cached || $0 == .validate })
    func `by tag, who asks after it gets what is asked for after it`(policy: LoadPolicy)
        async throws
    {
        let source = ScriptedSource<Int>([
            ScriptedSource.Step(isHeld: true) { _ in .fetched(Fetched(0, tags: ["x"])) },
            .fetched(Fetched(1, tags: ["x"])),
        ])
        let store = store(memory, source)
        let early = Task { try await store.load("a") }
        await source.started(1)
        try await store.invalidate(tags: ["x"])
        let late = Task { try await store.load("a", policy: policy) }
        for _ in 0..<1_000 { await Task.yield() }
        source.release()
        #expect(try await early.value.isInvalidated)
        let loaded = try await late.value
        #expect(loaded.value == 1 && !loaded.isInvalidated)
    }

    @Test(arguments: [false, true])
    func `is asked for by who set his clock back meanwhile as by anybody`(byOther: Bool)
        async throws
    {
        let source = ScriptedSource<Int>([.value(0), .held(1)])
        let store = store(memory, source)
        try await store.load("a")
        clock.shiftWall(by: .seconds(-3_600))
        let load = Task { try await store.load("a", policy: .validate) }
        await source.started(2)
        let other = byOther ? self.store(memory.opened()) : store
        try await other.invalidate("a")
        _ = await snapshot(of: "a", in: store) { $0.isInvalidated }
        source.release()
        #expect(try await load.value.value == 1)
    }

    @Test func `what could not be stored stands above an answer that was asked for before it`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.value(1)])
        let store = store(storage, source)
        let slow = ScriptedSource<Int>([.held(0)])
        let other = self.store(memory.opened(), slow)
        let early = Task { try await other.load("a") }
        await slow.started(1)
        clock.advance(by: .seconds(1))
        try await store.load("a", policy: .cacheOnly)
        storage.failCommits(2)
        _ = try? await store.load("a")
        clock.advance(by: .seconds(1))
        slow.release()
        _ = try await early.value
        for _ in 0..<1_000 { await Task.yield() }
        #expect(try await store.load("a", policy: .cacheOnly).value == 1)
    }

    @Test(arguments: [false, true])
    func `nothing, of two answers the one that was asked for later stands`(isFirst: Bool)
        async throws
    {
        let sources = [ScriptedSource<Int>([.held(0)]), ScriptedSource<Int>([.held(1)])]
        let stores = sources.map { store(memory.opened(), $0) }
        for store in stores { try await store.load("a", policy: .cacheOnly) }
        var loads: [Task<Int?, any Error>] = []
        for (store, source) in zip(stores, sources) {
            loads.append(Task { try await store.load("a").value })
            await source.started(1)
            clock.advance(by: .seconds(1))
        }
        for index in isFirst ? [1, 0] : [0, 1] {
            sources[index].release()
            #expect(try await loads[index].value == (isFirst ? 1 : index))
        }
        #expect(try await store(memory.opened()).load("a", policy: .cacheOnly).value == 1)
    }
}
