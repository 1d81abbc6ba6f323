public import Geodesy
public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The places application: the current position, and the places that a person saved.
///
/// All screens share one current position. A change shows on all of them, in other processes too; each change is
/// stored, together with the history.
public final class PlaceBook: Sendable {
    /// The current and earlier positions, under ``hereKey``.
    public let here: Store<Here>

    /// The key of the current position.
    public let hereKey: Key = "here"

    /// The saved places, first saved first, under ``placesKey``.
    public let places: Store<[SavedPlace]>

    /// The key of the saved places.
    public let placesKey: Key = "all"

    /// The key of the places that were removed here last, the last first.
    public let removedKey: Key = "removed"

    /// How many removed places are remembered.
    public static let remembered = 20

    let storage: any EntryStorage
    let environment: StoreEnvironment

    /// Creates the application over a storage for people's own data; precious storage is required.
    public init(storage: any EntryStorage, environment: StoreEnvironment = StoreEnvironment()) {
        self.storage = storage
        self.environment = environment
        here = Store(
            name: "position", storage: storage, freshness: .untilInvalidated,
            environment: environment)
        places = Store(
            name: "places", storage: storage, freshness: .untilInvalidated,
            environment: environment)
    }

    /// Returns the current position with its history, as it is stored. A saved place that was moved or removed since no
    /// longer gives a position its name.
    public func whereabouts() async throws -> Here {
        guard let stored = try await Self.stored(in: here, hereKey) else { return Here() }
        let saved = try await all()
        return stored.renamed { stop in
            guard stop.origin == .saved, let name = stop.name else { return stop }
            let place = saved.first(called: name)
            let isThere =
                place?.position.latitude == stop.position.latitude
                && place?.position.longitude == stop.position.longitude
            return isThere
                ? stop : Stop(position: stop.position, date: stop.date, origin: .typed)
        }
    }

    /// Returns the current position, or an error that says how to set one.
    public func current() async throws -> Stop {
        if let current = try await whereabouts().current { return current }
        throw LarderError(
            .notFound,
            message: "No position set yet. Set one: `larder places set 48.858, 2.294`")
    }

    /// Sets the current position; the change is durable on return.
    ///
    /// - Parameter date: When the person set it, if that was earlier, for example offline. If another
    ///   position was set since, that one stays current, and this one goes into the history.
    @discardableResult
    public func set(
        _ position: Position, origin: Stop.Origin = .typed, name: String? = nil,
        at date: Date? = nil
    ) async throws -> Stop {
        let now = environment.now()
        let moment = min(date ?? now, now)
        let stop = Stop(position: position, date: moment, origin: origin, name: name)
        try await here.update(hereKey) { stored in
            let here = stored ?? Here()
            if date != nil, let current = here.current, current.date > moment {
                return here.remembering(stop)
            }
            return here.moved(to: stop)
        }
        return stop
    }

    /// Takes back a stop, which leaves the history; the one before it is current again, with its own time and origin;
    /// nil if there was none.
    ///
    /// If another position was set since, that one stays current.
    public func revert(from undone: Stop, to former: Stop?) async throws {
        try await here.update(hereKey) { stored in
            (stored ?? Here()).reverted(from: undone, to: former)
        }
    }

    /// Makes every fix of a location the current position, until the task is cancelled or the source ends;
    /// each is durable before the next is read.
    public func follow(_ location: Location) async throws {
        var number = 0
        for await locationState in location.states() {
            guard let fix = locationState.current, locationState.number != number else { continue }
            number = locationState.number
            try await set(fix.position, origin: .receiver, name: location.receiver.name)
        }
    }

    /// Returns the saved places, first saved first.
    public func all() async throws -> [SavedPlace] {
        try await Self.stored(in: places, placesKey) ?? []
    }

