/// Renders sanitised HTML for a terminal.
struct TextRenderer: HTMLSink {
    private let base: String?
    private var wrapper: LineWrapper
    private var links: [String] = []
    private var numbers: [String: Int] = [:]
    private var openLinks: [Int?] = []
    private var marks = TextMarks()
    /// The open lists; `step` is 0 for those without numbers, and -1 for those that count down.
    private var lists: [(step: Int, next: Int)] = []
    /// How many items the lists have that have not begun, if any of them counts down.
    private var items: ArraySlice<Int>
    private var depthOfPre = 0
    private let rules = HTMLSanitizer()
    /// The open tables, each written as running text from its mark until it is known to be data.
    private var tables: [(table: TableText, mark: LineWrapper.Mark)] = []
    private let hasTables: Bool

    /// Without tables, their cells are running text.
    ///
    /// - Parameter items: How many items each list has, if any of them counts down.
    init(base: String?, width: Int, hasTables: Bool = true, items: [Int] = []) {
        self.base = base
        self.hasTables = hasTables
        self.items = items[...]
        wrapper = LineWrapper(width: width)
    }

    mutating func open(_ element: HTMLElement, _ tag: HTMLTag?) -> Bool {
        write(marks.open(element))
        if !tables.isEmpty { tables[tables.count - 1].table.open(element, tag) }
        switch element {
        case .table where hasTables:
            wrapper.beginBlock()
            tables.append((TableText(), wrapper.mark()))
        case .br: wrapper.breakLine()
        case .hr:
            wrapper.beginBlock()
            wrapper.add(String(repeating: "─", count: 20))
            wrapper.beginBlock()
        case .img:
            if let alt = tag?.value("alt")?.trimmingSpaces(), !alt.isEmpty {
                write(marks.text("[\(alt)]"))
            }
        case .audio, .video:
            let address = tag?.value("src").flatMap {
                SafeAddress.of($0, base: base, isSource: true, rules: rules)
            }
            guard let address else { break }
            refer(to: address, as: element == .audio ? "Listen to the audio" : "Watch the video")
        case .a:
            // A place in the article itself is nowhere to go.
            let address = tag?.value("href").flatMap {
                $0.trimmingSpaces().hasPrefix("#")
                    ? nil : SafeAddress.of($0, base: base, isSource: false, rules: rules)
            }
            openLinks.append(address.map { number($0) })
        case .ul, .ol:
            if lists.isEmpty { wrapper.beginBlock() }
            let count = items.popFirst()
            let step = element == .ul ? 0 : tag?.value("reversed") == nil ? 1 : -1
            lists.append((step, Self.number(tag, "start") ?? (step < 0 ? count ?? 1 : 1)))
        case .li: openItem(Self.number(tag, "value"))
        case .blockquote:
            wrapper.beginBlock()
            wrapper.push("> ")
        case .pre:
            wrapper.beginBlock()
            wrapper.push("    ")
            depthOfPre += 1
        case .td, .th: wrapper.add(" ")
        case .dd:
            wrapper.breakLine()
            wrapper.push("    ")
        case .dt, .tr: wrapper.breakLine()
        default: if element.endsParagraph { wrapper.beginBlock() }
        }
        return true
    }

    private mutating func number(_ address: String) -> Int {
        if let known = numbers[address] { return known }
        links.append(address)
        numbers[address] = links.count
        return links.count
    }

    /// The whole number in an attribute, within reason.
    private static func number(_ tag: HTMLTag?, _ key: StaticString) -> Int? {
        guard let text = tag?.value(key)?.trimmingSpaces(), let number = Int(text) else {
            return nil
        }
        return min(max(number, -1_000_000), 1_000_000)
    }

    mutating func embed(_ content: EmbeddedContent) {
        refer(to: content.address, as: content.words)
    }

    /// Writes a numbered link in place of what can't be shown in text.
    private mutating func refer(to address: String, as words: String) {
        write(marks.flush())
        text(Array(words.utf8))
        write(marks.flush())
        add("[\(number(address))]", glued: true)
    }

    private mutating func add(_ text: String, glued: Bool = false) {
        if !tables.isEmpty { tables[tables.count - 1].table.add(text) }
        wrapper.add(text, glued: glued)
    }

    /// Writes a table that holds data in its own way.
    private mutating func endTable() {
        guard let (table, mark) = tables.popLast() else { return }
        switch table.shape(within: wrapper.room) {
        case .columns(let lines):
            wrapper.cut(to: mark)
            for line in lines {
                wrapper.addLiteral(line)
                wrapper.breakLine()
            }
        case .records(let records):
            wrapper.cut(to: mark)
            for record in records {
                for line in record {
                    wrapper.add(line)
                    wrapper.breakLine()
                }
                wrapper.beginBlock()
            }
        case nil: break
        }
        wrapper.beginBlock()
    }

    private mutating func openItem(_ number: Int?) {
        wrapper.breakLine()
        var mark = "• "
        if let list = lists.last, list.step != 0 {
            let number = number ?? list.next
            mark = "\(number). "
            lists[lists.count - 1].next = number + list.step
        }
        wrapper.push(String(repeating: " ", count: mark.count), first: mark)
    }

    mutating func close(_ element: HTMLElement) {
        write(marks.close(element))
        if element != .table, !tables.isEmpty { tables[tables.count - 1].table.close(element) }
        switch element {
        case .table where hasTables: endTable()
        case .a:
            if let number = openLinks.popLast() ?? nil { add("[\(number)]", glued: true) }
        case .ul, .ol:
            if !lists.isEmpty { lists.removeLast() }
            if lists.isEmpty { wrapper.beginBlock() }
        case .li, .dd:
            wrapper.breakLine()
            wrapper.pop()
        case .blockquote:
            wrapper.breakLine()
            wrapper.pop()
            wrapper.beginBlock()
        case .pre:
            depthOfPre -= 1
            wrapper.breakLine()
            wrapper.pop()
            wrapper.beginBlock()
        case .tr, .dt: wrapper.breakLine()
        default: if element.endsParagraph { wrapper.beginBlock() }
        }
    }

    mutating func text(_ text: [UInt8]) {
        write(marks.text(String(decoding: text, as: UTF8.self)))
    }

    private mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        if depthOfPre > 0 { wrapper.addLiteral(text) } else { add(text) }
    }

    mutating func finish(listsLinks: Bool) -> String {
        if listsLinks, !links.isEmpty {
            wrapper.popAll()
            wrapper.beginBlock()
            for (index, link) in links.enumerated() {
                wrapper.breakLine()
                wrapper.addLiteral("[\(index + 1)] \(link)")
            }
        }
        return wrapper.finish()
    }
}
