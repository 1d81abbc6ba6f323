internal import Geodesy

/// Passes a fix if it is far enough from the last one that passed.
struct DistanceFilter {
    /// The least distance in metres; 0 lets everything pass.
    let metres: Double
    private var last: LocationState?

    init(metres: Double) {
        self.metres = metres.isFinite ? max(0, metres) : 0
    }

    /// Returns what a watcher sees: the newest fix if it passes, or else the last one that passed,
    /// and always the newest signal.
    mutating func pass(_ locationState: LocationState) -> LocationState {
        guard let last, let reference = last.fix, let fix = locationState.fix,
            locationState.number != last.number
        else {
            // The first fix, a completed one, or none.
            self.last = locationState
            return locationState
        }
        let distance = GreatCircle.distance(from: reference.position, to: fix.position)
        if locationState.signal == .held, distance >= metres {
            self.last = locationState
        } else {
            self.last?.signal = locationState.signal
        }
        return self.last ?? locationState
    }
}
