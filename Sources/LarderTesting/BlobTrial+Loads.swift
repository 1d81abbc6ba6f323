import Larder
import Testing

/// What the rules about loads that meet other loads and changes do.
extension BlobTrial {
    func changedMeanwhileAmongMany() async throws {
        let (store, other) = (try await open(), try await open())
        for isChanged in [false, true] {
            let name = Key("\(isChanged)")
            let loaded = try await store.load(name) {
                if isChanged { try await other.put(blob(7), for: name) }
                for number in 0..<40 {
                    try await other.put(blob(number), for: Key("passing", "\(number)"))
                }
                if isChanged { try await other.remove(name) }
                for number in 0..<40 { try await other.remove(Key("passing", "\(number)")) }
                return blob(99)
            }
            #expect(loaded == blob(99), sourceLocation: source)
            try await expect(store, name, isChanged ? nil : blob(99))
        }
    }

    func loadedBesideOthers() async throws {
        enum End: CaseIterable { case cancelled, failing, forbidden }
        for end in End.allCases {
            for isElsewhere in [false, true] where isElsewhere || end == .cancelled {
                let store = try await open(memory: 0)
                let other = isElsewhere ? try await open(memory: 0) : store
                let name = Key("\(end)", "\(isElsewhere)")
                let (first, second) = (Latch(), Latch())
                let leaving = Task {
                    try await other.loadFetched(name) {
                        await first.wait()
                        if end == .failing { throw LarderError(.notFound, message: "Nothing.") }
                        return Fetched(blob(1), mayBeStored: end != .forbidden)
                    }
                }
                await first.arrival()
                if end == .cancelled {
                    leaving.cancel()
                    _ = await leaving.result
                }
                let staying = Task {
                    try await store.load(name) {
                        await second.wait()
                        return blob(2)
                    }
                }
                await second.arrival()
                first.open()
                if end != .cancelled { _ = await leaving.result }
                for _ in 0..<200 { await Task.yield() }
                second.open()
                #expect(try await staying.value == blob(2), "\(name)", sourceLocation: source)
                try await expect(store, name, blob(2))
            }
        }
    }

    func changedInVain() async throws {
        enum Change: CaseIterable { case tooLarge, unknownBlob, missingName }
        for isElsewhere in [false, true] {
            for change in Change.allCases {
                let store = try await open(disk: 10_000)
                let other = isElsewhere ? try await open(disk: 10_000) : store
                let name = Key("\(change)", "\(isElsewhere)")
                let loaded = try await store.load(name) {
                    switch change {
                    case .tooLarge: _ = try? await other.put(blob(1, 10_001), for: name)
                    case .unknownBlob: _ = try await other.setName(name, of: BlobID(of: blob(99)))
                    case .missingName: try? await other.move("missing", to: name)
                    }
                    return blob(2)
                }
                #expect(loaded == blob(2), sourceLocation: source)
                try await expect(store, name, blob(2), "\(name)")
            }
        }
    }

    func keepingAll() async throws {
        let asked = Locked(0)
        let store = try await open(disk: 5_000) { uses in
            asked.withLock { $0 += 1 }
            return Set(uses.map(\.id))
        }
        try await fill(store, 0..<100)
        // Each tenth of the limit has five blobs.
        #expect(asked.withLock { $0 } <= 12, sourceLocation: source)
        try await expect(store, contents: 100, names: 100)
        for number in 0..<100 { try await store.remove(Key("\(number)")) }
        try await fill(store, 100..<155)
        #expect(try await store.usage().bytes <= 5_500, sourceLocation: source)
    }

    func loadingBeyondLimit() async throws {
        let latch = Latch()
        let store = try await open(disk: 1_000) { _ in
            await latch.wait()
            return []
        }
        try await fill(store, 0..<10)
        #expect(try await store.load("more") { blob(50) } == blob(50), sourceLocation: source)
        try await expect(store, "more", blob(50))
        await latch.arrival()
        latch.open()
        while try await store.usage().bytes > 1_000 { await Task.yield() }
        try await expect(store, "more", blob(50))
    }
}

/// Holds tasks until it is opened, whether they are cancelled or not.
private final class Latch: Sendable {
    private struct State {
        var isOpen = false
        var hasArrived = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                state.hasArrived = true
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Returns once somebody waits.
    func arrival() async {
        while !state.withLock({ $0.hasArrived }) { await Task.yield() }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
