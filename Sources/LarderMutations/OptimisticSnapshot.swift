public import Larder

/// What is shown of a key: the confirmed value with all pending mutations applied to it.
public struct OptimisticSnapshot<Change: Mutation>: Sendable {
    /// What is shown.
    public let value: Change.Value?

    /// The confirmed value, with its times, failure and activity.
    public let confirmed: Snapshot<Confirmed<Change.Value>>

    /// The mutations that are not confirmed, in order, and those that were refused.
    public let mutations: [PendingMutation<Change>]

    init(
        _ confirmed: Snapshot<Confirmed<Change.Value>>, _ pending: [PendingMutation<Change>]
    ) {
        (value, mutations) = (confirmed.value ?? Confirmed(nil)).replaying(pending)
        self.confirmed = confirmed
    }

    /// Returns the mutations that change one part, such as an item of a list, in order.
    public func mutations(of identity: String) -> [PendingMutation<Change>] {
        mutations.filter { $0.change?.touches.contains(identity) == true }
    }
}
