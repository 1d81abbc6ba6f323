import LarderText

/// What becomes of a sanitised document: markup again, or plain text.
protocol HTMLSink {
    /// An element begins; its attributes can be asked of the tokeniser's present tag.
    ///
    /// Returns whether it is kept; an element that is not is left out with its tags, not its inside.
    mutating func open(_ element: HTMLElement, _ tag: HTMLTag?) -> Bool
    /// An element ends.
    mutating func close(_ element: HTMLElement)
    /// Text, decoded and free of controls.
    mutating func text(_ text: [UInt8])
    /// Content of another site is embedded here.
    mutating func embed(_ content: EmbeddedContent)
}

/// Builds a well-formed document of allowed elements out of anything.
///
/// It follows the standard's rules for implied end tags, nested links, list items and tables as far as
/// they concern the allowed elements, so that a browser reads the result as the very same tree. The tree
/// itself is never stored: the open elements are a stack, and the sink sees each start, text and end once.
struct HTMLTreeBuilder<Sink: HTMLSink> {
    private var tokenizer: HTMLTokenizer
    private var stack: [HTMLElement] = []
    /// Open elements beyond the deepest kept.
    private var overflow = 0
    private var decoded: [UInt8] = []
    private var skipsLineEnd = false
    var sink: Sink

    private static var deepest: Int { 100 }

    init(_ bytes: ByteView, sink: Sink) {
        tokenizer = HTMLTokenizer(bytes)
        self.sink = sink
    }

    /// Reads the document to its end.
    mutating func run() {
        loop: while true {
            switch tokenizer.next() {
            case .text(let range): text(range)
            case .start(let isSelfClosing): start(isSelfClosing)
            case .end: end()
            case .done: break loop
            }
        }
        close(to: 0)
    }

    private mutating func start(_ isSelfClosing: Bool) {
        switch HTMLElement.treatment(tokenizer.bytes, tokenizer.name) {
        case .keep(let element): start(element)
        case .dropRaw(let name):
            if tokenizer.bytes.equals("iframe", tokenizer.name) { embed() }
            tokenizer.skipRaw(name)
        case .dropRest: tokenizer.stop()
        case .dropTree: if !isSelfClosing { dropTree() }
        case .unwrap: if tokenizer.bytes.equals("embed", tokenizer.name) { embed() }
        }
    }

    /// Leaves a link in place of what another site would show here.
    private mutating func embed() {
        guard let content = EmbeddedContent(HTMLTag(tokenizer)) else { return }
        closeImplied(by: .a)
        openCellIfNeeded()
        guard stack.count < Self.deepest else { return }
        sink.embed(content)
    }

    /// Skips an element with everything in it.
    private mutating func dropTree() {
        let bytes = tokenizer.bytes
        let name = ByteHash.folded(bytes, tokenizer.name)
        let isForeign = bytes.equals("svg", tokenizer.name) || bytes.equals("math", tokenizer.name)
        var depth = 1
        var integration = 0
        while depth > 0 {
            switch tokenizer.next() {
            case .text: break
            case .start(let isSelfClosing):
                let treatment = HTMLElement.treatment(bytes, tokenizer.name)
                if isForeign, integration == 0, HTMLElement.breaksOut(treatment) {
                    if case .keep(let element) = treatment { start(element) }
                    return
                }
                let isPoint = bytes.equals("foreignobject", tokenizer.name)
                if isPoint, !isSelfClosing { integration += 1 }
                if ByteHash.folded(bytes, tokenizer.name) == name, !isSelfClosing {
                    depth += 1
                } else if case .dropRaw(let raw) = treatment, !isForeign || integration > 0 {
                    tokenizer.skipRaw(raw)
                } else if case .dropRest = treatment, !isForeign {
                    tokenizer.stop()
                }
            case .end:
                if ByteHash.folded(bytes, tokenizer.name) == name { depth -= 1 }
                if bytes.equals("foreignobject", tokenizer.name) {
                    integration = max(0, integration - 1)
                }
            case .done: return
            }
        }
    }

