public import Geodesy
internal import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A place with a name.
public struct SavedPlace: Sendable, Hashable, Codable {
    /// The name as it was written; names that differ only in case are the same.
    public let name: String

    /// The position.
    public let position: Position

    /// When it was saved.
    public let date: Date

    /// The longest name, in characters.
    public static let longestName = 60

    /// Creates a place; throws if the name is empty, too long, or could be read as coordinates.
    public init(name: String, position: Position, date: Date) throws {
        self.name = try Self.checked(name)
        self.position = position
        self.date = date
    }

    /// Returns the place under names with a number from 2 on, in place of the one that its name has: “Home (2)”.
    public func numbered() -> some Sequence<SavedPlace> {
        let number = /\ \([0-9]{1,4}\)$/
        let stem = name.replacing(number, with: "")
        return (2..<10_000).lazy.compactMap { number in
            let end = " (\(number))"
            let name = stem.prefix(Self.longestName - end.count) + end
            return try? SavedPlace(name: String(name), position: position, date: date)
        }
    }

    /// The name without a number at its end, and that number; 1 if there is none.
    var stemAndNumber: (stem: String, number: Int) {
        guard let found = name.firstMatch(of: /\ \(([0-9]{1,4})\)$/),
            let number = Int(found.output.1), number > 1
        else { return (name, 1) }
        return (String(name[..<found.range.lowerBound]), number)
    }

    /// The name that tells it from others: in small letters, with single spaces.
    public var id: String { Self.folded(name) }

    /// Whether this place has a name, ignoring case and spacing.
    public func isCalled(_ other: String) -> Bool {
        Self.folded(name) == Self.folded(other)
    }

    /// Whether its ``id`` is that of a name, byte by byte as others compare it.
    public func hasID(of name: String) -> Bool { id.utf8.elementsEqual(Self.folded(name).utf8) }

    fileprivate static func folded(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }

    /// Whether an invisible character is part of how a word or an emoji is written: the zero-width joiner and
    /// non-joiner, and the tags in flags such as Scotland's.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        [0x200C, 0x200D].contains(scalar.value) || (0xE0020...0xE007F).contains(scalar.value)
    }

    private static func checked(_ name: String) throws -> String {
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.unicodeScalars.contains(where: \.properties.isBidiControl) else {
            throw LarderError(
                .unreadable,
                message: "A name can't contain characters that turn the direction of text: type it "
                    + "again without them.")
        }
        let hasControls = words.unicodeScalars.contains {
            [.control, .format, .lineSeparator, .paragraphSeparator].contains(
                $0.properties.generalCategory) && !isJoining($0)
        }
        let isBlank = words.unicodeScalars.allSatisfy { isJoining($0) || $0 == " " }
        // A blank line at the end comes from a pipe; a line break within joins two names.
        let lines = name.split(whereSeparator: \.isNewline).count {
            !$0.allSatisfy(\.isWhitespace)
        }
        guard !isBlank, words.count <= longestName, words.utf8.count <= 1_000, !hasControls,
            lines == 1
        else {
            throw LarderError(
                .unreadable,
                message: "A name must have 1 to \(longestName) characters, on one line.")
        }
        // If a name were also a position, "to NAME" would be ambiguous.
        let meaning: CoordinateError.Code?
        do {
            _ = try CoordinateReader().read(words)
            meaning = nil
        } catch {
            meaning = error.code
        }
        guard let meaning, meaning != .ambiguous else {
            throw LarderError(
                .unreadable,
                message: "“\(words)” can be read as coordinates: choose another name.")
        }
        return words
    }
}

extension Sequence<SavedPlace> {
    /// Returns the place that a name means.
    ///
    /// One name can be written in several Unicode forms, and other larders may have a place under each: then the one in
    /// this form is meant.
    public func first(called name: String) -> SavedPlace? {
        first { $0.hasID(of: name) } ?? first { $0.isCalled(name) }
    }
}

extension [SavedPlace] {
    /// Puts a place where another one is, or takes that away; never leaves two under one ``SavedPlace/id``.
    mutating func replace(_ known: SavedPlace, by place: SavedPlace?) {
        let index = firstIndex { $0.hasID(of: known.name) } ?? count
        removeAll { $0.hasID(of: known.name) }
        if let place { insert(place, at: Swift.min(index, count)) }
    }

    /// Adds a place before those that were saved later.
    mutating func insert(_ place: SavedPlace) {
        insert(place, at: firstIndex { $0.date > place.date } ?? count)
    }
}

extension [SavedPlace] {
    /// The places without those that are there under a lower number, saved at the same moment and position. A number beside the
    /// name without one stays: what comes next may take that name.
    var withoutCopies: [SavedPlace] {
        var first: [Copied: Int] = [:]
        for place in self {
            let (stem, number) = place.stemAndNumber
            guard number > 1 else { continue }
            let copied = Copied(place, stem)
            first[copied] = Swift.min(first[copied] ?? number, number)
        }
        return filter { place in
            let (stem, number) = place.stemAndNumber
            return number == 1 || first[Copied(place, stem)] == number
        }
    }
}

/// What copies of a place have in common.
private struct Copied: Hashable {
    var stem: String
    var date: Date
    var position: [Double?]

    init(_ place: SavedPlace, _ stem: String) {
        self.stem = SavedPlace.folded(stem)
        date = place.date
        let at = place.position
        position = [at.latitude, at.longitude, at.altitude, at.uncertainty]
    }
}
