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

    /// How many loads, reads or writes in a row have failed for good since the last success, this one included.
    ///
    /// The retries of one fetch count together as one; ``Snapshot/retry`` counts them while it runs.
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
