/// The style of a piece of text, on a terminal that can show it.
public enum Style: Sendable, Hashable {
    case plain, bold, dim, rise, fall, warning

    /// Returns the text in this style, or unchanged without colours.
    public func applied(to text: String, colours: Bool) -> String {
        guard colours, let code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    private var code: String? {
        switch self {
        case .plain: nil
        case .bold: "1"
        case .dim: "2"
        case .rise: "32"
        case .fall: "31"
        case .warning: "33"
        }
    }
}
