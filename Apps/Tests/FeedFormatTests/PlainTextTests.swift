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

    @Test func `has numbered links for videos and sounds, and none for places in the article`() {
        let html = """
            <p>See <a href="#f1">note 1</a>:</p><video src="/talk.mp4"></video>
            <p><audio src="https://e.example/talk.ogg"></audio> <audio src="javascript:x"></audio>
            """
        let text = PlainText.render(html, base: "http://e.example/", width: 60)
        #expect(
            text == """
                See note 1:

                Watch the video[1]

                Listen to the audio[2]

                [1] http://e.example/talk.mp4
                [2] https://e.example/talk.ogg

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

    @Test(arguments: [
        ("10<sup>6</sup> to 10<sup>&minus;3</sup>", "10⁶ to 10⁻³"),
        ("note<sup>1</sup><sup>2</sup>", "note¹²"), ("2<sup>n+1</sup>", "2ⁿ⁺¹"),
        ("e<sup>x</sup>, e<sup>x/2</sup>, a<sup>b<i>c</i></sup>", "e^x, e^(x/2), a^bc"),
        ("1<sup>st</sup>, 2<sup>ème</sup>, x<sup>*</sup><sup>[1]</sup>", "1st, 2ème, x*[1]"),
        ("H<sub>2</sub>O", "H2O"),
        (
            "<s>100</s> <strike> 90 </strike><del>85<del>x</del></del> 80",
            "~~100~~ ~~90~~ ~~85x~~ 80"
        ),
        ("<del></del><q> </q>a", "a"), ("<del><b>a</b> 10<sup>2</sup></del>b", "~~a 10²~~b"),
        ("He: <q>no, <q>never</q></q>.", "He: “no, ‘never’”."),
        ("1<ins>2</ins>", "12"), ("a<sup>2", "a²"), ("a<del>b", "a~~b~~"),
    ])
    func `says what superscripts, deletions and quotations say`(html: String, text: String) {
        #expect(PlainText.render(html) == text + "\n")
        #expect(PlainText.line(html, isMarkup: true) == text)
    }

    @Test func `marks what goes over several lines on each of them`() {
        let html = "<del><p>one</p><p>two<br>three</p></del><p>four"
        #expect(PlainText.render(html) == "~~one~~\n\n~~two~~\n~~three~~\n\nfour\n")
        #expect(PlainText.line(html, isMarkup: true) == "~~one~~ ~~two~~ ~~three~~ four")
        let table = "<table><tr><td><s>a</s><td>b<tr><td>c<sup>2</sup><td>d</table>"
        #expect(PlainText.render(table, width: 40) == "~~a~~  b\nc²     d\n")
        #expect(PlainText.render("<pre>x<sup>2</sup>\n  y</pre>") == "    x²\n      y\n")
        let link = "<del><a href='http://e.example'>a</a></del>"
        #expect(PlainText.render(link, listsLinks: false) == "~~a[1]~~\n")
    }

    @Test(arguments: [
        (
            "<ol reversed><li>a<ul><li>x</ul><li>b</ol><ol><li>c</ol>",
            ["2. a", "• x", "1. b", "1. c"]
        ),
        ("<ol reversed start=9><li>a<li>b</ol>", ["9. a", "8. b"]),
        ("<ol><li>a<li value=10>b<li>c</ol>", ["1. a", "10. b", "11. c"]),
        ("<ol start=-1><li>a<li>b</ol>", ["-1. a", "0. b"]),
        ("<ol start=99999999999999999999><li>a</ol>", ["1. a"]),
    ])
    func `numbers lists as their authors did`(html: String, items: [String]) {
        let lines = PlainText.render(html).split(separator: "\n")
        #expect(lines.map { $0.trimmingPrefix { $0 == " " } } == items.map { $0[...] })
    }

    @Test func `keeps the columns that tabs make`() {
        #expect(PlainText.render("<pre>a\tb\n\tc</pre>") == "    a       b\n            c\n")
    }

    @Test func `keeps the lines of plain text`() {
        let text = FeedText("To the moon\nand back\n\nBy a poet")
        #expect(PlainText.render(text) == "To the moon\nand back\n\nBy a poet\n")
        #expect(PlainText.render(text, width: 20) == PlainText.render(text))
    }

    @Test func `keeps plain text plain`() {
        #expect(PlainText.render(FeedText("a < b\n\n\nc")) == "a < b\n\nc\n")
    }

    @Test func `shows nothing that is not text`() {
        #expect(PlainText.render("<script>x</script><style>y</style><!-- z -->") == "")
    }
}
