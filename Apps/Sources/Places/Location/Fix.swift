public import Geodesy

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a receiver was at one moment.
///
/// There is no fix for "unknown": what has no position has no fix.
public struct Fix: Sendable, Hashable, Codable {
    /// The point, with metres above mean sea level and the radius of uncertainty where known.
    ///
    /// The radius is the receiver's own estimate: gpsd means 95 % of all fixes by it, Core Location
    /// 68 %, and of an NMEA log it is a rule of thumb.
    public var position: Position

    /// When, by the receiver's own clock, where it knows the date.
    public var time: Date?

    /// When, by the clock of this machine, we learned of it.
    public var seen: Date

    /// Metres a second over ground.
    public var speed: Double?

    /// Degrees clockwise from true north in which the receiver moves.
    public var course: Double?

    /// What tells this moment from another: the time, or the time of day where that is all there is.
    var moment: Double?

    /// Creates a fix.
    public init(
        position: Position, time: Date? = nil, seen: Date, speed: Double? = nil,
        course: Double? = nil
    ) {
        self.init(
            position: position, time: time, seen: seen, speed: speed, course: course,
            moment: time?.timeIntervalSince1970)
    }

    init(
        position: Position, time: Date?, seen: Date, speed: Double?, course: Double?,
        moment: Double?
    ) {
        self.position = position
        self.time = time
        self.seen = seen
        self.speed = speed.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.course = course.flatMap { $0.isFinite && (0...360).contains($0) ? $0 : nil }
        self.moment = moment
    }

    private enum CodingKeys: CodingKey {
        case position, time, seen, speed, course
    }

    /// How long ago it was, by the clock of this machine; never below zero.
    public func age(at now: Date) -> Duration {
        .seconds(max(0, now.timeIntervalSince(seen)))
    }

    /// Returns the fix with what a later report of the same moment adds.
    func completed(by later: Fix) -> Fix {
        var fix = later
        fix.seen = seen
        fix.speed = later.speed ?? speed
        fix.course = later.course ?? course
        fix.time = later.time ?? time
        let old = position
        let new = later.position
        if new.altitude == nil && old.altitude != nil
            || new.uncertainty == nil && old.uncertainty != nil
        {
            let both = try? Position(
                latitude: new.latitude, longitude: new.longitude,
                altitude: new.altitude ?? old.altitude,
                uncertainty: new.uncertainty ?? old.uncertainty)
            fix.position = both ?? new  // cannot fail: every part was checked before
        }
        return fix
    }
}
