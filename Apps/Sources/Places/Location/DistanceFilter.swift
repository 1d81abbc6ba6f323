internal import Geodesy

/// Passes a fix if it is far enough from the last one that passed.
struct DistanceFilter {
    /// The least distance in metres; 0 lets everything pass.
    let metres: Double
    private var last: Sighting?

    init(metres: Double) {
        self.metres = metres.isFinite ? max(0, metres) : 0
    }

    /// Returns what a watcher sees: the newest fix if it passes, or else the last one that passed,
    /// and always the newest signal.
    mutating func pass(_ sighting: Sighting) -> Sighting {
        guard let last, let reference = last.fix, let fix = sighting.fix,
            sighting.number != last.number
        else {
            // The first fix, a completed one, or none.
            self.last = sighting
            return sighting
        }
        let distance = GreatCircle.distance(from: reference.position, to: fix.position)
        if sighting.signal == .held, distance >= metres {
            self.last = sighting
        } else {
            self.last?.signal = sighting.signal
        }
        return self.last ?? sighting
    }
}
