import Larder
import Testing

extension StorageTrial {
    private static let family: [Key] = [
        "a", "a!", "a-b", "a/", "a/b", "a/b/c", "a/b/d", "a/bb", "a/b%2Fc", "a0", "ab", "b", "A/b",
    ]

    /// The prefixes to try.
    private static let prefixes: [Key] = ["a", "a/b", "a/b/c", "a/", "b", "nothing", "a/b%2Fc", ""]

    func invalidation() async throws {
        for prefix in Self.prefixes {
            try await opened { storage in
                let first = try await storage.commit(Self.family.map { .put(.sample($0)) })
                try await storage.commit([.invalidateAll(under: prefix)])
                for key in Self.family {
                    let entry = try await storage.entry(for: key)
                    let isUnder = key.isUnder(prefix)
                    expectEqual(entry?.metadata.isInvalidated, isUnder, "\(key) under \(prefix)")
                    let isNew = entry?.revision != first.revision(of: key)
                    expectEqual(isNew, isUnder, "revision of \(key) under \(prefix)")
                    expectEqual(entry?.value, StoredEntry.sample(key).value)
                }
                let listed = try await storage.allSummaries().filter(\.metadata.isInvalidated)
                expectEqual(listed.map(\.key), Self.family.filter { $0.isUnder(prefix) }.sorted())
            }
        }
    }

    func singleInvalidation() async throws {
        for key in Self.family + ["nothing"] {
            try await opened { storage in
                let first = try await storage.commit(Self.family.map { .put(.sample($0)) })
                try await storage.commit([.invalidate(key)])
                for other in Self.family {
                    let entry = try await storage.entry(for: other)
                    let isNew = entry?.revision != first.revision(of: other)
                    expectEqual(entry?.metadata.isInvalidated, other == key, "\(other) for \(key)")
                    expectEqual(isNew, other == key, "revision of \(other) for \(key)")
                }
                let listed = try await storage.allSummaries().filter(\.metadata.isInvalidated)
                expectEqual(listed.map(\.key), key == "nothing" ? [] : [key])
            }
        }
    }

    func putAfterManyInvalidations() async throws {
        try await opened { storage in
            // More families, with more entries each, than a storage may record individually.
            let families = (0..<70).map { Key("family", "\($0)") }
            let old = families.flatMap { family in
                (0..<34).map { EntryChange.put(.sample(Key("\(family.path)/\($0)"))) }
            }
            try await storage.commit(old)
            let fresh = [families[0], families[1], families[69]].map { Key("\($0.path)/3") }
            try await storage.commit(
                families.map { .invalidateAll(under: $0) } + fresh.map { .put(.sample($0)) })
            for summary in try await storage.allSummaries() {
                let isFresh = fresh.contains(summary.key)
                expectEqual(summary.metadata.isInvalidated, !isFresh, "\(summary.key)")
            }
        }
    }

    func putAfterInvalidation() async throws {
        try await opened { storage in
            try await storage.commit([.put(.sample("a/c"))])
            let first = try await storage.put(.sample("a/b"))
            try await storage.commit([.invalidateAll(under: "a")])
            // A confirmation or a put that began earlier does not undo the invalidation.
            await expect(.conflict) {
                try await storage.commit([.confirm("a/b", .sample(day: 1), expecting: first)])
            }
            await expect(.conflict) {
                try await storage.commit([.put(.sample("a/b", "late"), expecting: first)])
            }
            expectEqual(try await storage.entry(for: "a/b")?.metadata.isInvalidated, true)
            // One that began later does.
            try await storage.commit([.put(.sample("a/b", "new"))])
            let known = try await storage.entry(for: "a/c")?.revision ?? 0
            try await storage.commit([.confirm("a/c", .sample(day: 1), expecting: known)])
            expectEqual(try await storage.entry(for: "a/b")?.metadata.isInvalidated, false)
            expectEqual(try await storage.entry(for: "a/c")?.metadata.isInvalidated, false)
            // A new entry is not outdated, even in the same commit.
            try await storage.commit([.invalidateAll(under: "a"), .put(.sample("a/d"))])
            expectEqual(
                try await storage.allSummaries(under: "a").map(\.metadata.isInvalidated),
                [true, true, false])
            try await storage.commit([.put(.sample("a/e")), .invalidateAll(under: "a")])
            expectEqual(
                try await storage.allSummaries(under: "a").map(\.metadata.isInvalidated),
                [true, true, true, true])
        }
    }

    func familyRemoval() async throws {
        for prefix in Self.prefixes {
            try await opened { storage in
                try await storage.commit([.removeAll(under: "")])
                try await storage.commit(Self.family.map { .put(.sample($0)) })
                try await storage.commit([.removeAll(under: prefix)])
                expectEqual(
                    try await storage.allSummaries().map(\.key),
                    Self.family.filter { !$0.isUnder(prefix) }.sorted(), "without \(prefix):")
            }
        }
    }

    func listOrder() async throws {
        try await opened { storage in
            let keys = (Self.family + ["\u{E9}", "e\u{301}", "z", "\u{1F600}", "\u{FFFF}"])
            try await storage.commit(keys.reversed().map { .put(.sample($0, $0.path)) })
            let listed = try await storage.summaries(under: "", after: nil, limit: 100)
            expectEqual(listed.map(\.key), keys.sorted())
            expectEqual(listed.map(\.size), keys.sorted().map(\.path.utf8.count))
            expectEqual(listed.map(\.metadata), keys.map { _ in .sample() })
        }
    }

    func listPages() async throws {
        try await opened { storage in
            try await storage.commit(Self.family.map { .put(.sample($0)) })
            for prefix in Self.prefixes {
                let wanted = Self.family.filter { $0.isUnder(prefix) }.sorted()
                for limit in [1, 2, 3, 100] {
                    var found: [Key] = []
                    while true {
                        let page = try await storage.summaries(
                            under: prefix, after: found.last, limit: limit)
                        found += page.map(\.key)
                        if page.isEmpty { break }
                        #expect(page.count <= limit, sourceLocation: source)
                        guard found.count <= wanted.count else { break }
                    }
                    expectEqual(found, wanted, "under \(prefix) by \(limit)")
                }
            }
            // After keys that do not exist.
            expectEqual(
                try await storage.summaries(under: "a/b", after: "a/b/c/x", limit: 9).map(\.key),
                ["a/b/d"])
            expectEqual(try await storage.summaries(under: "a/b", after: "b", limit: 9), [])
            expectEqual(
                try await storage.summaries(under: "a/b", after: "A", limit: 1).map(\.key), ["a/b"])
            expectEqual(try await storage.summaries(under: "", after: nil, limit: 0), [])
        }
    }
}
