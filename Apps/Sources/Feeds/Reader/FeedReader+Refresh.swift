internal import FeedFormat
public import Foundation
public import Larder
internal import LarderHTTP

/// The outcome for one feed in a round.
public struct FeedResult: Sendable {
    /// The subscription.
    public var id: String
    /// The name to show.
    public var title: String
    /// How many articles are new.
    public var inserted = 0
    /// How many articles changed.
    public var updated = 0
    /// Whether the server said, or showed, that nothing is new.
    public var isUnchanged = false
    /// Whether the document ended in the middle, so that articles may be missing.
    public var isCutShort = false
    /// What went wrong, if anything did.
    public var error: LarderError?
    /// The new address, if the feed has moved for good.
    public var movedTo: URL?
    /// Whether the feed is gone, and not fetched again.
    public var isGone = false
}

/// The outcome of a round.
public struct FeedRound: Sendable {
    /// The feeds that were fetched, in the order of their answers.
    public var results: [FeedResult] = []
    /// How many were left out because their host asked for a pause.
    public var held = 0
    /// How many were left to another program that is fetching them, or just has.
    public var elsewhere = 0
    /// When the next feed is due.
    public var nextDue: Date?
    /// Groups of feeds that share an address, by name.
    public var twins: [[String]] = []
}

extension FeedReader {
    /// Fetches the feeds that are due, or all, or some, and stores the answers.
    ///
    /// Programs that share the storage also share the feeds: one of them fetches each feed, under a
    /// lease (``Leases``), and a program that was overtaken stores nothing. Each feed is stored
    /// when it arrives, so it is kept if the program ends halfway. A failing feed affects no other,
    /// and loses none of its articles.
    ///
    /// - Parameter share: Whether to fetch only what is due in this program's share, if several
    ///   servers share the storage. Such a round has neither the next date nor feeds that share an
    ///   address: it reads only what is due.
    public func refresh(
        only ids: Set<String>? = nil, force: Bool = false, share: Bool = false,
        report: (RefreshRound.Progress) -> Void = { _ in },
        finished: @escaping @Sendable (FeedResult) -> Void = { _ in }
    ) async throws -> FeedRound {
        let shares = share && !force && ids == nil ? shares : nil
        let due: [FeedOverview]
        if let shares {
            due = try await dueFeeds(in: try await shares.mine())
        } else {
            if ids == nil { await arrangeIfPossible() }
            let all = try await overview().filter {
                $0.id != Starter.welcome && ids?.contains($0.id) ?? true
            }
            due = force || ids != nil ? all : fetcher.due(all, state: Self.state)
        }
        let results = Locked<[FeedResult]>([])
        let claims = Locked<[String: Claim]>([:])
        let elsewhere = Locked(0)
        let mustBeDue = !force && ids == nil
        let summary = await fetcher.refresh(
            due, state: Self.state, lane: Self.lane,
            round: RefreshRound(gap: gap, environment: environment),
            whole: false, report: report,
            claim: { [self] feed in
                do {
                    try await shares?.keep()
                    guard let claim = try await claim(feed, mustBeDue: mustBeDue) else {
                        elsewhere.withLock { $0 += 1 }
                        return nil
                    }
                    claims.withLock { $0[feed.id] = claim }
                    return Self.state(claim.feed)
                } catch {
                    // What it would fetch could not be stored, and others may be fetching it.
                    var result = FeedResult(id: feed.id, title: feed.title)
                    result.error = .wrapping(error)
                    results.withLock { [result] in $0.append(result) }
                    finished(result)
                    return nil
                }
            }
        ) { [self] feed, outcome in
            let claim = claims.withLock { $0.removeValue(forKey: feed.id) } ?? Claim(feed: feed)
            let result = await apply(outcome, of: claim)
            results.withLock { $0.append(result) }
            finished(result)
        }
        try Task.checkCancellation()
        var round = FeedRound(results: results.withLock { $0 }, held: summary.held.count)
        round.elsewhere = elsewhere.withLock { $0 }
        if shares != nil { return round }
        let after = try await overview()
        round.nextDue = fetcher.next(after, state: Self.state)
        round.twins = FeedState.sharing(after.map(Self.state)).map { $0.map { after[$0].title } }
        return round
    }

    static func state(_ feed: FeedOverview) -> FeedState {
        let subscription = feed.subscription
        let new = FeedState(address: subscription.address, login: subscription.usableLogin)
        guard let state = feed.record?.state else { return new }
        // Somebody else may have learned that it moved: what was known of the old address does not hold for the new one.
        return state.address == new.address ? state : new.succeeding(state)
    }

    /// Feeds of one host take turns; those that this machine publishes itself need not.
    private static func lane(_ feed: FeedOverview) -> String {
        let state = state(feed)
        let isOwn = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(state.address.host() ?? "")
        return isOwn ? state.address.absoluteString : state.host
    }

    /// A feed that this program may fetch.
    private struct Claim {
        /// What is known of it.
        var feed: FeedOverview
        /// What it must be stored under.
        var lease: Lease?
    }

    /// The rows of the shelf of feeds, as the servers share them.
    private var shared: SharedRefresh<FeedRecord> {
        SharedRefresh(
            records, leases: leases, schedule: fetcher.schedule, environment: environment,
            lease: { Key("feeds", $0) }, host: \.state.host, state: \.state.refresh)
    }

