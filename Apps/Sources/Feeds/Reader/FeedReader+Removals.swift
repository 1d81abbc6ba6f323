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
        try await undo(step, onlyIfLast: false)
    }

    /// Undoes a step; if it is to be the last one, only if no other program was faster.
    func undo(_ step: FeedStep, onlyIfLast: Bool) async throws -> Bool {
        let isDone = try await changeSubscriptions { change in
            let stored = try await undoSteps()
            guard let index = stored.steps.lastIndex(where: { $0.feed == step }),
                !onlyIfLast || index == stored.steps.count - 1
            else { return false }
            var steps = stored.steps
            steps.remove(at: index)
            Self.takeOver(step, in: &steps[index...])
            change.entries = try changes(of: stored, to: steps)
            let id = step.subscription.id
            let now = try await subscriptions.row(id)?.row
            guard let changed = step.changed else {
                if now != nil { return false }
                try await requireRoom()
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
        }
        // What can't be put back is fetched.
        _ = try? await arrange([step.subscription.id])
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
            next.title = step.title
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
    /// How long an article stays that is no longer starred, so that this can be undone.
    private static let grace: TimeInterval = 7 * 86_400

    /// Puts what was fetched of feeds where it belongs, whatever was done before: among the articles if the feed is followed or the
    /// article is starred, and else aside. What is aside of other feeds than the last ten that a person removed is erased.
    /// Returns how many articles it took away. A feed that can't be arranged keeps no other from it; the first error is thrown at last.
    ///
    /// Each article is in one place at every moment. Nobody stops others from following or removing feeds meanwhile: whoever has
    /// moved or stored articles looks again.
    @discardableResult
    public func arrange(_ ids: Set<String>) async throws -> Int {
        var (removed, failure): (Int, (any Error)?) = (0, nil)
        for id in ids {
            do {
                while true {
                    let isFollowed = try await isFollowed(id)
                    if isFollowed {
                        try await putBack(id)
                    } else {
                        removed += try await takeAway(id)
                    }
                    if try await self.isFollowed(id) == isFollowed { break }
                }
            } catch {
                failure = failure ?? error
            }
        }
        removed -= try await bringBackStarred().count { ids.contains($0.id.feed) }
        try await eraseOldest()
        if let failure { throw failure }
        return max(0, removed)
    }

    /// Arranges the feeds of which articles are in the wrong place, as after a crash.
    public func arrangeAll() async throws {
        let followed = Set(try await allSubscriptions().map(\.row.id))
        let here = try await articles.counts().byGroup([.favourite: false]).keys
        let aside = try await removedArticles.counts().byGroup().keys
        let records = try await setAside().map(\.id)
        try await arrange(
            Set(here).subtracting(followed).union(followed.intersection(Array(aside) + records)))
    }

    private func isFollowed(_ id: String) async throws -> Bool {
        try await subscriptions.row(id) != nil
    }

    /// The feeds of which what was fetched stays aside.
    private func lastRemoved() async throws -> Set<String> {
        Set(try await removals().suffix(Self.aside).map(\.subscription.id))
    }

    /// The records that are aside.
    private func setAside() async throws -> [FeedRecord] {
        var (all, place): ([FeedRecord], ShelfCursor?) = ([], nil)
        repeat {
            let page = try await removedRecords.page(ShelfQuery(), after: place, limit: 500)
            all += page.rows.map(\.row)
            place = page.next
        } while place != nil
        return all
    }

    /// Sets the articles of a feed aside while it is not followed, and then its record.
    private func takeAway(_ id: String) async throws -> Int {
        var (removed, place): (Int, ShelfCursor?) = (0, nil)
        repeat {
            let page = try await articles.page(
                .group(id).without(.favourite), after: place, limit: 500)
            guard try await !isFollowed(id) else { return removed }
            let rows = page.rows.map(\.row)
            do {
                try await move(rows, from: articles, to: removedArticles)
            } catch let error as LarderError where error.code == .full {
                // On a full disk, what is removed is to be fetched again.
                try await erase(rows, of: id, from: articles)
            }
            removed += rows.count
            place = page.next
        } while place != nil
        guard var record = try await records.row(id)?.row, try await !isFollowed(id) else {
            return removed
        }
        // Who follows it again asks for all of it, whatever was erased by then.
        record.state = record.state.expectingAll()
        _ = try? await removedRecords.upsert([record])
        try await records.remove([id])
        return removed
    }

    /// Puts articles and their record back while their feed is followed; those without a date count as new.
    private func putBack(_ id: String) async throws {
        var place: ShelfCursor?
        repeat {
            let page = try await removedArticles.page(.group(id), after: place, limit: 500)
            guard try await isFollowed(id) else { return }
            try await move(page.rows.map(\.row), from: removedArticles, to: articles)
            place = page.next
        } while place != nil
        guard let record = try await removedRecords.row(id)?.row else { return }
        if try await records.row(id) == nil { try await records.upsert([record]) }
        try await removedRecords.remove([id])
    }

    /// Puts starred articles back that are aside, as of somebody who did not know that their feed was removed.
    @discardableResult
    func bringBackStarred() async throws -> [Article] {
        var (all, place): ([Article], ShelfCursor?) = ([], nil)
        repeat {
            let page = try await removedArticles.page(
                ShelfQuery().with(.favourite), after: place, limit: 500)
            try await move(page.rows.map(\.row), from: removedArticles, to: articles)
            all += page.rows.map(\.row)
            place = page.next
        } while place != nil
        return all
    }

    /// Erases what is aside of feeds that were removed before the last ten, but for articles that were starred lately.
    private func eraseOldest() async throws {
        let last = try await lastRemoved()
        for record in try await setAside() where !last.contains(record.id) {
            // Asked after it was read: what is set aside from now on stays.
            guard try await !lastRemoved().contains(record.id), try await !isFollowed(record.id)
            else { continue }
            try await removedRecords.remove([record.id])
        }
        for group in try await removedArticles.counts().byGroup().keys where !last.contains(group) {
            var place: ShelfCursor?
            repeat {
                let page = try await removedArticles.page(
                    .group(group).without(.favourite), after: place, limit: 500)
                guard try await !lastRemoved().contains(group), try await !isFollowed(group) else {
                    break
                }
                let rows = page.rows.map(\.row)
                let marks = try await articles.marks(of: rows.map(\.id))
                let limit = environment.now().addingTimeInterval(-Self.grace)
                try await erase(
                    rows.filter { row in
                        !(marks[row.id.identity] ?? []).contains {
                            $0.name == .favourite && ($0.isSet || $0.date > limit)
                        }
                    }, of: group, from: removedArticles)
                place = page.next
            } while place != nil
        }
    }

    /// Erases articles of a feed that is not followed. What its server said came last is forgotten first: a server that is told
    /// of it leaves out what is gone.
    private func erase(_ rows: [Article], of id: String, from shelf: Shelf<Article>) async throws {
        if rows.isEmpty { return }
        try await records.remove([id])
        try await shelf.remove(rows.map(\.id))
        // What was starred meanwhile stays.
        let marks = try await articles.marks(of: rows.map(\.id))
        let starred = rows.filter { row in
            (marks[row.id.identity] ?? []).contains { $0.name == .favourite && $0.isSet }
        }
        try await articles.upsert(starred)
    }

    /// Moves articles, the newest first, in one commit.
    private func move(
        _ rows: [Article], from: Shelf<Article>, to: Shelf<Article>
    ) async throws {
        if rows.isEmpty { return }
        try await to.upsert(
            rows.reversed(), alongside: [.remove(shelf: from.name, rows.map(\.id.identity))])
    }

    /// The feeds that were removed last, the last one last.
    private func removals() async throws -> [FeedStep] {
        try await undoSteps().steps.compactMap(\.feed).filter { $0.changed == nil }
    }
}
