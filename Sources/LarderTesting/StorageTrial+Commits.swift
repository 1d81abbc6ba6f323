import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageTrial {
    func expectations() async throws {
        try await opened { storage in
            await expect(.conflict) {
                try await storage.commit([.put(.sample("a"), expecting: 1)])
            }
            let first = try await storage.commit([.put(.sample("a", "1"), expecting: 0)])
            await expect(.conflict) {
                try await storage.commit([.put(.sample("a", "2"), expecting: 0)])
            }
            let second = try await storage.commit([.put(.sample("a", "2"), expecting: first)])
            await expect(.conflict) {
                try await storage.commit([.put(.sample("a", "3"), expecting: first)])
            }
            do {
                try await storage.commit([.put(.sample("a", "3"), expecting: .max)])
                Issue.record("no conflict", sourceLocation: source)
            } catch let error as LarderError {
                expectEqual(error.key, "a", "the key of the error")
                #expect(error.isTransient, sourceLocation: source)
            }
            try await expect("2", at: "a", in: storage)
            try await storage.commit([.remove("a")])
            await expect(.conflict) {
                try await storage.commit([.put(.sample("a", "3"), expecting: second)])
            }
        }
    }

    func allOrNothing() async throws {
        try await opened { storage in
            let first = try await storage.commit([.put(.sample("a")), .put(.sample("b/c"))])
            await expect(.conflict) {
                try await storage.commit([
                    .put(.sample("a", "half")), .put(.sample("new", "half")), .remove("b/c"),
                    .invalidate(under: "a"), .removeAll(under: "b"),
                    .confirm("a", .sample(day: 5)),
                    .put(.sample("a", "half"), expecting: first + 1_000),
                ])
            }
        }
        try await opened { storage in
            expectEqual(try await storage.allSummaries().map(\.key), ["a", "b/c"])
            try await expect("value", at: "a", in: storage)
            expectEqual(try await storage.entry(for: "a")?.facts, .sample())
        }
    }

    func sequence() async throws {
        try await opened { storage in
            try await storage.commit([.put(.sample("a", "old"))])
            let revision = try await storage.commit([
                .remove("a"), .put(.sample("a", "new"), expecting: 0),
                .put(.sample("b", "1")), .put(.sample("b", "2")),
                .put(.sample("c/d")), .removeAll(under: "c"), .put(.sample("c/e")),
                .put(.sample("f")), .confirm("f", .sample(day: 3)),
                .put(.sample("g")), .remove("g"),
            ])
            try await expect("new", at: "a", in: storage)
            try await expect("2", at: "b", in: storage)
            expectEqual(try await storage.entry(for: "f")?.facts, .sample(day: 3))
            let listed = try await storage.allSummaries()
            expectEqual(listed.map(\.key), ["a", "b", "c/e", "f"])
            expectEqual(listed.map(\.revision), [revision, revision, revision, revision])
        }
    }

    func revisionsGrow() async throws {
        try await opened { storage in
            var last: UInt64 = 0
            for number in 0..<50 {
                let operation: StorageOperation =
                    switch number % 5 {
                    case 0: .put(.sample(Key("k", "\(number)")))
                    case 1: .invalidate(under: "k")
                    case 2: .remove("not there")
                    case 3: .confirm(Key("k", "\(number - 3)"), .sample(day: 1))
                    default: .removeAll(under: "k")
                    }
                let revision = try await storage.commit([operation])
                #expect(revision > last, sourceLocation: source)
                last = revision
            }
        }
    }

    func revisionsOfEntries() async throws {
        try await opened { storage in
            let first = try await storage.commit([
                .put(.sample("a")), .put(.sample("b")), .put(.sample("c/d")),
            ])
            let second = try await storage.commit([.put(.sample("a")), .remove("nothing")])
            let third = try await storage.commit([.confirm("b", .sample(day: 1))])
            let fourth = try await storage.commit([.invalidate(under: "c")])
            #expect(first < second, sourceLocation: source)
            expectEqual(
                try await storage.allSummaries().map(\.revision), [second, third, fourth])
            for summary in try await storage.allSummaries() {
                expectEqual(
                    try await storage.entry(for: summary.key)?.revision, summary.revision)
            }
            // The revision that a list or a read shows is the one that a put may expect.
            try await storage.commit([.put(.sample("c/d", "x"), expecting: fourth)])
            try await expect("x", at: "c/d", in: storage)
        }
    }

    func revisionsAfterRestart() async throws {
        var last: UInt64 = 0
        for round in 0..<4 {
            let before = last
            last = try await opened { storage in
                let first = try await storage.commit([.put(.sample("a"))])
                #expect(first > before, "round \(round)", sourceLocation: source)
                return try await storage.commit([.removeAll(under: "")])
            }
        }
    }

    func restart() async throws {
        let entries = (0..<500).map { StoredEntry.sample(Key("k", "\($0 % 7)", "\($0)"), "v\($0)") }
        let before = try await opened { storage in
            try await storage.commit(entries.map { .put($0) })
            try await storage.commit([.invalidate(under: "k/1"), .removeAll(under: "k/2")])
            try await storage.commit([.confirm("k/3/3", .sample(day: 4)), .remove("k/4/4")])
            return try await storage.allSummaries()
        }
        try await opened { storage in
            expectEqual(try await storage.allSummaries(), before)
            try await expect("v3", at: "k/3/3", in: storage)
            try await expect(nil, at: "k/4/4", in: storage)
            try await expect("v8", at: "k/1/8", in: storage)
            try await expect(nil, at: "k/2/9", in: storage)
        }
    }

    func thousandCommits() async throws {
        try await opened { storage in
            let revisions = try await withThrowingTaskGroup(of: UInt64.self) { group in
                for number in 0..<1_000 {
                    group.addTask {
                        try await storage.commit([.put(.sample(Key("k", "\(number)"), "\(number)"))]
                        )
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            expectEqual(Set(revisions).count, 1_000, "different revisions:")
            for number in 0..<1_000 {
                try await expect("\(number)", at: Key("k", "\(number)"), in: storage)
            }
            expectEqual(
                Set(try await storage.allSummaries().map(\.revision)), Set(revisions))
        }
    }

    func counter() async throws {
        try await opened { storage in
            let conflicts = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await Self.increment("n", times: 25, in: storage) }
                }
                return try await group.reduce(0, +)
            }
            try await expect("200", at: "n", in: storage)
            // Conflicts were answers, not lost updates; how many there are is chance.
            #expect(conflicts >= 0, sourceLocation: source)
        }
    }

    func isolation() async throws {
        try await opened { storage in
            try await storage.commit(
                (0..<20).map { .put(.sample(Key("pair", "\($0)"), "0")) })
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for round in 1...100 {
                        try await storage.commit(
                            (0..<20).map { .put(.sample(Key("pair", "\($0)"), "\(round)")) })
                    }
                }
                group.addTask {
                    for _ in 0..<100 {
                        let listed = try await storage.summaries(
                            under: "pair", after: nil, limit: 100)
                        expectEqual(listed.count, 20)
                        expectEqual(Set(listed.map(\.revision)).count, 1, "commits in one list:")
                        await Task.yield()
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    func closing() async throws {
        let storage = try await place.open()
        try await storage.commit([.put(.sample("a"))])
        try await storage.close()
        await expect(.unsupported) { _ = try await storage.entry(for: "a") }
        await expect(.unsupported) { _ = try await storage.allSummaries() }
        await expect(.unsupported) { try await storage.commit([.put(.sample("b"))]) }
        try await storage.close()
        try await opened { storage in
            expectEqual(try await storage.allSummaries().map(\.key), ["a"])
        }
    }

    /// Adds one to a number as often as asked, starting anew after each conflict.
    static func increment(_ key: Key, times: Int, in storage: any Storage) async throws -> Int {
        var conflicts = 0
        for _ in 0..<times {
            while true {
                let known = try await storage.entry(for: key)
                let number = known.flatMap { Int(String(decoding: $0.value, as: UTF8.self)) } ?? 0
                do {
                    try await storage.commit([
                        .put(.sample(key, "\(number + 1)"), expecting: known?.revision ?? 0)
                    ])
                    break
                } catch let error as LarderError where error.code == .conflict {
                    conflicts += 1
                }
            }
        }
        return conflicts
    }
}
