internal import Foundation
internal import Larder
internal import Records
internal import Sync
internal import Terminal

/// What the page Inside shows.
struct InsideView: Sendable {
    var preferences: [PreferenceRow]
    /// Whether due data is fetched without being asked for.
    var refreshes: Bool
    /// Whether the server was started so that it may.
    var canRefresh: Bool
    var isOffline: Bool
    var stores: [StoreRow]
    var shelves: [ShelfLine]
    var outbox: OutboxView
    var counts: [Count]
    var hasCounts: Bool
    var streams: Int
    var dropped: Int
    var path: String
    var version: String
    var received: String

    /// A preference with its options.
    struct PreferenceRow: Sendable {
        var name: String
        var label: String
        var options: [Option]

        struct Option: Sendable {
            var value: String
            var label: String
            var isChosen: Bool
        }
    }

    /// A summary of the entries of one store.
    struct StoreRow: Sendable {
        var name: String
        var file: String
        var entries: String
        var size: String
        var asOf: String?
        var fetched: Moment?
        var confirmed: Moment?
        var freshness: String
        /// Until when it is fresh, or since when it is stale, if all entries agree.
        var turn: Moment?
        var isFresh: Bool
    }

    struct ShelfLine: Sendable {
        var name: String
        var rows: String
        var size: String?
        var more: String?
    }

    struct Count: Sendable {
        var name: String
        var value: String
    }
}

/// Prepares what the page Inside shows.
struct InsidePresenter: Sendable {
    let site: Site

    func view(_ locale: PageLocale) async throws -> InsideView {
        let counts = site.hub.counts
        var shelves: [InsideView.ShelfLine] = []
        for section in site.sections { shelves += try await section.shelves(locale) }
        let kinds = LarderEvent.Kind.allCases.compactMap { kind -> InsideView.Count? in
            guard let words = Self.words[kind] else { return nil }
            let count = site.resources.counts[kind]
            return count == 0 ? nil : .init(name: words, value: locale.number("\(count)"))
        }
        return InsideView(
            preferences: preferences(), refreshes: try await site.settings.refreshesWhenDue(),
            canRefresh: site.configuration.refreshes, isOffline: site.resources.offline.isOffline,
            stores: try await stores(locale),
            shelves: shelves,
            outbox: try await OutboxView(site.resources.outboxes, locale),
            counts: kinds, hasCounts: !kinds.isEmpty, streams: counts.listening,
            dropped: counts.dropped, path: site.configuration.dataPath,
            version: site.configuration.version,
            received: QuantityFormatting.count(try await site.changes.count(), "change")
        )
    }

    private func preferences() -> [InsideView.PreferenceRow] {
        site.preferences.map { preference in
            let chosen = PageContext.preferences.option(of: preference).value
            return .init(
                name: preference.name, label: preference.label,
                options: preference.options.map {
                    .init(value: $0.value, label: $0.label, isChosen: $0.value == chosen)
                })
        }
    }

    private func stores(_ locale: PageLocale) async throws -> [InsideView.StoreRow] {
        var rows: [InsideView.StoreRow] = []
        for (file, storage) in site.resources.storages {
            var groups: [String: [EntrySummary]] = [:]
            let summaries = try await storage.allSummaries()
            for summary in summaries {
                groups[summary.key.components.first ?? "", default: []].append(summary)
            }
            for (name, entries) in groups.sorted(by: { $0.key < $1.key }) {
                rows.append(row(name, file, entries, locale))
            }
        }
        return rows
    }

    private func row(
        _ name: String, _ file: String, _ entries: [EntrySummary], _ locale: PageLocale
    ) -> InsideView.StoreRow {
        let times = entries.map(\.metadata.times)
        let isLocal = entries.allSatisfy { $0.metadata.origin == .local }
        let standings = entries.map { entry in
            let known = site.sections.lazy.compactMap { $0.freshnessReason(entry, site.now) }.first
            return EntryFreshness(entry, at: site.now, known: known)
        }
        let fine = standings.count(where: \.isFine)
        let common =
            Set(standings.map { $0.words(DateFormatting.precise) }).count == 1
            ? standings.first : nil
        return InsideView.StoreRow(
            name: name, file: file, entries: locale.number("\(entries.count)"),
            size: QuantityFormatting.bytes(entries.reduce(0) { $0 + $1.size }),
            asOf: times.compactMap(\.asOf).max().map { locale.day(of: $0) },
            fetched: isLocal ? nil : times.map(\.fetched).max().map { Moment($0, locale) },
            confirmed: times.map(\.confirmed).max().map { Moment($0, locale) },
            freshness: common.map { $0.words { _ in "" } } ?? "\(fine) fresh",
            turn: common?.moment.map { Moment($0.date, locale) },
            isFresh: fine == entries.count)
    }

    /// The events of the stores that are worth showing to a person.
    private static let words: [LarderEvent.Kind: String] = [
        .memoryHit: "Read from memory", .storageHit: "Read from storage",
        .miss: "Not found in storage",
        .fetchStarted: "Fetches started", .fetchJoined: "Fetches joined",
        .fetchSucceeded: "Fetches with new data",
        .fetchNotModified: "Fetches with nothing new", .fetchFailed: "Failed fetches",
        .fetchRetried: "Retried fetches", .committed: "Commits",
        .commitFailed: "Failed commits", .invalidated: "Invalidated", .evicted: "Evicted",
        .changedElsewhere: "Changes by other processes", .setAside: "Files set aside",
        .recovered: "Files recovered", .damaged: "Damage found", .dropped: "Dropped",
    ]
}
