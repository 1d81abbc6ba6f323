#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Turns reports into sightings: combines the reports of one moment and notices the loss of the
/// signal. It reads no clock.
struct Tracker {
    private(set) var sighting = Sighting()

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
        sighting.signal = .searching
    }

    /// Takes a report and returns the resulting sightings, oldest first.
    mutating func take(_ report: ReceiverReport, at now: Date) -> [Sighting] {
        switch report {
        case .noFix:
            undated = nil
            if sighting.signal == .held { return [change(to: .lost(since: now))] }
            // Repeated, so that watchers know that reports come.
            return [sighting]
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
    mutating func silence(at now: Date) -> Sighting? {
        sighting.signal == .held ? change(to: .lost(since: now)) : nil
    }

    /// Records that no more reports will come.
    mutating func end() -> [Sighting] {
        var last = undated.map { [take($0)] } ?? []
        undated = nil
        last.append(change(to: .ended))
        return last
    }

    private mutating func take(_ fix: Fix) -> Sighting {
        let isSame = fix.moment != nil && fix.moment == sighting.fix?.moment
        if isSame, sighting.signal == .held, let before = sighting.fix {
            sighting.fix = before.completed(by: fix)
        } else {
            sighting.fix = fix
            sighting.number += 1
        }
        sighting.signal = .held
        return sighting
    }

    private mutating func change(to signal: Sighting.Signal) -> Sighting {
        sighting.signal = signal
        return sighting
    }
}
