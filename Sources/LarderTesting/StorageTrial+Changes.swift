import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageTrial {
    func changesInOrder() async throws {
        try await opened { storage in
            try await storage.commit([.put(.sample("before"))])
            let stream = storage.changes()
            let one = try await storage.commit([.put(.sample("a")), .put(.sample("b/c"))])
            let two = try await storage.commit([.invalidate(under: "b")])
            let three = try await storage.commit([.remove("a"), .removeAll(under: "b")])
            let four = try await storage.commit([.confirm("a", .sample())])
            var iterator = stream.makeAsyncIterator()
            var found: [StorageChange] = []
            while found.last?.revision != four, let change = await iterator.next() {
                found.append(change)
            }
            expectEqual(found.map(\.revision), [one, two, three, four])
            expectEqual(found.map(\.isForeign), [false, false, false, false])
            let touched: [Set<Key>] = [["a", "b/c"], ["b/c"], ["a", "b/c"], ["a"]]
            for (change, keys) in zip(found, touched) {
                for key in keys {
                    #expect(change.scope.covers(key), "\(change)", sourceLocation: source)
                }
            }
            if case .keys(let keys)? = found.first?.scope {
                expectEqual(Set(keys), ["a", "b/c"])
            } else {
                Issue.record("a small commit names its keys", sourceLocation: source)
            }
        }
    }

    func overflow() async throws {
        try await opened { storage in
            let stream = storage.changes()
            var last: UInt64 = 0
            for number in 0..<1_500 {
                last = try await storage.commit([.put(.sample(Key("k", "\(number % 10)")))])
            }
            var iterator = stream.makeAsyncIterator()
            var found: [StorageChange] = []
            while found.last?.revision != last, let change = await iterator.next() {
                found.append(change)
            }
            expectEqual(found.filter { $0.scope == .everything }.count, 1, "replacements:")
            #expect(found.count <= 1_001, sourceLocation: source)
            expectEqual(found.map(\.revision), found.map(\.revision).sorted(), "in order:")
            // Nothing is missed: between two that were given nothing lies but the replacement's.
            for (one, next) in zip(found, found.dropFirst()) where next.scope != .everything {
                expectEqual(next.revision, one.revision + 1)
            }
            let later = try await storage.commit([.put(.sample("later"))])
            expectEqual(await iterator.next()?.revision, later)
        }
    }

    func endOfChanges() async throws {
        let storage = try await place.open()
        let stream = storage.changes()
        try await storage.commit([.put(.sample("a"))])
        try await storage.close()
        var count = 0
        for await _ in stream { count += 1 }
        expectEqual(count, 1)
        var later = storage.changes().makeAsyncIterator()
        let none = await later.next()
        #expect(none == nil, sourceLocation: source)
    }

    func foreignChanges() async throws {
        try await openedTwice { one, other in
            try await one.commit([.put(.sample("before"))])
            let stream = other.changes()
            // How soon is measured by the soak: here the machine may be busy with the other rules.
            let first = try await one.commit([.put(.sample("a"))])
            let own = try await other.commit([.put(.sample("own"))])
            let second = try await one.commit([.invalidate(under: "x")])
            let third = try await one.commit([.remove("a")])
            let many = (0..<300).map { StoredEntry.sample(Key("many", "\($0)")) }
            let fourth = try await one.commit(many.map { .put($0) })
            var found: [StorageChange] = []
            var iterator = stream.makeAsyncIterator()
            while found.last?.revision != fourth, let change = await iterator.next() {
                found.append(change)
            }
            expectEqual(found.map(\.revision), [first, own, second, third, fourth])
            expectEqual(found.map(\.isForeign), [true, false, true, true, true])
            expectEqual(found.first?.scope, .keys(["a"]))
            for (change, key) in zip(found, ["a", "own", "x/y", "a", "many/7"] as [Key]) {
                #expect(change.scope.covers(key), "\(change)", sourceLocation: source)
            }
        }
    }

    func foreignReads() async throws {
        try await openedTwice { one, other in
            for round in 0..<30 {
                let revision = try await one.commit([.put(.sample("a", "\(round)"))])
                expectEqual(try await other.entry(for: "a")?.revision, revision)
                try await expect("\(round)", at: "a", in: other)
                let back = try await other.commit([.put(.sample("b", "x"), expecting: nil)])
                expectEqual(try await one.allSummaries().map(\.revision), [revision, back])
                #expect(back > revision, sourceLocation: source)
            }
            try await one.commit([.invalidate(under: "a"), .removeAll(under: "b")])
            let listed = try await other.allSummaries()
            expectEqual(listed.map(\.key), ["a"])
            expectEqual(listed.map(\.facts.isInvalidated), [true])
        }
    }

    func foreignCounter() async throws {
        try await openedTwice { one, other in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for storage in [one, other, one, other] {
                    group.addTask { try await Self.increment("n", times: 25, in: storage) }
                }
                try await group.waitForAll()
            }
            try await expect("100", at: "n", in: one)
            try await expect("100", at: "n", in: other)
        }
    }
}

extension StorageChange.Scope {
    /// Whether somebody who watches the key must look again.
    func covers(_ key: Key) -> Bool {
        switch self {
        case .keys(let keys): keys.contains(key)
        case .under(let prefixes): prefixes.contains { key.isUnder($0) }
        case .everything: true
        }
    }
}
