/// A position in a list: the index of a section, and of an item in it.
public struct ListPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The index of the section.
    public var section: Int

    /// The index of the item in its section.
    public var item: Int

    /// Creates a position.
    public init(section: Int = 0, item: Int) {
        self.section = section
        self.item = item
    }

    /// Orders positions as they appear in the list.
    public static func < (left: ListPosition, right: ListPosition) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }

    /// The two indices.
    public var description: String { "\(section).\(item)" }
}

/// One step in turning one list into another.
///
/// *Old* positions are those before any of the steps, *new* positions those after all of them, as in batch
/// updates of table views.
public enum ListChange<Item: ListItem>: Sendable, Equatable {
    /// A section is removed with all its items, which get no steps of their own. Old index.
    case deleteSection(Int)
    /// A section is inserted with all its items, which get no steps of their own. New index.
    case insertSection(ListSection<Item>, at: Int)
    /// A section moves among those that remain. Old index, new index.
    case moveSection(from: Int, to: Int)
    /// An item is removed. Old position.
    case delete(ListPosition)
    /// An item is inserted. New position.
    case insert(Item, at: ListPosition)
    /// An item moves within its section or to another. Old position, new position.
    case move(from: ListPosition, to: ListPosition)
    /// An item is replaced by one with the same identity. Old position, new position; it may have moved too.
    case update(Item, from: ListPosition, at: ListPosition)
}

/// The steps that turn one list into another, in the order in which listeners receive them.
///
/// Deletions come first, by old position, highest first; then insertions and moves, by new position, lowest
/// first; then updates, by new position. ``applied(to:)`` turns the old list into the new one.
///
/// An item that goes from a remaining section to an inserted one is deleted, and appears with its new
/// section; an item whose old section is deleted is inserted where it is now. So no step reaches into a
/// section that is deleted or inserted as a whole. A section whose key changes is deleted and inserted. There
/// are as few moves as possible.
public struct ListChanges<Item: ListItem>: Sendable, Equatable {
    /// The steps.
    public var steps: [ListChange<Item>]

    /// Whether there are no changes.
    public var isEmpty: Bool { steps.isEmpty }

    /// Whether duplicates must be removed from the old list before the steps apply.
    @usableFromInline var oldHasDuplicates = false

    /// Creates an empty set of changes.
    @inlinable public init() { steps = [] }
}
