internal import ArgumentParser
internal import Geodesy
internal import Places
internal import Terminal

/// Reads positions for commands, and says what is wrong if that fails.
struct PositionText {
    /// How texts are read.
    let reader: CoordinateReader

    init(_ reader: CoordinateReader = CoordinateReader()) {
        self.reader = reader
    }

    /// Reads a position, or fails with the reason or with the readings to choose from.
    func read(_ text: String) throws -> ParsedCoordinate {
        do {
            return try reader.read(text)
        } catch {
            throw CommandFailure(error, reading: text)
        }
    }

    /// Joins the words of an argument; a word that looks like an option is an error.
    static func joined(_ words: [String]) throws -> String {
        for word in words where word.hasPrefix("--") && word.dropFirst(2).first?.isLetter == true {
            throw ValidationError("Unknown option '\(word)'")
        }
        return words.joined(separator: " ")
    }
}

extension CommandFailure {
    /// Says why a text is not a position, points at the fault, and lists possible readings.
    init(_ refusal: CoordinateError, reading text: String) {
        var lines = ["can't read \"\(text.printable.cut(to: 60))\": \(refusal.message.afterColon)"]
        if let at = refusal.at, text.utf8.count <= 100, !text.contains(where: \.isNewline) {
            let before = String(decoding: text.utf8.prefix(at), as: UTF8.self)
            lines.append(text.printable)
            lines.append(String(repeating: " ", count: before.printable.displayWidth) + "^")
        }
        if !refusal.readings.isEmpty {
            lines.append(
                refusal.code == .ambiguous ? "It can mean:" : "Did you mean:")
            for (index, reading) in refusal.readings.enumerated() {
                let seconds = reading.position.text(.degreesMinutesSeconds)
                lines.append(
                    "  \(index + 1). \(reading.position.text()) (\(seconds)), \(reading.format.words)"
                )
            }
            lines.append("Write it so that only one of these fits.")
        }
        self.init(.badData, lines.joined(separator: "\n        "))
    }
}
