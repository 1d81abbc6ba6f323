/// The changes of one or more consecutive commits: what to look at again, never the values themselves.
public struct ChangeBatch: Sendable, Hashable {
    /// What was changed.
    public var changes: ChangeSet

    /// The author of the write; nil if it gave none, or if several writers are combined.
    public var author: String?

    /// The position of the last of these commits.
    public var through: StoragePosition

    /// Creates a batch.
    public init(changes: ChangeSet, author: String? = nil, through: StoragePosition) {
        self.changes = changes
        self.author = author
        self.through = through
    }

    /// Appends the batch that follows this one.
    public mutating func append(_ next: ChangeBatch) {
        if author != next.author { author = nil }
        if through.incarnation != next.through.incarnation { changes = .everything }
        changes.formUnion(next.changes)
        through = next.through
    }
}

/// A set of changes: entries, groups of rows, marks, or anything.
public struct ChangeSet: Sendable, Hashable {
    /// Entries that were changed.
    public var keys: [Key]

    /// Keys under which any entry may have changed.
    public var prefixes: [Key]

    /// Groups of shelves in which any row may have changed.
    public var groups: [ShelfGroup]

    /// Whether any marks changed.
    public var hasMarks: Bool

    /// Whether anything may have changed, so that followers must look at everything they know.
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

    /// The set that says that anything may have changed.
    public static let everything = ChangeSet(hasMarks: true, isEverything: true)

    /// The most keys and groups to list; a larger set stands for everything.
    static let limit = 1_000

    /// Creates the set of changes of a write; `reports` are the results of its changes to rows.
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

    /// Whether nothing changed.
    public var isEmpty: Bool {
        keys.isEmpty && prefixes.isEmpty && groups.isEmpty && !hasMarks && !isEverything
    }

    /// Whether an entry may have changed.
    public func touches(_ key: Key) -> Bool {
        isEverything || keys.contains(key) || prefixes.contains { key.isUnder($0) }
    }

    /// Whether rows of a shelf may have changed, in one of these groups or, with nil, in any.
    public func touchesRows(of shelf: String, in names: [String]? = nil) -> Bool {
        isEverything
            || groups.contains { group in
                group.shelf.utf8.elementsEqual(shelf.utf8)
                    && (names?.contains { $0.utf8.elementsEqual(group.group.utf8) } ?? true)
            }
    }

    /// Adds the changes of another set.
    public mutating func formUnion(_ other: ChangeSet) {
        hasMarks = hasMarks || other.hasMarks
        if other.isEverything { isEverything = true }
        keys += other.keys
        prefixes += other.prefixes
        groups += other.groups
        shorten()
    }

    /// Replaces the lists by "everything" if they are too long.
    private mutating func shorten() {
        if isEverything || keys.count + prefixes.count + groups.count > Self.limit {
            self = ChangeSet(hasMarks: hasMarks, isEverything: true)
        }
    }
}

/// A group of rows on a shelf; two are equal if their bytes are.
public struct ShelfGroup: Sendable, Hashable, Comparable {
    /// The name of the shelf.
    public var shelf: String

    /// The name of the group.
    public var group: String

    /// Creates a group.
    public init(shelf: String, group: String) {
        self.shelf = shelf
        self.group = group
    }

    private var identity: ShelfIdentity { ShelfIdentity(scope: shelf, item: group) }

    /// Compares the bytes.
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    /// Hashes the bytes, consistently with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Orders by bytes.
    public static func < (left: Self, right: Self) -> Bool { left.identity < right.identity }
}
