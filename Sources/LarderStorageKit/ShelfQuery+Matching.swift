public import Larder

extension ShelfQuery {
    /// Whether the query is for a row, by its group, marks and sequence number.
    public func includes(_ row: ShelvedRow) -> Bool { accepts(row) }

    /// Whether a place comes before another in the order of the query; use it to sort, and to read on
    /// after a place.
    public func orders(_ place: ShelfCursor, before other: ShelfCursor) -> Bool {
        isAfter(other, place)
    }
}
