import Foundation
import Larder
import LarderStorageKit
import LarderTesting
import SmallStorage
import Testing

@Suite struct `A storage by somebody else` {
    @Test(arguments: StorageContract.Rule.allCases)
    func `keeps entries`(rule: StorageContract.Rule) async throws {
        try await StorageContract {
            let place = SmallPlace(incarnation: UUID().uuidString)
            return StorageContract.Place(isShared: true) { SmallStorage(place) }
        }.check(rule)
    }

    @Test(arguments: ShelfContract.Rule.allCases)
    func `keeps rows`(rule: ShelfContract.Rule) async throws {
        try await ShelfContract {
            let place = SmallPlace(incarnation: UUID().uuidString)
            return ShelfContract.Place { SmallStorage(place) }
        }.check(rule)
    }
}

@Suite struct `What an implementer is given` {
    let rows = [
        ("a", 3.0, "Caf\u{E9} cr\u{E8}me", "one"), ("b", 1, "\u{6771}\u{4EAC}\u{90FD}", "two"),
        ("c", 2, "A cafe elsewhere", "one"),
    ]

    func storage() async throws -> SmallStorage {
        let storage = SmallStorage(SmallPlace(incarnation: "i"))
        try await storage.commit([
            .upsert(
                shelf: "s",
                rows: rows.map {
                    ShelfRow(
                        identity: ShelfIdentity(scope: "", item: $0.0), group: $0.3,
                        order: .number($0.1), words: [$0.2], body: Data())
                }, marks: [ShelfIdentity(scope: "", item: "a"): [.read]], at: .distantPast)
        ])
        return storage
    }

    @Test(arguments: ["cafe", "CAF\u{C9} -creme", "\u{4EAC}", "\"a cafe\"", "x", "", "-cafe"])
    func `terms find the same as every storage`(text: String) async throws {
        let words = SearchQuery(text)
        let terms = SearchTerms(words)
        let found = try await storage().search(words, .all, of: "s", limit: 9)
        let own = rows.filter { terms.weight(in: [$0.2]) != nil }
        #expect(Set(own.map(\.0)) == Set(found.map(\.row.identity.item)))
        for match in found {
            let text = rows.first { $0.0 == match.row.identity.item }?.2 ?? ""
            #expect(terms.snippet(of: [text]) == match.snippet)
        }
    }

    @Test func `words and terms are folded alike`() {
        #expect(SearchTerms.words(of: "The CAF\u{C9}, twice") == ["the", "cafe", "twice"])
        #expect(SearchTerms.words(of: "\u{6771}\u{4EAC}") == ["\u{6771}", "\u{4EAC}"])
        let terms = SearchTerms(SearchQuery("Caf\u{E9} -\"two words\"")).terms
        #expect(terms.map(\.words) == [["cafe"], ["two", "words"]])
        #expect(terms.map(\.isPrefix) == [true, false])
        #expect(terms.map(\.isExcluded) == [false, true])
    }

    @Test(arguments: [
        ShelfQuery.all, .group("one"), .all.with(.read), .all.without(.read),
        ShelfQuery(groups: ["one", "two"], isAscending: true), ShelfQuery(throughSequenceNumber: 2),
        ShelfQuery(arrivedBefore: .distantPast),
    ])
    func `a query means and orders the same rows as every storage`(query: ShelfQuery) async throws {
        let storage = try await storage()
        let names = rows.map { ShelfIdentity(scope: "", item: $0.0) }
        let own = try await storage.rows(names, of: "s").filter(query.includes)
            .sorted { query.orders($0.cursor, before: $1.cursor) }
        let page = try await storage.page(
            query, of: "s", after: nil, offset: 0, limit: 9, withBodies: true)
        #expect(own == page)
    }
}
