import Testing

@testable import FeedFormat

@Suite struct `Plain text` {
    @Test func `has paragraphs, lists and numbered links`() {
        let html = """
            <h1>Title</h1><p>See <a href="/x">this</a> and <a href="/x">that</a>.</p>
            <ul><li>one<li>two<ol start=3><li>three</ol></ul><blockquote><p>said</p></blockquote>
            """
        let text = PlainText.render(html, base: "http://e.example/", width: 40)
        #expect(
            text == """
                Title

                See this[1] and that[1].

                • one
                • two
                  3. three

                > said

                [1] http://e.example/x

                """)
    }

    @Test func `keeps to its width`() {
        let words = String(repeating: "<b>word</b> 日本 <i>other</i> ", count: 50)
        let lines = PlainText.render("<p>\(words)<ul><li>\(words)</ul>", width: 30).split(
            separator: "\n")
        #expect(lines.count > 20)
        #expect(lines.allSatisfy { $0.count <= 30 })
    }

    @Test func `keeps the lines of preformatted text`() {
        #expect(PlainText.render("<pre>a\n  b</pre>") == "    a\n      b\n")
    }

    private let table = """
        <p>Fares:</p><table><caption>Adults</caption><thead><tr><th>From<th>To<th>Price</thead>
        <tr><td><p>Zürich</p><td><a href="http://e.example/">Bern</a><td>51.00
        <tr><td>東京<td>Osaka<td></table><p>After.</p>
        """

    @Test func `has tables in columns where they fit`() {
        #expect(
            PlainText.render(table, width: 40, listsLinks: false) == """
                Fares:

                Adults
                From    To       Price
                ──────  ───────  ─────
                Zürich  Bern[1]  51.00
                東京    Osaka

                After.

                """)
    }

    @Test func `has one cell of a table to a line where they don't`() {
        #expect(
            PlainText.render(table, width: 20, listsLinks: false) == """
                Fares:

                Adults

                From: Zürich
                To: Bern[1]
                Price: 51.00

                From: 東京
                To: Osaka

                After.

                """)
        let facts =
            "<table><tr><th>Author<td>\(String(repeating: "word ", count: 8))"
            + "<tr><th>Pages<td>12</table>"
        #expect(
            PlainText.render(facts, width: 30) == """
                Author: word word word word
                word word word word

                Pages: 12

                """)
    }

    @Test func `reads tables that only arrange a page as running text`() {
        let page =
            "<table><tr><td><p>One.</p><p>Two.</p></td><td>\(table)</td></tr><tr><td>x</table>"
        let text = PlainText.render(page, width: 40, listsLinks: false)
        #expect(text.hasPrefix("One.\n\nTwo.\n"))
        #expect(text.contains("\nZürich  Bern[1]  51.00\n") && text.contains("\nx\n"))
        let running = PlainText.render(table, width: 1_000_000)
        #expect(running.contains("Bern[1] 51.00"))
        let spanned =
            "<table><tr><th>City<th>Year<tr><td rowspan=2>Bern<td>2023<tr><td>2024</table>"
        #expect(!PlainText.render(spanned, width: 20).contains("City: 2024"))
    }

    @Test func `keeps plain text plain`() {
        #expect(PlainText.render(FeedText("a < b\n\n\nc")) == "a < b\n\nc\n")
    }

    @Test func `shows nothing that is not text`() {
        #expect(PlainText.render("<script>x</script><style>y</style><!-- z -->") == "")
    }
}
