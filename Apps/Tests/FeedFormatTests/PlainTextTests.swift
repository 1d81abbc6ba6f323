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

    @Test func `keeps plain text plain`() {
        #expect(PlainText.render(FeedText("a < b\n\n\nc")) == "a < b\n\nc\n")
    }

    @Test func `shows nothing that is not text`() {
        #expect(PlainText.render("<script>x</script><style>y</style><!-- z -->") == "")
    }
}
