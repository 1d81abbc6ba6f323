public import Feeds
public import Larder
public import LarderHTTP
public import Notes
public import Places
public import Rates

/// The applications that the page shows, and what they live in; made by the composition root.
public struct Desks: Sendable {
    /// Exchange rates.
    public var rates: ExchangeRates
    /// Feeds.
    public var feeds: FeedReader
    /// Places.
    public var places: PlaceBook
    /// Notes.
    public var notes: NoteBook
    /// A GPS receiver that the page may follow; nil where there is none.
    public var receiver: SharedReceiver?
    /// How pictures of articles are fetched.
    public var client: HTTPClient
    /// Clocks, connectivity and reporter of the stores.
    public var environment: StoreEnvironment
    /// What the stores counted.
    public var counts: CountingReporter
    /// The switch that takes everything offline.
    public var offline: ConnectivitySwitch
    /// The storages by the names of their files.
    public var storages: [(name: String, storage: any EntryStorage)]
    /// Where what people say is kept.
    public var said: any EntryStorage & MarkStorage

    /// Gathers the applications.
    public init(
        rates: ExchangeRates, feeds: FeedReader, places: PlaceBook, notes: NoteBook,
        client: HTTPClient,
        environment: StoreEnvironment, counts: CountingReporter, offline: ConnectivitySwitch,
        storages: [(name: String, storage: any EntryStorage)], said: any EntryStorage & MarkStorage
    ) {
        self.rates = rates
        self.feeds = feeds
        self.places = places
        self.notes = notes
        self.client = client
        self.environment = environment
        self.counts = counts
        self.offline = offline
        self.storages = storages
        self.said = said
    }
}
