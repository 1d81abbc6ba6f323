internal import Geodesy
internal import Places
internal import Records
internal import Terminal

extension CommandFailure {
    /// Says why a text is not a position, points at the fault, and lists possible readings.
    init(_ refusal: CoordinateError, reading text: String) {
        var lines = ["can't read “\(text.printable.cut(to: 60))”: \(refusal.message.afterColon)"]
        if let at = refusal.at, text.utf8.count <= 100, !text.contains(where: \.isNewline) {
            let before = String(decoding: text.utf8.prefix(at), as: UTF8.self)
            lines.append(text.printable)
            lines.append(String(repeating: " ", count: before.printable.displayWidth) + "^")
        }
        if !refusal.readings.isEmpty {
            let isOne = refusal.readings.count == 1
            lines.append(isOne || refusal.code != .ambiguous ? "Did you mean:" : "It can mean:")
            for (index, reading) in refusal.readings.enumerated() {
                let seconds = reading.position.text(.degreesMinutesSeconds)
                lines.append(
                    (isOne ? "  " : "  \(index + 1). ")
                        + "\(reading.position.text()) (\(seconds)), \(reading.format.name)")
            }
            lines.append(
                isOne ? "If so, type it like that." : "Write it so that only one of these fits.")
        }
        self.init(
            .badData, lines.joined(separator: "\n        "),
            answer: .refusal(refusal, of: text))
    }
}
