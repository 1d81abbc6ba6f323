public import Larder
public import LarderHTTP
public import Sync

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
    /// The journal of changes, for other larders; nil if this server keeps in step with none.
    public var journal: SyncJournal?
    /// The storage of the person's own data.
    public var userData: any EntryStorage & MarkStorage

    /// Creates the resources.
    public init(
        client: HTTPClient, environment: StoreEnvironment, counts: CountingReporter,
        offline: ConnectivitySwitch, storages: [(name: String, storage: any EntryStorage)],
        userData: any EntryStorage & MarkStorage, journal: SyncJournal? = nil
    ) {
        self.client = client
        self.environment = environment
        self.counts = counts
        self.offline = offline
        self.storages = storages
        self.userData = userData
        self.journal = journal
    }

    /// The first storage that can't be read now, and why.
    func trouble() async -> (name: String, error: any Error)? {
        for (name, storage) in storages {
            do {
                _ = try await storage.summaries(under: "", after: nil, limit: 1)
            } catch {
                return (name, error)
            }
        }
        return nil
    }

    /// What waits for other larders.
    var outboxes: SyncOutboxes? { journal.map(SyncOutboxes.init) }

    /// The server's own secrets.
    var credentials: CredentialStore { CredentialStore(storage: userData, now: environment.now) }
}
