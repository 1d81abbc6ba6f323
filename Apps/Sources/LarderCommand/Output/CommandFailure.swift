internal import Foundation
internal import Larder
internal import Rates
internal import Records

/// Why a command failed, with its exit code (after sysexits.h).
struct CommandFailure: Error {
    enum Code: Int32, CaseIterable {
        case failure = 1
        case usage = 64
        case badData = 65
        case unavailable = 69
        case tryAgain = 75
        case configuration = 78

        /// Its name in JSON.
        var name: String {
            switch self {
            case .failure: "failure"
            case .usage: "bad-input"
            case .badData: "bad-data"
            case .unavailable: "unavailable"
            case .tryAgain: "try-again"
            case .configuration: "bad-configuration"
            }
        }

        /// What it means.
        var words: String {
            switch self {
            case .failure: "something else went wrong, or you answered no"
            case .usage: "wrong usage, or a name that is taken or ambiguous"
            case .badData: "bad data or position, or no such thing"
            case .unavailable: "source unavailable"
            case .tryAgain: "try again later"
            case .configuration:
                "a setting that does not work: a folder, port, password, token or config file"
            }
        }
    }

    let code: Code
    let message: String
    /// What `--json` answers.
    let answer: JSONText

    init(_ code: Code, _ message: String, answer: JSONText? = nil) {
        self.code = code
        self.message = message
        self.answer = answer ?? .object([JSONText.error(code.name, message.asOneSentence)])
    }

    /// Creates a failure that says what could not be done, why, and what to try.
    ///
    /// - Parameters:
    ///   - refused: What a refusal is: bad input where it can only be about what was typed.
    ///   - system: What a failure of the system is: wrong configuration where it can only be about a setting.
    init(
        _ error: any Error, while doing: String, refused: Code = .failure, system: Code = .failure
    ) {
        switch error {
        case let failure as CommandFailure:
            self = failure
        case let error as LarderError:
            let code: Code =
                switch error.code {
                case .refused: refused
                case .io: system
                default: Self.code(of: error.code)
                }
            self.init(
                code,
                "can't \(doing): \(error.message.afterColon)")
        case let error as ConversionError:
            self.init(
                error.code == .badInput ? .usage : .badData,
                "can't \(doing): \(error.message.afterColon)", answer: .failure(error))
        case let error as RateSheetError:
            self.init(.badData, "can't \(doing): \(error.message.afterColon)")
        default:
            self.init(system, "can't \(doing): \(error.reason).")
        }
    }

    private static func code(of code: LarderError.Code) -> Code {
        switch code {
        case .unreachable, .offline, .gone: .unavailable
        case .timedOut, .busy, .conflict: .tryAgain
        case .unreadable, .tooLarge, .damaged, .tooNew, .notFound: .badData
        case .refused, .full, .io, .unsupported: .failure
        }
    }
}

extension String {
    /// The sentence as it is written behind a colon: with a small letter, unless it begins with a name.
    var afterColon: String {
        let plain = [
            "A", "All", "An", "Another", "Both", "Changes", "Choose", "Could", "Easting", "Give",
            "Is",
            "It", "Line", "Marks", "Merged", "Minutes", "No", "Nothing", "One", "Only", "Other",
            "Pages",
            "Port", "Reading", "Seconds", "Someone", "Something", "That", "The", "There", "This",
            "Unexpected", "Unknown", "Values", "Version", "What", "Write", "You", "Your",
        ]
        let word = prefix { $0.isLetter }
        return plain.contains(String(word)) ? word.lowercased() + dropFirst(word.count) : self
    }

    /// The message as JSON has it: without the lines of the terminal, and with a capital at its beginning.
    var asOneSentence: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
            .capitalisedSentence
    }

    /// The text with a capital at its beginning.
    var capitalisedSentence: String { prefix(1).uppercased() + dropFirst() }
}

/// Runs the body; turns any error into a message that says what could not be done.
func attempt<Result>(
    _ doing: String, refused: CommandFailure.Code = .failure,
    system: CommandFailure.Code = .failure, _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch {
        throw CommandFailure(error, while: doing, refused: refused, system: system)
    }
}
