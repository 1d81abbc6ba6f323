/// Plain text from titles and articles, for lists and terminals.
public enum PlainText {
    /// Returns an article as text of a width: paragraphs, lists, quotations, and links numbered at the end.
    ///
    /// Superscripts, deletions and quotations inside a line have marks, since without them a text says something else:
    /// `10⁶`, `~~100~~`, “no”.
    ///
    /// - Parameters:
    ///   - width: the number of columns, at least 20; wide East Asian characters count as two. Above 1,000,
    ///     which is for programs, the cells of tables are running text.
    ///   - listsLinks: whether the addresses of links follow the text.
    public static func render(
        _ html: String, base: String? = nil, width: Int = 80, listsLinks: Bool = true
    ) -> String {
        var html = html
        return html.withUTF8 { bytes in
            var builder = HTMLTreeBuilder(
                bytes,
                sink: TextRenderer(
                    base: base, width: max(20, min(width, 1000)), hasTables: width <= 1000,
                    items: ItemCounter.counts(in: bytes)))
            builder.run()
            return builder.sink.finish(listsLinks: listsLinks)
        }
    }

    /// Returns a text of a feed as text of a width; see ``render(_:base:width:listsLinks:)``.
    public static func render(_ text: FeedText, width: Int = 80, listsLinks: Bool = true) -> String
    {
        guard text.kind == .text else {
            return render(text.value, base: text.base, width: width, listsLinks: listsLinks)
        }
        var wrapper = LineWrapper(width: max(20, min(width, 1000)))
        for paragraph in paragraphs(of: text.value) {
            wrapper.beginBlock()
            for line in paragraph.split(separator: "\n") {
                wrapper.add(String(line))
                wrapper.breakLine()
            }
        }
        return wrapper.finish()
    }

    /// The most characters of the title of an entry: more is cut.
    public static let longestTitle = 10_000

    /// Returns one line of plain text, white space run together, or nil if nothing is left.
    public static func line(_ text: String?, isMarkup: Bool, limit: Int = 300) -> String? {
        guard let text, !text.isEmpty else { return nil }
        var plain = text
        if isMarkup {
            var head = String(text.prefix(limit * 8))
            plain = head.withUTF8 { bytes in
                var builder = HTMLTreeBuilder(bytes, sink: LineSink())
                builder.run()
                return String(decoding: builder.sink.out, as: UTF8.self)
            }
        }
        let words = plain.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        let joined = words.joined(separator: " ")
        return joined.count > limit ? joined.prefix(limit - 1) + "…" : joined
    }

    /// Takes plain text apart at empty lines.
    static func paragraphs(of text: String) -> [String] {
        var paragraphs: [String] = []
        var lines: [Substring] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
                lines = []
            } else {
                lines.append(line)
            }
        }
        if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
        return paragraphs
    }

    /// Keeps the words, with their marks, and nothing else.
    private struct LineSink: HTMLSink {
        var out: [UInt8] = []
        private var marks = TextMarks()

        mutating func open(_ element: HTMLElement, _ tag: HTMLTag?) -> Bool {
            out += marks.open(element).utf8
            if element.endsParagraph || element.isTablePart || element == .br { out.append(32) }
            return true
        }

        mutating func close(_ element: HTMLElement) {
            out += marks.close(element).utf8
            if element.endsParagraph || element.isTablePart { out.append(32) }
        }

        mutating func embed(_ content: EmbeddedContent) {}

        mutating func text(_ text: [UInt8]) {
            if marks.isIdle {
                out += text
            } else {
                out += marks.text(String(decoding: text, as: UTF8.self)).utf8
            }
        }
    }
}
