import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageTrial {
    func roundTrip() async throws {
        let entry = StoredEntry(
            key: Key("feeds", "https://example.org/rss"), value: Data((0...255).map { UInt8($0) }),
            format: "bytes/1",
            metadata: EntryMetadata(
                times: Timestamps(
                    fetched: Date(timeIntervalSinceReferenceDate: 0.1),
                    confirmed: Date(timeIntervalSinceReferenceDate: 1e9 + 1 / 3),
                    asOf: Date(timeIntervalSinceReferenceDate: -1e10)),
                validators: ["etag": "W/\"1\"", "last-modified": "Thu, 01 Jan 1970"],
                freshness: Freshness(fresh: .milliseconds(1), stale: .forever),
                origin: .packaged, isInvalidated: true, tags: ["rates", "gr\u{FC}n"],
                asked: Date(timeIntervalSinceReferenceDate: -0.1)))
        try await opened { storage in
            let commit = try await storage.commit([.put(entry)])
            entry.expectStored(
                try await storage.entry(for: entry.key), after: commit, in: self)
        }
    }

    func absence() async throws {
        try await opened { storage in
            #expect(try await storage.entry(for: "a") == nil, sourceLocation: source)
            try await storage.commit([.put(.sample("a/b"))])
            for key: Key in ["a", "a/b/c", "a/", "A/b", ""] {
                #expect(try await storage.entry(for: key) == nil, "\(key)", sourceLocation: source)
            }
        }
    }

    func replacement() async throws {
        try await opened { storage in
            var old = StoredEntry.sample("a", "a long value that is replaced by a short one")
            old.metadata.tags = ["old"]
            old.metadata.validators = ["etag": "1"]
            old.metadata.isInvalidated = true
            try await storage.commit([.put(old)])
            let new = StoredEntry.sample("a", "short", day: 1)
            let commit = try await storage.commit([.put(new)])
            new.expectStored(try await storage.entry(for: "a"), after: commit, in: self)
            expectEqual(try await storage.allSummaries().count, 1)
        }
    }

    func emptyValue() async throws {
        try await opened { storage in
            let commit = try await storage.commit([.put(.sample("a", ""))])
            StoredEntry.sample("a", "")
                .expectStored(try await storage.entry(for: "a"), after: commit, in: self)
            expectEqual(try await storage.allSummaries().map(\.size), [0])
        }
    }

    func largeValue() async throws {
        var bytes = Data(count: 10_000_000)
        for index in stride(from: 0, to: bytes.count, by: 997) {
            bytes[index] = UInt8(truncatingIfNeeded: index)
        }
        let entry = StoredEntry(key: "large", value: bytes, format: "bytes/1", metadata: .sample())
        let revision = try await opened { [entry] storage in
            let commit = try await storage.commit([.put(entry), .put(.sample("small"))])
            let found = try await storage.entry(for: "large")
            #expect(found?.value == entry.value, sourceLocation: source)
            expectEqual(try await storage.allSummaries().map(\.size), [10_000_000, 5])
            return commit.revision(of: "large")
        }
        try await opened { [entry] storage in
            let found = try await storage.entry(for: "large")
            #expect(found?.value == entry.value, sourceLocation: source)
            #expect(found?.revision == revision, sourceLocation: source)
        }
    }

    func oddities() async throws {
        let texts = [
            "", " ", "/", "%", "%2F", "..", ".", "a\u{0}b", "'; DROP TABLE entry; --",
            "\u{1F468}\u{200D}\u{1F469}",
            "\n\r\t", "CON", "~", String(repeating: "long", count: 300), "\u{FEFF}", "\u{10FFFF}",
        ]
        let entries = texts.map { text in
            StoredEntry(
                key: Key("odd", text), value: Data(text.utf8), format: text,
                metadata: EntryMetadata(
                    times: Timestamps(
                        fetched: Date(timeIntervalSinceReferenceDate: .infinity),
                        confirmed: .distantPast, asOf: .distantFuture),
                    validators: Validators([text: text, text + "2": ""]),
                    freshness: Freshness(fresh: .zero - .seconds(1), stale: .nanoseconds(1)),
                    origin: .local, tags: [text],
                    asked: Date(timeIntervalSinceReferenceDate: -.infinity)))
        }
        let commit = try await opened { try await $0.commit(entries.map { .put($0) }) }
        try await opened { storage in
            for entry in entries {
                entry.expectStored(
                    try await storage.entry(for: entry.key), after: commit, in: self)
            }
            expectEqual(
                try await storage.allSummaries(under: "odd").map(\.key),
                entries.map(\.key).sorted())
        }
    }

    func lookAlikes() async throws {
        // Two spellings of one letter, two cases, and a family with similar names.
        let keys: [Key] = [
            "caf\u{E9}", "cafe\u{301}", "Caf\u{E9}", "a", "a/", "a/b", "a/bb", "a/b/c", "a%2Fb",
            "a%252Fb", "\u{212B}", "\u{C5}", "A\u{30A}", "a b", "a+b", "a_b",
        ]
        try await opened { storage in
            try await storage.commit(keys.map { .put(.sample($0, $0.path)) })
        }
        try await opened { storage in
            for key in keys { try await expect(key.path, at: key, in: storage) }
            expectEqual(try await storage.allSummaries().map(\.key), keys.sorted())
            try await storage.commit([.remove("cafe\u{301}"), .remove("\u{212B}")])
            try await expect("caf\u{E9}", at: "caf\u{E9}", in: storage)
            try await expect("\u{C5}", at: "\u{C5}", in: storage)
            try await expect(nil, at: "cafe\u{301}", in: storage)
        }
    }

    func confirmation() async throws {
        try await opened { storage in
            let first = try await storage.put(.sample("a", "kept"))
            var metadata = EntryMetadata.sample(day: 2)
            metadata.validators = ["etag": "2"]
            let second = try await storage.commit([.confirm("a", metadata, expecting: first)])
            var wanted = StoredEntry.sample("a", "kept")
            wanted.metadata = metadata
            wanted.expectStored(try await storage.entry(for: "a"), after: second, in: self)

            // A different revision, or no entry where one is expected.
            await expect(.conflict) {
                try await storage.commit([.confirm("a", .sample(day: 9), expecting: first)])
            }
            await expect(.conflict) {
                try await storage.commit([.confirm("b", .sample(day: 9), expecting: first)])
            }
            wanted.expectStored(try await storage.entry(for: "a"), after: second, in: self)
            try await expect(nil, at: "b", in: storage)
        }
    }

    func removal() async throws {
        try await opened { storage in
            try await storage.commit([.put(.sample("a")), .put(.sample("a/b"))])
            try await storage.commit([.remove("a"), .remove("nothing")])
            try await expect(nil, at: "a", in: storage)
            try await expect("value", at: "a/b", in: storage)
            try await storage.commit([.put(.sample("a", "again"), expecting: 0)])
            try await expect("again", at: "a", in: storage)
        }
    }

    func expectedRemoval() async throws {
        try await opened { storage in
            let first = try await storage.put(.sample("a", "1"))
            let second = try await storage.put(.sample("a", "2"))
            for (key, expected) in [("a", first), ("a", 0), ("b", first)] as [(Key, UInt64)] {
                await expect(.conflict) {
                    try await storage.commit([.remove(key, expecting: expected)])
                }
            }
            try await expect("2", at: "a", in: storage)
            try await storage.commit([.remove("a", expecting: second), .remove("b", expecting: 0)])
            try await expect(nil, at: "a", in: storage)
        }
    }
}

extension StoredEntry {
    /// Expects that the found entry is this one, as a commit wrote it.
    func expectStored(_ found: StoredEntry?, after commit: Commit, in trial: StorageTrial) {
        var wanted = self
        guard let found, let revision = commit.revision(of: key) else {
            Issue.record("nothing at \(key)", sourceLocation: trial.source)
            return
        }
        wanted.revision = revision
        #expect(found == wanted, "at \(key)", sourceLocation: trial.source)
        // Strings are equal if they are canonically equivalent; stored bytes must be identical.
        #expect(
            found.format.utf8.elementsEqual(wanted.format.utf8), sourceLocation: trial.source)
    }
}
