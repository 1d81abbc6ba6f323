import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Fetching blobs through` {
    let album = Album()

    @Test func `asks once, and answers from the folder afterwards`() async throws {
        let asked = Notebook<URL>()
        let url = try #require(URL(string: "https://example.org/icon.png?a=1/2"))
        let fetch: @Sendable (URL) async throws -> Data = { url in
            asked.note(url)
            return blob(1)
        }
        #expect(try await album.open().load(url, via: fetch) == blob(1))
        #expect(try await album.open().load(url, via: fetch) == blob(1))
        #expect(asked.lines == [url])
        #expect(try await album.open().id(for: .blob(at: url)) == BlobID(of: blob(1)))
    }

    @Test func `is one fetch for many who ask at once`() async throws {
        let store = try album.open()
        let gate = Gate()
        let asked = Notebook<Bool>()
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await store.load("icon") {
                        asked.note(true)
                        await gate.wait()
                        return blob(1)
                    }
                }
            }
            while album.counts[.fetchJoined] < 49 { await Task.yield() }
            gate.open()
            for try await bytes in group { #expect(bytes == blob(1)) }
        }
        #expect(asked.lines.count == 1)
    }

    enum Elsewhere: CaseIterable { case put, remove, putAndRemove }

    @Test(arguments: Elsewhere.allCases, [true, false])
    func `leaves what another opening did to its name meanwhile`(
        change: Elsewhere, isLost: Bool
    ) async throws {
        let album = Album()
        let (store, other) = (try album.open(memory: 0), try album.open(memory: 0))
        if isLost {
            let id = try await store.put(blob(1), for: "a")
            _ = try await other.id(for: "a")
            try FileManager.default.removeItem(atPath: album.file(id))
        }
        let loaded = try await store.load("a") {
            if change != .remove || !isLost { try await other.put(blob(1), for: "a") }
            if change != .put { try await other.remove("a") }
            return blob(2)
        }
        #expect(loaded == (change == .put ? blob(1) : blob(2)))
        #expect(try await store.bytes(for: "a") == (change == .put ? blob(1) : nil))
        #expect(try await album.open().bytes(for: "a") == (change == .put ? blob(1) : nil))
    }

    @Test func `leaves a name that another opening put, removed, and hid in a rewritten log`()
        async throws
    {
        let album = Album()
        let (store, other) = (try album.open(), try album.open())
        let loaded = try await store.load("a") {
            try await other.put(blob(1), for: "a")
            try await other.remove("a")
            for number in 0..<400 { try await other.put(blob(number % 3), for: "b") }
            return blob(2)
        }
        #expect(loaded == blob(2))
        #expect(try await album.open().bytes(for: "a") == nil)
    }

    #if os(Linux)
    @Test func `takes a damaged blob for missing, also while it cannot be set aside`()
        async throws
    {
        let album = Album()
        let id = try await album.open().put(blob(1), for: "a")
        try blob(2).write(to: URL(fileURLWithPath: album.file(id)))
        let store = try BlobStore(
            at: album.url, patience: .milliseconds(1),
            environment: album.clock.environment(reporter: album.counts))
        let lock = try #require(fopen(album.url.path + "/lock", "r+"))
        defer { fclose(lock) }
        #expect(flock(fileno(lock), LOCK_EX) == 0)
        #expect(try await store.load("a") { blob(3) } == blob(3))
        #expect(album.counts[.damaged] > 0 && album.counts[.setAside] == 0)
    }
    #endif

    @Test func `that may not be stored is fetched again by the next caller`() async throws {
        let album = Album()
        let store = try album.open()
        for number in 1...2 {
            let loaded = try await store.loadFetched("a") {
                var fetched = Fetched(blob(number))
                fetched.mayBeStored = false
                return fetched
            }
            #expect(loaded.value == blob(number) && !loaded.mayBeStored)
        }
        #expect(try await store.id(for: "a") == nil && album.files.isEmpty)
    }

    @Test func `of a name whose file went keeps what is there by now`() async throws {
        let album = Album()
        let store = try album.open(memory: 0)
        let id = try await store.put(blob(1), for: "a")
        try FileManager.default.removeItem(atPath: album.file(id))
        let asked = Notebook<Bool>()
        for _ in 0..<3 {
            let bytes = try await store.load("a") {
                asked.note(true)
                return blob(2)
            }
            #expect(bytes == blob(2))
        }
        #expect(asked.lines.count == 1)
    }

    @Test func `that fails fails for all who wait, keeps nothing, and may be tried again`()
        async throws
    {
        let store = try album.open()
        let error = await #expect(throws: LarderError.self) {
            try await store.load("icon") { throw LarderError(.unreachable, message: "Nobody.") }
        }
        #expect(error?.code == .unreachable)
        #expect(try await store.load("icon") { blob(1) } == blob(1))
    }

    @Test func `goes on when one asker cancels, and ends with the last`() async throws {
        let store = try album.open()
        let gate = Gate()
        let cancelled = Notebook<Bool>()
        let fetch: @Sendable () async throws -> Data = {
            await gate.wait()
            if Task.isCancelled { cancelled.note(true) }
            return blob(1)
        }
        let one = Task { try await store.load("icon", via: fetch) }
        let other = Task { try await store.load("icon", via: fetch) }
        while album.counts[.fetchJoined] < 1 { await Task.yield() }
        one.cancel()
        await #expect(throws: CancellationError.self) { try await one.value }
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        gate.open()
        while cancelled.lines.isEmpty { await Task.yield() }
        while album.counts[.fetchCancelled] == 0 { await Task.yield() }
        #expect(try await store.bytes(for: "icon") == nil)
    }

    @Test func `ends when the fetch gives up by itself`() async throws {
        let store = try album.open()
        let asked = Notebook<Bool>()
        let error = await #expect(throws: LarderError.self) {
            try await store.load("icon") {
                asked.note(true)
                throw asked.lines.count < 3
                    ? CancellationError() : LarderError(.refused, message: "Asked too often.")
            }
        }
        #expect(error?.code == .unreachable && asked.lines.count == 1)
    }

    enum Change: CaseIterable { case remove, removeContent, put, move }

    @Test(arguments: Change.allCases)
    func `does not undo what is done to its name meanwhile`(change: Change) async throws {
        let store = try album.open()
        let (gate, asked) = (Gate(), Notebook<Bool>())
        try await store.put(blob(2), for: "other")
        let load = Task {
            try await store.load("icon") {
                asked.note(true)
                await gate.wait()
                return blob(1)
            }
        }
        while asked.lines.isEmpty { await Task.yield() }
        switch change {
        case .remove: try await store.remove("icon")
        case .removeContent: try await store.remove(BlobID(of: blob(1)))
        case .put: try await store.put(blob(2), for: "icon")
        case .move: try await store.move("other", to: "icon")
        }
        gate.open()
        let isThere = change == .put || change == .move
        #expect(try await load.value == (isThere ? blob(2) : blob(1)))
        #expect(try await store.bytes(for: "icon") == (isThere ? blob(2) : nil))
        #expect(try await store.bytes(BlobID(of: blob(1))) == nil)
        // Who asks after it is asked for anew.
        #expect(try await store.load("icon") { blob(3) } == (isThere ? blob(2) : blob(3)))
    }

    @Test func `does not take the place of what another program put meanwhile`() async throws {
        let (store, other) = (try album.open(), try album.open())
        let (gate, asked) = (Gate(), Notebook<Bool>())
        let load = Task {
            try await store.load("icon") {
                asked.note(true)
                await gate.wait()
                return blob(1)
            }
        }
        while asked.lines.isEmpty { await Task.yield() }
        try await other.put(blob(2), for: "icon")
        gate.open()
        #expect(try await load.value == blob(2))
        #expect(try await store.bytes(for: "icon") == blob(2))
        #expect(try await other.bytes(for: "icon") == blob(2))
    }
}