    /// Saves a position under a name; durable on return.
    ///
    /// If the name is taken, this is an error, unless `replacing` is true; the place then keeps its rank.
    /// Saving the same position under the same name again changes nothing.
    @discardableResult
    public func save(
        _ position: Position, as name: String, replacing: Bool = false
    ) async throws -> SavedPlace {
        let place = try SavedPlace(name: name, position: position, date: environment.now())
        while true {
            let replaced = replacing ? try await all().first(called: place.name) : nil
            if let replaced, replaced.position != place.position { try await remember(replaced) }
            let isElse = Locked(false)
            try await places.update(placesKey) { stored in
                isElse.withLock { $0 = false }
                var all = stored ?? []
                guard let known = all.first(called: place.name) else { return all + [place] }
                if known.name == place.name, known.position == place.position { return all }
                guard replacing else {
                    throw LarderError(
                        .refused,
                        message: "There is already a place called “\(known.name)”, at "
                            + "\(known.position.text()). Choose another name.")
                }
                guard known == replaced else {
                    // Another process saved it meanwhile: that has to be remembered first.
                    isElse.withLock { $0 = true }
                    return all
                }
                all.replace(known, by: place)
                return all
            }
            if isElse.withLock({ $0 }) { continue }
            if let replaced, replaced.position != place.position {
                try await keepRemembered(replaced)
            }
            return place
        }
    }

    /// Gives a saved place another name; durable on return. It keeps its date and its rank. A name that another place has is
    /// an error.
    @discardableResult
    public func rename(_ name: String, to newName: String) async throws -> SavedPlace {
        let known = try await place(name)
        let renamed = try SavedPlace(name: newName, position: known.position, date: known.date)
        try await places.update(placesKey) { stored in
            var all = stored ?? []
            guard all.contains(known) else { throw Self.unknown(name, among: all) }
            if let other = all.first(called: renamed.name), other != known {
                throw LarderError(
                    .refused,
                    message: "There is already a place called “\(other.name)”. Choose another name."
                )
            }
            all.replace(known, by: renamed)
            return all
        }
        // The name is all that is lost, if this fails.
        _ = try? await here.update(hereKey) { stored in
            stored?.renamed { stop in
                guard stop.origin == .saved, stop.name == known.name else { return stop }
                var stop = stop
                stop.name = renamed.name
                return stop
            }
        }
        return renamed
    }

    /// Removes a saved place; durable on return.
    @discardableResult
    public func remove(_ name: String) async throws -> SavedPlace {
        let place = try await place(name)
        try await remove(place)
        return place
    }

    /// Removes a saved place if it is as it was; throws `.refused` if another one has its name by now, and `.notFound`
    /// if none has.
    public func remove(_ place: SavedPlace) async throws {
        try await remember(place)
        try await places.update(placesKey) { stored in
            var all = stored ?? []
            guard all.contains(place) else {
                guard let other = all.first(where: { $0.hasID(of: place.name) }) else {
                    throw Self.unknown(place.name, among: all)
                }
                throw LarderError(
                    .refused,
                    message: "Nothing was removed: “\(other.name)” is another place by now.")
            }
            all.replace(place, by: nil)
            return all
        }
        try await keepRemembered(place)
    }

    /// Returns the places that were removed here last, the last first, without those whose names are in use again; of several
    /// of one name, the last.
    public func removed() async throws -> [SavedPlace] {
        var taken = Set(try await all().map { Array($0.id.utf8) })
        return try await remembered().filter { taken.insert(Array($0.id.utf8)).inserted }
    }

    /// Returns the places that were removed or replaced here last, the last first, also those whose names are in use again.
    public func lost() async throws -> [SavedPlace] {
        let saved = try await all()
        // What was remembered, and then not removed after all, was not.
        return try await remembered().filter { !saved.contains($0) }
    }

    /// Remembers a place, before it is removed or replaced, so that it is never gone without that; also beside others of its
    /// name.
    ///
    /// - Parameter other: What takes its place, and stays remembered until it has.
    private func remember(_ place: SavedPlace, besides other: SavedPlace? = nil) async throws {
        try await places.update(removedKey) { stored in
            let others = (stored ?? []).filter { $0 != place && $0 != other }
            let last = [place] + (other.map { [$0] } ?? [])
            return Array((last + others).prefix(Self.remembered))
        }
    }

