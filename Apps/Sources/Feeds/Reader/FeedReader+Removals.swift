internal import Foundation
public import Larder

/// A step that ``FeedReader/undo()`` undoes.
public enum UndoStep: Sendable, Hashable {
    /// Articles were marked.
    case mark(MarkUndo)
    /// A feed was removed.
    case removal(RemovedFeed)

    /// The mark, if it was one.
    public var mark: MarkUndo? {
        if case .mark(let mark) = self { mark } else { nil }
    }
}

/// A feed that was removed, with all that it takes to follow it again.
public struct RemovedFeed: Sendable, Hashable, Codable {
    /// The subscription.
    public var subscription: Subscription

    /// The name that was shown.
    public var title: String

    /// The date of the mark that was the last step when it was removed; nil if there was none.
    var after: Date?

    /// Whether its articles came with the program, so that it is never fetched.
    public var isPackaged: Bool { subscription.id == Starter.welcome }
}

/// How the removal of a feed is undone. Its steps are an entry beside that of the marks, which older versions read too.
extension FeedReader {
    /// The last removal of a feed, if it was not undone.
    public func removal(of id: String) async throws -> RemovedFeed? {
        try await removals().removals.last { $0.subscription.id == id }
    }

    /// The names of the feeds that were removed last and can be followed again, by their identity.
    public func removedTitles() async throws -> [String: String] {
        Dictionary(
            try await removals().removals.map { ($0.subscription.id, $0.title) },
            uniquingKeysWith: { $1 })
    }

    /// Follows a removed feed again as it was, with its name, folders, login and marks; returns whether it was not
    /// followed. Its articles are there again if it is one of the last ten that were removed, or else to be fetched.
    @discardableResult
    public func undo(_ removal: RemovedFeed) async throws -> Bool {
        let id = removal.subscription.id
        let isNew = try await changeSubscriptions { change in
            guard try await subscriptions.row(id) == nil else { return false }
            try await requireRoom()
            // A server that is told what came last leaves out the articles that are gone.
            try await records.remove([id])
            change.put = [removal.subscription]
            return true
        }
        if isNew, removal.isPackaged {
            try await articles.upsert(Starter.articles(at: environment.now()))
        } else if isNew {
            // What can't be put back is fetched.
            try? await putBack(id)
        }
        try await changeRemovals { removals in
            guard let index = removals.lastIndex(of: removal) else { return }
            removals.remove(at: index)
        }
        return isNew
    }

    /// Throws `.full` if no other feed can be followed.
    func requireRoom() async throws {
        guard try await allSubscriptions().count < Self.most else {
            throw LarderError(
                .full,
                message:
                    "You already follow \(Self.most) feeds, the most that Larder takes: remove one first."
            )
        }
    }

    /// How many removed feeds have their articles put back if that is undone.
    private static let aside = 10

    /// Keeps what was fetched of a feed that is removed.
    func setAside(_ feed: FeedOverview) async throws {
        try await forgetAside(feed.id)
        var count = 0
        var place: ShelfCursor?
        repeat {
            let page = try await articles.page(
                .group(feed.id).without(.favourite), after: place, limit: 500)
            try await removedArticles.upsert(page.rows.map(\.row).reversed())
            count += page.rows.count
            place = page.next
        } while place != nil && count < Self.kept
        // What its server was told came last may only be known where all of that is.
        if place == nil, let record = feed.record { try await removedRecords.upsert([record]) }
        let last = Set(try await removals().removals.suffix(Self.aside).map(\.subscription.id))
        for group in try await removedArticles.counts().byGroup().keys where !last.contains(group) {
            try await forgetAside(group)
        }
    }

    /// Puts the articles of a feed that is followed again back; those without a date count as new.
    private func putBack(_ id: String) async throws {
        let record = try await removedRecords.row(id)
        var page = try await removedArticles.page(.group(id), limit: 500)
        while !page.rows.isEmpty {
            try await articles.upsert(page.rows.map(\.row).reversed())
            try await removedArticles.remove(page.rows.map(\.row.id))
            page = try await removedArticles.page(.group(id), limit: 500)
        }
        if let record, try await records.row(id) == nil { try await records.upsert([record.row]) }
        try await forgetAside(id)
    }

    private func forgetAside(_ id: String) async throws {
        try await removedRecords.remove([id])
        try await removedArticles.removeScope(id)
    }

    /// Makes the removal of a feed the last step.
    func remember(removalOf feed: FeedOverview) async throws {
        let after = try await steps().steps.last?.date
        try await changeRemovals {
            $0.removeAll { $0.subscription.id == feed.id }
            $0.append(
                RemovedFeed(subscription: feed.subscription, title: feed.title, after: after))
        }
    }

    func removals() async throws -> (removals: [RemovedFeed], revision: UInt64) {
        guard let entry = try await userData.entry(for: Self.removalsKey) else { return ([], 0) }
        return (try JSONDecoder().decode([RemovedFeed].self, from: entry.value), entry.revision)
    }

    private static let removalsKey = Key(storeName, "removed")

    /// Changes the steps; the body runs again if another program was faster.
    private func changeRemovals(_ body: (inout [RemovedFeed]) -> Void) async throws {
        while true {
            var (removals, revision) = try await removals()
            body(&removals)
            let text = try JSONEncoder().encode(Array(removals.suffix(Self.steps)))
            let entry = StoredEntry.local(
                Self.removalsKey, text, format: "json/1", at: environment.now())
            do {
                try await userData.commit([.put(entry, expecting: revision)])
                return
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
    }
}
