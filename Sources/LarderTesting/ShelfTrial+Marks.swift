import Larder
import LarderSimulation
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ShelfTrial {
    func follow(
        _ changes: [(String, Mark.Name, Bool)], from: String?, to: String
    ) async throws {
        try await run(
            .follow(
                shelf: "s",
                changes.map { ShelfMarkChange(identity: name($0.0), name: $0.1, isSet: $0.2) },
                from: from, to: to))
    }

    func count(_ marks: [Mark.Name: Bool], _ group: String? = nil) async throws -> Int {
        ShelfCounts(all: try await storage.counts(of: "s")).count(marks, in: group)
    }

    func marks() async throws {
        try await put(
            [row("a", 1), row("b", 2), row("c", 3, group: "h"), row("d", 4, group: "h")],
            marks: [name("b"): [.read], name("c"): [.read, .favourite], name("no"): [.read]])
        expect(try await items(.all.with(.read)), ["c", "b"])
        expect(try await items(.all.without(.read)), ["d", "a"])
        expect(try await items(.all.with(.read).without(.favourite)), ["b"])
        expect(try await items(.group("h").without(.read)), ["d"])
        expect(try await items(.all.with("unheard of")), [])
        expect(try await items(.all.without("unheard of")).count, 4)
        try await follow(
            [("a", .read, true), ("b", .read, false), ("c", .read, true), ("no", .read, true)],
            from: nil, to: "1")
        expect(try await items(.all.without(.read)), ["d", "b"])
        expect(try await count([.read: false]), 2)
        expect(try await count([.read: false], "g"), 1)
        expect(try await count([.favourite: true]), 1)
        expect(try await count([:]), 4)
        let byGroup = ShelfCounts(all: try await storage.counts(of: "s")).byGroup([.read: true])
        expect(byGroup, ["g": 1, "h": 1])
        try await run(.remove(shelf: "s", [name("a"), name("c")]))
        expect(try await count([.read: true]), 0)
        expect(try await count([:]), 2)
        expect(try await storage.counts(of: "s").allSatisfy { $0.rows > 0 })
    }

    func changedRows() async throws {
        try await put([row("a", 1, words: ["old"])], at: 10, marks: [name("a"): [.read]])
        let before = try #require(try await list().first, sourceLocation: source)
        try await put([row("b", 2)], at: 20)
        try await put(
            [row("a", 9, group: "h", words: ["new"], body: "longer")], at: 30,
            marks: [name("a"): [.favourite]])
        let after = try #require(try await list().first, sourceLocation: source)
        expect(after.identity, name("a"))
        expect(after.sequenceNumber, before.sequenceNumber)
        expect(after.arrived, before.arrived)
        expect(after.marks, [.read])
        let counts = ShelfCounts(all: try await storage.counts(of: "s"))
        expect(counts.count([.read: true], in: "h"), 1)
        expect(counts.bytes, 6)
    }

    func watermarks() async throws {
        expect(try await storage.watermark(of: "s"), nil)
        try await put([row("a")])
        try await follow([("a", .read, true)], from: nil, to: "1")
        expect(try await storage.watermark(of: "s"), "1")
        for from in [nil, "0", "2"] as [String?] {
            await refuses { try await follow([("a", .read, false)], from: from, to: "3") }
        }
        let late = ShelfOperation.upsert(
            shelf: "s", rows: [row("b")], watermark: "0", at: Self.start)
        await refuses { try await run(late) }
        expect(try await items(.all.with(.read)), ["a"])
        expect(try await items(), ["a"])
        try await follow([("a", .read, false)], from: "1", to: "2")
        expect(try await items(.all.with(.read)), [])
        // Another shelf has its own watermark.
        expect(try await storage.watermark(of: "t"), nil)
    }

    func refuses(_ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("nothing was refused", sourceLocation: source)
        } catch {
            expect((error as? LarderError)?.code, .conflict)
        }
    }

    func allOrNothing() async throws {
        try await put([row("a", words: ["word"]), row("b")])
        let before = try await storage.position()
        await refuses {
            _ = try await storage.commit([
                .upsert(shelf: "s", rows: [row("a", 5, group: "h"), row("c")], at: Self.start),
                .remove(shelf: "s", [name("b")], tombstones: Self.start),
                .upsert(shelf: "t", rows: [row("x")], at: Self.start),
                .follow(shelf: "s", [], from: "elsewhere", to: "1"),
            ])
        }
        expect(Set(try await items()), ["a", "b"])
        expect(try await items(on: "t"), [])
        expect(try await count([:], "g"), 2)
        expect(try await found("word"), ["a"])
        expect(try await put([row("b")]).unchanged, [name("b")])
        let next = try await storage.commit([
            .upsert(shelf: "s", rows: [row("d")], at: Self.start),
            .remove(shelf: "s", [name("d")]),
        ])
        expect(next.position != before)
        expect(next.position, try await storage.position())
        expect(next.reports.map(\.inserted.count), [1, 0])
        expect(next.reports.map(\.removed.count), [0, 1])
    }

    // MARK: - Search

    private func library() async throws {
        try await put([
            row("swift", words: ["The Swift Language", "Value types and protocols"]),
            row("cafe", words: ["Caf\u{E9} cr\u{E8}me", "Ein St\u{FC}ck Torte, bitte!"]),
            row("decomposed", words: ["Cafe\u{301} noir", ""]),
            row("rates", words: ["Exchange rates", "The swift fall of the euro"]),
            row("greek", words: ["\u{391}\u{3B8}\u{3AE}\u{3BD}\u{3B1}", ""]),
        ])
    }

    func words() async throws {
        try await library()
        expect(Set(try await found("swift")), ["swift", "rates"])
        expect(Set(try await found("SWIFT the")), ["swift", "rates"])
        expect(try await found("swift protocols"), ["swift"])
        expect(Set(try await found("cafe")), ["cafe", "decomposed"])
        expect(Set(try await found("CAF\u{C9}")), ["cafe", "decomposed"])
        expect(try await found("stuck torte"), ["cafe"])
        expect(try await found("\u{3B1}\u{3B8}\u{3AE}\u{3BD}\u{3B1}"), ["greek"])
        expect(try await found("nothing"), [])
        expect(try await found("swift nothing"), [])
        // Of equal matches the newest comes first, and feeds list it first, so it arrives first.
        try await put(
            [("late", 3), ("middle", 2), ("early", 1)].map {
                row($0.0, $0.1, words: ["Church bell", ""])
            })
        expect(try await found("church bell"), ["late", "middle", "early"])
        let limited = try await storage.search(SearchQuery("the"), .all, of: "s", limit: 1)
        expect(limited.count, 1)
        // What the first text has as it was typed comes first, however often others have the words.
        let often = String(repeating: "quiet signal copper 4 ", count: 9)
        try await put(
            (40..<60).map { row("other \($0)", words: ["Copper signal no. \($0)", often]) } + [
                row("turned", words: ["4 copper, quiet signal", ""]),
                row("as typed", words: ["A quiet signal, copper 4", ""]),
            ])
        let found = try await found("quiet signal copper 4")
        expect(found.count, 22)
        expect(Array(found.prefix(2)), ["as typed", "turned"])
    }

    func phrases() async throws {
        try await library()
        expect(Set(try await found("swi")), ["swift", "rates"])
        expect(try await found("\"swift language\""), ["swift"])
        expect(try await found("\"language swift\""), [])
        expect(try await found("\"swif\""), [])
        expect(try await found("swift -protocols"), ["rates"])
        expect(try await found("swift -\"swift fall\""), ["swift"])
        expect(try await found("-swift"), [])
        let match = try await storage.search(SearchQuery("protocols"), .all, of: "s", limit: 9)
        let parts = match.first?.snippet.parts ?? []
        expect(parts.filter(\.isFound).map(\.text), ["protocols"])
        expect(match.first?.snippet.text.contains("types and protocols") == true)
    }

    func spaceless() async throws {
        try await put([
            row("tokyo", words: ["\u{6771}\u{4EAC}\u{90FD}\u{306E}\u{5929}\u{6C17}", ""]),
            row("kyoto", words: ["\u{4EAC}\u{90FD}\u{306E}Swift\u{7956}", ""]),
            row(
                "thai",
                words: [
                    "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}\u{E0A}\u{E32}\u{E27}\u{E42}\u{E25}\u{E01}",
                    "",
                ]),
            row(
                "hindi",
                words: [
                    "\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940} \u{938}\u{92E}\u{93E}\u{91A}\u{93E}\u{930}",
                    "",
                ]),
            row("korean", words: ["\u{D55C}\u{AD6D}\u{C5B4} \u{B274}\u{C2A4}", ""]),
        ])
        expect(Set(try await found("\u{4EAC}\u{90FD}")), ["tokyo", "kyoto"])
        expect(try await found("\u{6771}\u{4EAC}"), ["tokyo"])
        expect(try await found("\u{90FD}\u{4EAC}"), [])
        expect(try await found("\u{5929}\u{6C17} \u{6771}\u{4EAC}"), ["tokyo"])
        expect(try await found("swift"), ["kyoto"])
        expect(try await found("\u{E42}\u{E25}\u{E01}"), ["thai"])
        expect(try await found("\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}"), ["hindi"])
        expect(try await found("\u{D55C}\u{AD6D}"), ["korean"])
        // A consonant is the beginning of its syllable.
        expect(try await found("\u{939}"), ["hindi"])
        expect(try await found("\u{938}\u{92E}"), ["hindi"])
        expect(try await found("\u{E27}"), ["thai"])
        expect(try await found("\"\u{939}\""), [])
        let match = try await storage.search(
            SearchQuery("\u{4EAC}\u{90FD}"), .all, of: "s", limit: 9)
        expect(match.allSatisfy { !$0.snippet.text.contains("\u{200B}") })
    }

    func changedWords() async throws {
        try await put([row("a", words: ["one"]), row("b", words: ["two"])])
        try await put([row("a", words: ["three"]), row("b", 5, words: ["two"])])
        expect(try await found("one"), [])
        expect(try await found("three"), ["a"])
        expect(try await found("two"), ["b"])
        try await put([row("a", words: [])])
        expect(try await found("three"), [])
        try await put([row("a", group: "h", words: ["two"])], marks: [:])
        expect(try await found("two", .group("h")), ["a"])
        try await follow([("b", .read, true)], from: nil, to: "1")
        expect(try await found("two", .all.without(.read)), ["a"])
        var query = ShelfQuery.all
        query.throughSequenceNumber = 0
        expect(try await found("two", query), [])
    }

    func ranking() async throws {
        try await put([
            row("body", words: ["Something", "else about a kettle that is here"]),
            row("title", words: ["A kettle", "and nothing about it"]),
            row("none", words: ["Something else", "altogether"]),
        ])
        expect(try await found("kettle"), ["title", "body"])
    }

    func anyWords() async throws {
        try await library()
        for text in [
            "", " ", "\"", "\"\"", "-", "- -", "*", "a*", "AND", "NOT", "OR swift", "NEAR(a b)",
            "a:b", "{a b}: c", "^swift", "'; DROP TABLE", "\u{0}", "(((", "\"swift", "\u{1F600}",
            "\u{301}", "\u{200B}", "swift\u{0}fall", String(repeating: "x ", count: 2_000),
            String(repeating: "\u{6771}", count: 2_000),
        ] {
            _ = try await found(text)
        }
        expect(Set(try await found("swift \u{1F600}")), ["swift", "rates"])
        expect(Set(try await found("\"swift")), ["swift", "rates"])
    }

    /// Waits in real time until all words are indexed, for half a minute at most.
    private func waitForWords() async throws {
        for _ in 0..<3_000 where try await storage.unindexed(of: "s") > 0 {
            try await Task.sleep(for: .milliseconds(10))
        }
        expect(try await storage.unindexed(of: "s"), 0)
    }

    func rareFinds() async throws {
        let rare = row("rare", group: "rare", words: ["word"])
        try await put([rare], marks: [rare.identity: [.favourite]])
        try await put([rare], on: "other")
        try await put((0..<SearchQuery.rankedRows).map { row("\($0)", words: ["word"]) })
        try await waitForWords()
        expect(try await found("word", .group("rare")), ["rare"])
        expect(try await found("word", .all.with(.favourite)), ["rare"])
        expect(try await found("word", ShelfQuery(throughSequenceNumber: 1)), ["rare"])
        let others = try await storage.search(SearchQuery("word"), .all, of: "other", limit: 9)
        expect(others.map(\.row.identity.item), ["rare"])
        expect(try await found("word").count, 100)
    }

    func manyWords() async throws {
        let count = 3_000
        func search(_ words: String) async throws -> (missing: Int, found: [ShelfMatch]) {
            let missing = try await storage.unindexed(of: "s")
            let found = try await storage.search(
                SearchQuery(words), .all, of: "s", limit: 2 * count)
            return (missing, found)
        }
        try await put((0..<count).map { row("\($0)", Double($0), words: ["old number\($0)"]) })
        let first = try await search("old")
        expect(first.found.count + first.missing >= count)
        try await put([row("0", words: ["new"])])
        try await run(.remove(shelf: "s", [name("1"), name("\(count - 1)")]))
        try await put(
            (2..<count / 2).map { row("\($0)", Double($0), words: ["newer number\($0)"]) })
        try await waitForWords()
        expect(try await search("old").found.count, count / 2 - 1)
        expect(try await search("newer").found.count, count / 2 - 2)
        expect(try await found("new -newer"), ["0"])
        expect(try await found("number\(count - 2)"), ["\(count - 2)"])
        expect(try await found("\"number1\""), [])
        expect(try await found("number\(count - 1)"), [])
    }

    // MARK: - Many at once

    func reopening() async throws {
        try await put([row("a", 1, words: ["word"], body: "1"), row("b", 2)], at: 5)
        try await follow([("a", .read, true)], from: nil, to: "7")
        try await run(.remove(shelf: "s", [name("b")], tombstones: Self.start))
        let again = try await place.open()
        let rows = try await again.page(
            .all, of: "s", after: nil, offset: 0, limit: 9, withBodies: true)
        expect(rows, try await list())
        expect(rows.map(\.marks), [[.read]])
        expect(try await again.watermark(of: "s"), "7")
        expect(try await again.counts(of: "s"), try await storage.counts(of: "s"))
        expect(
            try await again.search(SearchQuery("word"), .all, of: "s", limit: 9).count, 1)
        let commit = try await again.commit([
            .upsert(shelf: "s", rows: [row("b", 2), row("c", 3)], at: Self.start)
        ])
        expect(commit.reports.first?.withheld, [name("b")])
        expect(try await items(), ["c", "a"])
        expect(
            try await storage.lastSequenceNumber(of: "s"),
            try await again.lastSequenceNumber(of: "s"))
    }

    func changes() async throws {
        let other = try await place.open()
        var near = storage.changes(after: try await storage.position()).makeAsyncIterator()
        var far = other.changes(after: try await other.position()).makeAsyncIterator()
        try await storage.commit(
            [
                .upsert(
                    shelf: "s", rows: [row("a", group: "one"), row("b", group: "two")],
                    at: Self.start)
            ], author: "me")
        for batch in [try await near.next(), try await far.next()] {
            let changes = try #require(batch, sourceLocation: source).changes
            expect(changes.touchesRows(of: "s", in: ["one"]))
            expect(changes.touchesRows(of: "s", in: ["two"]))
            if changes.isEverything { continue }
            expect(batch?.author, "me")
            expect(!changes.touchesRows(of: "s", in: ["three"]))
            expect(!changes.touchesRows(of: "t"))
        }
        try await other.commit([.upsert(shelf: "s", rows: [row("c")], at: Self.start)])
        let batch = try #require(try await near.next(), sourceLocation: source)
        expect(batch.changes.touchesRows(of: "s", in: ["g"]))
        expect(try await items().count, 3)
    }

    func many() async throws {
        let second = try await place.open()
        try await withThrowingTaskGroup { group in
            for writer in 0..<8 {
                group.addTask {
                    let storage = writer % 2 == 0 ? storage : second
                    for turn in 0..<20 {
                        try await storage.commit([
                            .upsert(
                                shelf: "s",
                                rows: [
                                    row("shared", Double(turn)), row("\(writer)-\(turn)"),
                                ], at: Self.start)
                        ])
                    }
                }
            }
            try await group.waitForAll()
        }
        expect(try await items().count, 161)
        expect(try await count([:]), 161)
        let numbers = try await list().map(\.sequenceNumber)
        expect(Set(numbers).count, 161)
    }

    /// A row that is on two shelves is moved from each to the other.
    func moves() async throws {
        let second = try await place.open()
        let moved = row("moved")
        for _ in 0..<20 {
            try await storage.commit(
                ["s", "t"].map { .upsert(shelf: $0, rows: [moved], at: Self.start) })
            try await withThrowingTaskGroup { group in
                for (storage, to, from) in [(storage, "s", "t"), (second, "t", "s")] {
                    group.addTask {
                        try await storage.commit([
                            .upsert(shelf: to, rows: [moved], at: Self.start),
                            .remove(shelf: from, [moved.identity]),
                        ])
                    }
                }
                try await group.waitForAll()
            }
            var count = 0
            for shelf in ["s", "t"] {
                count += try await storage.rows([moved.identity], of: shelf).count
            }
            expect(count, 1)
        }
    }

    /// Applies many random operations to the storage and to one in memory, which must stay equal.
    func likeTheMemory(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let model = MemoryStorage()
        let shelf = "seed \(seed)"
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func some() -> ShelfIdentity { name("\(pick(12))", "scope \(pick(2))") }
        var watermark: String?
        // Insertion times never go back, so each seed starts after the last.
        var time = Double(seed) * 1e8
        for turn in 0..<120 {
            time += Double(pick(40_000) - 5_000)
            let now = Self.start.addingTimeInterval(time)
            let operation: ShelfOperation
            switch pick(10) {
            case 0...4:
                let rows = (0..<pick(5)).map { _ in
                    let identity = some()
                    return row(
                        identity.item, Double(pick(4)), group: "group \(pick(3))",
                        scope: identity.scope, words: ["w\(pick(3)) v\(pick(3))"],
                        body: "\(pick(2))")
                }
                var marks: [ShelfIdentity: Set<Mark.Name>] = [some(): [.read]]
                marks[some()] = [.favourite]
                operation = .upsert(
                    shelf: shelf, rows: rows,
                    marks: marks,
                    at: now)
            case 5: operation = .remove(shelf: shelf, [some(), some()])
            case 6: operation = .remove(shelf: shelf, [some()], tombstones: now)
            case 7:
                operation = .retain(
                    shelf: shelf, group: "group \(pick(3))", only: [some(), some(), some()])
            case 8:
                let changes = (0..<4).map { _ in
                    ShelfMarkChange(
                        identity: some(), name: pick(2) == 0 ? .read : .favourite,
                        isSet: pick(2) == 0)
                }
                operation = .follow(shelf: shelf, changes, from: watermark, to: "\(turn)")
                watermark = "\(turn)"
            default:
                operation =
                    pick(3) == 0
                    ? .removeScope(shelf: shelf, "scope 0")
                    : .forgetTombstones(shelf: shelf, before: now.addingTimeInterval(-86_400 * 2))
            }
            let one = try await storage.commit([operation]).reports.first?.sorted
            let two = try await model.commit([operation]).reports.first?.sorted
            guard one == two else {
                return expect(false, "seed \(seed), turn \(turn): \(operation)")
            }
            var query = ShelfQuery(isAscending: pick(2) == 0)
            if pick(2) == 0 { query.groups = ["group \(pick(3))", "group 0"] }
            if pick(2) == 0 { query.marks[.read] = pick(2) == 0 }
            if pick(3) == 0 { query.marks[.favourite] = pick(2) == 0 }
            let place = ShelfCursor(
                order: .number(Double(pick(4))), sequenceNumber: UInt64(pick(40)))
            let after = pick(2) == 0 ? place : nil
            let found = try await storage.likeness(query, after, shelf)
            let wanted = try await model.likeness(query, after, shelf)
            guard found == wanted else {
                return expect(
                    false, "seed \(seed), turn \(turn): \(query) \(found) instead of \(wanted)")
            }
        }
    }
}

extension ShelfReport {
    fileprivate var sorted: [[ShelfIdentity]] {
        [inserted, updated, unchanged, removed, withheld].map { $0.sorted() }
    }
}

extension ShelfStorage {
    /// What a shelf looks like from outside, without sequence numbers.
    fileprivate func likeness(
        _ query: ShelfQuery, _ after: ShelfCursor?, _ shelf: String
    ) async throws -> [String] {
        // The numbers differ between storages that hold other shelves too; their order does not.
        let place = after.map { ShelfCursor(order: $0.order, sequenceNumber: 0) }
        let rows = try await page(
            query, of: shelf, after: place, offset: 1, limit: 5, withBodies: true)
        let counts = try await counts(of: shelf).map {
            "\($0.group) \($0.marks.map(\.rawValue).sorted()) \($0.rows) \($0.bytes)"
        }
        let found = try await search(SearchQuery("w1 -v2"), query, of: shelf, limit: 50)
        return rows.map {
            "\($0.identity) \($0.group) \($0.order) \($0.body.count) \($0.arrived) "
                + "\($0.marks.map(\.rawValue).sorted())"
        } + counts.sorted() + found.map { "\($0.row.identity)" }.sorted()
    }
}
