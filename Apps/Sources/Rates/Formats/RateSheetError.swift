/// Why data of a rate source was refused, in words for the person at the screen.
public struct RateSheetError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a caller can base a decision on.
    public let code: Code

    /// What was found, why it was refused, and what to do.
    public let message: String

    /// The kinds of refusal.
    public enum Code: String, Sendable, Hashable {
        /// There were no bytes, or only blanks.
        case empty

        /// A page for people came instead of rates: a sign-in page, a notice, an error page.
        case page = "not-rates"

        /// The file is packed and must be unpacked first.
        case packed

        /// The format is not known.
        case unknownFormat = "unknown-format"

        /// The data ends before it is complete, or lacks many currencies.
        case truncated

        /// The data does not follow its own format.
        case illFormed = "ill-formed"

        /// The source answered with an error of its own.
        case sourceError = "source-error"

        /// A rate is not a number.
        case notANumber = "not-a-number"

        /// A rate is zero, negative, or too small or large to be a rate.
        case notPositive = "not-positive"

        /// A currency occurs twice on one day.
        case duplicate

        /// A day is not a valid date, or is missing.
        case badDay = "bad-day"

        /// A day lies in the future.
        case futureDay = "future-day"

        /// A code is not a currency code.
        case unknownCurrency = "unknown-currency"

        /// A rate is many times the last known one.
        case jump

        /// Too many lines or rates of the data are unusable.
        case manyProblems = "many-problems"

        /// The data has another base currency than the figures it is to be merged with.
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
    /// The line, counted from 1; `nil` if the format has no lines.
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
