public import Geodesy

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A place where a person was, or said they were, with the time and the source.
public struct Stop: Sendable, Hashable, Codable {
    /// The position.
    public var position: Position

    /// When it was entered or seen.
    public var date: Date

    /// Where it is known from.
    public var origin: Origin

    /// The name of the place or of the receiver; nil for typed coordinates.
    public var name: String?

    /// Creates a stop.
    public init(position: Position, date: Date, origin: Origin, name: String? = nil) {
        self.position = position
        self.date = date
        self.origin = origin
        self.name = name
    }

    /// Whether a stop has the same moment, to the microsecond, and coordinates: then both are one to other larders.
    func isSame(as other: Stop) -> Bool {
        position.latitude == other.position.latitude
            && position.longitude == other.position.longitude
            && (date.timeIntervalSinceReferenceDate * 1_000_000).rounded()
                == (other.date.timeIntervalSinceReferenceDate * 1_000_000).rounded()
    }

    /// The source of a stop.
    public enum Origin: String, Sendable, Hashable, Codable {
        /// A person typed coordinates.
        case typed
        /// A person chose a saved place.
        case saved
        /// A receiver saw it.
        case receiver
    }
}

/// The current and the earlier positions, in one value, so that they always match.
public struct Here: Sendable, Hashable, Codable {
    /// The current position; nil before the first one. 0, 0 never stands for unknown.
    public private(set) var current: Stop?

    /// The earlier positions, last one first.
    public private(set) var earlier: [Stop]

    /// The maximum number of earlier stops.
    public static let longestHistory = 200

    /// The least distance in metres between stored stops of a receiver.
    public static let closestReceived = 100.0

    /// Creates a history that begins with a stop, or with nothing.
    public init(_ current: Stop? = nil) {
        self.current = current
        earlier = []
    }

    /// Makes a stop the current one and stores the one before it in the history.
    ///
    /// Setting the same place again only updates the date; the track of a receiver is thinned out.
    public mutating func move(to stop: Stop) {
        defer {
            current = stop
            // It may have been taken back here, or in another larder.
            earlier.removeAll { $0.isSame(as: stop) }
        }
        guard let current else { return }
        let isSame =
            current.position.latitude == stop.position.latitude
            && current.position.longitude == stop.position.longitude
        if isSame { return }
        // A stop with a date ahead, by another clock, is not the one before.
        if current.origin == .receiver, stop.origin == .receiver,
            let last = earlier.first(where: { $0.date <= current.date }),
            GreatCircle.distance(from: last.position, to: current.position) < Self.closestReceived
        {
            return
        }
        remember(current)
    }

    /// Adds an earlier stop at its place in the history, which is the same in every larder.
    private mutating func remember(_ stop: Stop) {
        earlier.removeAll { $0.isSame(as: stop) }
        // Of two that were set at one moment, the later one comes first.
        let index = earlier.firstIndex { $0.date <= stop.date } ?? earlier.count
        earlier.insert(stop, at: index)
        if earlier.count > Self.longestHistory { earlier.removeLast() }
    }

    /// Returns the value with other names and origins of its stops.
    func renamed(_ name: (Stop) -> Stop) -> Here {
        var here = self
        here.current = current.map(name)
        here.earlier = earlier.map(name)
        return here
    }

    /// Returns the value with an earlier stop added at its place in the history.
    ///
    /// A stop added twice is stored once, as it was added last.
    func remembering(_ stop: Stop) -> Here {
        var here = self
        if current?.isSame(as: stop) == true { return here }
        here.remember(stop)
        return here
    }

    /// Returns the value without a stop that is taken back; if it is the current one, what was current before is that again.
    func reverted(from undone: Stop, to former: Stop?) -> Here {
        var here = self
        here.earlier.removeAll { $0.isSame(as: undone) }
        if current?.isSame(as: undone) == true {
            here.earlier.removeAll { former?.isSame(as: $0) == true }
            here.current = former
        }
        return here
    }

    /// Returns the value with another current stop.
    func moved(to stop: Stop) -> Here {
        var here = self
        here.move(to: stop)
        return here
    }
}
