/// Why a text is not a number, in words for the person who wrote it.
public struct AmountError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a caller can base a decision on.
    public let code: Code

    /// One sentence: what was read, why it was refused, and what to write instead.
    public let message: String

    /// The kinds of refusal.
    public enum Code: String, Sendable, Hashable {
        /// There was nothing but blanks.
        case empty

        /// The text is not written in the requested notation.
        case malformed

        /// The number has more digits, or a greater power of ten, than is allowed.
        case outOfRange
    }

    /// Creates a refusal.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }
}

/// Returns the start of a foreign text, fit for quoting in a sentence.
func excerpt(_ text: some StringProtocol, limit: Int = 40) -> String {
    var shown = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
        if count == limit { return shown + "…" }
        let isControl = scalar.properties.generalCategory == .control
        shown.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return shown
}
