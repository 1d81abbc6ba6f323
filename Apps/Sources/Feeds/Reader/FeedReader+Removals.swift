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

    /// The names of the feeds that are followed or were removed last, by their identity.
    public func titles() async throws -> [String: String] {
        let followed = try await overview().map { ($0.id, $0.title) }
        return try await removedTitles().merging(followed) { $1 }
    }

    /// Follows a removed feed again as it was, with its name, folders, login and marks, or gives a changed one back the name and the
    /// folders that it had; returns whether there was anything to do. The articles of a feed are there again if it is one of the last
    /// ten that were removed, or else to be fetched. What was changed once more since stays, and undoing that goes back to what was
    /// there before both.
    @discardableResult
    public func undo(_ step: FeedStep) async throws -> Bool {
        try await undo(step, onlyIfLast: false) ?? false
    }

    /// Undoes a step; nil if it is to be the last one and is not, as another program was faster.
    func undo(_ step: FeedStep, onlyIfLast: Bool) async throws -> Bool? {
        let isDone = try await changeSubscriptions { change -> Bool? in
            let stored = try await undoSteps()
            guard let index = stored.steps.lastIndex(where: { $0.feed == step }),
                !onlyIfLast || index == stored.steps.count - 1
            else { return nil }
            var steps = stored.steps
            steps.remove(at: index)
            Self.takeOver(step, in: &steps[index...])
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
        guard isDone == true, step.changed == nil else { return isDone }
        if step.isPackaged {
            try await articles.upsert(Starter.articles(at: environment.now()))
        } else {
            // What can't be put back is fetched.
            _ = try? await arrange(step.subscription.id)
        }
        return true
    }

    /// Gives the next step with the same feed what a step that goes would have brought back.
    private static func takeOver(_ step: FeedStep, in later: inout ArraySlice<UndoStep>) {
        guard let changed = step.changed,
            let index = later.firstIndex(where: { $0.feed?.subscription.id == changed.id }),
            var next = later[index].feed
        else { return }
        if next.subscription.name == changed.name {
            next.subscription.name = step.subscription.name
        }
        if next.subscription.folders == changed.folders {
            next.subscription.folders = step.subscription.folders
        }
        later[index] = next.changed == nil ? .removal(next) : .change(next)
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

    /// Puts what was fetched of a feed where it belongs, whatever was done before: among the articles if the feed is followed, and
    /// else away, but for starred articles. Returns how many articles it took away.
    ///
    /// What was fetched of the last ten feeds that a person removed is set aside. Each article is in one place at every moment.
    /// Nobody stops others from following or removing the feed meanwhile: whoever has moved articles looks again.
    @discardableResult
    public func arrange(_ id: String) async throws -> Int {
        var removed = 0
        while true {
            let isFollowed = try await subscriptions.row(id) != nil
            if isFollowed { try await putBack(id) } else { removed += try await takeAway(id) }
            if try await (subscriptions.row(id) != nil) == isFollowed { break }
        }
        try await eraseOldest()
        return removed
    }

    /// Arranges the feeds of which articles are in the wrong place, as after a crash.
    public func arrangeAll() async throws {
        let followed = Set(try await allSubscriptions().map(\.row.id))
        var wrong = try await removedArticles.counts().byGroup().keys.filter(followed.contains)
        for group in try await articles.counts().byGroup().keys where !followed.contains(group) {
            let page = try await articles.page(.group(group).without(.favourite), limit: 1)
            if !page.rows.isEmpty { wrong.append(group) }
        }
        for group in wrong { try await arrange(group) }
    }

    private func isAside(_ id: String) async throws -> Bool {
        try await removals().suffix(Self.aside).contains { $0.subscription.id == id }
    }

    /// Takes the articles of a feed away while it is not followed.
    private func takeAway(_ id: String) async throws -> Int {
        var (removed, isWhole) = (0, try await isAside(id))
        while try await subscriptions.row(id) == nil {
            let page = try await articles.page(.group(id).without(.favourite), limit: 500)
            if page.rows.isEmpty { break }
            removed += page.rows.count
            isWhole = isWhole && removed <= Self.kept
            do {
                if isWhole {
                    try await move(page.rows.map(\.row), from: articles, to: removedArticles)
                    // What was starred meanwhile stays.
                    let marks = try await articles.marks(of: page.rows.map(\.row.id))
                    let starred = page.rows.map(\.row).filter { row in
                        marks[row.id.identity]?.contains { $0.name == .favourite && $0.isSet }
                            ?? false
                    }
                    if !starred.isEmpty {
                        try await move(starred, from: removedArticles, to: articles)
                    }
                }
            } catch let error as LarderError where error.code == .full {
                // On a full disk, what is removed is to be fetched again.
                isWhole = false
            }
            if !isWhole { try await articles.remove(page.rows.map(\.row.id)) }
        }
        // What its server was told came last may only be known where all of that is.
        if isWhole, removed > 0, let record = try await records.row(id)?.row {
            _ = try? await removedRecords.upsert([record])
        }
        if try await subscriptions.row(id) != nil {
            // Who follows it again fetches what is gone.
            if !isWhole, removed > 0 { try await records.remove([id]) }
        } else if try await articles.counts().count(in: id) == 0 {
            try await articles.removeScope(id)
            try await records.remove([id])
        }
        return removed
    }

    /// Puts articles back while their feed is followed; those without a date count as new.
    private func putBack(_ id: String) async throws {
        while try await subscriptions.row(id) != nil {
            let page = try await removedArticles.page(.group(id), limit: 500)
            if page.rows.isEmpty { break }
            try await move(page.rows.map(\.row), from: removedArticles, to: articles)
        }
        guard try await subscriptions.row(id) != nil,
            let record = try await removedRecords.row(id)
        else { return }
        if try await records.row(id) == nil { try await records.upsert([record.row]) }
        try await removedRecords.remove([id])
    }

    /// Erases what was set aside of feeds that were removed before the last ten.
    private func eraseOldest() async throws {
        for group in try await removedArticles.counts().byGroup().keys {
            while true {
                let rows = try await removedArticles.page(.group(group), limit: 500).rows
                // Asked after the articles were read: those that are set aside from now on stay.
                if rows.isEmpty { break }
                if try await isAside(group) { break }
                if try await subscriptions.row(group) != nil { break }
                try await removedArticles.remove(rows.map(\.row.id))
                try await removedRecords.remove([group])
            }
        }
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
