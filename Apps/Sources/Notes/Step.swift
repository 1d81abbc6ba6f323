internal import TextMerge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The step from a version of a text back to an older one: the stretches of text that were different.
struct Step: Sendable, Hashable {
    /// One stretch.
    struct Stretch: Sendable, Hashable {
        /// Where it begins, in bytes of the newer text.
        let start: Int

        /// How many bytes of the newer text it replaces.
        let length: Int

        /// The text that was there before.
        let text: String
    }

    /// The stretches in order, at least one; several have lines between them that did not change.
    private(set) var stretches: [Stretch]

    /// When the older text was written; nil in steps stored before that was recorded.
    let written: Date?

    /// The number of the older version; nil if it is one less than that of the newer.
    var number: Int?

    /// The identities of the versions that the older one was made from; nil if that is the one before it.
    var parents: [String]?

    /// How far up in the list of versions the newer one is; nil if it is the next.
    var distance: Int?

    /// The identity of the older version if its text was dropped; then the step changes nothing.
    private(set) var dropped: String?

    /// The greatest distance, so that few texts are in memory at once.
    static let farthest = 64

    /// How many bytes at the beginning are the same in both texts.
    var start: Int { stretches[0].start }

    /// Its size for the limit on all steps.
    var size: Int {
        Self.size(of: stretches) + 20 * ((parents?.count ?? 0) + (dropped == nil ? 0 : 1))
    }

    /// A stretch that changes nothing.
    private static let none = Stretch(start: 0, length: 0, text: "")

    /// Creates the step to a version whose text was dropped.
    init(dropped: String, written: Date?) {
        stretches = [Self.none]
        (self.dropped, self.written) = (dropped, written)
    }

    /// Returns the same with the number and the parents of another step.
    func like(_ step: Step) -> Step {
        var copy = self
        (copy.number, copy.parents) = (step.number, step.parents)
        return copy
    }

    /// Creates the step from one text to another.
    init(from newer: String, to older: String, written: Date? = nil, parents: [String]? = nil) {
        self.init(from: Array(newer.utf8), to: Array(older.utf8), written: written)
        self.parents = parents
    }

    /// How many bytes a step must save by several stretches, or a distance, which earlier versions of Larder can't read.
    static let worthwhile = 64

    /// Creates the step from the bytes of one text to those of another: of one stretch from the first difference to the last,
    /// or of several if that is much shorter.
    init(from new: [UInt8], to old: [UInt8], written: Date?) {
        self.init(of: [TextStretch.whole(new, old)], to: old, written)
        let several = Step(of: TextStretch.between(new, old), to: old, written)
        if several.size + Self.worthwhile < size { self = several }
    }

    /// Creates the step from a version that the older one was made from, some places further up, if it is much shorter than
    /// that from the one above it.
    init(
        from new: [UInt8], to old: [UInt8], written: Date?, child: [UInt8], distance: Int
    ) {
        self.init(of: [TextStretch.whole(new, old)], to: old, written)
        var other = Step(from: child, to: old, written: written)
        if other.size + Self.worthwhile < size {
            other.distance = distance
            self = other
        }
    }

    private init(of found: [TextStretch], to old: [UInt8], _ written: Date?) {
        stretches = found.map { stretch in
            Stretch(
                start: stretch.old.lowerBound, length: stretch.old.count,
                text: String(decoding: old[stretch.new], as: UTF8.self))
        }
        self.written = written
    }

    /// The size from which a step may be dropped for its size alone.
    static let large = Note.mostStepBytes / 64

    /// The same with a number that a version can have.
    var sound: Step {
        var step = self
        step.number = number.map { min(max(1, $0), Note.mostVersions) }
        return step
    }

    private static func size(of stretches: [Stretch]) -> Int {
        stretches.reduce(0) { $0 + $1.text.utf8.count + 16 }
    }

    /// The most stretches that are taken from others; as many lines can't be told apart here.
    static let mostStretches = 2_000

