/// Which row of a long list is selected, and which rows are in sight.
public struct ListWindow: Sendable, Hashable {
    /// The number of rows in the list.
    public var count: Int { didSet { settle() } }
    /// The number of rows in sight.
    public var height: Int { didSet { settle() } }
    /// The selected row; zero in an empty list.
    public private(set) var selected = 0
    /// The first row in sight.
    public private(set) var top = 0

    /// Creates a window on a list.
    public init(count: Int = 0, height: Int = 1) {
        (self.count, self.height) = (count, height)
    }

    /// The rows in sight.
    public var visible: Range<Int> { top..<min(max(top, count), top + max(1, height)) }

    /// Selects a row, or the nearest there is, and brings it into sight.
    public mutating func select(_ row: Int) {
        selected = row
        settle()
    }

    /// Selects the row so many further down, or up if negative.
    public mutating func move(by rows: Int) {
        let (sum, overflow) = selected.addingReportingOverflow(rows)
        select(overflow ? (rows > 0 ? count - 1 : 0) : sum)
    }

    /// Moves by a screen, keeping one row in sight.
    public mutating func page(by screens: Int) {
        let step = max(1, height - 1) * screens
        top += step
        move(by: step)
    }

    private mutating func settle() {
        selected = max(0, min(selected, count - 1))
        let height = max(1, height)
        top = max(0, min(top, count - height))
        top = min(top, selected)
        top = max(top, selected - height + 1)
    }
}
