public import Terminal

/// A list that fills the terminal, whose items open as text: places, notes.
public struct ListScreen: ScreenProgram {
    /// One item.
    public struct Item: Sendable {
        /// The name under which it is asked for.
        public var id: String
        /// The name that people see.
        public var name: String
        /// What the columns show of it.
        public var cells: [TextTable.Cell]

        /// Creates an item.
        public init(id: String, name: String, cells: [TextTable.Cell]) {
            (self.id, self.name, self.cells) = (id, name, cells)
        }
    }

    /// What a key does besides moving and opening.
    public struct Action: Sendable {
        /// How the action asks before it begins.
        public enum Question: Sendable {
            /// It doesn't.
            case none
            /// Whether it is meant; `%` stands for the name of the item.
            case confirm(String)
            /// For a line of text.
            case line(String)
            /// For another text than the name of the item.
            case edit(String)
        }

        /// The name in ``Request/act(_:id:text:)``.
        public let name: String
        /// The keys.
        public let keys: [Key]
        /// What the list of keys says of it.
        public let help: (keys: String, words: String)
        /// Whether it is about the selected item.
        public let needsItem: Bool
        /// What it asks first.
        public let question: Question

        /// Creates an action.
        public init(
            _ name: String, _ keys: [Key], help: (keys: String, words: String),
            needsItem: Bool = true, question: Question = .none
        ) {
            (self.name, self.keys, self.help) = (name, keys, help)
            (self.needsItem, self.question) = (needsItem, question)
        }
    }

    /// What it is told.
    public enum Message: Sendable {
        /// All items, now or after a change.
        case items([Item])
        /// The text of an item for its width; shown if that item is open or was asked for.
        case text(id: String, title: String, lines: @Sendable (_ columns: Int) -> [StyledText])
        /// The item is gone.
        case gone(id: String)
        /// Something stored changed.
        case changed
        /// The items that were found by words, best match first.
        case found(words: String, ids: [String])
        /// What was done, or went wrong.
        case notice(String, isError: Bool)
        /// What was typed for an action can't be taken, and why: it is asked for once more.
        case refused(action: String, text: String, words: String)
    }

    /// What it asks for.
    public enum Request: Sendable, Equatable {
        case load
        case find(words: String)
        case show(id: String)
        case act(String, id: String?, text: String?)
        case end(ScreenEnd)
    }

    /// What stays the same while it is shown.
    public struct Design: Sendable {
        /// The title.
        public var title: String
        /// What is counted in the title: "place".
        public var noun: String
        /// The words of an empty list.
        public var empty: String
        /// The keys in the last row.
        public var hint: String
        /// The columns.
        public var columns: [TextTable.Column]
        /// The actions.
        public var actions: [Action]
        /// Whether `/` asks for the items that have some words in their text, and not only in their name.
        public var findsText: Bool

        /// Creates a design.
        public init(
            title: String, noun: String, empty: String, hint: String, columns: [TextTable.Column],
            actions: [Action], findsText: Bool = false
        ) {
            (self.title, self.noun, self.empty, self.hint) = (title, noun, empty, hint)
            (self.columns, self.actions, self.findsText) = (columns, actions, findsText)
        }
    }

    private struct OpenText: Sendable {
        let id: String
        var title: String
        var lines: @Sendable (Int) -> [StyledText]
        var pane: TextPane
    }

    private let design: Design
    private var frame = ScreenFrame()
    private var all: [Item] = []
    private var isLoaded = false
    private var filter = ""
    private var found: (words: String, ids: [String])?
    private var window = ListWindow()
    private var text: OpenText?
    private var wanted: String?

    /// Creates a list that has not been loaded.
    public init(_ design: Design) { self.design = design }

    /// The size of the terminal.
    public var size: ScreenSize {
        get { frame.size }
        set {
            frame.size = newValue
            window.height = frame.height
            if frame.help != nil { frame.showHelp(help) }
            layText()
        }
    }

    /// Asks for what the first screen shows.
    public mutating func begin() -> [Request] { [.load] }

    // MARK: - Messages

    /// Applies a message.
    public mutating func receive(_ message: Message) -> [Request] {
        switch message {
        case .items(let items):
            let selected = chosen?.id
            all = items
            isLoaded = true
            settle(on: selected)
        case .text(let id, let title, let lines):
            guard id == wanted || id == text?.id else { return [] }
            if text?.id == id {
                text?.title = title
                text?.lines = lines
                layText()
            } else {
                text = OpenText(id: id, title: title, lines: lines, pane: TextPane([]))
                layText()
            }
            wanted = nil
        case .gone(let id):
            if text?.id == id { text = nil }
        case .changed:
            return [.load] + search + (text.map { [.show(id: $0.id)] } ?? [])
        case .found(let words, let ids):
            let selected = chosen?.id
            found = (words, ids)
            settle(on: selected)
        case .notice(let words, let isError):
            frame.notice = (words, isError)
        case .refused(let name, let text, let words):
            frame.notice = (words, true)
            if let action = design.actions.first(where: { $0.name == name }) {
                ask(action, text)
            }
        }
        return []
    }

    /// The search for what the list is filtered by.
    private var search: [Request] {
        design.findsText && !filter.isEmpty ? [.find(words: filter)] : []
    }

    private mutating func settle(on id: String?) {
        let rows = items
        window.count = rows.count
        if let id, let row = rows.firstIndex(where: { $0.id == id }) { window.select(row) }
    }

    private mutating func layText() {
        guard var text else { return }
        text.pane.replace(text.lines(max(20, min(size.columns - 2, 80))), height: frame.height)
        self.text = text
    }

