public import Geodesy

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The position of a receiver at one moment.
///
/// There is no fix for "unknown": without a position there is no fix.
public struct Fix: Sendable, Hashable, Codable {
    /// The position, with metres above mean sea level and the radius of uncertainty if known.
    ///
    /// The radius is the receiver's own estimate: gpsd means 95 % of all fixes, Core Location 68 %,
    /// and for an NMEA log it is a rule of thumb.
    public var position: Position

    /// The time by the receiver's own clock, if it knows the date.
    public var time: Date?

    /// When we learned of it, by the clock of this machine.
    public var seen: Date

    /// The speed over ground, in metres per second.
    public var speed: Double?

    /// The direction of movement, in degrees clockwise from true north.
    public var course: Double?

    /// What identifies the moment: the time, or the time of day if that is all there is.
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

    /// Returns the fix, completed by a later report of the same moment.
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