    /// Returns the index of the version that it leads back from, for that of the older one; nil if there is none.
    func newer(than older: Int) -> Int? {
        let distance = distance ?? 1
        return (1...Self.farthest).contains(distance) && distance <= older ? older - distance : nil
    }

    /// Returns how many bytes the older text has; nil if the step does not fit a newer one with this many.
    func olderCount(_ newerCount: Int) -> Int? {
        guard stretches.count <= Self.mostStretches else { return nil }
        var (end, count) = (0, newerCount)
        for stretch in stretches {
            guard stretch.start >= end, stretch.length >= 0, stretch.start <= newerCount,
                stretch.length <= newerCount - stretch.start
            else { return nil }
            end = stretch.start + stretch.length
            count += stretch.text.utf8.count - stretch.length
        }
        return count
    }

    /// Turns the newer text into the older; false if the step does not fit the text, or cuts a character in two.
    func apply(to bytes: inout [UInt8]) -> Bool {
        let isCut = { [bytes] (place: Int) in place < bytes.count && bytes[place] & 0xC0 == 0x80 }
        guard olderCount(bytes.count) != nil,
            !stretches.contains(where: { isCut($0.start) || isCut($0.start + $0.length) })
        else { return false }
        // A single stretch leaves the bytes before it where they are.
        if stretches.count == 1, let only = stretches.first {
            bytes.replaceSubrange(only.start..<(only.start + only.length), with: only.text.utf8)
            return true
        }
        var (older, place): ([UInt8], Int) = ([], 0)
        for stretch in stretches {
            older += bytes[place..<stretch.start]
            older += stretch.text.utf8
            place = stretch.start + stretch.length
        }
        bytes = older + bytes[place...]
        return true
    }
}

extension Step.Stretch: Codable {
    /// Reads a list of the three.
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(from: &list)
    }

    /// Reads the three from a list with more.
    init(from list: inout any UnkeyedDecodingContainer) throws {
        start = try list.decode(Int.self)
        length = try list.decode(Int.self)
        text = try list.decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try encode(to: &list)
    }

    func encode(to list: inout any UnkeyedEncodingContainer) throws {
        try list.encode(start)
        try list.encode(length)
        try list.encode(text)
    }
}

extension Step: Codable {
    /// Reads a list: a stretch as its three, or a list of stretches, and then up to five more.
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        if let several = try? list.decode([Stretch].self) {
            guard !several.isEmpty else {
                throw DecodingError.dataCorruptedError(
                    in: list, debugDescription: "A step has no stretch.")
            }
            stretches = several
        } else {
            stretches = [try Stretch(from: &list)]
        }
        written = list.isAtEnd ? nil : try list.decodeIfPresent(Date.self)
        number = list.isAtEnd ? nil : try list.decodeIfPresent(Int.self)
        parents = list.isAtEnd ? nil : try list.decodeIfPresent([String].self)
        distance = list.isAtEnd ? nil : try list.decodeIfPresent(Int.self)
        dropped = list.isAtEnd ? nil : try list.decodeIfPresent(String.self)
        if dropped != nil { (stretches, distance) = ([Self.none], nil) }
    }

    /// Writes a list as short as it can be.
    func encode(to encoder: any Encoder) throws {
        var list: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        // Who does not know of what follows must not read the text above for one that was dropped.
        if stretches.count > 1 || distance != nil || dropped != nil {
            try list.encode(stretches)
        } else {
            try stretches[0].encode(to: &list)
        }
        let isSet = [
            written != nil, number != nil, parents != nil, distance != nil, dropped != nil,
        ]
        let count = (isSet.lastIndex(of: true) ?? -1) + 1
        if count > 0 { try list.encode(written) }
        if count > 1 { try list.encode(number) }
        if count > 2 { try list.encode(parents) }
        if count > 3 { try list.encode(distance) }
        if count > 4 { try list.encode(dropped) }
    }
}
