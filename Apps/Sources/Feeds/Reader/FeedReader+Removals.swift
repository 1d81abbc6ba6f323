internal import Foundation
internal import Larder

/// How the removal or a change of a feed is undone.
extension FeedReader {
    /// The last removal of a feed, if it was not undone.
    public func removal(of id: String) async throws -> FeedStep? {
        try await removals().last { $0.subscription.id == id }
    }

    /// The last change of the name or the folders of a feed, if it was not undone.
    public func change(of id: String) async throws -> FeedStep? {
        try await undoSteps().steps.compactMap(\.feed).last {
            $0.subscription.id == id && $0.changed != nil
        }
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
        let isDone = try await changeSubscriptions { change in
            let stored = try await undoSteps()
            // Another program may have been faster.
            guard let index = stored.steps.lastIndex(where: { $0.feed == step }) else {
                return false
            }
            var steps = stored.steps
            steps.remove(at: index)
            change.entries = try changes(of: stored, to: steps)
            let id = step.subscription.id
            let now = try await subscriptions.row(id)?.row
            guard let changed = step.changed else {
                if now != nil { return false }
                try await requireRoom()
                // A server that is told what came last leaves out the articles that are gone.
                try await records.remove([id])
                change.put = [step.subscription]
                return true
            }
            guard let now else { return false }
            var after = now
            if now.name == changed.name { after.name = step.subscription.name }
            if now.folders == changed.folders { after.folders = step.subscription.folders }
            if after != now { change.put = [after] }
            return after != now
        }
        guard isDone, step.changed == nil else { return isDone }
        if step.isPackaged {
            try await articles.upsert(Starter.articles(at: environment.now()))
        } else {
            // What can't be put back is fetched.
            try? await putBack(step.subscription.id)
        }
        return true
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

    /// Removes what was fetched of a feed that is not followed, but for starred articles; returns how many articles it removed.
    ///
    /// What was fetched of the last ten feeds that a person removed is set aside. Each article is in one place at every moment,
    /// and comes back if the feed is followed again meanwhile.
    @discardableResult
    public func clear(_ id: String) async throws -> Int {
        let aside = Set(try await removals().suffix(Self.aside).map(\.subscription.id))
        var (removed, isWhole) = (0, aside.contains(id))
        while try await subscriptions.row(id) == nil {
            let page = try await articles.page(.group(id).without(.favourite), limit: 500)
            if page.rows.isEmpty { break }
            removed += page.rows.count
            isWhole = isWhole && removed <= Self.kept
            do {
                if isWhole {
                    try await move(page.rows.map(\.row), from: articles, to: removedArticles)
                }
            } catch let error as LarderError where error.code == .full {
                // On a full disk, what is removed is to be fetched again.
                isWhole = false
            }
            if !isWhole { try await articles.remove(page.rows.map(\.row.id)) }
        }
        // What its server was told came last may only be known where all of that is.
        if isWhole, let record = try await records.row(id)?.row {
            _ = try? await removedRecords.upsert([record])
        }
        if try await subscriptions.row(id) != nil {
            try? await putBack(id)
        } else if try await articles.counts().count(in: id) == 0 {
            try await articles.removeScope(id)
            try await records.remove([id])
        }
        for group in try await removedArticles.counts().byGroup().keys where !aside.contains(group)
        {
            try await removedRecords.remove([group])
            try await removedArticles.removeScope(group)
        }
        return removed
    }

    /// Puts the articles of a feed that is followed again back; those without a date count as new.
    private func putBack(_ id: String) async throws {
        while true {
            let page = try await removedArticles.page(.group(id), limit: 500)
            if page.rows.isEmpty { break }
            try await move(page.rows.map(\.row), from: removedArticles, to: articles)
        }
        guard let record = try await removedRecords.row(id) else { return }
        if try await records.row(id) == nil { try await records.upsert([record.row]) }
        try await removedRecords.remove([id])
        try await removedArticles.removeScope(id)
    }

    /// Moves articles, the newest first, in one commit.
    private func move(
        _ rows: [Article], from: Shelf<Article>, to: Shelf<Article>
    ) async throws {
        try await to.upsert(
            rows.reversed(), alongside: [.remove(shelf: from.name, rows.map(\.id.identity))])
    }

    /// The feeds that were removed last, the last one last.
    private func removals() async throws -> [FeedStep] {
        try await undoSteps().steps.compactMap(\.feed).filter { $0.changed == nil }
    }
}
