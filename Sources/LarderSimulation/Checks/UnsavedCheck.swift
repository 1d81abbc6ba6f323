import Larder

/// Checks that when a flush ends, everything that was set before it has been passed to the storage since, and
/// what the storage had refused has been passed again: nothing that was set is released before it is stored.
struct UnsavedCheck: SimulationCheck {
    let name = "nothing set is lost"
    private let plan: SimulationPlan
    /// The values that were set and are not stored.
    private var unsaved: [SimulationHistory.StoreKey: Unsaved] = [:]
    /// The values that the storage refused, and when.
    private var refused: [SimulationHistory.StoreKey: [(value: Int, moment: Int)]] = [:]
    /// The running calls that set something, when they began, and from when on values may come after them.
    private var setting: [Int: (call: SimulationCall, began: Int, floor: Int)] = [:]
    /// The running erasures: they remove what was set, even if they fail.
    private var erasing: [Int: SimulationCall] = [:]
    /// Where a value that must not be stored was pushed: it replaces one that was set.
    private var unstorable: Set<SimulationHistory.StoreKey> = []
    /// When a read of each store last failed.
    private var unread: [Int: Int] = [:]

    private struct Unsaved: Sendable {
        var value: Int
        var made: Int
        /// When the first of the values was made that may lie above it.
        var floor: Int

        /// Whether the value lies above it or is the value itself.
        func isReplaced(by other: SimulationHistory.Origin) -> Bool {
            other.isPushed || other.made >= floor
        }
    }

    init(_ plan: SimulationPlan) { self.plan = plan }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call): begin(call, history)
        case .ended(let call, let outcome):
            erasing[call.id] = nil
            let known = setting.removeValue(forKey: call.id)
            switch (call.step.operation, outcome) {
            case (.set, .failed), (.setAll, .failed), (.setTwo, .failed):
                guard let known else { break }
                for (place, value) in Self.values(of: call) where unsaved[place] == nil {
                    let floor = min(known.floor, history.values[value].made)
                    if !isReplaced(value, at: place, since: floor, history) {
                        note(Unsaved(value: value, made: known.began, floor: floor), at: place)
                    }
                }
            case (.flush, .done): return ended(call, history)
            default: break
            }
        case .readFailed(let store): unread[store] = history.now
        case .commit(let commit): take(commit, history)
        default: break
        }
        return nil
    }

    /// The values that a call sets, and where.
    private static func values(
        of call: SimulationCall
    ) -> [(place: SimulationHistory.StoreKey, value: Int)] {
        if let value = call.value { return [(call.place, value)] }
        return call.values.sorted { $0.key < $1.key }.map {
            (SimulationHistory.StoreKey(store: call.step.store, key: $0.key), $0.value)
        }
    }

    private mutating func begin(_ call: SimulationCall, _ history: SimulationHistory) {
        switch call.step.operation {
        case .set, .setAll, .setTwo, .update:
            let places = call.values.isEmpty ? [call.place] : Self.values(of: call).map(\.place)
            let floor = places.reduce(history.now) { min($0, self.floor(of: $1, history.now)) }
            setting[call.id] = (call, history.now, floor)
        case .setSoon:
            guard let value = call.value else { return }
            let floor = floor(of: call.place, history.now)
            note(Unsaved(value: value, made: history.now, floor: floor), at: call.place)
        case .push:
            guard let value = call.value, !plan.mayBeStored(value) else { return }
            unstorable.insert(call.place)
            unsaved[call.place] = nil
        case .invalidate(erase: true), .invalidateAll(erase: true):
            erasing[call.id] = call
            unsaved = unsaved.filter { !call.concerns($0.key) }
        default: break
        }
    }

    private mutating func note(_ new: Unsaved, at place: SimulationHistory.StoreKey) {
        let isErased = erasing.values.contains { $0.concerns(place) }
        if !isErased, !unstorable.contains(place) { unsaved[place] = new }
    }

    private func floor(of place: SimulationHistory.StoreKey, _ now: Int) -> Int {
        setting.values.filter { $0.call.concerns(place) }.map(\.began).reduce(now, min)
    }

    /// Whether a value was stored that may lie above this one.
    private func isReplaced(
        _ value: Int, at place: SimulationHistory.StoreKey, since floor: Int,
        _ history: SimulationHistory
    ) -> Bool {
        history.values.contains { other in
            other.key == place.key && other.store == place.store && other.made >= floor
                && other.committed.contains { $0 >= floor }
        }
            || history.removals[place.key, default: []].contains {
                $0.moment >= floor && $0.store == place.store
            }
    }

    private mutating func take(_ commit: SimulatedCommit, _ history: SimulationHistory) {
        guard commit.outcome != .refused else { return }
        for change in commit.changes {
            let key = SimulationHistory.own(change.key)
            switch change.kind {
            case .put(let text, _):
                let place = SimulationHistory.StoreKey(store: commit.opening, key: key)
                guard let value = Int(text), history.values[value].store == place.store else {
                    continue
                }
                if commit.outcome == .failed {
                    refused[place, default: []].append((value, history.now))
                } else if unsaved[place]?.isReplaced(by: history.values[value]) == true {
                    unsaved[place] = nil
                }
            case .remove(let under):
                for place in unsaved.keys
                where place.store == commit.opening
                    && (under ? place.key.isUnder(key) : place.key == key)
                {
                    unsaved[place] = nil
                }
            case .touch: break
            }
        }
    }

    private func ended(_ flush: SimulationCall, _ history: SimulationHistory) -> String? {
        let began = history.began[flush.id]
        let lost = unsaved.filter { place, value in
            place.store == flush.step.store && value.made < began
                && !refused[place, default: []].contains {
                    $0.moment >= began && value.isReplaced(by: history.values[$0.value])
                }
                // The value below an update could not be read.
                && unread[place.store, default: -1] < began
        }
        guard let (place, value) = lost.min(by: { $0.value.value < $1.value.value }) else {
            return nil
        }
        return "a flush of store \(place.store) ended, and \(value.value) of \(place.key), set "
            + "before it, was not handed to the storage"
    }
}
