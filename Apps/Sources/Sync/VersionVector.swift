/// Which changes of each replica a thing includes, for things that are merged rather than replaced.
public struct VersionVector: Sendable, Hashable, Codable {
    /// The number of the last included change by replica.
    public private(set) var counts: [String: Int]

    /// Creates a vector.
    public init(_ counts: [String: Int] = [:]) { self.counts = counts }

    /// The greatest number that others take.
    private static let mostNumber = 1 << 53

    /// The most replicas.
    private static let mostReplicas = 1_000

    /// Adds a change of a replica, with a number of at least `number`: where an identity can be used once more after all
    /// about it was forgotten, its first change must not have a number that was given before.
    public mutating func advance(_ replica: String, atLeast number: Int = 1) {
        let (next, overflow) = counts[replica, default: 0].addingReportingOverflow(1)
        counts[replica] = overflow ? Self.mostNumber : min(max(next, number), Self.mostNumber)
        limit(keeping: replica)
    }

    /// Forgets the replicas with the fewest changes if there are too many: what they did is merged once more.
    private mutating func limit(keeping replica: String? = nil) {
        guard counts.count > Self.mostReplicas else { return }
        let others = counts.filter { $0.key != replica }.sorted {
            ($0.value, $0.key) < ($1.value, $1.key)
        }
        for (other, _) in others.prefix(counts.count - Self.mostReplicas) { counts[other] = nil }
    }

    /// Forgets the changes of a replica, and adds the first one of another.
    mutating func replace(_ former: String, with replica: String) {
        counts[former] = nil
        advance(replica)
    }

    /// Returns what includes the changes of both.
    public func joined(with other: VersionVector) -> VersionVector {
        var joined = VersionVector(counts.merging(other.counts) { max($0, $1) })
        joined.limit()
        return joined
    }

    /// Whether every change in another vector is in this one.
    public func includes(_ other: VersionVector) -> Bool {
        other.counts.allSatisfy { counts[$0.key, default: 0] >= $0.value }
    }

    /// Whether the vector can have come from a replica: at most a thousand replicas, numbers above zero.
    var isSound: Bool {
        !counts.isEmpty && counts.count <= Self.mostReplicas
            && counts.allSatisfy {
                HybridTime.isReplica($0.key) && (1...Self.mostNumber).contains($0.value)
            }
    }

    /// Reads an object of numbers.
    public init(from decoder: any Decoder) throws {
        counts = try decoder.singleValueContainer().decode([String: Int].self)
    }

    /// Writes an object of numbers.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        try box.encode(counts)
    }
}
