internal import Terminal

/// What every program has around its rows: a title, a line of words, a prompt, and the list of keys.
struct ScreenFrame: Sendable {
    var size = ScreenSize(columns: 80, rows: 24)

    /// What was done last, or went wrong; the next key ends it.
    var notice: (text: String, isError: Bool)?
    /// What goes on at the moment, such as a refresh.
    var progress: String?
    /// What is being asked.
    var prompt: Prompt?
    /// The list of keys, while it is shown.
    var help: TextPane?
    /// Whether the next key says where to go.
    var goes = false

    /// A question in the last row.
    struct Prompt: Sendable {
        enum Purpose: Sendable { case line, yesOrNo }

        let name: String
        let label: String
        var purpose = Purpose.line
        var editor = LineEditor()
    }

    /// How many rows are left between the title and the last row.
    var height: Int { max(1, size.rows - 2) }

    /// The keys of every program.
    static let keys: [(keys: String, words: String)] = [
        ("g f, g p, g n", "Go to feeds, places or notes"), ("Ctrl-L", "Draw the screen again"),
        ("Ctrl-Z", "Suspend; `fg` comes back"), ("?", "Show or hide this list"),
        ("q, Esc", "Back; from the first screen, q quits"), ("Q, Ctrl-C", "Quit"),
    ]

    mutating func showHelp(_ keys: [(keys: String, words: String)]) {
        let all = keys + Self.keys
        let width = all.map(\.keys.displayWidth).max() ?? 0
        // Beside the keys, or below them where there is little room.
        let isBeside = size.columns >= width + 24
        let margin = String(repeating: " ", count: isBeside ? width + 3 : 3)
        var lines: [StyledText] = []
        for (keys, words) in all {
            var rest = words.broken(to: max(4, size.columns - margin.count - 1))[...]
            var first = [StyledText.Piece(" " + keys, .bold)]
            if isBeside, let words = rest.popFirst() {
                first.append(.init(margin.dropFirst(keys.displayWidth + 1) + words))
            }
            lines.append(StyledText(first))
            lines += rest.map { StyledText([.init(margin + $0)]) }
        }
        help = TextPane(lines)
    }

    /// Draws the list of keys, if it is shown.
    func drawHelp(on canvas: inout Canvas) -> Bool {
        guard let help else { return false }
        drawTitle("Keys", help.position(height: height), on: &canvas)
        help.draw(from: 1, height: height, on: &canvas)
        drawStatus("? or q: back", on: &canvas)
        return true
    }

    /// Draws the title, with a part at the right that is left out if there is no room.
    func drawTitle(_ title: String, _ right: String = "", on canvas: inout Canvas) {
        let right = right.isEmpty ? "" : right + " "
        let fits = title.displayWidth + right.displayWidth + 3 <= size.columns
        let room = size.columns - (fits ? right.displayWidth : 0) - 2
        canvas.write(" " + title.cut(to: room), row: 0, style: .bold)
        if fits, !right.isEmpty {
            canvas.write(right, row: 0, column: size.columns - right.displayWidth)
        }
        canvas.reverse(row: 0)
    }

    /// Draws the last row: the prompt, a notice, the progress, or the hint.
    func drawStatus(_ hint: String, on canvas: inout Canvas) {
        let row = size.rows - 1
        guard row > 0 else { return }
        if let prompt {
            let label = prompt.label + (prompt.purpose == .line ? "" : " [y/n]")
            // A long question covers rows of the program; what is typed has a row of its own where little is left of the last.
            var lines = label.broken(to: max(1, size.columns - 1)).suffix(max(1, row))
                .map { $0 + " " }
            let room = size.columns - (lines.last?.displayWidth ?? 0)
            if prompt.purpose == .line, room < min(24, size.columns / 2), row > lines.count {
                lines.append("")
            }
            let top = size.rows - lines.count
            for (index, line) in lines.enumerated() {
                canvas.clear(row: top + index)
                canvas.write(line, row: top + index, style: .bold)
            }
            let start = lines.last?.displayWidth ?? 0
            let (text, caret) = prompt.editor.visible(in: max(1, size.columns - start))
            canvas.write(text, row: row, column: start)
            canvas.cursor = (row, min(size.columns - 1, start + caret))
            drawNotice(above: top, on: &canvas)
        } else if notice != nil {
            drawNotice(above: size.rows, on: &canvas)
        } else if goes {
            canvas.write("g: f feeds, p places, n notes".cut(to: size.columns), row: row)
        } else {
            canvas.write(
                progress?.cut(to: size.columns) ?? fitting(hint), row: row, style: .dim)
        }
    }

    /// Draws the notice, if there is one. A long one covers rows of the program: its end says what to do.
    private func drawNotice(above bottom: Int, on canvas: inout Canvas) {
        guard let notice, bottom > 1 else { return }
        let lines = notice.text.printable.broken(to: size.columns).suffix(bottom - 1)
        for (index, line) in lines.enumerated() {
            let row = bottom - lines.count + index
            canvas.clear(row: row)
            canvas.write(line, row: row, style: notice.isError ? .warning : .bold)
        }
    }

    /// Returns as many of the keys of a hint as there is room for, each whole.
    private func fitting(_ hint: String) -> String {
        var keys = hint.split(separator: "  ")
        while keys.count > 1, keys.joined(separator: "  ").displayWidth > size.columns {
            keys.removeLast()
        }
        return keys.joined(separator: "  ").cut(to: size.columns)
    }

    /// What a key means to the frame.
    enum Outcome {
        /// The program has to deal with it.
        case unused
        case done
        case quit
        case go(ScreenSection)
        case answered(name: String, text: String)
    }

    /// Applies a key that belongs to the frame: to a prompt, the list of keys, or from anywhere.
    mutating func press(_ key: Key, keys: [(keys: String, words: String)]) -> Outcome {
        if prompt != nil { return answer(key) }
        notice = nil
        if key == .control("c") || key == .character("Q") { return .quit }
        if help != nil { return pressHelp(key) }
        if goes {
            goes = false
            guard case .character(let letter) = key else { return .done }
            if let section = ScreenSection(rawValue: letter) { return .go(section) }
            return letter == "g" ? .unused : .done
        }
        switch key {
        case .character("?"): showHelp(keys)
        case .character("g"): goes = true
        default: return .unused
        }
        return .done
    }

    private mutating func pressHelp(_ key: Key) -> Outcome {
        if key == .character("?") || key == .character("q") || key == .escape {
            help = nil
        } else {
            let height = height
            help?.scroll(key, height: height)
        }
        return .done
    }

    private mutating func answer(_ key: Key) -> Outcome {
        guard var prompt else { return .unused }
        notice = nil
        let isGivenUp = key == .escape || key == .control("c") || key == .control("g")
        if prompt.purpose == .yesOrNo {
            self.prompt = nil
            let isYes = [.character("y"), .character("Y")].contains(key)
            return isYes ? .answered(name: prompt.name, text: "y") : .done
        }
        if isGivenUp || key == .backspace && prompt.editor.characters.isEmpty {
            self.prompt = nil
        } else if key == .enter {
            self.prompt = nil
            return .answered(name: prompt.name, text: prompt.editor.text)
        } else {
            prompt.editor.press(key)
            self.prompt = prompt
        }
        return .done
    }
}
