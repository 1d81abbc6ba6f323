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
            let first = try await storage.put(.sample("a", "1"), expecting: 0)
            await expect(.conflict) {
                try await storage.commit([.put(.sample("a", "2"), expecting: 0)])
            }
            let second = try await storage.put(.sample("a", "2"), expecting: first)
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
            let wrong = (first.revision(of: "a") ?? 0) + 1_000
            for last in [
                .put(.sample("a", "half"), expecting: wrong), .remove("a", expecting: wrong),
                .confirm("a", .sample(day: 5), expecting: wrong),
            ] as [EntryChange] {
                await expect(.conflict) {
                    try await storage.commit([
                        .put(.sample("a", "half")), .put(.sample("new", "half")), .remove("b/c"),
                        .invalidateAll(under: "a"), .invalidate("a"), .removeAll(under: "b"), last,
                    ])
                }
            }
        }
        try await opened { storage in
            expectEqual(try await storage.allSummaries().map(\.key), ["a", "b/c"])
            try await expect("value", at: "a", in: storage)
            expectEqual(try await storage.entry(for: "a")?.metadata, .sample())
        }
    }

    func untouched() async throws {
        try await opened { storage in
            let first = try await storage.commit([.put(.sample("a"))])
            let stream = storage.changes(after: first.position)
            for writes in [
                [.put(.sample("a"), expecting: 0)],
                [.put(.sample("b")), .put(.sample("a"), expecting: 0)],
                [.remove("b"), .remove("a", expecting: 0)],
                [.invalidateAll(under: ""), .confirm("a", .sample(), expecting: 0)],
            ] as [[EntryChange]] {
                await expect(.conflict) { try await storage.commit(writes) }
                expectEqual(try await storage.position(), first.position)
                expectEqual(
                    try await storage.entry(for: "a")?.revision, first.revision(of: "a"))
            }
            let next = try await storage.commit([.put(.sample("c"))], author: "next")
            let batch = try await stream.first()
            expectEqual(batch?.through, next.position)
            expectEqual(batch?.author, "next")
        }
    }

    func allKinds() async throws {
        let mark = Mark(scope: "s", item: "i", name: .read, date: .distantPast)
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "s", item: "i"), group: "g", order: .number(1),
            body: Data())
        try await opened { storage in
            // The rules about marks and rows apply if the storage supports them.
            var write = Write(entries: [.put(.sample("a"), expecting: 0)])
            let marks = storage.keepsMarks ? storage as? any MarkStorage : nil
            let rows = storage as? any ShelfStorage
            if marks != nil { write.marks = [mark] }
            if rows != nil { write.rows = [.upsert(shelf: "s", rows: [row], at: .distantPast)] }
            let commit = try await storage.commit(write)
            expectEqual(commit.changedMarks, marks == nil ? 0 : 1)
            expectEqual(commit.reports.map(\.inserted), rows == nil ? [] : [[row.identity]])

            // A conflict in any part rolls everything back.
            write.entries = [.put(.sample("b")), .put(.sample("a"), expecting: 0)]
            write.marks = write.marks.map { mark in
                Mark(
                    scope: mark.scope, item: mark.item, name: mark.name, isSet: false,
                    date: .distantFuture)
            }
            if rows != nil { write.rows = [.remove(shelf: "s", [row.identity])] }
            await expect(.conflict) { [write] in try await storage.commit(write) }
            if rows != nil {
                write.entries = [.put(.sample("b")), .remove("a")]
                write.rows += [.follow(shelf: "s", [], from: "elsewhere", to: "1")]
                await expect(.conflict) { [write] in try await storage.commit(write) }
            }
            expectEqual(try await storage.allSummaries().map(\.key), ["a"])
            if let marks { expectEqual(try await marks.marks(for: ["i"], in: "s"), [mark]) }
            if let rows { expectEqual(try await rows.rows([row.identity], of: "s").count, 1) }
            expectEqual(try await storage.position(), commit.position)
        }
    }

    func twice() async throws {
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "s", item: "i"), group: "g", order: .number(1),
            body: Data())
        var write = Write(entries: [.put(.sample("a", "1"), expecting: 0)], id: "one")
        let first = try await opened { [write] storage in
            var write = write
            if storage is any ShelfStorage {
                write.rows = [.upsert(shelf: "s", rows: [row], at: .distantPast)]
            }
            if storage.keepsMarks {
                write.marks = [Mark(scope: "s", item: "i", name: .read, date: .distantPast)]
            }
            let first = try await storage.commit(write)
            expectEqual(try await storage.commit(write), first)
            // Later changes stay.
            try await storage.commit([.put(.sample("a", "2"))])
            expectEqual(try await storage.commit(write), first)
            try await expect("2", at: "a", in: storage)
            return first
        }
        // A refused write does not count as done.
        write.id = "two"
        try await opened { [write] storage in
            await expect(.conflict) { try await storage.commit(write) }
            try await storage.commit([.remove("a")])
            let second = try await storage.commit(write)
            #expect(second.position != first.position, sourceLocation: source)
            try await expect("1", at: "a", in: storage)
            // At least the last thousand are remembered, also in another opening of the same place.
            for number in 0..<998 {
                try await storage.commit(
                    Write(entries: [.put(.sample("n", "\(number)"))], id: "n\(number)"))
            }
            expectEqual(try await storage.commit(write).position, second.position)
        }
        try await opened { [write] storage in
            let before = try await storage.position()
            expectEqual(try await storage.commit(write).reports, [])
            expectEqual(try await storage.position(), before)
        }
    }

    func twiceAtOnce() async throws {
        try await opened { storage in try await handOver(to: [storage], as: "alone") }
        try await openedTwice { one, other in
            try await handOver(to: [one, other], as: "together")
        }
    }

    /// Has many callers commit the same write, and expects one commit.
    private func handOver(to storages: [any EntryStorage], as name: String) async throws {
        for round in 0..<5 {
            var write = Write(entries: [.put(.sample("a", "\(round)"))], id: "\(name) \(round)")
            if storages[0].keepsMarks {
                let date = Date(timeIntervalSinceReferenceDate: Double(round))
                write.marks = [Mark(scope: "s", item: name, name: .read, date: date)]
            }
            let commits = try await withThrowingTaskGroup(of: Commit.self) { [write] group in
                for number in 0..<8 {
                    let storage = storages[number % storages.count]
                    group.addTask { try await storage.commit(write) }
                }
                return try await group.reduce(into: Set<Commit>()) { $0.insert($1) }
            }
            expectEqual(commits.count, 1, "outcomes of one write:")
            expectEqual(try await storages[0].position(), commits.first?.position)
        }
    }

    func sequence() async throws {
        try await opened { storage in
            try await storage.commit([.put(.sample("a", "old"))])
            let known = try await storage.put(.sample("f"))
            let commit = try await storage.commit([
                .remove("a"), .put(.sample("a", "new"), expecting: 0),
                .put(.sample("b", "1")), .put(.sample("b", "2")),
                .put(.sample("c/d")), .removeAll(under: "c"), .put(.sample("c/e")),
                .confirm("f", .sample(day: 3), expecting: known),
                .put(.sample("g")), .remove("g"), .put(.sample("h")), .invalidate("h"),
            ])
            try await expect("new", at: "a", in: storage)
            try await expect("2", at: "b", in: storage)
            expectEqual(try await storage.entry(for: "f")?.metadata, .sample(day: 3))
            let listed = try await storage.allSummaries()
            expectEqual(listed.map(\.key), ["a", "b", "c/e", "f", "h"])
            expectEqual(listed.map(\.metadata.isInvalidated), [false, false, false, false, true])
            expectEqual(
                listed.dropLast().map(\.revision),
                listed.dropLast().map { commit.revision(of: $0.key) ?? 0 })
        }
    }

    func positions() async throws {
        try await opened { storage in
            var seen: Set<StoragePosition> = [try await storage.position()]
            for number in 0..<50 {
                let change: EntryChange =
                    switch number % 5 {
                    case 0, 1: .put(.sample(Key("k", "\(number)")))
                    case 2: .invalidateAll(under: "k")
                    case 3: .invalidate(Key("k", "\(number - 3)"))
                    default: .removeAll(under: "k")
                    }
                let position = try await storage.commit([change]).position
                #expect(seen.insert(position).inserted, sourceLocation: source)
                expectEqual(try await storage.position(), position)
                // It can be stored as text; others should not interpret it.
                expectEqual(StoragePosition(position.description), position)
                let copy = try JSONDecoder().decode(
                    StoragePosition.self, from: JSONEncoder().encode(position))
                expectEqual(copy, position)
            }
            for text in ["", " ", "1", "x y", "-1 a", "99999999999999999999 a"] {
                expectEqual(StoragePosition(text), nil, "the position \(text)")
            }
        }
    }

    func revisionsOfEntries() async throws {
        try await opened { storage in
            let first = try await storage.commit([
                .put(.sample("a")), .put(.sample("b")), .put(.sample("c/d")),
            ])
            let a = try await storage.commit([.put(.sample("a")), .remove("nothing")])
                .revision(of: "a")
            let b = try await storage.commit([
                .confirm("b", .sample(day: 1), expecting: first.revision(of: "b") ?? 0)
            ]).revision(of: "b")
            try await storage.commit([.invalidateAll(under: "c")])
            let c = try await storage.entry(for: "c/d")?.revision
            for (key, revision) in [("a", a), ("b", b), ("c/d", c)] as [(Key, UInt64?)] {
                let isLater = (revision ?? 0) > (first.revision(of: key) ?? .max)
                #expect(isLater, "\(key)", sourceLocation: source)
            }
            expectEqual(try await storage.allSummaries().map(\.revision), [a, b, c])
            for summary in try await storage.allSummaries() {
                expectEqual(
                    try await storage.entry(for: summary.key)?.revision, summary.revision)
            }
            // The revision shown by a list or a read is the one to expect in a put.
            try await storage.commit([.put(.sample("c/d", "x"), expecting: c)])
            try await expect("x", at: "c/d", in: storage)
        }
    }

    func revisionsAfterRestart() async throws {
        var last: UInt64 = 0
        for round in 0..<4 {
            let before = last
            last = try await opened { storage in
                let first = try await storage.put(.sample("a"))
                #expect(first > before, "round \(round)", sourceLocation: source)
                try await storage.commit([.removeAll(under: "")])
                return first
            }
        }
    }

    func restart() async throws {
        let entries = (0..<500).map { StoredEntry.sample(Key("k", "\($0 % 7)", "\($0)"), "v\($0)") }
        let before = try await opened { storage in
            try await storage.commit(entries.map { .put($0) })
            try await storage.commit([.invalidateAll(under: "k/1"), .removeAll(under: "k/2")])
            let known = try await storage.entry(for: "k/3/3")?.revision ?? 0
            try await storage.commit([
                .confirm("k/3/3", .sample(day: 4), expecting: known), .remove("k/4/4"),
            ])
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
            let positions = try await withThrowingTaskGroup(of: StoragePosition.self) { group in
                for number in 0..<1_000 {
                    group.addTask {
                        try await storage.commit([
                            .put(.sample(Key("k", "\(number)"), "\(number)"))
                        ]).position
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            expectEqual(Set(positions).count, 1_000, "different positions:")
            for number in 0..<1_000 {
                try await expect("\(number)", at: Key("k", "\(number)"), in: storage)
            }
            expectEqual(try await storage.allSummaries().count, 1_000)
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
            // Conflicts were reported, not lost as updates; their number is random.
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
                            (0..<20).map { key in
                                let text = String(repeating: "x", count: round)
                                return .put(.sample(Key("pair", "\(key)"), text))
                            })
                    }
                }
                group.addTask {
                    for _ in 0..<100 {
                        let listed = try await storage.summaries(
                            under: "pair", after: nil, limit: 100)
                        expectEqual(listed.count, 20)
                        expectEqual(Set(listed.map(\.size)).count, 1, "commits in one list:")
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

    /// Increments a number a given number of times, starting again after each conflict.
    static func increment(_ key: Key, times: Int, in storage: any EntryStorage) async throws -> Int
    {
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
