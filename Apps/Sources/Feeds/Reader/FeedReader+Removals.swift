internal import Foundation
internal import Larder

/// How the removal or a change of a feed is undone.
extension FeedReader {
    /// The last removal of a feed, if it was not undone.
    public func removal(of id: String) async throws -> FeedStep? {
        try await removals().last { $0.subscription.id == id }
    }

    /// The last change of the name or the folders of a feed, or the one with a number, if it was not undone.
    public func change(of id: String, number: UInt64? = nil) async throws -> FeedStep? {
        try await undoSteps().steps.compactMap(\.feed).last {
            $0.subscription.id == id && $0.changed != nil
                && (number == nil || number == $0.number)
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
    /// there before both. A change of a feed that is not followed now can be undone once it is again.
    ///
    /// - Returns: The part of the step that was undone; nil if there was nothing to undo.
    @discardableResult
    public func undo(_ step: FeedStep) async throws -> FeedStep? {
        try await undo(step, onlyIfLast: false)
    }

    /// Undoes a step; if it is to be the last one, only if no other program was faster.
    func undo(_ step: FeedStep, onlyIfLast: Bool) async throws -> FeedStep? {
        let done = try await changeSubscriptions { change -> FeedStep? in
            let stored = try await undoSteps()
            guard let index = stored.steps.lastIndex(where: { $0.feed == step }),
                !onlyIfLast || index == stored.steps.count - 1
            else { return nil }
            let now = try await subscriptions.row(step.subscription.id)?.row
            if step.changed != nil, now == nil, !onlyIfLast { return nil }
            var steps = stored.steps
            steps.remove(at: index)
            let isLatest = Self.takeOver(step, in: &steps[index...])
            change.entries = try changes(of: stored, to: steps)
            guard let changed = step.changed else {
                if now != nil { return nil }
                try await requireRoom()
                change.put = [step.subscription]
                return step
            }
            guard let now else { return nil }
            var (after, done) = (now, step)
            if isLatest.name, now.name == changed.name {
                after.name = step.subscription.name
            } else {
                // Of this, the name stays.
                done.subscription.name = changed.name
                done.title = now.name ?? step.title
            }
            if isLatest.folders, now.folders == changed.folders {
                after.folders = step.subscription.folders
            }
            if after == now { return nil }
            change.put = [after]
            return done
        }
        guard let done, done.changed == nil else { return done }
        if step.isPackaged {
            try await articles.upsert(Starter.articles(at: environment.now()))
        }
        // What can't be put back is fetched.
        await arrangeIfPossible([step.subscription.id])
        return done
    }

    /// Takes what a step changed out of the later steps with the same feed, up to the one that changed it again. Returns whether no
    /// step changed the name again, or the folders.
    private static func takeOver(
        _ step: FeedStep, in later: inout ArraySlice<UndoStep>
    ) -> (name: Bool, folders: Bool) {
        var (isNameSame, areFoldersSame) = (true, true)
        guard let changed = step.changed else { return (isNameSame, areFoldersSame) }
        for index in later.indices {
            guard var next = later[index].feed, next.subscription.id == changed.id else { continue }
            isNameSame = isNameSame && next.subscription.name == changed.name
            areFoldersSame = areFoldersSame && next.subscription.folders == changed.folders
            if isNameSame {
                next.subscription.name = step.subscription.name
                next.title = step.title
                isNameSame = next.changed?.name == changed.name
                if isNameSame { next.changed?.name = step.subscription.name }
            }
            if areFoldersSame {
                next.subscription.folders = step.subscription.folders
                areFoldersSame = next.changed?.folders == changed.folders
                if areFoldersSame { next.changed?.folders = step.subscription.folders }
            }
            later[index] = next.changed == nil ? .removal(next) : .change(next)
        }
        return (isNameSame, areFoldersSame)
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
    /// Each article moves in one commit. Nobody stops others from following or removing feeds meanwhile: whoever has moved or
    /// stored articles looks again.
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

    /// Arranges feeds after what was asked for is stored already: what can't be done now is done with the next refresh.
    @discardableResult
    func arrangeIfPossible(_ ids: Set<String>? = nil) async -> Int {
        do {
            if let ids { return try await arrange(ids) }
            try await arrangeAll()
        } catch {
            environment.reporter.report(
                LarderEvent(.commitFailed, subject: articles.name, error: .wrapping(error)))
        }
        return 0
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

    /// Whether what was fetched of a feed can be erased. Not if steps are stored that this version can't read, as one of them may
    /// be its removal. Nor if somebody removed a feed or undid that while this was found out: both are read at different moments.
    private func isGone(_ id: String) async throws -> Bool {
        let stored = try await undoSteps()
        let last = Self.removals(in: stored).suffix(Self.aside)
        if !stored.isWhole || last.contains(where: { $0.subscription.id == id }) { return false }
        guard try await !isFollowed(id) else { return false }
        return try await undoSteps().revision == stored.revision
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
            let kept = try await isGone(id) ? try await erase(rows, of: id, from: articles) : rows
            do {
                try await move(kept, from: articles, to: removedArticles)
            } catch let error as LarderError where error.code == .full {
                // On a full disk, what is removed is to be fetched again.
                try await erase(kept, of: id, from: articles)
            }
            removed += rows.count
            place = page.next
        } while place != nil
        guard var record = try await records.row(id)?.row, try await !isFollowed(id) else {
            return removed
        }
        // Who follows it again asks for all of it, whatever was erased by then.
        record.state = record.state.expectingAll()
        let isAside = try? await removedRecords.upsert(
            [record], alongside: [.remove(shelf: records.name, [records.columns.identity(id)])])
        if isAside == nil { try await records.remove([id]) }
        return removed
    }

    /// Puts articles and their record back while their feed is followed; those without a date count as new.
    private func putBack(_ id: String) async throws {
        var place: ShelfCursor?
        repeat {
            let page = try await removedArticles.page(.group(id), after: place, limit: 500)
            guard try await isFollowed(id) else { return }
            // What came again meanwhile is newer. It is stored once more in the commit that ends what is aside: another program may
            // set it aside in this moment.
            let newer = Dictionary(
                try await articles.rows(page.rows.map(\.row.id)).map {
                    ($0.row.id.identity, $0.row)
                },
                uniquingKeysWith: { $1 })
            try await move(
                page.rows.map { newer[$0.row.id.identity] ?? $0.row },
                from: removedArticles, to: articles)
            place = page.next
        } while place != nil
        guard let record = try await removedRecords.row(id)?.row else { return }
        let isKnown = try await records.row(id) != nil
        let aside = removedRecords.columns.identity(id)
        try await records.upsert(
            isKnown ? [] : [record], alongside: [.remove(shelf: removedRecords.name, [aside])])
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
        // Asked after it was read: what is set aside from now on stays.
        for record in try await setAside() where try await isGone(record.id) {
            try await removedRecords.remove([record.id])
        }
        for group in try await removedArticles.counts().byGroup().keys {
            var place: ShelfCursor?
            repeat {
                let page = try await removedArticles.page(
                    .group(group).without(.favourite), after: place, limit: 500)
                guard try await isGone(group) else { break }
                try await erase(page.rows.map(\.row), of: group, from: removedArticles)
                place = page.next
            } while place != nil
        }
    }

    /// Erases articles of a feed that is not followed, but for those that were starred lately, and in the same commit what its server
    /// said came last: a server that is told of it leaves out what is gone. Returns what was left.
    @discardableResult
    private func erase(
        _ rows: [Article], of id: String, from shelf: Shelf<Article>
    ) async throws -> [Article] {
        let ids = rows.map(\.id)
        let spared = try await starredLately(ids)
        let left = rows.filter { spared.contains($0.id.identity) }
        let gone = ids.map(\.identity).filter { !spared.contains($0) }
        if gone.isEmpty { return left }
        try await records.upsert(
            [],
            alongside: [
                .remove(shelf: shelf.name, gone),
                .remove(shelf: records.name, [records.columns.identity(id)]),
            ])
        // What was starred in that moment stays.
        let starred = try await starredLately(ids).subtracting(spared)
        if !starred.isEmpty {
            try await articles.upsert(rows.filter { starred.contains($0.id.identity) })
        }
        return left
    }

    /// Those of some articles that are starred, or were until a short time ago.
    private func starredLately(_ ids: [Article.ID]) async throws -> Set<ShelfIdentity> {
        let limit = environment.now().addingTimeInterval(-Self.grace)
        return Set(
            try await articles.marks(of: ids).filter { _, marks in
                marks.contains { $0.name == .favourite && ($0.isSet || $0.date > limit) }
            }.keys)
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
    func removals() async throws -> [FeedStep] {
        Self.removals(in: try await undoSteps())
    }

    private static func removals(in stored: UndoSteps) -> [FeedStep] {
        stored.steps.compactMap(\.feed).filter { $0.changed == nil }
    }
}