    private mutating func start(_ element: HTMLElement) {
        skipsLineEnd = false
        if element.isTablePart {
            startTablePart(element)
            return
        }
        if element == .table, isInTableSkeleton, let table = stack.lastIndex(of: .table) {
            close(to: table)
        }
        closeImplied(by: element)
        openCellIfNeeded()
        if stack.count >= Self.deepest - (element == .table ? 8 : 0) {
            if !element.isVoid { overflow += 1 }
            return
        }
        let tag = HTMLTag(tokenizer)
        guard sink.open(element, tag) else { return }
        guard !element.isVoid else { return }
        stack.append(element)
        skipsLineEnd = element == .pre
    }

    /// Closes what the start of an element implies is over.
    private mutating func closeImplied(by element: HTMLElement) {
        switch element {
        case .li: closeItem { $0 == .li }
        case .dd, .dt: closeItem { $0 == .dd || $0 == .dt }
        case .a:
            if let index = last(in: { $0 == .a }, until: \.isCell) { close(to: index) }
        case .rt, .rp:
            if last(in: { $0 == .ruby }, until: { $0.isCell || $0 == .table }) != nil {
                while let top = stack.last, [.rt, .rp, .p, .li, .dd, .dt].contains(top) { pop() }
            }
        default: break
        }
        if element.endsParagraph {
            let isEdge: (HTMLElement) -> Bool = { $0.isCell || $0 == .table }
            if let index = last(in: { $0 == .p }, until: isEdge) { close(to: index) }
        }
        if element.isHeading, stack.last?.isHeading == true { pop() }
    }

    private mutating func closeItem(_ isItem: (HTMLElement) -> Bool) {
        var index = stack.count - 1
        while index >= 0 {
            if isItem(stack[index]) {
                close(to: index)
                return
            }
            if stack[index].stopsItemSearch { return }
            index -= 1
        }
    }

    /// Returns the innermost open element that fits, unless an edge comes first.
    private func last(
        in fits: (HTMLElement) -> Bool, until isEdge: (HTMLElement) -> Bool
    ) -> Int? {
        var index = stack.count - 1
        while index >= 0 {
            if fits(stack[index]) { return index }
            if isEdge(stack[index]) { return nil }
            index -= 1
        }
        return nil
    }

    // MARK: Tables

    /// Whether the place is inside a table but in none of its cells.
    private var isInTableSkeleton: Bool {
        switch stack.last {
        case .table, .tbody, .thead, .tfoot, .tr: true
        default: false
        }
    }

    private mutating func open(_ element: HTMLElement, withTag: Bool) {
        if sink.open(element, withTag ? HTMLTag(tokenizer) : nil) { stack.append(element) }
    }

    private mutating func startTablePart(_ element: HTMLElement) {
        guard let table = stack.lastIndex(of: .table) else { return }
        if overflow > 0 { return }
        switch element {
        case .caption, .tbody, .thead, .tfoot:
            close(to: table + 1)
        case .tr:
            closeRows(above: table)
            if stack.count == table + 1 { open(.tbody, withTag: false) }
        default:
            closeCells(above: table)
            openRowIfNeeded()
        }
        open(element, withTag: true)
    }

    private mutating func closeRows(above table: Int) {
        let isGroup =
            stack.count > table + 1 && [.tbody, .thead, .tfoot].contains(stack[table + 1])
        close(to: table + (isGroup ? 2 : 1))
    }

    private mutating func closeCells(above table: Int) {
        if let row = stack[table...].firstIndex(of: .tr) {
            close(to: row + 1)
        } else {
            closeRows(above: table)
        }
    }

    private mutating func openRowIfNeeded() {
        if stack.last == .table { open(.tbody, withTag: false) }
        if stack.last != .tr { open(.tr, withTag: false) }
    }

