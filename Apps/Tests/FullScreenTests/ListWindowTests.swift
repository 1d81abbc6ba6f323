import Terminal
import Testing

@Suite struct `A window on a list` {
    @Test func `keeps the selection in sight`() {
        var window = ListWindow(count: 100, height: 10)
        window.move(by: 12)
        #expect(window.selected == 12 && window.visible == 3..<13)
        window.move(by: -10)
        #expect(window.selected == 2 && window.visible == 2..<12)
        window.select(99)
        #expect(window.visible == 90..<100)
        window.height = 4
        #expect(window.visible.contains(99))
    }

    @Test func `stays within the list`() {
        var window = ListWindow(count: 3, height: 10)
        window.move(by: .max)
        #expect(window.selected == 2 && window.visible == 0..<3)
        window.move(by: .min)
        #expect(window.selected == 0)
        window.count = 0
        #expect(window.selected == 0 && window.visible.isEmpty)
    }

    @Test func `pages with one row in common`() {
        var window = ListWindow(count: 100, height: 10)
        window.page(by: 1)
        #expect(window.top == 9 && window.selected == 9)
        window.page(by: -1)
        #expect(window.top == 0)
    }
}

@Suite struct `A line that is typed` {
    @Test func `is edited as in a shell`() {
        var line = LineEditor()
        for letter in "swift news" { line.press(.character(letter)) }
        line.press(.control("w"))
        #expect(line.text == "swift ")
        line.press(.paste("語\n🎉"))
        #expect(line.text == "swift 語 🎉")
        for key in [Key.home, .delete, .right, .backspace, .end, .backspace] { line.press(key) }
        #expect(line.text == "ift 語 ")
        line.press(.control("u"))
        #expect(line.text.isEmpty && line.caret == 0)
        let isUsed = line.press(.up)
        #expect(!isUsed)
    }

    @Test func `shows the part with the caret`() {
        var line = LineEditor(String(repeating: "a", count: 50) + "日本")
        let (text, caret) = line.visible(in: 10)
        #expect(text == "aaaaa日本" && caret == 9)
        line.press(.home)
        #expect(line.visible(in: 10).caret == 0)
    }
}
