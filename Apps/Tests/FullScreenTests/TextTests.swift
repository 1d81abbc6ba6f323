import Terminal
import Testing

@Suite struct `Text on a terminal` {
    private let table = TextTable(
        columns: [
            .init("Title", isFlexible: true, leastWidth: 10),
            .init("Feed", isFlexible: true, leastWidth: 6, expendability: 1), .init("Age", .right),
        ],
        rows: [["A title of twenty-six chars", "A long name of a feed", "3 hours"]])

    @Test func `is not cut where there is room`() {
        #expect(!table.lines().joined().contains("…"))
        #expect(!table.lines(width: 200).joined().contains("…"))
        #expect(table.lines(width: 59).last?.displayWidth == 59)
    }

    @Test(arguments: 21..<59)
    func `fits any width, and loses first what can be spared`(width: Int) {
        let lines = table.lines(width: width)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(lines.last?.contains("3 hours") == true)
        // Columns give way before one is left out.
        #expect((lines.first?.contains("Feed") == true) == (width >= 10 + 2 + 6 + 2 + 7))
    }

    @Test func `fits where even what may not be cut has no room`() {
        let table = TextTable(
            columns: [
                .init("Id"), .init("Note", isFlexible: true), .init(""), .init("Changed"),
            ],
            rows: [["3f9a01bc", "Meeting at eleven", "12 conflicts", "less than a minute ago"]])
        for width in 20..<60 {
            #expect(table.lines(width: width).allSatisfy { $0.displayWidth <= width })
        }
    }

    @Test func `keeps wide titles from taking all the room`() {
        let lines = table.lines(width: 40)
        #expect(
            lines.last == "A title of t…  A long name…      3 hours"
                || lines.last?.displayWidth == 40)
        #expect(lines.last?.contains("A long name") == true)
    }

    @Test(
        arguments: [
            ([:], Charset.utf8), (["LANG": "C.UTF-8"], .utf8),
            (["LC_ALL": "C", "LANG": "C.UTF-8"], .ascii),
            (["LC_CTYPE": "de_DE.utf8", "LANG": "C"], .utf8), (["LANG": "POSIX"], .ascii),
            (["LANG": "de_DE.ISO-8859-1"], .ascii), (["LC_ALL": "", "LANG": "C"], .ascii),
        ] as [([String: String], Charset)])
    func `is in the characters of the locale`(environment: [String: String], expected: Charset) {
        #expect(Charset(environment: environment) == expected)
    }

    @Test func `has superscripts in ASCII, and tabs in columns`() {
        #expect(Charset.ascii.signs(in: "10⁶, note¹²") == "10^6, note^12")
        #expect("a\tb".withoutTabs == "a       b" && "日本\tb".withoutTabs == "日本    b")
        #expect("12345678\tb".withoutTabs == "12345678        b")
    }

    @Test func `has its signs in ASCII, and other people's letters as they are`() {
        let text = "★ Zürich → 3 °, “hier” … −0.2"
        #expect(Charset.ascii.signs(in: text) == "* Zürich -> 3 d, \"hier\" ... -0.2")
        #expect(Charset.utf8.signs(in: text) == text)
        #expect(Charset.ascii.sign(inCell: "…") == "~" && Charset.utf8.sign(inCell: "…") == nil)
    }

    @Test func `is cut with the ellipsis of the locale`() {
        #expect("a long text".cut(to: 6) == "a lon…")
        #expect("a long text".cut(to: 6, ellipsis: "...") == "a l...")
        #expect("日本語".cut(to: 4) == "日…")
        #expect("long".cut(to: 2, ellipsis: "...") == "..")
        #expect("text".cut(to: 4, ellipsis: "...") == "text")
    }

    @Test func `is broken without losing a letter`() {
        let address = "https://example.org/" + String(repeating: "x", count: 100)
        let lines = ("see " + address).broken(to: 30)
        #expect(lines.allSatisfy { $0.displayWidth <= 30 })
        #expect(lines.joined().filter { $0 != " " } == "see" + address)
        #expect("    let x = 1 + 2 + 3".broken(to: 14) == ["    let x = 1", "    + 2 + 3"])
        #expect("日本語".broken(to: 2) == ["日", "本", "語"])
        #expect("".broken(to: 10) == [""])
    }

    @Test func `keeps its styles when it is wrapped`() {
        let text = StyledText([.init("about ca"), .init("ching", .bold), .init(" offline")])
        let lines = text.wrapped(to: 14)
        #expect(lines.map { $0.applied(colours: false) } == ["about caching", "offline"])
        #expect(lines[0].pieces.contains(.init("ching", .bold)))
    }

    @Test(arguments: [
        ("feds", ["feeds"]), ("convrt", ["convert"]), ("fedes", ["feeds"]),
        ("con", ["convert", "config"]),
        ("xyzzy", []), ("LIST", ["list"]), ("", []),
    ])
    func `finds what a word was meant to be`(word: String, expected: [String]) {
        let known = ["feeds", "convert", "config", "list", "restore"]
        #expect(Set(word.likely(among: known)) == Set(expected))
    }

    @Test func `is plotted with asterisks where there is only ASCII`() {
        let lines = LinePlot([1, 2, 3, nil, 1]).lines(columns: 10, rows: 3, charset: .ascii)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count == 10 && $0.allSatisfy { " *".contains($0) } })
        #expect(lines.joined().contains("*"))
    }
}
