/// An amount as a person writes it, with either decimal sign and perhaps with thousands set apart.
///
/// `1,250.50`, `1.250,50`, `1 250,50`, `1'250.50`, `1250.5` and `١٬٢٥٠٫٥` are the same amount; `.5` and `12.` are
/// amounts, too. `1.250` can be read in
/// two ways. Who writes decimals after a point means 1.25, who writes them after a comma means 1250; the
/// other one is its ``otherReading``. If nobody knows who wrote it, it is 1.25, which is how programs write,
/// and `1,250` is refused with both.
public struct WrittenAmount: Sendable, Hashable {
    /// The amount.
    public let value: DecimalNumber

    /// What else the text can mean; nil if there is no doubt.
    public let otherReading: DecimalNumber?

    /// Reads an amount, or says how to write it.
    ///
    /// - Parameter decimalSign: The sign that its writer puts before decimals; nil if that is unknown.
    public init(
        _ text: some StringProtocol, decimalSign: Character? = nil
    ) throws(AmountError) {
        // Who writes decimals after an Arabic sign types a point where the keyboard has no such sign.
        let decimalSign = decimalSign == Parts.arabicSign ? "." : decimalSign
        guard let parts = Parts(Self.folded(String(text))) else {
            do {
                value = try DecimalNumber(parsing: text)
            } catch {
                guard decimalSign == ",", error.code == .malformed else { throw error }
                // The usual advice writes decimals after a point, which sets thousands apart here.
                throw AmountError(
                    code: .malformed,
                    message:
                        "“\(excerpt(text))” is not a number: write digits, such as 1250 or 1234,5."
                )
            }
            otherReading = nil
            return
        }
        let fraction = parts.fraction.isEmpty ? "" : "." + parts.fraction
        let pointed = try DecimalNumber(parsing: parts.sign + parts.whole + fraction)
        guard parts.mayBeGrouped else {
            (value, otherReading) = (pointed, nil)
            return
        }
        let grouped = try DecimalNumber(parsing: parts.sign + parts.whole + parts.fraction)
        let isGrouped = decimalSign.map { $0 != parts.decimalSign } ?? false
        (value, otherReading) = isGrouped ? (grouped, pointed) : (pointed, grouped)
        if decimalSign == nil, parts.decimalSign == "," {
            throw AmountError(
                code: .malformed,
                message: """
                    “\(excerpt(text))” can mean \(pointed) or \(grouped): write \(pointed) or \(grouped).
                    """)
        }
    }

    /// The digit 0 of the scripts whose digits are read: Arabic, Persian, Devanagari, Bengali, Thai, Burmese, and full width.
    private static let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0x1040, 0xFF10]

    /// Returns a text with the digits of all scripts as 0 to 9, and the Arabic sign between thousands as an apostrophe,
    /// which means nothing else.
    private static func folded(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            if scalar == "\u{66C}" { return "\u{2019}" }
            let zero = zeros.first { ($0...($0 + 9)).contains(scalar.value) }
            return zero.flatMap { Unicode.Scalar(scalar.value - $0 + 0x30) } ?? scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The parts of an amount; nil if it is not written in any of the usual ways.
    private struct Parts {
        var sign = ""
        var whole = ""
        var fraction = ""
        var decimalSign: Character?
        /// The decimal sign of Arabic, which never sets thousands apart.
        static let arabicSign: Character = "\u{66B}"
        /// Whether the decimal sign may as well set the thousands apart.
        var mayBeGrouped = false

        init?(_ text: String) {
            var rest = text[...]
            while rest.first?.isWhitespace == true { rest.removeFirst() }
            while rest.last?.isWhitespace == true { rest.removeLast() }
            if let first = rest.first, "+-\u{2212}".contains(first) {
                if first != "+" { sign = "-" }
                rest.removeFirst()
            }
            let separators = rest.filter { !Self.isDigit($0) }
            guard
                separators.allSatisfy({ ".,\u{66B}'\u{2019}_ \u{A0}\u{202F}\u{2009}".contains($0) })
            else { return nil }
            if let last = separators.last, ".,\u{66B}".contains(last),
                separators.count(where: { $0 == last }) == 1,
                let place = rest.lastIndex(of: last)
            {
                decimalSign = last
                fraction = String(rest[rest.index(after: place)...])
                rest = rest[..<place]
                guard !(fraction.isEmpty && rest.isEmpty) else { return nil }
            }
            let groups = rest.split(
                omittingEmptySubsequences: false, whereSeparator: { !Self.isDigit($0) })
            guard let first = groups.first,
                !first.isEmpty || groups.count == 1 && !fraction.isEmpty,
                Set(rest.filter { !Self.isDigit($0) }).count <= 1, !rest.contains(Self.arabicSign),
                groups.count == 1
                    || first.count <= 3 && groups.dropFirst().allSatisfy({ $0.count == 3 })
            else { return nil }
            whole = first.isEmpty ? "0" : groups.joined()
            mayBeGrouped =
                groups.count == 1 && fraction.count == 3 && whole.count <= 3
                && whole.first != "0" && decimalSign != Self.arabicSign
        }

        private static func isDigit(_ character: Character) -> Bool {
            ("0"..."9").contains(character) && character.utf8.count == 1
        }
    }
}
