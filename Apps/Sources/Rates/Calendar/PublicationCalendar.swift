public import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// When a source publishes: the rule that tells whether a stored day is the newest there is.
///
/// A day's figures do not get old by the hour, but when newer ones are due. On a Sunday, Friday's
/// figures are fresh; on Tuesday evening, Monday's are not.
///
/// ```swift
/// let calendar = PublicationCalendar.ecb
/// calendar.missed(since: stored, at: now)  // 0 while nothing newer can be out
/// calendar.nextDue(after: now)             // when to ask next
/// ```
public struct PublicationCalendar: Sendable, Hashable {
    /// The days without a publication.
    public let closingDays: ClosingDays

    /// The time of day of publication, in minutes after midnight by the source's clock.
    public let minuteOfDay: Int

    /// The clock of the source.
    public let clock: Clock

    /// Creates a rule; the time must lie within a day.
    public init(closingDays: ClosingDays, hour: Int, minute: Int = 0, clock: Clock) {
        precondition(
            (0...23).contains(hour) && (0...59).contains(minute),
            "\(hour):\(minute) is not a time of day"
        )
        self.closingDays = closingDays
        self.minuteOfDay = hour * 60 + minute
        self.clock = clock
    }

    /// A source that publishes every day at the same time, in UTC.
    public static func daily(hour: Int = 0, minute: Int = 0) -> PublicationCalendar {
        PublicationCalendar(closingDays: .none, hour: hour, minute: minute, clock: .utc)
    }

    /// The clocks of sources.
    public enum Clock: String, Sendable, Hashable, Codable {
        /// Coordinated universal time.
        case utc

        /// Frankfurt's and Prague's, with summer time by the rule in force since 1996.
        case centralEurope
    }
}

extension PublicationCalendar {
    /// Returns whether figures of this day are published.
    public func isPublicationDay(_ day: Day) -> Bool { !closingDays.contains(day) }

    /// Returns the moment when a day's figures are due.
    public func due(_ day: Day) -> Date {
        Date(timeIntervalSince1970: Double(dueMoment(day)))
    }

    /// Returns the current day by the source's clock.
    public func today(at now: Date) -> Day { localDay(moment(now)) }

    /// Returns the newest day whose figures are due.
    public func newestDue(at now: Date) -> Day {
        let moment = moment(now)
        var day = localDay(moment)
        while day > .earliest, !isPublicationDay(day) || dueMoment(day) > moment {
            day = day.advanced(by: -1)
        }
        return day
    }

    /// Returns how many publications are due since that of a stored day.
    public func missed(since stored: Day, at now: Date) -> Int {
        publicationDays(after: stored, through: newestDue(at: now))
    }

    /// Returns whether nothing newer than a stored day can be out.
    public func isFresh(_ stored: Day, at now: Date) -> Bool { stored >= newestDue(at: now) }

    /// Returns the next moment after `now` when figures are due.
    public func nextDue(after now: Date) -> Date {
        let moment = moment(now)
        var day = localDay(moment)
        while day < .latest, !isPublicationDay(day) || dueMoment(day) <= moment {
            day = day.advanced(by: 1)
        }
        return due(day)
    }

    /// Returns the first publication day after a day.
    public func publicationDay(after day: Day) -> Day {
        var next = day.advanced(by: 1)
        while next < .latest, !isPublicationDay(next) { next = next.advanced(by: 1) }
        return next
    }

    /// Returns how many publication days there are after one day, up to and including another.
    public func publicationDays(after first: Day, through last: Day) -> Int {
        if first >= last { return 0 }
        if closingDays == .none { return first.distance(to: last) }
        return (first.advanced(by: 1)...last).count { isPublicationDay($0) }
    }

    private func dueMoment(_ day: Day) -> Int {
        switch clock {
        case .utc: day.daysSince1970 * 86_400 + minuteOfDay * 60
        case .centralEurope:
            CentralEuropeanTime.moment(of: day, secondOfDay: minuteOfDay * 60)
        }
    }

    private func localDay(_ moment: Int) -> Day {
        let offset = clock == .utc ? 0 : CentralEuropeanTime.offset(at: moment)
        return Day(daysSince1970: floorDivide(moment + offset, 86_400)) ?? .latest
    }

    /// Whole seconds since 1970; a date beyond the calendar counts as its nearest end.
    private func moment(_ date: Date) -> Int {
        let seconds = date.timeIntervalSince1970
        let first = Double(Day.earliest.daysSince1970 + 1) * 86_400
        let last = Double(Day.latest.daysSince1970 - 1) * 86_400
        if seconds.isNaN { return Int(last) }
        return Int(min(max(seconds, first), last).rounded(.down))
    }
}
