internal import Foundation
internal import Geodesy
public import Larder
public import Places
public import Sync

/// Saved places: a set by name. Names that differ only in case and spacing are one.
public struct PlaceKind: NamedSyncKind {
    private let book: PlaceBook

    /// Creates the kind over the places.
    public init(_ book: PlaceBook) { self.book = book }

    static let name = "place"

    /// The name of the kind.
    public var names: [String] { [Self.name] }

    /// Returns all saved places.
    public func observe(after cursor: String?) async throws -> SyncObservation {
        SyncObservation(
            elements: try await book.storedPlaces().map { place in
                SyncObservation.Element(
                    SyncElement(kind: Self.name, id: place.id), try SyncValue(place),
                    micros: HybridTime.micros(of: place.date))
            }, isComplete: true)
    }

    /// Throws unless the record is a place that could have been saved here, under its own name.
    public func check(_ record: SyncRecord) throws {
        guard let value = record.value else { return }
        guard let place = try? value.decoded(as: SavedPlace.self) else {
            throw LarderError(.unreadable, message: "A place has a name, a position and a date.")
        }
        let known = try SavedPlace(name: place.name, position: place.position, date: place.date)
        guard known.name == place.name, place.date.isSound,
            place.id.utf8.elementsEqual(record.id.utf8)
        else {
            throw LarderError(
                .unreadable,
                message: "The name in the place is not the name under which it was sent.")
        }
    }

    /// Returns a place as it is stored here.
    public func observed(_ value: SyncValue) throws -> SyncValue {
        try SyncValue(value.decoded(as: SavedPlace.self))
    }

    /// Returns all saved places.
    public func named() async throws -> [String: SyncValue] {
        Dictionary(
            try await book.storedPlaces().map { ($0.id, try SyncValue($0)) },
            uniquingKeysWith: { $1 })
    }

    /// Returns a place with a number after its name.
    public func renamed(
        _ value: SyncValue, beside other: SyncValue, taken: [String: SyncValue?]
    ) throws -> SyncRenaming? {
        let place = try value.decoded(as: SavedPlace.self)
        if try other.decoded(as: SavedPlace.self).position == place.position { return nil }
        for renamed in place.numbered() {
            if let value = taken[renamed.id] {
                let there = try? value?.decoded(as: SavedPlace.self)
                if there?.position == place.position { return nil }
                continue
            }
            return SyncRenaming(
                id: renamed.id, value: try SyncValue(renamed),
                message: "Two places were called “\(place.name)”: the one at "
                    + "\(place.position.text()) is called “\(renamed.name)” now.")
        }
        return nil
    }

    /// Saves and removes; the place that was saved first is listed first.
    public func apply(_ records: SyncChanges, to write: inout Write) async throws {
        let places: [(String, SavedPlace?)] = try records.new.map {
            ($0.id, try $0.value?.decoded())
        }
        write.entries.append(try await book.taking(places))
    }

    /// Removes places that got two numbers, as two larders gave them one apart.
    public func didApply(_ records: SyncChanges) async throws { try await book.removeCopies() }
}

/// The current position and the earlier ones; exchanged only if the person says so.
///
/// The element `current` is where the person is; of two that were said, the later stays. Each earlier position is an
/// element of its own, which nobody changes; if somebody does, the later value stays.
public struct PositionKind: SyncKind {
    private let book: PlaceBook

    /// Creates the kind over the positions.
    public init(_ book: PlaceBook) { self.book = book }

    /// The name of the kind.
    public static let name = "position"

    /// The identity of the current position.
    static let current = "current"

    /// The name of the kind.
    public var names: [String] { [Self.name] }

    /// Returns the current and the earlier positions.
    public func observe(after cursor: String?) async throws -> SyncObservation {
        let here = try await book.storedWhereabouts()
        var elements = try here.earlier.reversed().map { try Self.element($0, as: Self.id($0)) }
        if let current = here.current {
            elements.append(try Self.element(current, as: Self.current))
        }
        return SyncObservation(elements: elements, isComplete: false)
    }

    private static func element(_ stop: Stop, as id: String) throws -> SyncObservation.Element {
        SyncObservation.Element(
            SyncElement(kind: name, id: id), try SyncValue(stop),
            micros: HybridTime.micros(of: stop.date))
    }

    private static func id(_ stop: Stop) -> String {
        "\(HybridTime.micros(of: stop.date)) \(stop.position.latitude) \(stop.position.longitude)"
    }

    /// Returns a position as it is stored here.
    public func observed(_ value: SyncValue) throws -> SyncValue {
        try SyncValue(value.decoded(as: Stop.self))
    }

    /// Throws unless the record is a position.
    public func check(_ record: SyncRecord) throws {
        guard let stop = try? record.value?.decoded(as: Stop.self),
            record.id == Self.current || Self.id(stop) == record.id,
            stop.name?.utf8.count ?? 0 <= 1_000, stop.date.isSound
        else {
            throw LarderError(
                .unreadable, message: "A position has coordinates, a date and an origin.")
        }
    }

    /// Moves to the position that was said last, and adds the earlier ones.
    public func apply(_ records: SyncChanges, to write: inout Write) async throws {
        let stops: [(id: String, stop: Stop)] = try records.new.compactMap { record in
            try record.value.map { (record.id, try $0.decoded()) }
        }
        write.entries.append(
            try await book.taking(
                current: stops.last { $0.id == Self.current }?.stop,
                earlier: stops.filter { $0.id != Self.current }.map(\.stop)))
    }
}

extension Date {
    /// Whether it is a moment that can be shown: within some thousands of years.
    fileprivate var isSound: Bool { abs(timeIntervalSinceReferenceDate) < 1e11 }
}
