#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The refresh state of one key: when it was checked, with what result, and when the next check is.
///
/// Store it with whatever it belongs to, in the same transaction; only ``RefreshSchedule`` changes it. It can
/// decode what older versions wrote, and ignores fields of newer ones.
public struct RefreshState: Sendable, Hashable, Codable {
    /// When the source was last asked, whatever the result.
    public var lastChecked: Date?

    /// When the source last answered successfully, including *not modified*.
    public var lastSucceeded: Date?

    /// When the source last had something new.
    public var lastChanged: Date?

    /// The number of failed checks since the last successful one.
    public var failures: Int

    /// The error of the last check; nil after a successful one.
    public var lastError: RefreshError?

    /// When to check next; nil means as soon as possible.
    public var nextCheck: Date?

    /// Until when the source's host wants no requests at all.
    public var heldUntil: Date?

    /// Why checking has stopped; nil if it has not.
    public var stopped: RefreshStop?

    /// The estimated number of new items per week; nil if unknown.
    public var itemsPerWeek: Double?

    /// The publisher's most recent hints.
    public var hints: RefreshHints

    /// Creates the state of a key that was never checked.
    public init() {
        failures = 0
        hints = RefreshHints()
    }

    /// Decodes a state; missing fields are as in a new one.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        lastChecked = try box.decodeIfPresent(Date.self, forKey: .lastChecked)
        lastSucceeded = try box.decodeIfPresent(Date.self, forKey: .lastSucceeded)
        lastChanged = try box.decodeIfPresent(Date.self, forKey: .lastChanged)
        failures = try box.decodeIfPresent(Int.self, forKey: .failures) ?? 0
        lastError = try box.decodeIfPresent(RefreshError.self, forKey: .lastError)
        nextCheck = try box.decodeIfPresent(Date.self, forKey: .nextCheck)
        heldUntil = try box.decodeIfPresent(Date.self, forKey: .heldUntil)
        stopped = try box.decodeIfPresent(RefreshStop.self, forKey: .stopped)
        itemsPerWeek = try box.decodeIfPresent(Double.self, forKey: .itemsPerWeek)
        hints = try box.decodeIfPresent(RefreshHints.self, forKey: .hints) ?? RefreshHints()
    }
}

/// The error of a check, in a form that can be stored and shown.
public struct RefreshError: Sendable, Hashable, Codable {
    /// The kind of error, for callers to act on.
    public var code: LarderError.Code

    /// One sentence for the person at the screen.
    public var message: String

    /// Creates the stored form of an error.
    public init(_ error: LarderError) {
        code = error.code
        message = error.message
    }
}

/// Why a key is no longer checked.
public enum RefreshStop: String, Sendable, Hashable, Codable {
    /// The source says it is permanently gone.
    case gone
    /// A person paused it.
    case paused
}

/// A publisher's hints to readers: how long to wait, and when not to check.
public struct RefreshHints: Sendable, Hashable, Codable {
    /// How long the answer stays current, such as `max-age` minus the age.
    public var freshFor: Duration?

    /// The publisher's own update interval.
    public var interval: Duration?

    /// Hours of the day in UTC, 0 to 23, in which there is nothing new.
    public var skippedHours: [Int]

    /// Days of the week in UTC, 0 for Sunday to 6, on which there is nothing new.
    public var skippedDays: [Int]

    /// Creates hints; omitted ones are unset.
    public init(
        freshFor: Duration? = nil, interval: Duration? = nil, skippedHours: [Int] = [],
        skippedDays: [Int] = []
    ) {
        self.freshFor = freshFor
        self.interval = interval
        self.skippedHours = skippedHours
        self.skippedDays = skippedDays
    }

    /// Whether to skip a moment; never true if the hints would skip all moments.
    func skips(_ moment: Date) -> Bool {
        let seconds = moment.timeIntervalSince1970
        guard seconds.magnitude < 1e12 else { return false }
        let hours = Int((seconds / 3_600).rounded(.down))
        let days = Int((seconds / 86_400).rounded(.down))
        // 1 January 1970 was a Thursday.
        let (hour, day) = (Self.remainder(hours, 24), Self.remainder(days + 4, 7))
        return skippedHours.contains(hour) || skippedDays.contains(day)
    }

    private static func remainder(_ number: Int, _ size: Int) -> Int {
        let rest = number % size
        return rest < 0 ? rest + size : rest
    }

    /// Returns the first moment at or after the given one that is not skipped, or nil if there is none.
    func firstAllowed(from moment: Date) -> Date? {
        if !skips(moment) { return moment }
        let hour = (moment.timeIntervalSince1970 / 3_600).rounded(.down)
        for step in 1...(8 * 24) {
            let candidate = Date(timeIntervalSince1970: (hour + Double(step)) * 3_600)
            if !skips(candidate) { return candidate }
        }
        return nil
    }
}
