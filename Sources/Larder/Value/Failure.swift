#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why an attempt failed, and when.
public struct Failure: Sendable {
    /// What went wrong.
    public let error: LarderError

    /// When it went wrong.
    public let date: Date

    /// How many attempts in a row have failed.
    public let attempts: Int

    /// Creates a failure.
    public init(error: LarderError, date: Date, attempts: Int) {
        self.error = error
        self.date = date
        self.attempts = attempts
    }
}

extension Failure {
    /// Returns whether two records are of the same failure, so that there is nothing new to show.
    static func same(_ left: Failure?, _ right: Failure?) -> Bool {
        left?.date == right?.date && left?.attempts == right?.attempts
    }
}
