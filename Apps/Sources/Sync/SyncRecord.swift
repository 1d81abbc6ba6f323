internal import Foundation

/// The last thing that was said about one element: a mark, a feed, a place, a note.
public struct SyncRecord: Sendable, Hashable, Codable {
    /// The kind of the element.
    public var kind: String

    /// The identity of the element inside its kind.
    public var id: String

    /// When it was said, and by whom.
    public var stamp: HybridTime

    /// What was said; nil if the element was removed.
    public var value: SyncValue?

    /// For kinds that are merged, or have names: the changes that the value includes, or whose values it has replaced.
    public var versions: VersionVector?

    /// For a place: those of the `versions` that whoever said the value knew, with its own; nil if those are all. The
    /// others are of changes that it stands over: who removes the value need not have known them.
    public var made: VersionVector?

    enum CodingKeys: String, CodingKey { case kind, id, stamp, value, versions, made }

    /// Creates a record.
    public init(
        kind: String, id: String, stamp: HybridTime, value: SyncValue?,
        versions: VersionVector? = nil
    ) {
        self.kind = kind
        self.id = id
        self.stamp = stamp
        self.value = value
        self.versions = versions
    }

    /// The changes that the value includes; of a record that does not say so, only its own.
    var knownVersions: VersionVector { versions ?? VersionVector([stamp.replica: 1]) }

    /// The changes that one has to know to have known the value.
    var ownVersions: VersionVector { made ?? knownVersions }

    /// The longest identity of an element, in bytes.
    public static let longestID = 16_384

    /// The value of an element that is damaged where it comes from.
    static let damaged = SyncValue.object(["damaged": .bool(true)])

    /// Whether the element is damaged where the record comes from.
    var isDamaged: Bool { value == Self.damaged }

    /// Which element the record is about.
    public var element: SyncElement { SyncElement(kind: kind, id: id) }

    /// About how many bytes it has.
    var roughSize: Int { id.utf8.count + (value?.roughSize ?? 0) + 100 }

    /// Whether another record of the element says nothing more: it is not later, or its changes are all in this one.
    func covers(_ other: SyncRecord) -> Bool {
        guard let versions, let others = other.versions else { return other.stamp <= stamp }
        return versions.includes(others)
    }

    /// Whether it stands over what is known: the later one does. Of two with one time, which only copied data can
    /// have, the greater value does, so that all replicas agree.
    func stands(over known: SyncRecord?) throws -> Bool {
        guard let known else { return true }
        if stamp != known.stamp { return known.stamp < stamp }
        let (mine, theirs) = (
            try value?.canonical ?? .init(), try known.value?.canonical ?? .init()
        )
        return theirs.lexicographicallyPrecedes(mine)
    }
}

/// The name of an element: its kind, and its identity in it, byte for byte.
public struct SyncElement: Sendable, Hashable {
    /// The kind.
    public var kind: String

    /// The identity.
    public var id: String

    /// Creates a name.
    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }

    /// Compares the bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.id.utf8.elementsEqual(right.id.utf8) && left.kind == right.kind
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        for byte in id.utf8 { hasher.combine(byte) }
    }
}
