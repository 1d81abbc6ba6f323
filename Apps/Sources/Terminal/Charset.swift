/// The characters that a person's locale can show.
public enum Charset: Sendable, Hashable {
    case utf8, ascii

    /// Reads the locale from `LC_ALL`, `LC_CTYPE` and `LANG`; the first that is set counts.
    ///
    /// Without any of them it is UTF-8, as in most containers and scheduled jobs, whose readers can show it.
    public init(environment: [String: String]) {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        guard let name else {
            self = .utf8
            return
        }
        let letters = name.lowercased().filter { $0 != "-" }
        self = letters.contains("utf8") ? .utf8 : .ascii
    }

    /// What stands for the rest of a text that was cut.
    public var ellipsis: String { self == .utf8 ? "…" : "..." }

    /// Returns the text with Larder's own signs in ASCII if the locale needs that; letters stay.
    public func signs(in text: String) -> String {
        guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var signs = ""
        var isRaised = false
        for character in text {
            let raised = Self.superscripts[character]
            if raised != nil, !isRaised { signs += "^" }
            signs += raised ?? Self.substitutes[character] ?? String(character)
            isRaised = raised != nil
        }
        return signs
    }

    /// Returns the one sign that stands for the text of a cell, where ``signs(in:)`` would need more room:
    /// three points cut to one would look like the end of a sentence.
    public func sign(inCell text: String) -> String? {
        self == .ascii ? ["…": "~", "→": ">", "←": "<", "±": "~"][text] : nil
    }

    private static let superscripts: [Character: String] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
        "⁹": "9", "⁺": "+", "⁻": "-", "⁼": "=", "⁽": "(", "⁾": ")", "ⁱ": "i", "ⁿ": "n",
    ]

    private static let substitutes: [Character: String] = [
        "…": "...", "·": "-", "•": "*", "●": "o", "★": "*", "☆": "*", "−": "-", "–": "-", "—": "--",
        "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "′": "'", "″": "\"", "°": "d",
        "×": "x", "±": "+/-", "→": "->", "←": "<-", "↑": "^", "↓": "v", "▸": ">", "│": "|",
        "┤": "|", "├": "|", "─": "-", "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ",
        "\u{200B}": "", "≤": "<=", "≥": ">=", "≈": "~", "€": "EUR",
    ]
}