    /// Remembers a place that is gone by now, if another process, which has brought it back meanwhile, has forgotten it.
    private func keepRemembered(_ place: SavedPlace) async throws {
        try await places.update(removedKey) { stored in
            let all = stored ?? []
            return all.contains(place) ? all : Array(([place] + all).prefix(Self.remembered))
        }
    }

    private func remembered() async throws -> [SavedPlace] {
        try await Self.stored(in: places, removedKey) ?? []
    }

    /// Brings back a place that was removed, or replaced by another, with its date, at its rank; durable on return.
    ///
    /// If its name is taken by now, by any but that other, this is an error.
    ///
    /// - Parameters:
    ///   - removed: The place.
    ///   - name: The name it gets; nil for the one it had.
    ///   - other: What has its name and goes for it.
    /// - Returns: The place under its name.
    @discardableResult
    public func restore(
        _ removed: SavedPlace, as name: String? = nil, over other: SavedPlace? = nil
    ) async throws -> SavedPlace {
        let place = try SavedPlace(
            name: name ?? removed.name, position: removed.position, date: removed.date)
        if let other { try await remember(other, besides: removed) }
        try await places.update(placesKey) { stored in
            var all = stored ?? []
            if let known = all.first(where: { $0.hasID(of: place.name) }) {
                if known == place { return all }
                guard known == other else {
                    throw LarderError(
                        .refused, message: "There is already a place called “\(known.name)” by now."
                    )
                }
                all.replace(known, by: place)
                return all
            }
            all.insert(place)
            return all
        }
        if let other { try await keepRemembered(other) }
        // What is in use is not listed, if this fails.
        _ = try? await places.update(removedKey) { stored in
            (stored ?? []).filter { $0 != removed }
        }
        // Another process may have removed it again, and remembered it, before that.
        let isThere = Locked(false)
        try await places.update(placesKey) { stored in
            isThere.withLock { $0 = stored?.contains(place) == true }
            return stored
        }
        if !isThere.withLock({ $0 }) { try await keepRemembered(place) }
        return place
    }

    /// Returns a place that was removed here, also if its name is in use again; the error for another name lists the
    /// names there are.
    public func removed(_ name: String) async throws -> SavedPlace {
        if let place = try await lost().first(called: name) { return place }
        let all = try await removed()
        throw LarderError(
            .notFound,
            message: "No place called “\(name)” was removed here lately. "
                + (all.isEmpty
                    ? "There are none to restore."
                    : "Those that were: \(all.map(\.name).joined(separator: ", "))."))
    }

    /// Returns a saved place; the error for an unknown name lists the names there are.
    public func place(_ name: String) async throws -> SavedPlace {
        let all = try await all()
        if let place = all.first(called: name) { return place }
        throw Self.unknown(name, among: all)
    }

    /// Waits until everything set through a model is stored.
    public func flush() async {
        await here.flush()
        await places.flush()
    }

    private static func unknown(_ name: String, among all: [SavedPlace]) -> LarderError {
        let names = all.prefix(8).map(\.name).joined(separator: ", ")
        let rest = all.count > 8 ? ", and \(all.count - 8) more" : ""
        return LarderError(
            .notFound,
            message: all.isEmpty
                ? "There are no saved places yet. Save one: `larder places save NAME`"
                : "There is no saved place called “\(name)”. The saved places are: \(names)\(rest)."
        )
    }

    /// Returns the stored value; one that cannot be read is an error, never nil.
    private static func stored<Value: Sendable>(
        in store: Store<Value>, _ key: Key
    ) async throws -> Value? {
        let snapshot = try await store.load(key, policy: .cacheOnly)
        if let value = snapshot.value { return value }
        if let failure = snapshot.failure { throw failure.error }
        return nil
    }
}
