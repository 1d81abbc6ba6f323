public import Geodesy

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A place where a person was, or said to be, with the moment and where it is known from.
public struct Stop: Sendable, Hashable, Codable {
    /// The point.
    public var position: Position

    /// When it was said or seen.
    public var date: Date

    /// How it is known.
    public var origin: Origin

    /// What the place is called, or the receiver; nil for what was typed.
    public var name: String?

    /// Creates a stop.
    public init(position: Position, date: Date, origin: Origin, name: String? = nil) {
        self.position = position
        self.date = date
        self.origin = origin
        self.name = name
    }

    /// How a stop is known.
    public enum Origin: String, Sendable, Hashable, Codable {
        /// A person wrote coordinates.
        case typed
        /// A person chose a saved place.
        case saved
        /// A receiver saw it.
        case receiver
    }
}

/// The current position with those before it: one value, so that they are always of one piece.
public struct Here: Sendable, Hashable, Codable {
    /// The current position; nil before there was one. There is no 0, 0 for unknown.
    public private(set) var current: Stop?

    /// Where we were before, the last one first.
    public private(set) var earlier: [Stop]

    /// How many earlier stops are kept.
    public static let longestHistory = 200

    /// A receiver's stops closer than this many metres to the last one kept are not kept.
    public static let closestReceived = 100.0

    /// Creates a history that begins with a stop, or with nothing.
    public init(_ current: Stop? = nil) {
        self.current = current
        earlier = []
    }

    /// Makes a stop the current one and keeps the one before it.
    ///
    /// The same place said again only gets the new date; a receiver's track is kept in steps.
    public mutating func move(to stop: Stop) {
        defer { current = stop }
        guard let current else { return }
        let isSame =
            current.position.latitude == stop.position.latitude
            && current.position.longitude == stop.position.longitude
        if isSame { return }
        if current.origin == .receiver, stop.origin == .receiver, let last = earlier.first,
            GreatCircle.distance(from: last.position, to: current.position) < Self.closestReceived
        {
            return
        }
        earlier.insert(current, at: 0)
        if earlier.count > Self.longestHistory { earlier.removeLast() }
    }

    /// Returns the value with a stop from before the current one, at its place in the history.
    ///
    /// The same stop told twice is kept once.
    func remembering(_ stop: Stop) -> Here {
        var here = self
        if earlier.contains(stop) || current == stop { return here }
        let index = earlier.firstIndex { $0.date < stop.date } ?? earlier.count
        here.earlier.insert(stop, at: index)
        if here.earlier.count > Self.longestHistory { here.earlier.removeLast() }
        return here
    }

    /// Returns the value with another current stop.
    func moved(to stop: Stop) -> Here {
        var here = self
        here.move(to: stop)
        return here
    }
}
