internal import ArgumentParser
internal import Foundation
internal import Geodesy
internal import Records

/// A line of plain numbers, for commands that compute something for each line.
struct NumberLine {
    /// Answers every line of standard input with one JSON object.
    static func answerAll(
        _ body: ([Double]) throws(CoordinateError) -> JSONText, names: [String]
    ) throws {
        var lines = InputLines()
        while let line = try lines.nextText() {
            do throws(CoordinateError) {
                Console.print(try body(try numbers(in: line, names: names)).line)
            } catch {
                Console.print(JSONText.refusal(error, of: line).line)
            }
        }
    }

    /// Reads as many numbers as there are names, separated by spaces, tabs or commas.
    static func numbers(in line: String, names: [String]) throws(CoordinateError) -> [Double] {
        let fields = line.split { $0.isWhitespace || $0 == "," }
        guard fields.count == names.count else {
            throw CoordinateError(
                fields.count < names.count ? .incomplete : .unreadable,
                "Write \(names.joined(separator: " ")) on one line.")
        }
        var numbers: [Double] = []
        for (field, name) in zip(fields, names) {
            let at = line.utf8.distance(from: line.startIndex, to: field.startIndex)
            numbers.append(try number(field, name: name, at: at))
        }
        return numbers
    }

    /// Reads one number; `at` is where it stands in a line.
    static func number(
        _ text: some StringProtocol, name: String, at: Int? = nil
    ) throws(CoordinateError) -> Double {
        let isPlain = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
        }
        guard isPlain, let number = Double(text), number.isFinite else {
            throw CoordinateError(.unreadable, "\(name) must be \(meaning(of: name)).", at: at)
        }
        return number
    }

    /// What to write for a name, with an example.
    private static func meaning(of name: String) -> String {
        switch name.trimmingCharacters(in: .decimalDigits) {
        case "AZIMUTH": "a number of degrees clockwise from north, such as 290"
        case "METRES": "a number without a unit, such as 5000"
        default: "a number, such as -74.123"
        }
    }

    /// Returns the position of two numbers; the longitude may be one turn too far.
    static func position(_ latitude: Double, _ longitude: Double) throws(CoordinateError)
        -> Position
    {
        let turned =
            abs(longitude) <= 360 && abs(longitude) > 180
            ? longitude - (longitude > 0 ? 360 : -360) : longitude
        return try Position(latitude: latitude, longitude: turned)
    }
}
