public import Larder
public import LarderHTTP
public import LarderText
public import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The exchange-rate application: what the command and the page show, and what a person can do.
///
/// It reads stored and packaged figures; only ``refresh(_:)`` contacts a provider.
public struct ExchangeRates: Sendable {
    /// The providers, the default first.
    public let providers: [RateProvider]

    /// The storage of marks.
    public let marks: any MarkStorage

    /// The names of the stores of figures, one for each provider.
    public var storeNames: [String] { stores.values.map(\.name) }

    private let stores: [String: Store<History>]
    private let environment: StoreEnvironment
    private let key: Key = "history"

    /// The scope of the marks on currencies.
    public static let markScope = "currencies"

    /// Creates the application over a storage for figures, which can be fetched again, and one for
    /// the person's own data, which cannot.
    ///
    /// - Parameter fetchLease: How long one of several servers that share the storage may keep a provider for itself
    ///   while it fetches; nil if each fetches for itself.
    public init(
        providers: [RateProvider] = RateProvider.all, client: HTTPClient, storage: any EntryStorage,
        marks: any MarkStorage, retry: Retry = .never,
        fetchLease: Duration? = nil, environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.providers = providers
        self.marks = marks
        self.environment = environment
        var stores: [String: Store<History>] = [:]
        for provider in providers {
            let source = RatesSource(
                provider: provider, client: client, now: environment.now,
                readable: providers)
            stores[provider.id] = Store(
                name: "rates-\(provider.id)", source: source, storage: storage,
                codec: .history, freshness: provider.freshness, retry: retry,
                fetchLease: fetchLease, environment: environment)
        }
        self.stores = stores
    }

    /// Returns the provider with an id; the error for an unknown one lists the ids.
    public func provider(named id: String) throws(LarderError) -> RateProvider {
        if let provider = providers.first(where: { $0.id == id }) { return provider }
        throw LarderError(
            .notFound,
            message: "There is no source of rates called “\(id)”: choose one of "
                + providers.map(\.id).joined(separator: ", ") + ".")
    }

    /// Returns the store of a provider's figures, for watching.
    public func store(of provider: RateProvider) throws(LarderError) -> Store<History> {
        guard let store = stores[provider.id] else {
            throw LarderError(.notFound, message: "\(provider.name) is not set up here.")
        }
        return store
    }

    /// Returns the stored figures of a provider, or else the packaged ones.
    public func snapshot(of provider: RateProvider) async throws -> Snapshot<History> {
        let store = try store(of: provider)
        if let packaged = provider.packaged() {
            await store.seed(key, with: packaged, asOf: packaged.newestDay?.date)
        }
        return try await store.load(key, policy: .cacheOnly)
    }

    /// Returns why a stored entry is fresh at a moment, or stale; nil for an entry that is not one
    /// of these rates.
    public func freshnessReason(of entry: EntrySummary, at now: Date) -> FreshnessReason? {
        let provider = providers.first { stores[$0.id]?.name == entry.key.components.first }
        return provider.map { provider in
            entry.freshnessReason(at: now) { provider.schedule.validity(of: (), $0) }
        }
    }

    /// Returns the figures of a provider; the error if there are none says how to get some.
    public func history(of provider: RateProvider) async throws -> History {
        let snapshot = try await snapshot(of: provider)
        if let history = snapshot.value, !history.isEmpty { return history }
        if let failure = snapshot.failure { throw failure.error }
        throw LarderError(
            .notFound,
            message:
                "No rates of \(provider.name) are stored yet: run `larder rates refresh --source "
                + "\(provider.id)`, or import a file with `larder rates import`.")
    }

    /// Fetches what is missing from a provider; if that fails, the stored figures stay.
    @discardableResult
    public func refresh(_ provider: RateProvider) async throws -> RefreshOutcome {
        let before = try await snapshot(of: provider)
        let after = try await store(of: provider).refresh(key)
        return RefreshOutcome(
            before: before.value?.newestDay, after: after.value?.newestDay,
            didChange: before.valueRevision != after.valueRevision,
            isStored: after.value.map { $0.storable == $0 } ?? true)
    }

