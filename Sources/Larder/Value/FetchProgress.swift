/// How far a fetch has come.
public struct FetchProgress: Sendable, Hashable {
    /// Units done so far, bytes for a download.
    public var completed: Int64

    /// Units expected in all, or nil while nobody knows.
    public var total: Int64?

    /// Creates a report; a total smaller than what is done counts as unknown.
    public init(completed: Int64, total: Int64? = nil) {
        self.completed = max(0, completed)
        self.total = total.flatMap { $0 >= max(0, completed) && $0 > 0 ? $0 : nil }
    }

    /// The part done, from 0 to 1, or nil while the total is unknown.
    public var fraction: Double? {
        total.map { Double(completed) / Double($0) }
    }
}
