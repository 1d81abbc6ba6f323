internal import Foundation
package import Larder

/// A change of subscriptions that is being decided.
package struct SubscriptionChange: Sendable {
    /// The subscriptions to put.
    package var put: [Subscription] = []

    /// The identities of those to remove.
    package var removed: [String] = []

    /// Changes of other entries in the same commit.
    var entries: [EntryChange] = []

    /// The revision of the entry that every change writes; 0 before the first.
    fileprivate let revision: UInt64

    fileprivate init(revision: UInt64) { self.revision = revision }
}

/// How subscriptions change: what was decided on something older than what is stored is decided again, so that a
/// name that is given while the feed moves, or is taken from another larder, stays as all else that was said.
extension FeedReader {
    /// Every change of subscriptions writes this entry, and expects the revision that it began with.
    private static let changeKey = Key(storeName, "subscriptions changed")

    /// Begins a change. What it is decided on has to be read after this.
    package func beginSubscriptionChange() async throws -> SubscriptionChange {
        SubscriptionChange(
            revision: try await userData.entry(for: Self.changeKey)?.revision ?? 0)
    }

    /// Adds a change to a commit, which throws `.conflict` if the subscriptions have changed since it began.
    package func add(_ change: SubscriptionChange, to write: inout Write) throws {
        write.entries += change.entries
        if change.put.isEmpty, change.removed.isEmpty { return }
        write.entries.append(
            .put(
                .local(Self.changeKey, Data(), format: "none/1", at: environment.now()),
                expecting: change.revision))
        if !change.put.isEmpty { write.rows.append(try subscriptions.putting(change.put)) }
        if !change.removed.isEmpty {
            write.rows.append(
                .remove(
                    shelf: subscriptions.name,
                    change.removed.map(subscriptions.columns.identity)))
        }
    }

    /// Changes subscriptions by what the body decides; it runs again if somebody else was faster.
    package func changeSubscriptions<Result: Sendable>(
        _ decide: (inout SubscriptionChange) async throws -> Result
    ) async throws -> Result {
        for _ in 0..<100 {
            var change = try await beginSubscriptionChange()
            let result = try await decide(&change)
            var write = Write()
            try add(change, to: &write)
            if write.isEmpty { return result }
            do {
                try await userData.commit(write)
                return result
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
        throw LarderError(.busy, message: "Your feeds keep changing. Try again in a moment.")
    }
}
