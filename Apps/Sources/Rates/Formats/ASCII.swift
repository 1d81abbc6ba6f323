/// Helpers for the bytes of foreign text.
enum ASCII {
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || isNewline(byte)
    }

    static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Returns the bytes without blanks at either end.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var start = bytes.startIndex
        var end = bytes.endIndex
        while start < end, isBlank(bytes[start]) { start += 1 }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return bytes[start..<end]
    }

    /// Splits a line at each separator into trimmed fields, reusing an array.
    static func cut(
        _ line: ArraySlice<UInt8>, at separator: UInt8, into fields: inout [ArraySlice<UInt8>]
    ) {
        fields.removeAll(keepingCapacity: true)
        var start = line.startIndex
        for index in line.indices where line[index] == separator {
            fields.append(trimmed(line[start..<index]))
            start = index + 1
        }
        fields.append(trimmed(line[start...]))
    }

    /// Returns whether bytes are a word; faster than comparing two unlike collections.
    static func isEqual(_ bytes: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
        isEqual(bytes, word[...])
    }

    /// Returns whether two pieces of text are the same bytes.
    static func isEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        if left.count != right.count { return false }
        let distance = right.startIndex - left.startIndex
        for index in left.indices where left[index] != right[index + distance] { return false }
        return true
    }

    /// Returns the start of foreign bytes, fit for quoting in a sentence.
    static func excerpt(_ bytes: ArraySlice<UInt8>, limit: Int = 40) -> String {
        var shown = ""
        // A scalar has at most four bytes, so a short prefix of the bytes is enough.
        let text = String(decoding: bytes.prefix(limit * 4 + 4), as: UTF8.self)
        for (count, scalar) in text.unicodeScalars.enumerated() {
            if count == limit { return shown + "…" }
            let isControl = scalar.properties.generalCategory == .control
            shown.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return shown
    }

    /// The lines of a text that end in LF, CRLF or CR, with their numbers from 1.
    ///
    /// The last line is marked if it has no line end, since it may be incomplete.
    struct Lines: Sequence, IteratorProtocol {
        private let text: ArraySlice<UInt8>
        private var position: Int
        private var number = 0

        init(_ text: ArraySlice<UInt8>) {
            self.text = text
            position = text.startIndex
        }

        mutating func next() -> Line? {
            if position == text.endIndex { return nil }
            number += 1
            let rest = text[position...]
            guard let end = rest.firstIndex(where: isNewline) else {
                position = text.endIndex
                return Line(number: number, bytes: rest, isCut: true)
            }
            let line = Line(number: number, bytes: text[position..<end], isCut: false)
            position = end + 1
            if text[end] == 0x0D, position < text.endIndex, text[position] == 0x0A { position += 1 }
            return line
        }
    }

    /// A line of a text.
    struct Line {
        var number: Int
        var bytes: ArraySlice<UInt8>
        var isCut: Bool
    }
}
