public import Foundation

/// When something was said, by a hybrid logical clock: the wall clock, a counter, and who said it.
///
/// What was said by somebody who had seen another time is always later than that time, whatever the clocks showed.
/// Of two that did not know of each other, the later by the wall clock wins; equal ones are told apart by
/// the counter and the replica, so all replicas agree.
public struct HybridTime: Sendable, Hashable {
    /// Microseconds since 1970.
    public let micros: Int

    /// Tells apart what was said in the same microsecond.
    public let counter: Int

    /// Who said it: the identity of a larder's data.
    public let replica: String

    /// The latest moment that a clock here gives, in 2112; clocks are wrong by years, but not by centuries.
    public static let latestAccepted = 1 << 52

    /// Returns the latest moment that is accepted from others: a hundred years from now, and at least 2112.
    ///
    /// It moves on with the clock, so what follows on the latest of all is accepted too.
    static func latestAccepted(at now: Date) -> Int {
        max(latestAccepted, micros(of: now) + 36_525 * 86_400_000_000)
    }

    private static let mostCounter = 999_999
    private static let latest = 1 << 53

    /// Creates a time; moments before 1970 and after 2255 become these.
    public init(micros: Int, counter: Int = 0, replica: String) {
        self.micros = min(max(micros, 0), Self.latest)
        self.counter = counter
        self.replica = replica
    }

    /// Returns the microseconds of a date, to the nearest one.
    public static func micros(of date: Date) -> Int {
        let seconds =
            date.timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
        guard seconds > 0 else { return 0 }  // also NaN
        let micros =
            (date.timeIntervalSinceReferenceDate * 1_000_000).rounded()
            + Date.timeIntervalBetween1970AndReferenceDate * 1_000_000
        return micros < Double(latestAccepted) ? Int(micros) : latestAccepted
    }

    /// The moment.
    public var date: Date {
        Date(
            timeIntervalSinceReferenceDate: Double(
                micros - Int(Date.timeIntervalBetween1970AndReferenceDate) * 1_000_000) / 1_000_000)
    }

    /// Returns the least time of a replica that is later than this.
    public func next(by replica: String) -> HybridTime {
        counter < Self.mostCounter
            ? HybridTime(micros: micros, counter: counter + 1, replica: replica)
            : HybridTime(micros: micros + 1, replica: replica)
    }

    /// Returns the time of a change at a moment by somebody who had seen another time.
    public static func next(
        at micros: Int, by replica: String, after seen: HybridTime?
    ) -> HybridTime {
        let plain = HybridTime(micros: min(micros, latestAccepted), replica: replica)
        guard let seen, plain <= seen else { return plain }
        return seen.next(by: replica)
    }
}

extension HybridTime: Comparable {
    /// Orders by moment, counter, and the bytes of the replica.
    public static func < (left: Self, right: Self) -> Bool {
        if left.micros != right.micros { return left.micros < right.micros }
        if left.counter != right.counter { return left.counter < right.counter }
        return left.replica.utf8.lexicographicallyPrecedes(right.replica.utf8)
    }
}

extension HybridTime: Codable, LosslessStringConvertible {
    /// The time as text: microseconds, counter and replica, with dots between them.
    public var description: String { "\(micros).\(counter).\(replica)" }

    /// Parses a time; nil if the text is none.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let micros = Self.number(parts[0], upTo: Self.latest),
            let counter = Self.number(parts[1], upTo: Self.mostCounter),
            Self.isReplica(String(parts[2]))
        else { return nil }
        self.init(micros: micros, counter: counter, replica: String(parts[2]))
    }

    /// Whether a text can be the identity of a replica: 1 to 40 small letters and digits.
    public static func isReplica(_ text: String) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }

    private static func number(_ text: Substring, upTo limit: Int) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            number <= limit
        else { return nil }
        return number
    }

    /// Reads the text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let time = HybridTime(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a time: \(text)"))
        }
        self = time
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        try box.encode(description)
    }
}