    private var items: [Item] {
        if filter.isEmpty { return all }
        guard design.findsText else {
            return all.filter { $0.name.lowercased().contains(filter.lowercased()) }
        }
        let known = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        return found.map { $0.words == filter ? $0.ids.compactMap { known[$0] } : all } ?? all
    }

    private var chosen: Item? {
        let rows = items
        return rows.indices.contains(window.selected) ? rows[window.selected] : nil
    }

    // MARK: - Keys

    private var help: [(keys: String, words: String)] {
        [
            ("j, k, ↓, ↑", "Next or previous"), ("Enter, o", "Open"),
            ("Space, b", "Scroll the open text"), ("Home, End, g g, G", "First or last"),
        ] + design.actions.map(\.help) + [
            (
                "/",
                design.findsText
                    ? "Show only those that have some words in their text"
                    : "Show only names that contain what you type"
            )
        ]
    }

    /// Applies a key.
    public mutating func press(_ key: Key) -> [Request] {
        switch frame.press(key, keys: help) {
        case .done: return []
        case .quit: return [.end(.quit)]
        case .go(let section): return [.end(.go(section))]
        case .answered(let name, let answer): return answered(name, answer)
        case .unused: break
        }
        if let action = design.actions.first(where: { $0.keys.contains(key) }) {
            return begin(action)
        }
        return text == nil ? pressList(key) : pressText(key)
    }

    private mutating func begin(_ action: Action) -> [Request] {
        if action.needsItem, chosen == nil { return [] }
        let name = chosen?.name ?? ""
        switch action.question {
        case .none:
            return [.act(action.name, id: action.needsItem ? chosen?.id : nil, text: nil)]
        case .confirm(let words):
            frame.prompt = .init(
                name: action.name, label: words.replacing("%", with: name), purpose: .yesOrNo)
        case .line: ask(action, "")
        case .edit: ask(action, name)
        }
        return []
    }

    private mutating func ask(_ action: Action, _ text: String) {
        let label: String
        switch action.question {
        case .line(let words), .edit(let words): label = words
        case .none, .confirm: return
        }
        frame.prompt = .init(
            name: action.name, label: label.replacing("%", with: chosen?.name ?? ""),
            editor: LineEditor(text))
    }

    private mutating func answered(_ name: String, _ answer: String) -> [Request] {
        if name == "/" {
            let selected = chosen?.id
            filter = answer
            settle(on: selected)
            return search
        }
        guard let action = design.actions.first(where: { $0.name == name }) else { return [] }
        switch action.question {
        case .line, .edit: if answer.allSatisfy(\.isWhitespace) { return [] }
        case .none, .confirm: break
        }
        return [.act(name, id: action.needsItem ? chosen?.id : nil, text: answer)]
    }

    private mutating func pressList(_ key: Key) -> [Request] {
        if window.press(key) { return [] }
        switch key {
        case .enter, .right, .character("o"), .character(" "): return open()
        case .character("/"):
            frame.prompt = .init(name: "/", label: design.findsText ? "Search:" : "Names with:")
        case .escape, .left, .character("h"):
            let selected = chosen?.id
            filter = ""
            settle(on: selected)
        case .character("q"):
            guard !filter.isEmpty else { return [.end(.quit)] }
            return pressList(.escape)
        default: break
        }
        return []
    }

    private mutating func open() -> [Request] {
        guard let chosen else { return [] }
        wanted = chosen.id
        return [.show(id: chosen.id)]
    }

    private mutating func pressText(_ key: Key) -> [Request] {
        switch key {
        case .character("q"), .escape, .left, .character("h"):
            text = nil
        case .character("j"), .character("k"):
            window.move(by: key == .character("j") ? 1 : -1)
            return open()
        default: text?.pane.scroll(key, height: frame.height)
        }
        return []
    }

    // MARK: - Drawing

    /// What the terminal shows.
    public var canvas: Canvas {
        var canvas = Canvas(columns: size.columns, rows: size.rows)
        if frame.drawHelp(on: &canvas) { return canvas }
        if let text {
            frame.drawTitle(text.title, text.pane.position(height: frame.height), on: &canvas)
            text.pane.draw(from: 1, height: frame.height, on: &canvas, margin: 1)
            frame.drawStatus("?:Keys  q:Back  j/k:Next, previous  " + design.hint, on: &canvas)
        } else {
            drawList(on: &canvas)
        }
        return canvas
    }

    private func drawList(on canvas: inout Canvas) {
        let rows = items
        let title = filter.isEmpty ? design.title : "\(design.title) with “\(filter)”"
        frame.drawTitle(
            title, isLoaded ? QuantityFormatting.count(rows.count, design.noun) : "", on: &canvas)
        if rows.isEmpty, isLoaded {
            let words =
                filter.isEmpty
                ? design.empty
                : "\(design.findsText ? "Nothing has" : "No name contains") “\(filter)”. q: show all"
            for (index, line) in words.wrapped(to: max(10, size.columns - 2)).enumerated() {
                canvas.write(line, row: 2 + index, column: 1)
            }
        }
        var table = TextTable(columns: design.columns)
        // Without headings; the widths are those of the rows in sight.
        for index in table.columns.indices { table.columns[index].title = "" }
        table.rows = window.visible.filter(rows.indices.contains).map { rows[$0].cells }
        table.draw(window, on: &canvas, from: 1)
        let leave = filter.isEmpty ? "q:Quit" : "q:Show all"
        frame.drawStatus("?:Keys  \(leave)  Enter:Open  " + design.hint, on: &canvas)
    }
}