    /// Puts what strayed into a table's skeleton into a cell of its own.
    private mutating func openCellIfNeeded() {
        guard isInTableSkeleton else { return }
        openRowIfNeeded()
        open(.td, withTag: false)
    }

    // MARK: Ends and text

    private mutating func end() {
        guard case .keep(let element) = HTMLElement.treatment(tokenizer.bytes, tokenizer.name)
        else {
            return
        }
        skipsLineEnd = false
        if element == .br {
            start(.br)
            return
        }
        guard !element.isVoid else { return }
        if overflow > 0 {
            overflow -= 1
            return
        }
        let found: Int?
        switch element {
        case .table, .tbody, .thead, .tfoot, .tr, .td, .th, .caption:
            found = last(in: { $0 == element }, until: { $0 == .table && element != .table })
        case .li:
            found = last(
                in: { $0 == .li }, until: { $0.isCell || $0 == .table || $0 == .ul || $0 == .ol })
        case .h1, .h2, .h3, .h4, .h5, .h6:
            found = last(in: \.isHeading, until: { $0.isCell || $0 == .table })
        default:
            found = last(in: { $0 == element }, until: { $0.isCell || $0 == .table })
        }
        if let found { close(to: found) }
    }

    private mutating func pop() {
        if let element = stack.popLast() { sink.close(element) }
    }

    private mutating func close(to count: Int) {
        while stack.count > count { pop() }
    }

    private mutating func text(_ range: Range<Int>) {
        decoded.removeAll(keepingCapacity: true)
        HTMLText.decode(tokenizer.bytes, range, into: &decoded)
        if skipsLineEnd {
            skipsLineEnd = false
            if decoded.first == 10 { decoded.removeFirst() }
        }
        guard !decoded.isEmpty else { return }
        if isInTableSkeleton {
            if decoded.allSatisfy(ByteView.isSpace) { return }
            openCellIfNeeded()
        }
        sink.text(decoded)
    }
}

/// The tag a sink may ask for attributes.
struct HTMLTag {
    private let tokenizer: HTMLTokenizer

    init(_ tokenizer: HTMLTokenizer) {
        self.tokenizer = tokenizer
    }

    /// The decoded value of an attribute.
    func value(_ key: StaticString) -> String? {
        guard let range = tokenizer.value(key) else { return nil }
        var out: [UInt8] = []
        HTMLText.decode(tokenizer.bytes, range.prefix(1 << 16), into: &out, inAttribute: true)
        return String(decoding: out, as: UTF8.self)
    }
}

/// Text inside HTML.
enum HTMLText {
    /// Appends text with its character references resolved, line ends unified and controls dropped.
    static func decode(
        _ bytes: ByteView, _ range: Range<Int>, into out: inout [UInt8], inAttribute: Bool = false
    ) {
        var index = range.lowerBound
        var run = index
        let end = range.upperBound
        while index < end {
            let byte = bytes[index]
            guard byte == 38 || byte < 32 || byte == 127 else {
                index += 1
                continue
            }
            if byte == 9 || byte == 10 {
                index += 1
                continue
            }
            if index > run { out.append(contentsOf: ByteView(rebasing: bytes[run..<index])) }
            if byte == 38 {
                if let found = CharacterReference.read(
                    bytes, at: index, end: end, inAttribute: inAttribute)
                {
                    put(found.first, &out)
                    if found.second != 0 { put(found.second, &out) }
                    index = found.end
                } else {
                    out.append(38)
                    index += 1
                }
            } else {
                if byte == 13, index + 1 >= end || bytes[index + 1] != 10 { out.append(10) }
                if byte == 12 { out.append(32) }
                index += 1
            }
            run = index
        }
        if end > run { out.append(contentsOf: ByteView(rebasing: bytes[run..<end])) }
    }

    private static func put(_ value: UInt32, _ out: inout [UInt8]) {
        switch value {
        case 13: out.append(10)
        case 12: out.append(32)
        case 9, 10, 32..<127, 160...: out.append(scalar: value)
        default: break
        }
    }
}
