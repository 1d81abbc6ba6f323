import Larder
import LarderSimulation
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the rules of ``BlobContract`` do.
struct BlobTrial: Sendable {
    let place: BlobContract.Place
    let source: SourceLocation
    let clock = ManualClock()

    init(place: BlobContract.Place, source: SourceLocation) {
        self.place = place
        self.source = source
    }

    func open(
        memory: Int = 1_000_000, disk: Int? = nil,
        keeping: @escaping BlobContract.Keeping = { _ in [] }
    ) async throws -> BlobStore {
        try await place.open(
            BlobLimits(memory: memory, disk: disk), clock.environment(), keeping)
    }

    /// Bytes that differ with the number.
    func blob(_ number: Int, _ count: Int = 100) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) })
    }

    func expect(
        _ store: BlobStore, _ name: Key, _ wanted: Data?, _ comment: String = ""
    ) async throws {
        let found = try await store.bytes(for: name)
        #expect(found == wanted, "\(name) \(comment)", sourceLocation: source)
        let isThere = try await store.id(for: name) != nil
        #expect(isThere == (wanted != nil), "\(name) \(comment)", sourceLocation: source)
    }

    func expect(
        _ store: BlobStore, contents: Int, names: Int, bytes: Int? = nil
    ) async throws {
        let usage = try await store.usage()
        #expect(usage.contents == contents && usage.names == names, sourceLocation: source)
        if let bytes { #expect(usage.bytes == bytes, sourceLocation: source) }
    }

    func reopening() async throws {
        let id = try await open().put(blob(1), for: "items/17")
        let store = try await open()
        try await expect(store, "items/17", blob(1))
        try await expect(store, "items/18", nil)
        #expect(try await store.bytes(id) == blob(1), sourceLocation: source)
        #expect(try await store.bytes(BlobID(of: blob(2))) == nil, sourceLocation: source)
        #expect(try await store.names(of: BlobID(of: blob(2))) == [], sourceLocation: source)
    }

    func anyName() async throws {
        let paths = [
            "", "a b", "%20", "ü/☃\n", "%zz%", "names", "a//b", "/", "%_", "'", "e\u{301}",
            "\u{e9}",
            "\u{301}", String(repeating: "x", count: 1_000),
        ]
        let store = try await open()
        for (number, path) in paths.enumerated() {
            try await store.put(blob(number), for: Key(path: path))
        }
        let next = try await open(memory: 0)
        for (number, path) in paths.enumerated() {
            try await expect(next, Key(path: path), blob(number))
            let names = try await next.names(of: BlobID(of: blob(number)))
            #expect(names == [Key(path: path)], sourceLocation: source)
        }
        for path in paths {
            #expect(try await next.remove(Key(path: path)), sourceLocation: source)
        }
        try await expect(store, contents: 0, names: 0, bytes: 0)
    }

    func anyBytes() async throws {
        let all = [Data(), Data([0]), Data((0...255).map(UInt8.init)), blob(3, 1_000_000)]
        for (number, bytes) in all.enumerated() {
            try await open().put(bytes, for: Key("\(number)"))
        }
        for (number, bytes) in all.enumerated() {
            try await expect(try await open(), Key("\(number)"), bytes)
        }
    }

    func equalBytes() async throws {
        let store = try await open()
        let id = try await store.put(blob(1), for: "a")
        #expect(try await store.put(blob(1), for: "b") == id, sourceLocation: source)
        #expect(try await store.put(blob(1), for: "a") == id, sourceLocation: source)
        try await expect(store, contents: 1, names: 2, bytes: 100)
        #expect(try await store.remove("a"), sourceLocation: source)
        try await expect(store, "b", blob(1))
        #expect(try await store.remove("b"), sourceLocation: source)
        #expect(try await store.bytes(id) == nil, sourceLocation: source)
        try await expect(store, contents: 0, names: 0, bytes: 0)
        #expect(try await !store.remove("b"), sourceLocation: source)
    }

    func replacing() async throws {
        let store = try await open()
        let old = try await store.put(blob(1), for: "a")
        try await store.put(blob(2), for: "a")
        try await expect(store, "a", blob(2))
        try await expect(try await open(), "a", blob(2))
        #expect(try await store.bytes(old) == nil, sourceLocation: source)
        try await expect(store, contents: 1, names: 1, bytes: 100)
    }

    func loose() async throws {
        let store = try await open()
        let id = try await store.put(blob(1))
        try await store.put(blob(1), for: "a")
        try await store.remove("a")
        #expect(try await open().bytes(id) == blob(1), sourceLocation: source)
        try await store.put(blob(1), for: "b")
        try await store.remove(id)
        #expect(try await open().bytes(id) == nil, sourceLocation: source)
        try await expect(try await open(), "b", nil)
        try await store.remove(id)
        try await expect(store, contents: 0, names: 0, bytes: 0)
    }

    func moving() async throws {
        let store = try await open()
        let id = try await store.put(blob(1), for: "temporary/1")
        try await store.put(blob(2), for: "items/17")
        try await store.move("temporary/1", to: "items/17")
        #expect(try await store.id(for: "items/17") == id, sourceLocation: source)
        try await expect(store, "temporary/1", nil)
        try await expect(store, contents: 1, names: 1)
        try await store.move("items/17", to: "items/17")
        try await store.put(blob(1), for: "other")
        try await store.move("other", to: "items/17")
        try await expect(try await open(), "items/17", blob(1))
        try await expect(store, contents: 1, names: 1)
        let error = await #expect(throws: LarderError.self, sourceLocation: source) {
            try await store.move("temporary/1", to: "x")
        }
        #expect(error?.code == .notFound, sourceLocation: source)
    }

    func naming() async throws {
        let store = try await open()
        let id = try await store.put(blob(1), for: "a")
        #expect(try await store.setName("b", of: id), sourceLocation: source)
        #expect(try await store.names(of: id) == ["a", "b"], sourceLocation: source)
        let unknown = BlobID(of: blob(9))
        #expect(try await !store.setName("c", of: unknown), sourceLocation: source)
        try await expect(store, "c", nil)
        let old = try await store.put(blob(2), for: "d")
        #expect(try await store.setName("d", of: id), sourceLocation: source)
        #expect(try await store.bytes(old) == nil, sourceLocation: source)
        try await expect(try await open(), "d", blob(1))
        try await store.remove(id)
        #expect(try await !store.setName("e", of: id), sourceLocation: source)
        try await expect(store, contents: 0, names: 0, bytes: 0)
    }

    func removedElsewhere() async throws {
        let (one, two) = (try await open(), try await open())
        let id = try await one.put(blob(1), for: "a")
        try await expect(two, "a", blob(1))
        try await two.put(blob(2), for: "a")
        try await expect(one, "a", blob(2))
        #expect(try await one.bytes(id) == nil, sourceLocation: source)
        let other = BlobID(of: blob(2))
        #expect(try await one.bytes(other) == blob(2), sourceLocation: source)
        try await two.remove(other)
        #expect(try await one.bytes(other) == nil, sourceLocation: source)
        try await expect(one, "a", nil)
        try await expect(one, contents: 0, names: 0, bytes: 0)
    }

    func putAgain() async throws {
        let (store, other) = (try await open(memory: 0), try await open(memory: 0))
        try await store.put(blob(1), for: "a")
        async let puts: Void = {
            for round in 0..<40 { try await other.put(blob(round % 2), for: "a") }
        }()
        for _ in 0..<40 {
            #expect(try await store.bytes(for: "a") != nil, sourceLocation: source)
        }
        try await puts
        try await expect(store, contents: 1, names: 1, bytes: 100)
    }

    func many() async throws {
        let stores = [try await open(), try await open(), try await open()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<6 {
                group.addTask {
                    let store = stores[worker % 3]
                    for step in 0..<6 {
                        let name = Key("\(worker)", "\(step)")
                        try await store.put(blob(step), for: name)
                        if step % 3 == 0 { try await store.remove(name) }
                        if step % 3 == 1 { try await store.move(name, to: Key("moved", name.path)) }
                        _ = try await store.bytes(for: Key("\((worker + 1) % 6)", "\(step)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        let last = try await open()
        for worker in 0..<6 {
            for step in 0..<6 {
                let name = Key("\(worker)", "\(step)")
                try await expect(last, name, step % 3 == 2 ? blob(step) : nil)
                try await expect(last, Key("moved", name.path), step % 3 == 1 ? blob(step) : nil)
            }
        }
        try await expect(last, contents: 4, names: 24, bytes: 400)
        for step in [1, 2, 4, 5] {
            let names = try await last.names(of: BlobID(of: blob(step)))
            #expect(names.count == 6, sourceLocation: source)
        }
    }

    func loading() async throws {
        let store = try await open()
        let asked = Locked(0)
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await store.load("icon") {
                        asked.withLock { $0 += 1 }
                        for _ in 0..<1_000 { await Task.yield() }
                        return blob(1)
                    }
                }
            }
            for try await bytes in group { #expect(bytes == blob(1), sourceLocation: source) }
        }
        let again = try await open().load("icon") {
            asked.withLock { $0 += 1 }
            return blob(2)
        }
        #expect(again == blob(1) && asked.withLock { $0 } == 1, sourceLocation: source)
    }

    func changedMeanwhile() async throws {
        enum Change: CaseIterable { case put, remove, move, putAndRemove, removeBlob }
        for isElsewhere in [false, true] {
            for change in Change.allCases where !(isElsewhere && change == .removeBlob) {
                let store = try await open(memory: 0)
                let other = isElsewhere ? try await open(memory: 0) : store
                let name = Key("\(change)", "\(isElsewhere)")
                let source = Key("source", name.path)
                try await store.put(blob(1), for: source)
                let loaded = try await store.load(name) {
                    switch change {
                    case .put: try await other.put(blob(1), for: name)
                    case .remove: try await other.remove(name)
                    case .move: try await other.move(source, to: name)
                    case .putAndRemove:
                        try await other.put(blob(1), for: name)
                        try await other.remove(name)
                    case .removeBlob: try await other.remove(BlobID(of: blob(2)))
                    }
                    return blob(2)
                }
                let isThere = change == .put || change == .move
                let comment = "\(change), elsewhere: \(isElsewhere)"
                #expect(
                    loaded == (isThere ? blob(1) : blob(2)), "\(comment)",
                    sourceLocation: self.source)
                // A place need not notice that nothing was removed elsewhere.
                if isElsewhere && change == .remove { continue }
                try await expect(store, name, isThere ? blob(1) : nil, comment)
                try await store.remove(BlobID(of: blob(2)))
            }
        }
    }

    func fill(_ store: BlobStore, _ numbers: some Sequence<Int>) async throws {
        for number in numbers {
            clock.advance(by: .seconds(61))
            try await store.put(blob(number), for: Key("\(number)"))
        }
    }

    func there(_ store: BlobStore, _ numbers: some Sequence<Int>) async throws -> [Int] {
        var found: [Int] = []
        for number in numbers where try await store.id(for: Key("\(number)")) != nil {
            found.append(number)
        }
        return found
    }

    func pruning() async throws {
        let store = try await open(disk: 1_000)
        try await fill(store, 0..<10)
        clock.advance(by: .seconds(61))
        _ = try await store.bytes(for: "0")
        try await fill(store, 10...10)
        // A tenth is made free, so that not every put has to look.
        #expect(
            try await there(store, 0...10) == [0] + Array(3...10), sourceLocation: source)
        try await expect(store, contents: 9, names: 9, bytes: 900)
        let error = await #expect(throws: LarderError.self, sourceLocation: source) {
            try await store.put(blob(1, 1_001), for: "large")
        }
        #expect(error?.code == .tooLarge, sourceLocation: source)
    }

    func keeping() async throws {
        let store = try await open(disk: 500) { uses in
            Set(uses.filter { $0.names.contains { $0 < "3" } }.map(\.id))
        }
        try await fill(store, 0..<9)
        let left = try await there(store, 0..<9)
        #expect(left.starts(with: [0, 1, 2]) && left.last == 8, sourceLocation: source)
        #expect(try await store.usage().bytes <= 500, sourceLocation: source)
    }

    /// What is used while the blobs to remove are being chosen is not among them.
    func usedMeanwhile() async throws {
        let asked = Locked(0)
        let other = try await open()
        let store = Locked<BlobStore?>(nil)
        let pruned = try await open(disk: 1_000) { [clock] _ in
            let step = asked.withLock { asked in
                defer { asked += 1 }
                return asked
            }
            clock.advance(by: .seconds(61))
            let store = store.withLock { $0 }
            switch step {
            case 0: _ = try? await store?.put(blob(0), for: "0")
            case 1: _ = try? await store?.bytes(for: "3")
            case 2: _ = try? await other.put(blob(6), for: "6")
            default: break
            }
            return []
        }
        store.withLock { $0 = pruned }
        try await fill(pruned, 0..<10)
        for number in 10..<30 {
            let before = asked.withLock { $0 }
            if before == 3 { break }
            try await fill(pruned, [number])
            if asked.withLock({ $0 }) > before, before < 3 {
                // Each time the oldest was used, and the next two are removed.
                let isThere = try await pruned.id(for: Key("\(before * 3)")) != nil
                #expect(isThere, "\(before)", sourceLocation: source)
            }
        }
        #expect(asked.withLock { $0 } >= 3, sourceLocation: source)
        store.withLock { $0 = nil }
    }

    func limitOfMany() async throws {
        let stores = [try await open(disk: 1_000), try await open(disk: 1_000)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (worker, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<30 {
                        try await store.put(
                            blob(worker * 100 + number), for: Key("\(worker)", "\(number)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        // Each of two programs may exceed it by a tenth.
        #expect(try await stores[0].usage().bytes <= 1_200, sourceLocation: source)
        for store in stores { await store.prune() }
        #expect(try await stores[0].usage().bytes > 500, sourceLocation: source)
    }
}
