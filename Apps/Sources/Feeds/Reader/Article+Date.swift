public import Foundation
public import Larder

extension Shelved where Row == Article {
    /// When an article was published according to its feed. One that is dated later than now counts as published when it
    /// arrived, as in the order of lists.
    public func published(at now: Date) -> Date {
        guard let date = row.published ?? row.updated, date <= now else { return arrived }
        return date
    }
}
