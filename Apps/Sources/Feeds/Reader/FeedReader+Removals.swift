internal import Foundation
public import Larder

/// A step that ``FeedReader/undo()`` undoes.
public enum UndoStep: Sendable, Hashable {
    /// Articles were marked.
    case mark(MarkUndo)
    /// A feed was removed.
    case removal(FeedStep)
    /// A feed was given another name or other folders.
    case change(FeedStep)

    /// The mark, if it was one.
    public var mark: MarkUndo? {
        if case .mark(let mark) = self { mark } else { nil }
    }
}

/// A feed that was removed or changed, with all that it takes to have it as it was.
public struct FeedStep: Sendable, Hashable, Codable {
    /// The subscription before.
    public var subscription: Subscription

    /// The name that was shown before.
    public var title: String

    /// The date of the mark that was the last step before this; nil if there was none.
    var after: Date?

    /// The subscription after it was changed; nil if it was removed.
    var changed: Subscription?

    /// What undoing a change did, as a sentence.
    public var changedBack: String {
        let name = title.count > 80 ? title.prefix(79) + "…" : title
        guard subscription.name == changed?.name else { return "The feed is called \(name) again." }
        let folder = subscription.folders.joined(separator: "/")
        return folder.isEmpty ? "\(name) is in no folder again." : "\(name) is in \(folder) again."
    }

    /// Whether its articles came with the program, so that it is never fetched.
    public var isPackaged: Bool { subscription.id == Starter.welcome }
}

/// How the removal or a change of a feed is undone. Its steps are an entry beside that of the marks, which older versions read too.
extension FeedReader {
    /// The last removal of a feed, if it was not undone.
    public func removal(of id: String) async throws -> FeedStep? {
        try await removals().last { $0.subscription.id == id }
    }

    /// The last change of the name or the folders of a feed, if it was not undone.
    public func change(of id: String) async throws -> FeedStep? {
        try await feedSteps().steps.last { $0.subscription.id == id && $0.changed != nil }
    }

    /// The names of the feeds that were removed last and can be followed again, by their identity.
    public func removedTitles() async throws -> [String: String] {
        Dictionary(
            try await removals().map { ($0.subscription.id, $0.title) },
            uniquingKeysWith: { $1 })
    }

    /// Follows a removed feed again as it was, with its name, folders, login and marks, or gives a changed one back the name and the
    /// folders that it had; returns whether there was anything to do. The articles of a feed are there again if it is one of the last
    /// ten that were removed, or else to be fetched. What was changed once more since stays.
    @discardableResult
    public func undo(_ step: FeedStep) async throws -> Bool {
        let isDone =
            if let changed = step.changed { try await changeBack(step, changed) } else {
                try await followAgain(step)
            }
        try await changeFeedSteps { steps in
            guard let index = steps.lastIndex(of: step) else { return }
            steps.remove(at: index)
        }
        return isDone
    }

    private func changeBack(_ step: FeedStep, _ changed: Subscription) async throws -> Bool {
        let former = step.subscription
        return try await changeSubscriptions { change in
            guard let now = try await subscriptions.row(former.id)?.row else { return false }
            var after = now
            if now.name == changed.name { after.name = former.name }
            if now.folders == changed.folders { after.folders = former.folders }
            if after == now { return false }
            change.put = [after]
            return true
        }
    }

    private func followAgain(_ removal: FeedStep) async throws -> Bool {
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
        let last = Set(try await removals().suffix(Self.aside).map(\.subscription.id))
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

    /// Makes the removal of a feed the last step, or its change to another subscription.
    func remember(_ feed: FeedOverview, changedTo changed: Subscription? = nil) async throws {
        let after = try await steps().steps.last?.date
        try await changeFeedSteps {
            if changed == nil {
                $0.removeAll { $0.subscription.id == feed.id && $0.changed == nil }
            }
            $0.append(
                FeedStep(
                    subscription: feed.subscription, title: feed.title, after: after,
                    changed: changed))
        }
    }

    /// The feeds that were removed last, the last one last.
    private func removals() async throws -> [FeedStep] {
        try await feedSteps().steps.filter { $0.changed == nil }
    }

    func feedSteps() async throws -> (steps: [FeedStep], revision: UInt64) {
        guard let entry = try await userData.entry(for: Self.feedStepsKey) else { return ([], 0) }
        return (try JSONDecoder().decode([FeedStep].self, from: entry.value), entry.revision)
    }

    private static let feedStepsKey = Key(storeName, "removed")

    /// Changes the steps; the body runs again if another program was faster.
    private func changeFeedSteps(_ body: (inout [FeedStep]) -> Void) async throws {
        while true {
            var (steps, revision) = try await feedSteps()
            body(&steps)
            let text = try JSONEncoder().encode(Array(steps.suffix(Self.steps)))
            let entry = StoredEntry.local(
                Self.feedStepsKey, text, format: "json/1", at: environment.now())
            do {
                try await userData.commit([.put(entry, expecting: revision)])
                return
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
    }
}
