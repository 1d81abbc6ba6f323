#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is known of one key that is checked now and then: when it was, how it went, when it is next.
///
/// Kept with whatever it belongs to, in the same transaction; ``RefreshSchedule`` alone changes it.
/// What an older version wrote can be read, and fields of newer ones are passed over.
public struct RefreshState: Sendable, Hashable, Codable {
    /// When its source was last asked, whatever came of it.
    public var lastChecked: Date?

    /// When the source last gave a good answer, *not modified* included.
    public var lastSucceeded: Date?

    /// When the source last had something new.
    public var lastChanged: Date?

    /// How many checks have failed since the last good one.
    public var failures: Int

    /// What went wrong at the last check, or nil after a good one.
    public var lastError: RefreshError?

    /// When to check again; nil means as soon as possible.
    public var nextCheck: Date?

    /// Until when the source's host wants no requests at all.
    public var heldUntil: Date?

    /// Why it is not checked any more, or nil while it is.
    public var stopped: RefreshStop?

    /// How many new items come in a week, as last reckoned; nil while nothing is known.
    public var itemsPerWeek: Double?

    /// What the publisher asks of readers, as last heard.
    public var hints: RefreshHints

    /// Creates the state of a key that was never checked.
    public init() {
        failures = 0
        hints = RefreshHints()
    }

    /// Reads a state; what is missing is as in a new one.
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

/// What went wrong at a check, in the form in which it is kept and shown.
public struct RefreshError: Sendable, Hashable, Codable {
    /// What a caller may decide on.
    public var code: LarderError.Code

    /// One sentence for the person at the screen.
    public var message: String

    /// Creates the kept form of an error.
    public init(_ error: LarderError) {
        code = error.code
        message = error.message
    }
}

/// Why a key is not checked any more.
public enum RefreshStop: String, Sendable, Hashable, Codable {
    /// The source says that it is gone for good.
    case gone
    /// A person wants it so.
    case paused
}

/// What a publisher asks of those who check: how long to wait, and when not to come.
public struct RefreshHints: Sendable, Hashable, Codable {
    /// How long the answer stays current, such as `max-age` less its age.
    public var freshFor: Duration?

    /// The time between two updates by the publisher's own word.
    public var interval: Duration?

    /// Hours of the day in UTC, 0 to 23, in which there is nothing new.
    public var skippedHours: [Int]

    /// Days of the week in UTC, 0 for Sunday to 6, on which there is nothing new.
    public var skippedDays: [Int]

    /// Creates hints; those left out are not given.
    public init(
        freshFor: Duration? = nil, interval: Duration? = nil, skippedHours: [Int] = [],
        skippedDays: [Int] = []
    ) {
        self.freshFor = freshFor
        self.interval = interval
        self.skippedHours = skippedHours
        self.skippedDays = skippedDays
    }

    /// Whether nothing is to be done at a moment; never when that would be so at all times.
    func skips(_ moment: Date) -> Bool {
        let seconds = moment.timeIntervalSince1970
        guard seconds.magnitude < 1e12 else { return false }
        let hours = Int((seconds / 3_600).rounded(.down))
        let days = Int((seconds / 86_400).rounded(.down))
        // The first of January 1970 was a Thursday.
        let (hour, day) = (Self.remainder(hours, 24), Self.remainder(days + 4, 7))
        return skippedHours.contains(hour) || skippedDays.contains(day)
    }

    private static func remainder(_ number: Int, _ size: Int) -> Int {
        let rest = number % size
        return rest < 0 ? rest + size : rest
    }

    /// The first moment from the given one on that is not skipped, or nil when there is none.
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
