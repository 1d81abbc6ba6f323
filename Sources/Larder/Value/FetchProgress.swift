/// The progress of a fetch.
public struct FetchProgress: Sendable, Hashable {
    /// Units done so far; bytes for a download.
    public var completed: Int64

    /// Units expected in total, or nil if unknown.
    public var total: Int64?

    /// Creates a progress report; a total smaller than `completed` counts as unknown.
    public init(completed: Int64, total: Int64? = nil) {
        self.completed = max(0, completed)
        self.total = total.flatMap { $0 >= max(0, completed) && $0 > 0 ? $0 : nil }
    }

    /// The fraction done, from 0 to 1, or nil if the total is unknown.
    public var fraction: Double? {
        total.map { Double(completed) / Double($0) }
    }
}
