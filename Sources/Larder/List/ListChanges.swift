/// A place in a list: the number of the section, and of the item in it.
public struct ListPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number of the section, from 0.
    public var section: Int

    /// The number of the item in its section, from 0.
    public var item: Int

    /// Creates a place.
    public init(section: Int = 0, item: Int) {
        self.section = section
        self.item = item
    }

    /// Orders places as they come in the list.
    public static func < (left: ListPosition, right: ListPosition) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }

    /// The two numbers.
    public var description: String { "\(section).\(item)" }
}

/// One step of what turns one list into another.
///
/// *Old* places are those before any of the steps, *new* places those after all of them, as in
/// batch updates of table views.
public enum ListChange<Item: ListItem>: Sendable, Equatable {
    /// A section goes, with all its items, none of which is told apart. Old place.
    case deleteSection(Int)
    /// A section comes, with all its items, none of which is told apart. New place.
    case insertSection(ListSection<Item>, at: Int)
    /// A section changes its order among those that stay. Old place, new place.
    case moveSection(from: Int, to: Int)
    /// An item goes. Old place.
    case delete(ListPosition)
    /// An item comes. New place.
    case insert(Item, at: ListPosition)
    /// An item changes its order in its section, or its section. Old place, new place.
    case move(from: ListPosition, to: ListPosition)
    /// An item is replaced by one of the same identity. Old place, new place; it may have moved too.
    case update(Item, from: ListPosition, at: ListPosition)
}

/// What turns one list into another, in the order in which listeners are told.
///
/// Deletions come first, in old places, highest first; then insertions and moves, in new places,
/// lowest first; then updates, in new places. ``applied(to:)`` of the old list is the new one.
///
/// An item that goes from a section that stays to one that comes is deleted, and comes with its
/// section; one whose section goes is inserted where it is now. So no step reaches into a section
/// that is deleted or inserted as a whole. A section that is given another key is deleted and
/// inserted. Moves are as few as possible for what stays in order.
public struct ListChanges<Item: ListItem>: Sendable, Equatable {
    /// The steps.
    public var steps: [ListChange<Item>]

    /// Whether there is nothing to do.
    public var isEmpty: Bool { steps.isEmpty }

    /// Whether the old list must be made unique before the steps apply.
    @usableFromInline var oldHasDuplicates = false

    /// Creates changes without any.
    @inlinable public init() { steps = [] }
}
