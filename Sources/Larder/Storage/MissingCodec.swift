// What the compiler says about a type that is not `Codable` and comes without a codec.

extension Store {
    /// Not available: values that are not `Codable` need a codec.
    @available(
        *, unavailable,
        message: "values that are not Codable need 'codec:'; without a storage pass '.unstored'"
    )
    public convenience init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any EntryStorage)? = nil,
        freshness: FreshnessRule<Value> = .alwaysStale, retry: Retry = .standard,
        abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil,
        memory: MemoryLimit = .standard, lifetime: Duration? = nil, refreshesWatched: Bool = false,
        fetchLease: Duration? = nil, rules: [KeyRule<Value>] = [],
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        fatalError("not available")
    }
}

extension PagedStore {
    /// Not available: items that are not `Codable` need a codec.
    @available(
        *, unavailable,
        message: "items that are not Codable need 'codec:'; without a storage pass '.unstored'"
    )
    public convenience init(
        name: String, source: any PagedSource<Item>, storage: (any EntryStorage)? = nil,
        options rules: PagingOptions = PagingOptions(),
        freshness: FreshnessRule<Page<Item>> = .alwaysStale, retry: Retry = .standard,
        abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil,
        groupedBy group: (@Sendable (Item) -> String)? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        fatalError("not available")
    }
}

extension ShelfColumns {
    /// Not available: rows that are not `Codable` need a codec.
    @available(*, unavailable, message: "rows that are not Codable need 'codec:'")
    public init(
        identity: @escaping @Sendable (Row.ID) -> ShelfIdentity,
        group: @escaping @Sendable (Row) -> String = { _ in "" },
        order: @escaping @Sendable (Row) -> SortValue, keepsOrder: Bool = false,
        words: @escaping @Sendable (Row) -> [String] = { _ in [] }, marks: [Mark.Name] = []
    ) {
        fatalError("not available")
    }
}

extension Outbox {
    /// Not available: payloads that are not `Codable` need a codec.
    @available(*, unavailable, message: "payloads that are not Codable need 'codec:'")
    public convenience init(
        name: String, destination: (any Destination<Payload>)? = nil, storage: any EntryStorage,
        rule: DeliveryRule = .standard, concurrency: Int = 4, lease: Duration = .seconds(30),
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        fatalError("not available")
    }
}
