/// The content of one commit, written completely or not at all.
public struct Write: Sendable, Hashable {
    /// The changes to entries, applied in order.
    public var entries: [EntryChange]

    /// The marks to set or clear.
    public var marks: [Mark]

    /// The changes to the rows of shelves, applied in order.
    public var rows: [ShelfOperation]

    /// The writer, passed on to all followers, so that a writer recognises its own changes.
    public var author: String?

    /// The identity of this write; nil for writes that are safe to repeat.
    ///
    /// A write with an identity takes effect once: a second commit changes nothing and returns the outcome of
    /// the first. A storage remembers at least its last thousand identities.
    public var id: String?

    /// Creates a write.
    public init(
        entries: [EntryChange] = [], marks: [Mark] = [], rows: [ShelfOperation] = [],
        author: String? = nil, id: String? = nil
    ) {
        self.entries = entries
        self.marks = marks
        self.rows = rows
        self.author = author
        self.id = id
    }

    /// Whether there is nothing to do.
    public var isEmpty: Bool { entries.isEmpty && marks.isEmpty && rows.isEmpty }
}

/// One change to entries.
public enum EntryChange: Sendable, Hashable {
    /// Writes a whole entry. With `expecting`, only if the entry has that revision; 0 expects no entry.
    case put(StoredEntry, expecting: UInt64? = nil)

    /// Replaces the facts of an entry and keeps its value, if it has the expected revision.
    case confirm(Key, EntryMetadata, expecting: UInt64)

    /// Marks an entry as outdated; does nothing if there is none.
    case invalidate(Key)

    /// Marks the entry of a key and all entries under it as outdated.
    case invalidateAll(under: Key)

    /// Removes an entry and everything known about it. With `expecting`, only if it has that revision;
    /// without, does nothing if there is none.
    case remove(Key, expecting: UInt64? = nil)

    /// Removes the entry of a key and all entries under it.
    case removeAll(under: Key)
}

/// The outcome of a commit.
public struct Commit: Sendable, Hashable {
    /// The position of the commit.
    public var position: StoragePosition

    /// The revision of each entry that was put or confirmed.
    public var revisions: Revisions

    /// How many marks changed; repeated ones do not count.
    public var changedMarks: Int

    /// The result of each change to rows, in order.
    public var reports: [ShelfReport]

    /// The revisions that a commit gave to its entries.
    public enum Revisions: Sendable, Hashable {
        /// All have the same revision.
        case same(UInt64)
        /// Each has its own revision.
        case each([Key: UInt64])
    }

    /// Creates an outcome.
    public init(
        position: StoragePosition, revisions: Revisions = .each([:]), changedMarks: Int = 0,
        reports: [ShelfReport] = []
    ) {
        self.position = position
        self.revisions = revisions
        self.changedMarks = changedMarks
        self.reports = reports
    }

    /// Returns the revision of an entry that this commit put or confirmed.
    public func revision(of key: @autoclosure () -> Key) -> UInt64? {
        switch revisions {
        case .same(let revision): revision
        case .each(let revisions): revisions[key()]
        }
    }
}
