/// Why an answer of a rate source was refused, in words for the person at the screen.
public struct RateSheetError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a caller may decide on.
    public let code: Code

    /// What was found, why it was refused, and what to do.
    public let message: String

    /// The kinds of refusal.
    public enum Code: String, Sendable, Hashable {
        /// There were no bytes, or only blanks.
        case empty

        /// A page for people came instead of rates: a login, a notice, an error page.
        case page = "not-rates"

        /// The file is packed and must be unpacked first.
        case packed

        /// The bytes are in no format that is known.
        case unknownFormat = "unknown-format"

        /// The answer ends before it is complete, or lacks many currencies.
        case truncated

        /// The answer does not follow its own format.
        case illFormed = "ill-formed"

        /// The source answered with an error of its own.
        case sourceError = "source-error"

        /// A rate is no number.
        case notANumber = "not-a-number"

        /// A rate is zero, negative, or too small or large to be one.
        case notPositive = "not-positive"

        /// A currency occurs twice on one day.
        case duplicate

        /// A day is none of the calendar, or is missing.
        case badDay = "bad-day"

        /// A day lies in the future.
        case futureDay = "future-day"

        /// A code is no currency code.
        case unknownCurrency = "unknown-currency"

        /// A rate is many times the last one known.
        case jump

        /// Too many lines or rates of the answer cannot be used.
        case manyProblems = "many-problems"

        /// The answer is in another base currency than what it is to be merged with.
        case otherBase = "other-base"
    }

    /// Creates a refusal.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }
}

/// A line or a rate that was left out of a sheet, and why.
public struct RateProblem: Sendable, Hashable {
    /// The line it stood on, from 1; `nil` where the format has no lines.
    public let line: Int?

    /// The kind of problem.
    public let code: RateSheetError.Code

    /// One sentence that says what was left out and why.
    public let message: String

    /// Creates a problem.
    public init(line: Int? = nil, _ code: RateSheetError.Code, _ message: String) {
        self.line = line
        self.code = code
        self.message = message
    }
}
