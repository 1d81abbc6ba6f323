public import FeedFormat
public import Foundation
public import Larder
public import LarderHTTP

/// The feeds a person follows: adding, refreshing, reading offline, marking, searching, pruning.
///
/// The person's own data, which is subscriptions and marks, is in one storage; data that can be
/// fetched again is in another. A refresh stores an answer and everything known about it in one
/// transaction.
public final class FeedReader: Sendable {
    /// The subscriptions.
    public let subscriptions: Shelf<Subscription>

    /// What is known of each feed.
    public let records: Shelf<FeedRecord>

    /// The stored articles.
    public let articles: Shelf<Article>

    /// What was fetched of the feeds that were removed last, for when that is undone.
    let removedRecords: Shelf<FeedRecord>
    /// Their articles, but for starred ones, which stay where they are.
    let removedArticles: Shelf<Article>

    /// Fetches the feeds.
    public let fetcher: FeedFetcher

    let userData: any EntryStorage & MarkStorage & ShelfStorage
    let leases: Leases
    /// The hosts that this program fetches from, of those that share the storage; nil for all.
    let shares: RefreshShares?
    /// Where the person's data was when every feed was known to be listed by when it is due.
    let listed = Locked<StoragePosition?>(nil)
    let environment: StoreEnvironment
    let gap: Duration

    /// The prefix of the keys of its own entries.
    public static let storeName = "feeds"

    /// How many articles of each feed stay at least, not counting starred ones.
    public static let kept = 1_000

    /// The most feeds that can be followed.
    public static let most = 10_000

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - cache: The storage for data that can be fetched again.
    ///   - userData: The storage for the person's own data; precious storage is required.
    ///   - gap: How long to pause between two feeds of one host.
    ///   - sharing: Whether several servers use the storage, so that each fetches its share of the feeds.
    public init(
        client: HTTPClient, cache: any EntryStorage & ShelfStorage,
        userData: any EntryStorage & MarkStorage & ShelfStorage, gap: Duration = .seconds(1),
        sharing: Bool = false, environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.gap = gap
        self.userData = userData
        leases = Leases(in: cache, lasting: .seconds(120), environment: environment)
        shares =
            sharing ? RefreshShares(in: cache, name: "feeds", environment: environment) : nil
        self.environment = environment
        fetcher = FeedFetcher(client: client, environment: environment)
        subscriptions = Shelf(
            "feed subscriptions",
            columns: ShelfColumns(
                scope: "subscription", order: { .date($0.added) }, keepsOrder: true),
            storage: userData, environment: environment)
        records = Shelf(
            "feeds",
            columns: ShelfColumns(
                scope: "feed", group: { $0.state.refresh.group(host: $0.state.host) },
                order: { $0.state.refresh.order }),
            storage: cache, environment: environment)
        let now = environment.now
        articles = Shelf(
            "articles",
            columns: ShelfColumns(
                identity: \.identity, group: \.id.feed,
                // Missing and future dates count as now; the first date stays.
                order: { .date(min($0.published ?? $0.updated ?? now(), now())) },
                keepsOrder: true,
                words: {
                    [$0.title, $0.plainText, $0.author ?? "", $0.categories.joined(separator: " ")]
                },
                marks: [.read, .favourite], codec: .article),
            storage: cache, marks: userData, environment: environment)
        removedRecords = Shelf(
            "removed feeds", columns: ShelfColumns(scope: "feed", order: { _ in .number(0) }),
            storage: cache, environment: environment)
        removedArticles = Shelf(
            "removed articles",
            columns: ShelfColumns(
                identity: \.identity, group: \.id.feed, order: { _ in .number(0) },
                marks: [.favourite], codec: .article),
            storage: cache, marks: userData, environment: environment)
    }

    /// The shelves in the two storages, each with a function that returns a stored row as it is written elsewhere.
    public var shelves: (cache: [CopiedShelf], own: [CopiedShelf]) {
        (
            [
                (records.name, records.columns.copy), (articles.name, articles.columns.copy),
                (removedRecords.name, removedRecords.columns.copy),
                (removedArticles.name, removedArticles.columns.copy),
            ],
            [(subscriptions.name, subscriptions.columns.copy)]
        )
    }

    /// A shelf and how its rows are copied.
    public typealias CopiedShelf = (name: String, copy: @Sendable (StoredRow) throws -> ShelfRow)

    // MARK: - The list of feeds

