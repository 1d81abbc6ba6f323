import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rules of ``ShelfContract``, tested in one place.
struct ShelfTrial: Sendable {
    let place: ShelfContract.Place
    let storage: any ShelfStorage
    let source: SourceLocation

    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    func name(_ item: String, _ scope: String = "feed") -> ShelfIdentity {
        ShelfIdentity(scope: scope, item: item)
    }

    func row(
        _ item: String, _ order: Double = 0, group: String = "g", scope: String = "feed",
        words: [String] = [], body: String = ""
    ) -> ShelfRow {
        ShelfRow(
            identity: name(item, scope), group: group, order: .number(order), words: words,
            body: Data(body.utf8))
    }

    @discardableResult
    func put(
        _ rows: [ShelfRow], on shelf: String = "s", at seconds: Double = 0,
        marks: [ShelfIdentity: Set<Mark.Name>] = [:]
    ) async throws -> ShelfReport {
        try await run(
            .upsert(
                shelf: shelf, rows: rows, marks: marks, at: Self.start.addingTimeInterval(seconds)))
    }

    @discardableResult
    func run(_ operation: ShelfOperation) async throws -> ShelfReport {
        let commit = try await storage.commit([operation])
        return try #require(commit.reports.first, sourceLocation: source)
    }

    func list(
        _ query: ShelfQuery = .all, after: ShelfCursor? = nil, offset: Int = 0, limit: Int = 1_000,
        on shelf: String = "s"
    ) async throws -> [StoredRow] {
        try await storage.page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: true)
    }

    func items(_ query: ShelfQuery = .all, on shelf: String = "s") async throws -> [String] {
        try await list(query, on: shelf).map(\.identity.item)
    }

    func found(_ words: String, _ query: ShelfQuery = .all) async throws -> [String] {
        try await storage.search(SearchQuery(words), query, of: "s", limit: 100)
            .map(\.row.identity.item)
    }

    func expect<Value: Equatable>(_ found: Value, _ wanted: Value) {
        #expect(found == wanted, sourceLocation: source)
    }

    func expect(_ isSo: Bool, _ comment: Comment? = nil) {
        #expect(isSo, comment, sourceLocation: source)
    }

    // MARK: - Upserting and removing

    func upserts() async throws {
        let first = try await put([row("a", 1), row("b", 2)])
        expect(first.inserted, [name("a"), name("b")])
        expect(first.groups, [ShelfGroup(shelf: "s", group: "g")])
        let second = try await put([row("b", 2), row("a", 1, body: "x"), row("c", 3)], at: 9)
        expect(second.inserted, [name("c")])
        expect(second.updated, [name("a")])
        expect(second.unchanged, [name("b")])
        // A change to any part counts as a change.
        for changed in [
            row("a", 5, body: "x"), row("a", 5, group: "h", body: "x"),
            row("a", 5, group: "h", words: ["w"], body: "x"),
        ] {
            expect(try await put([changed]).updated, [name("a")])
            expect(try await put([changed]).unchanged, [name("a")])
        }
        expect(try await put([]).isEmpty, true)
    }

    func oddities() async throws {
        let texts = [
            "", " ", "a\u{0}b", "/", "%", "'", "\"", "\u{1F600}", "\u{200B}", "NULL", "1",
            String(repeating: "x", count: 5_000),
        ]
        var rows: [ShelfRow] = []
        for (index, text) in texts.enumerated() {
            let other = texts[texts.count - 1 - index]
            var row = row(text, Double(index), group: other, scope: other, words: [text, other])
            row.body = Data(text.utf8.reversed() + [0, 255, UInt8(index)])
            rows.append(row)
        }
        try await put(rows)
        let found = try await storage.rows(rows.map(\.identity) + [name("no")], of: "s")
        expect(found.count, rows.count)
        for row in rows {
            let one = try #require(
                found.first { $0.identity == row.identity }, sourceLocation: source)
            expect(one.body == row.body && one.order == row.order)
            expect(one.group.utf8.elementsEqual(row.group.utf8))
            expect(one.size, row.body.count)
        }
        expect(try await put(rows).unchanged.count, rows.count)
    }

    func lookAlikes() async throws {
        let alike = ["caf\u{E9}", "cafe\u{301}", "Caf\u{E9}", "caf\u{E9} ", "a/b", "a%2Fb", "a"]
        try await put(alike.map { row($0, group: $0, scope: $0, body: $0) })
        expect(try await items().count, alike.count)
        expect(try await storage.counts(of: "s").map(\.rows).allSatisfy { $0 == 1 }, true)
        for text in alike {
            let listed = try await list(.group(text))
            expect(listed.map(\.identity), [name(text, text)])
            expect(listed.map(\.body), [Data(text.utf8)])
        }
        // The same item in two scopes is two rows.
        try await put([row("a", scope: "one"), row("a", scope: "two")])
        try await run(.remove(shelf: "s", [name("a", "one")]))
        expect(try await storage.rows([name("a", "two")], of: "s").count, 1)
    }

    func twins() async throws {
        let report = try await put([row("a", 1, body: "1"), row("b"), row("a", 2, body: "2")])
        expect(report.inserted.sorted(), [name("a"), name("b")])
        expect(try await storage.rows([name("a")], of: "s").map(\.body), [Data("2".utf8)])
        expect(try await storage.counts(of: "s").map(\.rows), [2])
    }

    func removal() async throws {
        try await put([row("a"), row("b", words: ["word"])])
        let report = try await run(.remove(shelf: "s", [name("b"), name("c"), name("b")]))
        expect(report.removed, [name("b")])
        expect(try await items(), ["a"])
        expect(try await found("word"), [])
        expect(try await put([row("b")]).inserted, [name("b")])
        try await run(.remove(shelf: "none", [name("a")]))
        expect(try await storage.counts(of: "s").map(\.rows), [2])
    }

    func tombstones() async throws {
        try await put([row("a"), row("b")])
        try await run(.remove(shelf: "s", [name("a"), name("never")], tombstones: Self.start))
        let day = 86_400.0
        let report = try await put([row("a"), row("b"), row("never")], at: 3 * day)
        expect(report.withheld, [name("a"), name("never")])
        expect(report.unchanged, [name("b")])
        expect(try await items(), ["b"])
        // It was listed on the third day, so clean-up to the second day keeps it.
        try await run(
            .forgetTombstones(shelf: "s", before: Self.start.addingTimeInterval(2 * day)))
        expect(try await put([row("a")], at: 3 * day).withheld, [name("a")])
        try await run(
            .forgetTombstones(shelf: "s", before: Self.start.addingTimeInterval(5 * day)))
        expect(try await put([row("a")], at: 6 * day).inserted, [name("a")])
    }

    func retaining() async throws {
        try await put([row("a"), row("b"), row("c"), row("d", group: "h")])
        let report = try await run(.retain(shelf: "s", group: "g", only: [name("b"), name("d")]))
        expect(Set(report.removed), [name("a"), name("c")])
        expect(Set(try await items()), ["b", "d"])
        expect(try await run(.retain(shelf: "s", group: "no", only: [])).removed, [])
    }

    func scopes() async throws {
        try await put([row("a"), row("b", scope: "other"), row("c")])
        try await run(.remove(shelf: "s", [name("c")], tombstones: Self.start))
        expect(try await run(.removeScope(shelf: "s", "feed")).removed, [name("a")])
        expect(try await items(), ["b"])
        expect(try await put([row("c")]).inserted, [name("c")])
        expect(try await run(.removeScope(shelf: "s", "none")).removed, [])
    }

    func moving() async throws {
        try await put([row("a", group: "g"), row("b", group: "g")])
        let report = try await put([row("a", group: "h")])
        expect(report.updated, [name("a")])
        expect(report.groups, Set(["g", "h"].map { ShelfGroup(shelf: "s", group: $0) }))
        expect(try await items(.group("g")), ["b"])
        expect(try await items(.group("h")), ["a"])
        expect(try await storage.counts(of: "s").map(\.rows).sorted(), [1, 1])
    }

    func shelves() async throws {
        try await put([row("a", words: ["word"])], on: "s")
        try await put([row("a", 7, words: ["word"]), row("b")], on: "t")
        expect(try await items(on: "s"), ["a"])
        expect(Set(try await items(on: "t")), ["a", "b"])
        expect(try await found("word"), ["a"])
        try await run(.remove(shelf: "t", [name("a")]))
        expect(try await items(on: "s"), ["a"])
        expect(try await items(on: "nothing"), [])
        expect(try await storage.counts(of: "nothing"), [])
    }

    // MARK: - Lists

    func listing() async throws {
        try await put([row("b", 2), row("d", 4, group: "h"), row("a", 1), row("c", 3)])
        expect(try await items(.group("g")), ["c", "b", "a"])
        expect(try await items(), ["d", "c", "b", "a"])
        expect(try await items(ShelfQuery(groups: ["g"], isAscending: true)), ["a", "b", "c"])
        expect(try await items(ShelfQuery(groups: ["h", "g", "h", "no"])), ["d", "c", "b", "a"])
        expect(try await items(ShelfQuery(groups: [])), [])
        expect(try await list(offset: 1, limit: 2).map(\.identity.item), ["c", "b"])
        expect(try await list(offset: 9), [])
        expect(try await list(limit: 0), [])
        let places = try await storage.page(
            .all, of: "s", after: nil, offset: 0, limit: .max, withBodies: false)
        expect(places.map(\.identity.item), ["d", "c", "b", "a"])
        expect(places.allSatisfy { $0.body.isEmpty })
    }

    func ordering() async throws {
        let values: [SortValue] = [
            .number(-.infinity), .number(-1), .number(0), .number(0), .number(1e300),
            .number(.infinity), .text(""), .text("A"), .text("a"), .text("\u{E9}"),
        ]
        let rows = values.enumerated().map { index, value in
            ShelfRow(identity: name("\(index)"), group: "g", order: value, body: Data())
        }
        try await put(rows.filter { $0.identity.item != "3" })
        try await put(rows)
        let up = ShelfQuery(isAscending: true)
        expect(try await items(up), values.indices.map { "\($0)" })
        expect(try await items(), values.indices.reversed().map { "\($0)" })
        expect(try await list(up).map(\.order), values)
        // A row may keep the position it first had.
        var row = rows[5]
        row.keepsOrder = true
        row.order = .number(-5)
        try await put([row])
        expect(try await put([row]).unchanged.count, 1)
        row.order = .number(-6)
        expect(try await put([row]).unchanged.count, 1)
        row.body = Data([1])
        expect(try await put([row]).updated.count, 1)
        expect(try await items(up), values.indices.map { "\($0)" })
        let numbered = try await list(up)
        for one in numbered {
            expect(try await storage.row(sequenceNumber: one.sequenceNumber, of: "s"), one)
        }
        expect(try await storage.row(sequenceNumber: 9_999, of: "s"), nil)
        // NaN is the least number.
        try await put([
            ShelfRow(identity: name("nan"), group: "g", order: .number(.nan), body: Data())
        ])
        expect(try await items(up).prefix(2), ["0", "nan"])
    }

    func paging() async throws {
        try await put((0..<100).map { row("\($0)", Double($0 / 3)) })
        let all = try await items()
        for query in [ShelfQuery.all, ShelfQuery(isAscending: true)] {
            var seen: [String] = []
            var place: ShelfCursor?
            var turn = 0
            while true {
                let page = try await list(query, after: place, limit: 7)
                seen += page.map(\.identity.item)
                guard let last = page.last else { break }
                place = last.cursor
                turn += 1
                if turn > 20 { continue }
                // Rows are inserted at both ends and in the middle, and the last one read is removed.
                let tag = "\(query.isAscending)\(turn)"
                try await put([row("x\(tag)", -5), row("y\(tag)", 99)])
                try await run(.remove(shelf: "s", [last.identity]))
                try await put([row(last.identity.item, -1_000)])
                try await run(.remove(shelf: "s", [last.identity]))
            }
            let old = seen.filter { !$0.hasPrefix("x") && !$0.hasPrefix("y") }
            expect(Set(old).count, old.count)
            if !query.isAscending { expect(old, all) }
        }
    }

    func numbering() async throws {
        try await put([row("a")], at: 100)
        try await put([row("b")], at: 50)
        try await put([row("c"), row("d")], at: 60)
        try await run(.remove(shelf: "s", [name("d")]))
        try await put([row("e")], at: 200)
        let rows = try await list(ShelfQuery(isAscending: true))
        expect(rows.map(\.identity.item), ["a", "b", "c", "e"])
        expect(Set(rows.map(\.sequenceNumber)).count, 4)
        let seconds = rows.map { $0.arrived.timeIntervalSince(Self.start) }
        expect(seconds, [100, 100, 100, 200])
        // A number is not assigned again.
        let last = try await storage.lastSequenceNumber(of: "s")
        expect(rows.last?.sequenceNumber, last)
        try await run(.remove(shelf: "s", [name("e")]))
        try await put([row("f")], at: 300)
        expect(
            try await storage.rows([name("f")], of: "s").first.map { $0.sequenceNumber > last },
            true)
    }

    func bounds() async throws {
        for index in 0..<20 {
            try await put([row("\(index)", Double(20 - index))], at: Double(index))
        }
        let rows = try await list(ShelfQuery(isAscending: true)).reversed().map { $0 }
        for bound in 0..<20 {
            var query = ShelfQuery(isAscending: false)
            query.throughSequenceNumber = rows[bound].sequenceNumber
            expect(try await items(query), (0...bound).map { "\($0)" })
            query.throughSequenceNumber = nil
            query.arrivedBefore = Self.start.addingTimeInterval(Double(bound))
            expect(try await items(query), (0..<bound).map { "\($0)" })
        }
        var query = ShelfQuery.all
        query.arrivedBefore = .distantFuture
        expect(try await items(query).count, 20)
        query.arrivedBefore = .distantPast
        expect(try await items(query), [])
        query.arrivedBefore = nil
        query.throughSequenceNumber = .max
        expect(try await items(query).count, 20)
    }
}