    /// The outcome of a refresh.
    public struct RefreshOutcome: Sendable {
        /// The newest day before.
        public let before: Day?
        /// The newest day after.
        public let after: Day?
        /// Whether any figure is new or has changed.
        public let didChange: Bool
        /// Whether the provider allows all of them to be stored.
        public let isStored: Bool
    }

    /// Reads a file of rates, recognised by its content, and merges it into its provider's figures.
    ///
    /// - Parameter day: The day of a list without a date.
    public func importFile(
        _ bytes: [UInt8], day: Day? = nil
    ) async throws -> (provider: RateProvider, sheet: RateSheet, counts: History.MergeCounts) {
        let sheet: RateSheet
        do {
            sheet = try RateSheet(reading: bytes, day: day, of: providers)
        } catch {
            throw LarderError(.unreadable, message: error.message, cause: error)
        }
        guard let provider = providers.first(where: { $0.formats.contains(sheet.format) }) else {
            throw LarderError(.notFound, message: "No source of rates here publishes such a file.")
        }
        let known = try await snapshot(of: provider).value
        let today = provider.today(at: environment.now())
        let counts = Locked(History.MergeCounts())
        // The file may cover only a few currencies on purpose; a file that was cut off is still
        // noticed.
        var rules = CheckRules()
        if sheet.format.isSelfDelimiting { rules.minimumCoverage = 0 }
        let checks = rules
        try await store(of: provider).update(key, asOf: { $0.newestDay?.date }) { stored in
            var history = stored ?? known ?? History(base: sheet.base, quotation: sheet.quotation)
            do {
                let merged = try history.merge(
                    sheet.checked(today: today, against: history, rules: checks))
                counts.withLock { $0 = merged }
            } catch let error as RateSheetError {
                throw LarderError(.unreadable, message: error.message, cause: error)
            }
            return history
        }
        // A file does not say that the provider has nothing newer.
        let newest = try await snapshot(of: provider).value?.newestDay
        if let newest, provider.calendar.missed(since: newest, at: environment.now()) > 0 {
            try await store(of: provider).invalidate(key)
        }
        return (provider, sheet, counts.withLock { $0 })
    }

    /// The favourite currencies, in the order in which they were chosen.
    public func favourites() async throws -> [CurrencyCode] {
        try await marks.marks(named: .favourite, in: Self.markScope)
            .compactMap { CurrencyCode($0.item) }
    }

    /// Adds or removes a favourite; durable on return.
    public func setFavourite(
        _ code: CurrencyCode, _ isFavourite: Bool, at given: Date? = nil
    ) async throws {
        guard Currency.isKnown(code) else {
            throw LarderError(
                .notFound,
                message:
                    "There is no currency “\(code)”. Currencies have codes of three letters in ISO 4217, such as USD or JPY."
            )
        }
        let known = try await marks.marks(for: [code.text], in: Self.markScope)
            .first { $0.name == .favourite }
        if known?.isSet ?? false == isFavourite { return }
        let now = environment.now()
        let date = min(given ?? now, now)
        if let known, date < now, (date...now).contains(known.date) { return }
        // A clock that was ahead of ours does not keep a person from changing it.
        let least = known.map { $0.date.addingTimeInterval(0.001) } ?? .distantPast
        try await marks.set([
            Mark(
                scope: Self.markScope, item: code.text, name: .favourite, isSet: isFavourite,
                date: max(date, least))
        ])
    }
}

extension RateProvider {
    /// How long figures are fresh by their times: until newer ones are due.
    fileprivate var schedule: FreshnessRule<Void> { .scheduled(calendar) }

    /// The same by the figures themselves, since some are shown but not stored.
    fileprivate var freshness: FreshnessRule<History> {
        let schedule = schedule
        return FreshnessRule { history, times in
            var times = times
            times.asOf = history.newestDay?.date ?? times.asOf
            return schedule.validity(of: (), times)
        }
    }
}

extension Codec where Value == History {
    /// The compact form of a history.
    public static var history: Self {
        Self(format: "rates/1", encode: { $0.encoded() }) { data in
            try History(encoded: data)
        }
    }
}
