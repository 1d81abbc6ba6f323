public import Larder
public import LarderHTTP

/// What all sections need to run; made by the composition root.
public struct ServerResources: Sendable {
    /// The client that fetches pictures of articles.
    public var client: HTTPClient
    /// The clocks, connectivity and reporter of the stores.
    public var environment: StoreEnvironment
    /// The counters of the stores.
    public var counts: CountingReporter
    /// The switch for offline mode.
    public var offline: ConnectivitySwitch
    /// The storages, with the names of their files.
    public var storages: [(name: String, storage: any EntryStorage)]
    /// The storage of the person's own data.
    public var said: any EntryStorage & MarkStorage

    /// Creates the resources.
    public init(
        client: HTTPClient, environment: StoreEnvironment, counts: CountingReporter,
        offline: ConnectivitySwitch, storages: [(name: String, storage: any EntryStorage)],
        said: any EntryStorage & MarkStorage
    ) {
        self.client = client
        self.environment = environment
        self.counts = counts
        self.offline = offline
        self.storages = storages
        self.said = said
    }

    /// The server's own secrets.
    var credentials: CredentialStore { CredentialStore(storage: said, now: environment.now) }
}