    /// Returns all feeds with what is known of them, in the order they were added.
    public func overview() async throws -> [FeedOverview] {
        let all = try await allSubscriptions()
        let known = try await records.rows(all.map(\.row.id))
        let byID = Dictionary(known.map { ($0.row.id, $0) }, uniquingKeysWith: { $1 })
        let counts = try await articles.counts()
        let totals = counts.byGroup()
        let unread = counts.byGroup([.read: false])
        let starred = counts.byGroup([.favourite: true])
        var feeds = all.map { shelved in
            let id = shelved.row.id
            let record = byID[id]
            return FeedOverview(
                number: shelved.sequenceNumber, subscription: shelved.row, record: record?.row,
                isListed: record.map { $0.cursor.order == $0.row.state.refresh.order }
                    ?? false,
                total: totals[id] ?? 0,
                unread: unread[id] ?? 0, starred: starred[id] ?? 0)
        }
        let titles = Dictionary(grouping: feeds, by: { $0.title.lowercased() })
        for index in feeds.indices {
            feeds[index].hasNamesake = (titles[feeds[index].title.lowercased()]?.count ?? 0) > 1
        }
        return feeds
    }

    /// Returns the feeds that a text may name: by number, address, or part of the name.
    ///
    /// A number that no feed has names none, rather than a feed with that digit in its name.
    public func feeds(named text: String) async throws -> [FeedOverview] {
        let all = try await overview()
        if let number = UInt64(text), let feed = all.first(where: { $0.number == number }) {
            return [feed]
        }
        let exact = all.filter {
            $0.id == text || $0.subscription.address.absoluteString == text
                || $0.title.caseInsensitiveCompare(text) == .orderedSame
        }
        if !exact.isEmpty || text.allSatisfy(\.isNumber) { return exact }
        return all.filter {
            $0.title.localizedCaseInsensitiveContains(text)
                || $0.subscription.address.absoluteString.localizedCaseInsensitiveContains(text)
        }
    }

    /// Returns the subscriptions in the order they were added.
    public func followed() async throws -> [Subscription] {
        try await allSubscriptions().map(\.row)
    }

    func allSubscriptions() async throws -> [Shelved<Subscription>] {
        var all: [Shelved<Subscription>] = []
        var place: ShelfCursor?
        repeat {
            let page = try await subscriptions.page(
                ShelfQuery(isAscending: true), after: place, limit: 500)
            all += page.rows
            place = page.next
        } while place != nil
        return all
    }

    // MARK: - Adding and removing

    /// The outcome of adding a feed.
    public enum Addition: Sendable {
        /// The feed is new.
        case added(FeedOverview, AdditionReport)
        /// The feed was already followed.
        case known(FeedOverview)
        /// The page links to several feeds; the person has to choose.
        case choices([FeedDiscovery.Candidate], page: URL)
    }

    /// What came when a feed was followed.
    public struct AdditionReport: Sendable {
        /// How many articles it has.
        public var articles: Int
        /// Whether the document ended in the middle, so there may be more.
        public var isCutShort: Bool
        /// The other feeds that the page declares.
        public var others: [FeedDiscovery.Candidate] = []

        /// What the person should know, as sentences.
        public var notes: [String] {
            var notes: [String] = []
            if isCutShort {
                notes.append("The feed ends in the middle, so articles may be missing.")
            }
            if !others.isEmpty {
                let names = others.prefix(5).map { other in
                    other.title.map { "\($0) (\(other.url))" } ?? other.url
                }
                let rest = others.count > 5 ? ", and \(others.count - 5) more" : ""
                notes.append("The page also links to \(names.joined(separator: ", "))\(rest).")
            }
            return notes
        }
    }

    /// Follows the feed at an address, or the feed that the page there links to.
    ///
    /// Takes one request if the address is that of a feed. Removes the feeds that came with the program,
    /// except those with marked articles.
    public func add(
        _ text: String, name: String? = nil, folders: [String] = [], login: FeedLogin? = nil
    ) async throws -> Addition {
        try Subscription.check(name: name)
        if let known = try await known(text) { return .known(known) }
        switch try await fetcher.find(text, login: login) {
        case .feed(let feed, let state):
            return try await follow(feed, state, name: name, folders: folders)
        case .page(let candidates, let page):
            guard candidates.count == 1 || candidates.first?.isDeclared == true,
                let best = Self.best(of: candidates)
            else { return .choices(candidates, page: page) }
            if let known = try await known(best.url) { return .known(known) }
            guard case .feed(let feed, let state) = try await fetcher.find(best.url, login: login)
            else { return .choices(candidates, page: page) }
            let addition = try await follow(feed, state, name: name, folders: folders)
            guard case .added(let overview, var report) = addition else { return addition }
            report.others = candidates.filter { $0.isDeclared && $0.url != best.url }
            return .added(overview, report)
        }
    }

    /// The one feed to follow, if the page leaves no doubt.
    private static func best(
        of candidates: [FeedDiscovery.Candidate]
    ) -> FeedDiscovery.Candidate? {
        let declared = candidates.filter(\.isDeclared)
        if declared.count <= 1 { return declared.first ?? candidates.first }
        // The same feed in several formats, or a feed of comments beside the main one.
        let main = declared.filter {
            !(($0.title ?? "") + $0.url).localizedCaseInsensitiveContains("comment")
        }
        return main.count == 1 ? main.first : nil
    }

