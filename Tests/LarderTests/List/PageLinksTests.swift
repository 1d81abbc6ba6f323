import Foundation
import Larder
import Testing

@Suite struct `Links between pages` {
    @Test func `are read from a field as servers write it`() {
        let links = PageLinks(
            "<https://api.example.org/items?page=3&q=a,b;c>; rel=\"next\", "
                + "<https://api.example.org/items?page=1>; rel=\"prev\", "
                + "<https://api.example.org/items?page=9>; rel=\"last\"")
        #expect(links.next == "https://api.example.org/items?page=3&q=a,b;c")
        #expect(links.previous == "https://api.example.org/items?page=1")
        #expect(links.targets["last"] == "https://api.example.org/items?page=9")
    }

    @Test func `are completed by the address of the page`() throws {
        let base = try #require(URL(string: "https://example.org/a/items?page=1"))
        #expect(
            PageLinks("<?page=2>; rel=next", relativeTo: base).next
                == "https://example.org/a/items?page=2")
        #expect(PageLinks("</b>;rel=next", relativeTo: base).next == "https://example.org/b")
    }

    @Test(arguments: [
        ("<a>; title=\"x, <b>; rel=\\\"next\\\"\"; rel=NEXT", "a"),
        ("<a>; rel=\"prev next\"", "a"),
        ("<a>; rel=next; rel=prev", "a"),
        ("<a> ; rel = next ; type=\"text/html\" , <b>; rel=next", "a"),
        ("<x>; rel=next; anchor=\"#other\", <a>; rel=next", "a"),
        ("nonsense, <a>; rel=next", "a"),
    ])
    func `are found among other things`(field: String, expected: String) {
        #expect(PageLinks(field).next == PageCursor(expected))
    }

    @Test(arguments: [
        "", ",", "<", "<a", "<a>", "<a>;", "<a>; rel", "<a>; rel=", "<a>; rel=\"",
        "\"<a>; rel=next",
        "<a>; rel=\"next\\", ";;;", "<>; =;", "<a>; rel=\"\"",
    ])
    func `that are broken lead nowhere`(field: String) {
        #expect(PageLinks(field).next == nil)
    }

    @Test func `lead a list from page to page`() async throws {
        let source = ClosurePagedSource<Row> { request in
            let page = request.cursor.map { $0.text.hasSuffix("2") ? 2 : 3 } ?? 1
            let links = PageLinks(
                page < 3 ? "<https://example.org/?page=\(page + 1)>; rel=next" : "")
            return .value(Page(rows([page]), next: links.next, previous: links.previous))
        }
        let list = PagedStore(name: "linked", source: source).list("a")
        for _ in 0..<4 { try await list.load(.cached, .more) }
        #expect(list.snapshot.ids == [1, 2, 3])
    }
}
