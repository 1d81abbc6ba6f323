/// What one commit writes, all of it or nothing.
public struct Write: Sendable, Hashable {
    /// The changes to entries, carried out in order.
    public var entries: [EntryChange]

    /// What a person said.
    public var marks: [Mark]

    /// The changes to rows of shelves, carried out in order.
    public var rows: [ShelfOperation]

    /// Who writes, told to everybody who follows the changes, so that a writer knows its own.
    public var origin: String?

    /// What tells this write from every other; nil for writes that may be done twice.
    ///
    /// Doing a write twice is doing it once: the second commit changes nothing and returns what the
    /// first came to. A storage remembers at least its last thousand identities.
    public var id: String?

    /// Creates a write.
    public init(
        entries: [EntryChange] = [], marks: [Mark] = [], rows: [ShelfOperation] = [],
        origin: String? = nil, id: String? = nil
    ) {
        self.entries = entries
        self.marks = marks
        self.rows = rows
        self.origin = origin
        self.id = id
    }

    /// Whether there is nothing to do.
    public var isEmpty: Bool { entries.isEmpty && marks.isEmpty && rows.isEmpty }
}

/// One change to entries.
public enum EntryChange: Sendable, Hashable {
    /// Writes an entry, whole. With an expectation, only if the entry has that revision; 0 expects
    /// that there is no entry.
    case put(StoredEntry, expecting: UInt64? = nil)

    /// Replaces the facts of an entry and leaves its value, if it has the expected revision.
    case confirm(Key, StoredFacts, expecting: UInt64)

    /// Marks an entry as out of date; without effect when it is not there.
    case invalidate(Key)

    /// Marks every entry under a key as out of date, the entry of that key among them.
    case invalidateAll(under: Key)

    /// Removes an entry with everything known about it. With an expectation, only if it has that
    /// revision; without, it need not be there.
    case remove(Key, expecting: UInt64? = nil)

    /// Removes every entry under a key, the entry of that key among them.
    case removeAll(under: Key)
}

/// What a commit came to.
public struct Commit: Sendable, Hashable {
    /// Where the commit stands in the order of commits.
    public var position: StoragePosition

    /// The revision of each entry that was put or confirmed.
    public var revisions: Revisions

    /// How many marks were changed: those that were said before are not.
    public var changedMarks: Int

    /// What each change to rows did, in order.
    public var reports: [ShelfReport]

    /// The revisions that a commit gave to entries.
    public enum Revisions: Sendable, Hashable {
        /// All have the same.
        case same(UInt64)
        /// Each has its own.
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

    /// The revision that an entry has now which this commit put or confirmed.
    public func revision(of key: Key) -> UInt64? {
        switch revisions {
        case .same(let revision): revision
        case .each(let revisions): revisions[key]
        }
    }
}
