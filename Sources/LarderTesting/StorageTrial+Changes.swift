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
            let start = try await storage.commit([.put(.sample("before"))]).position
            let stream = storage.changes(after: start)
            let one = try await storage.commit([.put(.sample("a")), .put(.sample("b/c"))])
            let known = one.revision(of: "a") ?? 0
            let two = try await storage.commit([.invalidateAll(under: "b")], author: "two")
            let three = try await storage.commit(
                [.confirm("a", .sample(), expecting: known)], author: "three")
            let four = try await storage.commit([.remove("a"), .removeAll(under: "b")])
            let found = try await stream.batches(through: four.position)
            expectEqual(
                found.map(\.through), [one.position, two.position, three.position, four.position])
            expectEqual(found.map(\.author), [nil, "two", "three", nil])
            let touched: [Set<Key>] = [["a", "b/c"], ["b/c"], ["a"], ["a", "b/c"]]
            for (batch, keys) in zip(found, touched) {
                for key in keys {
                    #expect(batch.changes.touches(key), "\(batch)", sourceLocation: source)
                }
                #expect(!batch.changes.isEverything, "\(batch)", sourceLocation: source)
            }
            expectEqual(found.first.map { Set($0.changes.keys) }, ["a", "b/c"])
            expectEqual(found.map { $0.changes.touches("other") }, [false, false, false, false])
        }
    }

    func changesAreRead() async throws {
        try await opened { try await expectReads(by: $0, ofCommitsBy: $0) }
        try await openedTwice { try await expectReads(by: $1, ofCommitsBy: $0) }
    }

    /// Expects that a notified reader can read everything in a commit.
    private func expectReads(
        by reader: any EntryStorage, ofCommitsBy writer: any EntryStorage
    ) async throws {
        let changes = reader.changes(after: try await reader.position())
        var iterator = changes.makeAsyncIterator()
        for number in 0..<100 {
            let (key, name) = (Key("told", "\(number)"), "\(number)")
            let row = ShelfRow(
                identity: ShelfIdentity(scope: "s", item: name), group: "g", order: .number(1),
                body: Data())
            var write = Write(entries: [.put(.sample(key))])
            if writer.keepsMarks {
                write.marks = [Mark(scope: "s", item: name, name: .read, date: .distantPast)]
            }
            if writer is any ShelfStorage {
                write.rows = [.upsert(shelf: "s", rows: [row], at: .distantPast)]
            }
            let whole = write
            async let commit = writer.commit(whole)
            let told = try await iterator.next()?.through
            let found = try await reader.entry(for: key)
            let listed = try await reader.summaries(under: key, after: nil, limit: 1)
            expectEqual(Optional(try await reader.position()), told)
            if !write.marks.isEmpty, let reader = reader as? any MarkStorage {
                expectEqual(try await reader.marks(for: [name], in: "s").count, 1, "marks:")
            }
            if !write.rows.isEmpty, let reader = reader as? any ShelfStorage {
                expectEqual(try await reader.rows([row.identity], of: "s").count, 1, "rows:")
            }
            let made = try await commit
            expectEqual(told, made.position)
            expectEqual(found?.revision, made.revision(of: key), "entry:")
            expectEqual(listed.map(\.revision), [found?.revision ?? 0], "list:")
        }
    }

    func changesOfMany() async throws {
        try await opened { storage in
            let start = try await storage.position()
            try await expectOrder(of: storage.changes(after: start), writing: [storage])
        }
        try await openedTwice { one, other in
            let start = try await one.position()
            try await expectOrder(of: other.changes(after: start), writing: [one, other])
        }
    }

    /// Expects notifications of many concurrent commits, in their order.
    private func expectOrder(
        of stream: AsyncThrowingStream<ChangeBatch, any Error>, writing: [any EntryStorage]
    ) async throws {
        let made = try await writing.commitAtOnce(200, under: "many")
        let last = made.keys.max { $0.point < $1.point }
        let found = try await stream.batches(through: last)
        expectEqual(found.map(\.through), made.keys.sorted { $0.point < $1.point })
        for batch in found {
            let key = made[batch.through]
            #expect(key.map(batch.changes.touches) == true, "\(batch)", sourceLocation: source)
        }
    }

    func longAway() async throws {
        try await opened { storage in
            let start = try await storage.position()
            let first = try await storage.lastOfCommitsAtOnce(1_150, under: "first")
            let last = try await storage.lastOfCommitsAtOnce(950, under: "second")
            for (position, families) in [
                (start, [(1_150, "first"), (950, "second")]), (first, [(950, "second")]),
            ] {
                let found = try await storage.changes(after: position).batches(through: last)
                expectAll(families, in: found)
            }
        }
        try await openedTwice { one, other in
            let start = try await one.position()
            let stream = other.changes(after: start)
            let last = try await one.lastOfCommitsAtOnce(2_100, under: "third")
            expectAll([(2_100, "third")], in: try await stream.batches(through: last))
            let late = try await other.changes(after: start).batches(through: last)
            expectAll([(2_100, "third")], in: late)
        }
    }

    /// Expects that every key of some families was reported, individually or as part of a family.
    private func expectAll(_ families: [(count: Int, name: String)], in found: [ChangeBatch]) {
        let named = Set(found.flatMap(\.changes.keys))
        let many = found.filter { $0.changes.isEverything || !$0.changes.prefixes.isEmpty }
        let missed = families.flatMap { family in
            (0..<family.count).map { Key(family.name, "\($0)") }
        }.filter { key in
            !named.contains(key) && !many.contains { $0.changes.touches(key) }
        }
        expectEqual(missed.count, 0, "keys nobody was told of:")
    }

    func overflow() async throws {
        try await opened { storage in
            let stream = storage.changes(after: try await storage.position())
            // A follower that has been there since the first commit.
            var iterator = stream.makeAsyncIterator()
            try await storage.commit([.put(.sample("first"))])
            _ = try await iterator.next()
            var last = try await storage.position()
            for number in 0..<1_500 {
                last = try await storage.commit([.put(.sample(Key("k", "\(number % 10)")))])
                    .position
            }
            var found: [ChangeBatch] = []
            while found.last?.through != last, let batch = try await iterator.next() {
                found.append(batch)
            }
            #expect(found.count <= 1_500, sourceLocation: source)
            expectEqual(found.filter(\.changes.isEverything).count, 1, "replacements:")
            expectEqual(Set(found.map(\.through)).count, found.count, "different positions:")
            let later = try await storage.commit([.put(.sample("later"))])
            expectEqual(try await iterator.next()?.through, later.position)
        }
    }

    func resumption() async throws {
        try await opened { storage in
            var positions = [try await storage.position()]
            for number in 0..<20 {
                positions.append(
                    try await storage.commit(
                        [.put(.sample(Key("k", "\(number)")))], author: "\(number)"
                    ).position)
            }
            let last = positions[20]
            for start in [0, 1, 7, 19] {
                let found = try await storage.changes(after: positions[start])
                    .batches(through: last)
                expectEqual(found.map(\.through), Array(positions[(start + 1)...]))
                expectEqual(found.map(\.author), (start..<20).map { "\($0)" })
            }
            // A follower at the end is notified of the next commit.
            let stream = storage.changes(after: last)
            let next = try await storage.commit([.put(.sample("next"))])
            expectEqual(try await stream.first()?.through, next.position)
        }
    }

    func unknownPositions() async throws {
        try await opened { storage in
            let known = try await storage.commit([.put(.sample("a"))]).position
            var elsewhere = known
            elsewhere.incarnation += " of another"
            var future = known
            future.point += 1_000_000
            for position in [elsewhere, future] {
                let stream = storage.changes(after: position)
                let first = try await stream.first()
                expectEqual(first?.changes.isEverything, true, "\(position)")
                expectEqual(first?.through, try await storage.position())
                let next = try await storage.commit([.put(.sample("b"))])
                expectEqual(try await stream.first()?.through, next.position)
            }
        }
    }

    func endOfChanges() async throws {
        let storage = try await place.open()
        let start = try await storage.position()
        let stream = storage.changes(after: start)
        try await storage.commit([.put(.sample("a"))])
        try await storage.close()
        var count = 0
        for try await _ in stream { count += 1 }
        expectEqual(count, 1)
        let none = try await storage.changes(after: start).batches(through: nil).last
        #expect(none == nil || none?.through != start, sourceLocation: source)
    }

    func foreignChanges() async throws {
        try await openedTwice { one, other in
            let start = try await one.commit([.put(.sample("before"))]).position
            let stream = other.changes(after: start)
            // The delay is measured by the soak test: here the machine may be busy with other rules.
            let first = try await one.commit([.put(.sample("a"))], author: "one")
            let own = try await other.commit([.put(.sample("own"))], author: "other")
            let second = try await one.commit([.invalidateAll(under: "x")], author: "one")
            let third = try await one.commit([.remove("a")])
            let many = (0..<300).map { StoredEntry.sample(Key("many", "\($0)")) }
            let fourth = try await one.commit(many.map { .put($0) })
            let found = try await stream.batches(through: fourth.position)
            expectEqual(
                found.map(\.through), [first, own, second, third, fourth].map(\.position))
            expectEqual(found.map(\.author), ["one", "other", "one", nil, nil])
            expectEqual(found.first?.changes.keys, ["a"])
            for (batch, key) in zip(found, ["a", "own", "x/y", "a", "many/7"] as [Key]) {
                #expect(batch.changes.touches(key), "\(batch)", sourceLocation: source)
            }
        }
    }

    func foreignResumption() async throws {
        try await openedTwice { one, other in
            let start = try await one.position()
            let first = try await one.commit([.put(.sample("a"))])
            let second = try await one.commit([.put(.sample("b"))])
            // A position from one opening is valid in the other, also later.
            for (position, wanted) in [(start, [first, second]), (first.position, [second])] {
                let found = try await other.changes(after: position)
                    .batches(through: second.position)
                expectEqual(found.map(\.through), wanted.map(\.position))
            }
            try await opened { late in
                expectEqual(try await late.position(), second.position)
                let found = try await late.changes(after: start).batches(through: second.position)
                for key in ["a", "b"] as [Key] {
                    #expect(
                        found.contains { $0.changes.touches(key) }, "\(found)",
                        sourceLocation: source)
                }
            }
        }
    }

    func foreignReads() async throws {
        try await openedTwice { one, other in
            for round in 0..<30 {
                let revision = try await one.put(.sample("a", "\(round)"))
                expectEqual(try await other.entry(for: "a")?.revision, revision)
                try await expect("\(round)", at: "a", in: other)
                let back = try await other.put(.sample("b", "x"))
                expectEqual(try await one.allSummaries().map(\.revision), [revision, back])
            }
            try await one.commit([.invalidateAll(under: "a"), .removeAll(under: "b")])
            let listed = try await other.allSummaries()
            expectEqual(listed.map(\.key), ["a"])
            expectEqual(listed.map(\.metadata.isInvalidated), [true])
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

extension [any EntryStorage] {
    /// Puts entries concurrently, each in a commit of its own, alternating between the storages; returns the
    /// entry of each commit.
    func commitAtOnce(_ count: Int, under family: String) async throws -> [StoragePosition: Key] {
        try await withThrowingTaskGroup(of: (StoragePosition, Key).self) { group in
            for number in 0..<count {
                let storage = self[number % self.count]
                group.addTask {
                    let key = Key(family, "\(number)")
                    return (try await storage.commit([.put(.sample(key))]).position, key)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }
}

extension EntryStorage {
    /// Makes many concurrent commits and returns the position of the last.
    func lastOfCommitsAtOnce(_ count: Int, under family: String) async throws -> StoragePosition {
        _ = try await [self as any EntryStorage].commitAtOnce(count, under: family)
        return try await position()
    }
}

extension AsyncThrowingStream where Element == ChangeBatch, Failure == any Error {
    /// The next batch.
    func first() async throws -> ChangeBatch? {
        var iterator = makeAsyncIterator()
        return try await iterator.next()
    }

    /// Returns the batches up to a position, or to the end.
    func batches(through end: StoragePosition?) async throws -> [ChangeBatch] {
        var found: [ChangeBatch] = []
        for try await batch in self {
            found.append(batch)
            if batch.through == end { break }
        }
        return found
    }
}