    private func known(_ address: String) async throws -> FeedOverview? {
        try await overview().first {
            $0.id == address || $0.subscription.address.absoluteString == address
                || $0.record?.state.formerAddresses.contains { $0.absoluteString == address }
                    == true
        }
    }

    /// The identities of the feeds that were removed last and are not followed, by their addresses: under them are their marks, and what
    /// undoes the removals. An address of several of them says nothing.
    func removedIdentities() async throws -> [String: String] {
        let followed = Set(try await allSubscriptions().map(\.row.id))
        var identities: [String: Set<String>] = [:]
        for step in try await removals() where !followed.contains(step.subscription.id) {
            let id = step.subscription.id
            let state = try await removedRecords.row(id)?.row.state
            let addresses =
                [step.subscription.address, state?.address].compactMap(\.self)
                + (state?.formerAddresses ?? [])
            for name in addresses.map(\.absoluteString) + [id] {
                identities[name, default: []].insert(id)
            }
        }
        return identities.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    private func follow(
        _ feed: Feed, _ state: FeedState, name: String?, folders: [String]
    ) async throws -> Addition {
        let folders = try await spelled(folders)
        // A login belongs to the address that it is for.
        let removed = state.login == nil ? try await removedIdentities() : [:]
        let former = ([state.address] + state.formerAddresses).compactMap {
            removed[$0.absoluteString]
        }
        let subscription = Subscription(
            id: former.first ?? state.address.absoluteString, address: state.address, name: name,
            folders: folders, added: environment.now(), login: state.login)
        // Store the person's wish first: a crash in between then costs a fetch, not the feed.
        let earlier = try await changeSubscriptions { change -> FeedOverview? in
            for name in [subscription.id, state.address.absoluteString] {
                if let known = try await known(name) { return known }
            }
            try await requireRoom()
            change.put = [subscription]
            return nil
        }
        if let earlier { return .known(earlier) }
        try await removeStarters(but: subscription.id)
        // What was set aside when it was removed.
        await arrangeIfPossible([subscription.id])
        try await store(feed, state, of: subscription.id)
        guard let overview = try await overview().first(where: { $0.id == subscription.id }) else {
            throw LarderError(.conflict, message: "The feed was removed while it was being added.")
        }
        return .added(
            overview,
            AdditionReport(articles: overview.total, isCutShort: feed.isCutShort))
    }

    /// Returns folders as those there are already are spelled: News, if that is there, for news.
    private func spelled(_ folders: [String], but id: String? = nil) async throws -> [String] {
        let known = try await allSubscriptions().filter { $0.id != id }.map(\.folders)
        var spelled: [String] = []
        for folder in folders {
            let inside = known.filter { $0.starts(with: spelled) && $0.count > spelled.count }
                .map { $0[spelled.count] }
            let other = inside.first { $0.lowercased() == folder.lowercased() }
            spelled.append(inside.contains(folder) ? folder : other ?? folder)
        }
        return spelled
    }

    /// Unfollows a feed, keeping its starred articles and all marks; returns how many articles it removed.
    /// ``undo()`` follows it again.
    @discardableResult
    public func remove(_ id: String) async throws -> Int {
        let title = try await overview().first { $0.id == id }?.title
        try await changeSubscriptions { change in
            guard let now = try await subscriptions.row(id)?.row else { return }
            change.removed = [id]
            change.entries = try await adding(FeedStep(subscription: now, title: title ?? id))
                .changes
        }
        return await arrangeIfPossible([id])
    }

    /// Changes the name and the folders of a feed, which ``undo()`` undoes.
    ///
    /// - Parameter shown: What the person saw of both; what they left as it was stays as it is by now.
    /// - Returns: What undoes it; nil if nothing changed.
    @discardableResult
    public func rename(
        _ id: String, name: String?, folders: [String],
        shown: (name: String?, folders: [String])? = nil
    ) async throws -> FeedStep? {
        let title = try await overview().first { $0.id == id }?.title
        let folders = try await spelled(folders, but: id)
        return try await changeSubscriptions { change in
            guard let former = try await subscriptions.row(id)?.row else {
                throw LarderError(.notFound, message: "There is no feed \(id).")
            }
            var subscription = former
            if shown.map({ $0.name != name }) ?? true {
                try Subscription.check(name: name)
                subscription.name = name
            }
            if shown.map({ $0.folders != folders }) ?? true { subscription.folders = folders }
            if subscription == former { return nil }
            // A packaged feed that somebody names or moves is one of theirs.
            subscription.isStarter = false
            change.put = [subscription]
            let step = FeedStep(subscription: former, title: title ?? id, changed: subscription)
            let (entries, numbered) = try await adding(step)
            change.entries = entries
            return numbered
        }
    }
}