    /// The feeds that are due in some shares. Only when the person's data has changed, or feeds are
    /// stored as older versions did, does this look at all of them.
    private func dueFeeds(in shares: [Int]) async throws -> [FeedOverview] {
        let position = try await userData.position()
        guard listed.withLock({ $0 }) == position else {
            await arrangeIfPossible()
            let all = try await overview().filter { $0.id != Starter.welcome }
            if all.allSatisfy(\.isListed) { listed.withLock { $0 = position } }
            let mine = Set(shares)
            return fetcher.due(all, state: Self.state).filter {
                mine.contains(RefreshShares.share(of: Self.state($0).host))
            }
        }
        let due = try await shared.due(in: shares, limit: Self.most)
        let followed = try await subscriptions.rows(due.map(\.id))
        let byID = Dictionary(followed.map { ($0.row.id, $0) }, uniquingKeysWith: { $1 })
        return due.compactMap { record in
            byID[record.id].map {
                FeedOverview(
                    number: $0.sequenceNumber, subscription: $0.row, record: record, total: 0,
                    unread: 0, starred: 0)
            }
        }
    }

    /// Gives what this program would fetch to the other servers.
    public func leave() async throws { try await shares?.leave() }

    /// Takes the lease of a feed; nil if another program has it, or has fetched the feed in the
    /// meantime.
    private func claim(_ feed: FeedOverview, mustBeDue: Bool) async throws -> Claim? {
        let isMoved = feed.record.map { $0.state.address != Self.state(feed).address } ?? false
        guard let claim = try await shared.claim(feed.id, ifDue: mustBeDue && !isMoved) else {
            return nil
        }
        var feed = feed
        feed.record = claim.row ?? feed.record
        return Claim(feed: feed, lease: claim.lease)
    }

    /// Stores an outcome.
    private func apply(_ outcome: FeedOutcome, of claim: Claim) async -> FeedResult {
        let (feed, lease) = (claim.feed, claim.lease)
        var result = FeedResult(id: feed.id, title: feed.title)
        do {
            switch outcome {
            case .fetched(let found, let state):
                let report = try await store(found, state, of: feed.id, under: lease)
                result.inserted = report.inserted.count
                result.updated = report.updated.count
                result.isUnchanged = report.isEmpty
                result.isCutShort = found.isCutShort
                // Its name may have become known just now.
                var shown = feed
                shown.record = try await records.row(feed.id)?.row
                result.title = shown.title
                try await prune(feed.id, entries: found.entries.count)
            case .unchanged(let state):
                result.isUnchanged = true
                try await note(state, of: feed, under: lease)
            case .failed(let error, let state):
                result.error = error
                try await note(state, of: feed, under: lease)
            case .gone(let error, let state):
                result.error = error
                result.isGone = true
                try await note(state, of: feed, under: lease)
            case .cancelled: if let lease { try await leases.end(lease) }
            }
            let address = outcome.state.address
            if outcome.error == nil, address != feed.subscription.address {
                result.movedTo = address
                // It may have been removed, renamed or moved in the meantime.
                try await changeSubscriptions { change in
                    guard var subscription = try await subscriptions.row(feed.id)?.row,
                        subscription.address == feed.subscription.address
                    else { return }
                    subscription.address = address
                    change.put = [subscription]
                }
            }
        } catch {
            result.error = .wrapping(error)
            // A lease that cannot be returned expires by itself.
            if let lease { try? await leases.end(lease) }
        }
        return result
    }

    private func note(_ state: FeedState, of feed: FeedOverview, under lease: Lease?) async throws {
        var record = feed.record ?? FeedRecord(id: feed.id, state: state)
        record.state = state
        try await records.upsert([record], under: lease)
        await lookAgain(at: feed.id)
    }

    /// Takes away what was stored of a feed that was removed while it was fetched.
    private func lookAgain(at id: String) async {
        if (try? await subscriptions.row(id)) == nil { await arrangeIfPossible([id]) }
    }

    /// Stores a whole feed: its articles and its state, in one transaction.
    @discardableResult
    func store(
        _ feed: Feed, _ state: FeedState, of id: String, under lease: Lease? = nil
    ) async throws -> ShelfReport {
        // What is aside may be among what came.
        if try await removedArticles.counts().count(in: id) > 0 { await arrangeIfPossible([id]) }
        let names = ArticleIdentity(feed: id)
        let candidates = names.candidates(feed.entries).map { Article.ID(feed: id, item: $0) }
        let known = try await articles.rows(candidates).reduce(into: [Key: String]()) {
            $0[Key($1.row.id.item)] = $1.row.fingerprint
        }
        var record = FeedRecord(id: id, state: state)
        record.title = PlainText.line(feed.title, isMarkup: feed.titleIsMarkup)
        record.page = feed.link
        record.about = feed.description.flatMap {
            PlainText.line($0.value, isMarkup: $0.kind != .text)
        }
        record.icon = feed.icon ?? feed.logo
        record.language = feed.language
        record.format = feed.format.rawValue
        let report = try await articles.upsert(
            names.articles(feed.entries, known: known), alongside: [try records.putting([record])],
            under: lease)
        await lookAgain(at: id)
        return report
    }

    /// Keeps a feed from growing for ever: of the articles that are not starred, the newest stay,
    /// and at least all that the feed lists.
    private func prune(_ id: String, entries: Int) async throws {
        let limit = max(Self.kept, entries)
        guard try await articles.counts().count([.favourite: false], in: id) > limit else { return }
        try await articles.prune(Retention(count: limit), in: id)
    }

    /// Removes articles of one feed or of all by a rule; see ``Shelf/prune(_:in:pinned:)``.
    ///
    /// Also forgets the removed items that no feed has listed for half a year, so they may come
    /// back.
    @discardableResult
    public func prune(_ retention: Retention, of id: String? = nil) async throws -> Int {
        let count = try await articles.prune(retention, in: id)
        try await articles.forgetTombstones(unseenFor: 183 * 86_400)
        return count
    }
}
