import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ShelfTrial {
    func expectedRemoval() async throws {
        try await put([row("a"), row("b")])
        try await follow([("a", .favourite, true)], from: nil, to: "1")
        for watermark in ["0", "2", ""] {
            await refuses {
                try await run(
                    .remove(
                        shelf: "s", [name("b")], tombstones: Self.start, watermark: watermark))
            }
        }
        // Nothing was removed, and no tombstone was left.
        expect(Set(try await items()), ["a", "b"])
        expect(try await put([row("b")]).unchanged, [name("b")])
        let report = try await run(
            .remove(shelf: "s", [name("b")], tombstones: Self.start, watermark: "1"))
        expect(report.removed, [name("b")])
        expect(try await put([row("b")]).withheld, [name("b")])
        // A shelf that never followed has no watermark to expect.
        try await put([row("a")], on: "t")
        await refuses { try await run(.remove(shelf: "t", [name("a")], watermark: "1")) }
    }

    func kept() async throws {
        try await put([row("a"), row("b")])
        try await run(.remove(shelf: "s", [name("a"), name("b")], tombstones: Self.start))
        var kept = row("a")
        kept.isKept = true
        let report = try await put([kept, row("b")], at: 1, marks: [name("a"): [.favourite]])
        expect(report.inserted, [name("a")])
        expect(report.withheld, [name("b")])
        expect(try await list().map(\.marks), [[.favourite]])
        // It is a row like any other: unchanged, and its tombstone is gone.
        expect(try await put([kept], at: 2).unchanged, [name("a")])
        try await run(.remove(shelf: "s", [name("a")]))
        expect(try await put([row("a")], at: 3).inserted, [name("a")])
    }

    func returning() async throws {
        try await put([row("a", 1, words: ["one"], body: "1"), row("b", 1)], at: 10)
        try await put([row("c", 1)], at: 20)
        let before = try await list()
        let old = try #require(before.first { $0.identity.item == "a" }, sourceLocation: source)
        try await run(.remove(shelf: "s", [name("a")], tombstones: Self.start))
        var back = row("a", 1, words: ["one"], body: "1")
        back.returning = ShelfInsertion(sequenceNumber: old.sequenceNumber, date: old.arrived)
        let report = try await put([back], at: 30, marks: [name("a"): [.favourite]])
        expect(report.inserted, [name("a")])
        expect(report.groups, [ShelfGroup(shelf: "s", group: "g")])
        expect(try await list(.all.without(.favourite)) == before.filter { $0 != old })
        var after = try #require(
            try await list(.all.with(.favourite)).first, sourceLocation: source)
        after.marks = []
        expect(after, old)
        expect(try await list().map(\.identity), before.map(\.identity))
        expect(try await found("one"), ["a"])
        // For its source it is unchanged, and new rows continue after the last sequence number.
        expect(try await put([row("a", 1, words: ["one"], body: "1")]).unchanged, [name("a")])
        try await put([row("d", 1)], at: 40)
        expect(try await list().map(\.identity.item), ["d", "c", "b", "a"])
        // Its tombstone is gone: it can be removed and inserted again.
        try await run(.remove(shelf: "s", [name("a")]))
        expect(try await put([row("a", 2)]).inserted, [name("a")])
    }

    func returningBesideOthers() async throws {
        try await put([row("a", 1, body: "old"), row("b", 2)], at: 10)
        let old = try await list(ShelfQuery(isAscending: true))
        // The existing row is newer than the returning one.
        try await put([row("a", 1, body: "new")], at: 20)
        var back = row("a", 1, body: "old")
        back.returning = ShelfInsertion(sequenceNumber: old[0].sequenceNumber, date: old[0].arrived)
        expect(try await put([back]).unchanged, [name("a")])
        expect(try await storage.rows([name("a")], of: "s").map(\.body), [Data("new".utf8)])
        // A number that is in use, or was never assigned, is not reused.
        for number in [old[1].sequenceNumber, 1_000_000_000, 0, .max] {
            let item = "\(number)"
            var stranger = row(item, 3)
            stranger.returning = ShelfInsertion(
                sequenceNumber: number, date: Self.start.addingTimeInterval(10))
            expect(try await put([stranger], at: 30).inserted, [name(item)])
        }
        let numbers = try await list().map(\.sequenceNumber)
        expect(Set(numbers).count, 6)
        let last = try await storage.lastSequenceNumber(of: "s")
        expect(numbers.max(), last)
        expect(last < 1_000_000)
        // With a watermark it is refused like any other row.
        await refuses {
            try await run(.upsert(shelf: "s", rows: [back], watermark: "9", at: Self.start))
        }
    }

    func groups() async throws {
        let alike = ["caf\u{E9}", "cafe\u{301}", "", "a/b", "a"]
        func touched(
            _ operations: [ShelfOperation], _ wanted: Set<ShelfGroup>, _ line: Int = #line
        ) async throws {
            var batches = storage.changes(after: try await storage.position()).makeAsyncIterator()
            let reports = try await storage.commit(operations).reports
            let all = reports.reduce(into: Set<ShelfGroup>()) { $0.formUnion($1.groups) }
            expect(all == wanted, "reports of line \(line): \(all)")
            let changes = try #require(try await batches.next(), sourceLocation: source).changes
            guard !changes.isEverything else { return }
            expect(changes.groups.sorted() == wanted.sorted(), "line \(line): \(changes)")
            for group in wanted {
                expect(changes.touchesRows(of: group.shelf, in: [group.group]))
            }
            expect(!changes.touchesRows(of: "nothing") && !changes.hasMarks)
        }
        func group(_ name: String, _ shelf: String = "s") -> ShelfGroup {
            ShelfGroup(shelf: shelf, group: name)
        }
        let rows = alike.map { row($0, group: $0, scope: $0) }
        try await touched(
            [
                .upsert(shelf: "s", rows: rows, at: Self.start),
                .upsert(shelf: "t", rows: [rows[0]], at: Self.start),
            ], Set(alike.map { group($0) } + [group(alike[0], "t")]))
        var moved = rows[0]
        moved.group = alike[1]
        try await touched(
            [.upsert(shelf: "s", rows: [moved, rows[2]], at: Self.start)],
            [group(alike[0]), group(alike[1])])
        try await touched(
            [
                .follow(
                    shelf: "s",
                    [ShelfMarkChange(identity: rows[3].identity, name: .read, isSet: true)],
                    from: nil, to: "1")
            ], [group("a/b")])
        try await touched([.remove(shelf: "s", [rows[2].identity])], [group("")])
        try await touched([.retain(shelf: "s", group: "a", only: [])], [group("a")])
        try await touched([.removeScope(shelf: "s", alike[0])], [group(alike[1])])
    }
}
