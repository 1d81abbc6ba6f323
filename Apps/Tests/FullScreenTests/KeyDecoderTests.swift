import Terminal
import Testing

@Suite struct `Keys of a terminal` {
    private func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.keys(text.utf8) + decoder.pause()
    }

    @Test(
        arguments: [
            ("j", [.character("j")]), ("é", [.character("é")]), ("語", [.character("語")]),
            ("🎉", [.character("🎉")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
            ("\u{7F}", [.backspace]), ("\u{03}", [.control("c")]), ("\u{1B}", [.escape]),
            ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]),
            ("\u{1B}[1;5C", [.right]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
            ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~j", [.pageDown, .character("j")]),
            ("\u{1B}[3~", [.delete]), ("\u{1B}[Z", [.backTab]),
            ("\u{1B}[200~a\nb\u{1B}[201~j", [.paste("a\nb"), .character("j")]),
        ] as [(String, [Key])])
    func `are read from their bytes`(text: String, expected: [Key]) {
        #expect(keys(text) == expected)
    }

    @Test(arguments: ["\u{1B}[6~", "語j", "\u{1B}[200~語\u{1B}[201~", "\u{1B}OA\u{1B}[1;2B"])
    func `are the same however the bytes are divided`(text: String) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            let divided = decoder.keys(bytes[..<cut]) + decoder.keys(bytes[cut...])
            #expect(divided == keys(text))
            #expect(!decoder.isWaiting)
        }
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x6A], [0xE8, 0xAA, 0x6A], [0xC0, 0x80, 0x6A], [0x1B, 0x78, 0x6A],
            [0x1B, 0x5B, 0x39, 0x39, 0x7E, 0x6A], [0x1B, 0x5B, 0x31, 0x3B, 0x1B, 0x5B, 0x5A, 0x6A],
            [0xED, 0xA0, 0x80, 0x6A], [0x00, 0x1C, 0x6A],
        ] as [[UInt8]])
    func `follow what is none`(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(bytes).last == .character("j"))
    }

    @Test func `never wait for more than a sequence`() {
        var decoder = KeyDecoder()
        let endless = "\u{1B}[" + String(repeating: "1;", count: 1_000)
        _ = decoder.keys(endless.utf8)
        #expect(decoder.keys("j".utf8).last == .character("j"))
    }

    @Test func `may be any bytes`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var decoder = KeyDecoder()
            let bytes = (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            _ = decoder.keys(bytes) + decoder.pause()
            let rest = decoder.keys("\u{1B}[201~\u{18}jj".utf8)
            #expect(rest.last == .character("j"))
        }
    }
}
