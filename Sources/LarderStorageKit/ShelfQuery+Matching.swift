public import Larder

extension ShelfQuery {
    /// Whether the query selects a row, by its group, marks, sequence number and date of arrival.
    public func includes(_ row: StoredRow) -> Bool { accepts(row) }

    /// Whether a cursor comes before another in the order of the query; use it to sort, and to continue after
    /// a cursor.
    public func orders(_ place: ShelfCursor, before other: ShelfCursor) -> Bool {
        isAfter(other, place)
    }
}
