#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Mark {
    /// Writes marks as text, for an export that outlives any storage and that people can read.
    ///
    /// The text is UTF-8 with one JSON object per line. The first line names the format: `{"larder":"marks",
    /// "version":1}`. Each of the others is a mark:
    ///
    /// | field | |
    /// |---|---|
    /// | `scope`, `item`, `name` | the item and the mark, byte for byte |
    /// | `isSet` | whether the mark was set or cleared |
    /// | `seconds` | when, in seconds since 1 January 2001 UTC, exactly |
    /// | `date` | the same for people, to the second; read only if `seconds` is missing |
    public static func text(of marks: [Mark]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .larder
        var text = try encoder.encode(Header(larder: "marks", version: 1))
        for mark in marks {
            text.append(UInt8(ascii: "\n"))
            text += try encoder.encode(Line(mark))
        }
        text.append(UInt8(ascii: "\n"))
        return text
    }

    /// Reads what ``text(of:)`` wrote; unknown fields and blank lines are skipped.
    ///
    /// Throws `.unreadable`, naming the line, if a line is not a mark, and `.tooNew` for an unknown version
    /// of the format.
    public static func marks(inText text: Data) throws -> [Mark] {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .larder
        var marks: [Mark] = []
        var hasHeader = false
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
            do {
                if hasHeader {
                    marks.append(try decoder.decode(Line.self, from: Data(line)).mark())
                } else {
                    try decoder.decode(Header.self, from: Data(line)).check()
                    hasHeader = true
                }
            } catch let error as LarderError {
                throw error
            } catch {
                throw LarderError(
                    .unreadable, message: "Line \(index + 1) of the marks cannot be read.",
                    cause: error)
            }
        }
        guard hasHeader else {
            throw LarderError(.unreadable, message: "The marks file is empty.")
        }
        return marks
    }

    private struct Header: Codable {
        var larder: String
        var version: Int

        func check() throws {
            guard larder == "marks" else {
                throw LarderError(.unreadable, message: "This file contains \(larder), not marks.")
            }
            guard version == 1 else {
                throw LarderError(
                    .tooNew,
                    message: """
                        The marks were written in version \(version) of their format; this program \
                        knows version 1.
                        """)
            }
        }
    }

    private struct Line: Codable {
        var scope: String
        var item: String
        var name: String
        var isSet: Bool
        var seconds: Double?
        var date: String?

        init(_ mark: Mark) {
            scope = mark.scope
            item = mark.item
            name = mark.name.rawValue
            isSet = mark.isSet
            let seconds = mark.date.timeIntervalSinceReferenceDate
            self.seconds = seconds
            if abs(seconds) < 2e11 { date = mark.date.formatted(.iso8601) }
        }

        func mark() throws -> Mark {
            let moment: Date
            if let seconds {
                moment = Date(timeIntervalSinceReferenceDate: seconds)
            } else {
                moment = try Date(date ?? "", strategy: .iso8601)
            }
            return Mark(
                scope: scope, item: item, name: Name(rawValue: name), isSet: isSet, date: moment)
        }
    }
}

extension JSONEncoder.NonConformingFloatEncodingStrategy {
    fileprivate static let larder = Self.convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
    fileprivate static let larder = Self.convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
}
