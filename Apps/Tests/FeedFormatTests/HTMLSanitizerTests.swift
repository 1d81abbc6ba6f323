import Foundation
import Testing

@testable import FeedFormat

@Suite struct `The sanitiser` {
    private func clean(_ html: String, base: String? = nil) -> String {
        HTMLSanitizer().sanitize(html, base: base)
    }

    @Test(arguments: [
        ("<p>one<p>two", "<p>one</p><p>two</p>"),
        ("<ul><li>a<li>b</ul>c", "<ul><li>a</li><li>b</li></ul>c"),
        ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"),
        (
            "<table><tr><td>1<td>2<tr><th>3</table>",
            "<table><tbody><tr><td>1</td><td>2</td></tr><tr><th>3</th></tr></tbody></table>"
        ),
        (
            "<table>stray<tr><td>x</table>",
            "<table><tbody><tr><td>stray</td></tr><tr><td>x</td></tr></tbody></table>"
        ),
        ("<td>x</td>", "x"), ("<b><i>x</b>y</i>", "<b><i>x</i></b>y"),
        ("<h1>a<h2>b", "<h1>a</h1><h2>b</h2>"),
        ("<pre>\n\n x</pre>", "<pre>\n\n x</pre>"), ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
        ("&lt;b&gt; &amp;amp; &copy; &notit; &#x80;", "&lt;b&gt; &amp;amp; © ¬it; €"),
        ("<x-y>kept</x-y><span style='color:red'>too</span>", "kepttoo"),
        ("<center>c</center></br>", "<div>c</div><br>"),
        ("\"quoted\" 'text'", "&#34;quoted&#34; &#39;text&#39;"),
    ])
    func `makes well-formed markup of anything`(html: String, expected: String) {
        #expect(clean(html) == expected)
    }

