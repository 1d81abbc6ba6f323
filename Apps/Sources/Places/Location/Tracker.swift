#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Turns reports into states: combines the reports of one moment and notices the loss of the
/// signal. It reads no clock.
struct Tracker {
    private(set) var locationState = LocationState()

    /// A fix without a date, until the next report shows whether the receiver knows the date.
    ///
    /// gpsd sends the first fix before it knows the date, and repeats it at once with the time; a
    /// receiver that never sends the date is taken as it is from its second fix on.
    private var undated: Fix?
    private var takesUndated = false

    /// Starts over with a restarted receiver; the numbers continue.
    mutating func begin() {
        undated = nil
        takesUndated = false
        locationState.signal = .searching
    }

    /// Takes a report and returns the resulting states, oldest first.
    mutating func take(_ report: ReceiverReport, at now: Date) -> [LocationState] {
        switch report {
        case .noFix:
            undated = nil
            if locationState.signal == .held { return [change(to: .lost(since: now))] }
            // Repeated, so that watchers know that reports come.
            return [locationState]
        case .fix(let fix) where fix.time == nil && !takesUndated:
            guard let before = undated else {
                undated = fix
                return []
            }
            if before.moment != nil, before.moment == fix.moment {
                undated = before.completed(by: fix)
                return []
            }
            takesUndated = true
            undated = nil
            return [take(before), take(fix)]
        case .fix(let fix):
            undated = nil
            if fix.time != nil { takesUndated = false }
            return [take(fix)]
        }
    }

    /// Records that nothing was heard for too long.
    mutating func silence(at now: Date) -> LocationState? {
        locationState.signal == .held ? change(to: .lost(since: now)) : nil
    }

    /// Records that no more reports will come.
    mutating func end() -> [LocationState] {
        var last = undated.map { [take($0)] } ?? []
        undated = nil
        last.append(change(to: .ended))
        return last
    }

    private mutating func take(_ fix: Fix) -> LocationState {
        let isSame = fix.moment != nil && fix.moment == locationState.fix?.moment
        if isSame, locationState.signal == .held, let before = locationState.fix {
            locationState.fix = before.completed(by: fix)
        } else {
            locationState.fix = fix
            locationState.number += 1
        }
        locationState.signal = .held
        return locationState
    }

    private mutating func change(to signal: LocationState.Signal) -> LocationState {
        locationState.signal = signal
        return locationState
    }
}
