/// What one commit, or several one after another, changed: "look again", never a value.
public struct ChangeBatch: Sendable, Hashable {
    /// What was touched.
    public var changes: ChangeSet

    /// Who wrote, as the write said; nil when it did not, or when several did.
    public var origin: String?

    /// The position of the last of these commits.
    public var through: StoragePosition

    /// Creates a batch.
    public init(changes: ChangeSet, origin: String? = nil, through: StoragePosition) {
        self.changes = changes
        self.origin = origin
        self.through = through
    }

    /// Adds the batch that follows this one.
    public mutating func append(_ next: ChangeBatch) {
        if origin != next.origin { origin = nil }
        if through.incarnation != next.through.incarnation { changes = .everything }
        changes.formUnion(next.changes)
        through = next.through
    }
}

/// What was touched: entries, groups of rows, marks, or anything.
public struct ChangeSet: Sendable, Hashable {
    /// Entries that were touched.
    public var keys: [Key]

    /// Keys under which any entry may have been touched.
    public var prefixes: [Key]

    /// Groups of shelves in which any row may have been touched.
    public var groups: [ShelfGroup]

    /// Whether marks were changed.
    public var hasMarks: Bool

    /// Whether anything may have been touched: who follows must look at all it knows.
    public var isEverything: Bool

    /// Creates a set.
    public init(
        keys: [Key] = [], prefixes: [Key] = [], groups: [ShelfGroup] = [], hasMarks: Bool = false,
        isEverything: Bool = false
    ) {
        self.keys = keys
        self.prefixes = prefixes
        self.groups = groups
        self.hasMarks = hasMarks
        self.isEverything = isEverything
    }

    /// Anything.
    public static let everything = ChangeSet(hasMarks: true, isEverything: true)

    /// How many keys and groups are named before they stand for everything.
    static let limit = 1_000

    /// What a write touches; `reports` are what its changes to rows came to.
    public init(_ write: Write, reports: [ShelfReport], changedMarks: Int) {
        self.init(hasMarks: changedMarks > 0)
        for change in write.entries {
            switch change {
            case .put(let entry, _): keys.append(entry.key)
            case .confirm(let key, _, _), .invalidate(let key), .remove(let key, _):
                keys.append(key)
            case .invalidateAll(let prefix), .removeAll(let prefix): prefixes.append(prefix)
            }
        }
        groups = reports.reduce(into: Set()) { $0.formUnion($1.groups) }.sorted()
        shorten()
    }

    /// Whether nothing was touched.
    public var isEmpty: Bool {
        keys.isEmpty && prefixes.isEmpty && groups.isEmpty && !hasMarks && !isEverything
    }

    /// Whether an entry may have been touched.
    public func touches(_ key: Key) -> Bool {
        isEverything || keys.contains(key) || prefixes.contains { key.isUnder($0) }
    }

    /// Whether rows of a shelf may have been touched, in one of these groups or, with nil, in any.
    public func touchesRows(of shelf: String, in names: [String]? = nil) -> Bool {
        isEverything
            || groups.contains { group in
                group.shelf.utf8.elementsEqual(shelf.utf8)
                    && (names?.contains { $0.utf8.elementsEqual(group.group.utf8) } ?? true)
            }
    }

    /// Adds what another set touches.
    public mutating func formUnion(_ other: ChangeSet) {
        hasMarks = hasMarks || other.hasMarks
        if other.isEverything { isEverything = true }
        keys += other.keys
        prefixes += other.prefixes
        groups += other.groups
        shorten()
    }

    /// Gives names up where there are too many of them.
    private mutating func shorten() {
        if isEverything || keys.count + prefixes.count + groups.count > Self.limit {
            self = ChangeSet(hasMarks: hasMarks, isEverything: true)
        }
    }
}

/// A group of rows on a shelf, equal when the bytes are.
public struct ShelfGroup: Sendable, Hashable, Comparable {
    /// The name of the shelf.
    public var shelf: String

    /// What the rows are listed under.
    public var group: String

    /// Creates a name.
    public init(shelf: String, group: String) {
        self.shelf = shelf
        self.group = group
    }

    private var identity: ShelfIdentity { ShelfIdentity(scope: shelf, item: group) }

    /// Equal when the bytes are.
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    /// Feeds the bytes, in keeping with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Orders by the bytes.
    public static func < (left: Self, right: Self) -> Bool { left.identity < right.identity }
}
