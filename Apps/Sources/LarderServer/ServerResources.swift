public import Larder
public import LarderHTTP

/// What all sections of the page live in; made by the composition root.
public struct ServerResources: Sendable {
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

    /// Gathers them.
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

    /// What the server keeps about itself.
    var credentials: CredentialStore { CredentialStore(storage: said, now: environment.now) }
}