    @Test(arguments: [
        (
            "<iframe src=\"//www.youtube.com/embed/abc-_1?rel=0\" title=\"A talk\"></iframe>",
            "https://www.youtube.com/watch?v=abc-_1", "Embedded: A talk, youtube.com"
        ),
        (
            "<iframe src=https://player.vimeo.com/video/123?h=4></iframe>", "https://vimeo.com/123",
            "Embedded: vimeo.com"
        ),
        (
            "<embed src='https://e.example:8080/clip'>", "https://e.example:8080/clip",
            "Embedded: e.example"
        ),
    ])
    func `leaves a link in place of an embedded video`(
        html: String, address: String, words: String
    ) {
        let out = clean("<p>before " + html + " after</p>")
        #expect(
            out == "<p>before <a href=\"\(address)\" rel=\"noopener noreferrer nofollow\" "
                + "referrerpolicy=\"no-referrer\">\(words)</a> after</p>")
        #expect(clean(out) == out)
    }

    @Test func `puts embedded videos that follow each other on lines of their own`() {
        let embed = "<iframe src=https://vimeo.com/1></iframe>"
        #expect(clean(embed + embed).ranges(of: "</a><br><a ").count == 1)
        #expect(!clean("<p>" + embed + "</p>" + embed).contains("<br>"))
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "<style>p{}</style>", "<!-- x --><!-->", "<!doctype html>",
        "<?php x ?>",
        "<![CDATA[ x ]]>", "<iframe></iframe>", "<iframe src=javascript:1></iframe>",
        "<iframe src=/relative></iframe>",
        "<iframe src='https://e.example/' width=1 height=1></iframe>",
        "<svg><a xlink:href='javascript:1'>x</a></svg>",
        "<math><mtext><style>x</style></mtext></math>", "<template><p>x</p></template>",
        "<textarea><p>x</textarea>",
        "<select><option>x</select>", "<noscript><p title=\"x\"></noscript>", "<xmp><p></xmp>",
        "<plaintext><p>x",
        "<img src=x.gif width=1 height=1>", "<img src='http://feeds.feedburner.com/~r/x/~4/y'>",
        "<script><!--<script></script>--></script>", "<img src=javascript:1>", "<title>x</title>",
        "<a href",
    ])
    func `drops what has no place in an article`(html: String) {
        #expect(clean(html) == "")
    }

    @Test(arguments: [
        "javascript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "JaVaScRiPt:alert(1)", "&#106;avascript:1",
        "javascript&colon;alert(1)", "\u{1}javascript:alert(1)", "java&#9;script:1", "vbscript:x",
        "data:text/html,x",
        "blob:x", "file:///etc/passwd", "java\u{200B}script:1", "javascript&amp;colon;1",
        "view-source:x", "x-y:z",
        "jav\u{A0}ascript:1", "&#0;javascript:1", "ftp://e.example/", "about:blank",
    ])
    func `keeps no link that could run something`(address: String) {
        #expect(clean("<a href=\"\(address)\">x</a>") == "x")
        #expect(clean("<img src=\"\(address)\">") == "")
    }

    @Test func `makes links absolute and anonymous`() {
        let link = clean(
            "<a href='../x y' onclick=alert(1) id=q target=_top>t</a>",
            base: "http://e.example/a/b/")
        #expect(
            link == "<a href=\"http://e.example/a/x%20y\" rel=\"noopener noreferrer nofollow\" "
                + "referrerpolicy=\"no-referrer\">t</a>")
        let image = clean(
            "<img src='i.png' alt='\"<' onerror=x srcset='j.png 2x' width=20>",
            base: "http://e.example/")
        #expect(
            image
                == "<img src=\"http://e.example/i.png\" alt=\"&#34;&lt;\" width=\"20\" loading=\"lazy\" "
                + "referrerpolicy=\"no-referrer\">")
    }

    @Test func `takes time in proportion to the input`() {
        let hostile = [
            "<div>", "<b>", "<table>", "<a href=x>", "<p><li>", "<!--", "&amp", "<svg>", "<a b='",
            "</p>",
        ]
        for part in hostile {
            let text = String(repeating: part, count: 60_000 / part.utf8.count)
            let clock = ContinuousClock().measure { _ = clean(text) }
            #expect(clock < .seconds(3), "\(part)")
        }
    }

    @Test func `caps the depth and keeps the text`() {
        let out = clean(String(repeating: "<div>", count: 5000) + "deep")
        #expect(out.contains("deep"))
        #expect(out.components(separatedBy: "<div>").count == 101)
        #expect(clean(out) == out)
    }

    @Test func `turns plain text into paragraphs`() {
        let text = FeedText("a < b\nc\n\nd & e")
        #expect(HTMLSanitizer().sanitize(text) == "<p>a &lt; b<br>c</p><p>d &amp; e</p>")
    }

    @Test(arguments: ["xss-own", "xss-h5sc", "xss-dompurify", "xss-owasp", "xss-feedparser"])
    func `holds against every known payload`(file: String) throws {
        guard let folder = Corpus.folder("hostile") else { return }
        for item in try Corpus.list(folder.appendingPathComponent("\(file).json")) {
            let html = try #require(item["html"] as? String)
            check(html, "\(item["id"] ?? "")")
        }
    }

    @Test func `holds against the payloads for feeds and keeps harmless text`() throws {
        guard let folder = Corpus.folder("feeds/sanitize") else { return }
        let file = try Corpus.json(folder.appendingPathComponent("payloads.json"))
        let payloads = try #require(file["payloads"] as? [[String: Any]])
        for (index, item) in payloads.enumerated() {
            let html = try #require(item["payload"] as? String)
            check(html, "payload \(index)")
            if item["hostile"] as? Bool == false {
                #expect(
                    PlainText.render(html).isEmpty == PlainText.render(clean(html)).isEmpty,
                    "\(index)")
            }
        }
    }

    private func check(_ html: String, _ name: String) {
        for base in [nil, "https://e.example/a/"] {
            let out = clean(html, base: base)
            #expect(StrictMarkup.fault(in: out) == nil, "\(name): \(out)")
            #expect(clean(out, base: base) == out, "\(name)")
        }
    }
}
