internal import Feeds
internal import Foundation
internal import Larder
internal import LarderAsyncHTTP
internal import LarderGPSD
internal import LarderHTTP
internal import LarderServer
internal import LarderStorageKit
internal import Notes
internal import PersonalData
internal import Places
internal import Rates
internal import Sync

/// What a command works with; apart from ``Backups``, the only place that names a storage and a transport.
struct Composition {
    let settings: Settings
    let counts: CountingReporter
    let environment: StoreEnvironment
    let data: any DataPlace
    let cache: AnyStorage
    let userData: AnyStorage
    let rates: ExchangeRates
    let places: PlaceBook
    let notes: NoteBook
    let feeds: FeedReader
    /// The journal of the person's changes, for other larders and for exports.
    let journal: SyncJournal
    /// The client for servers that the person names, which may be on this machine or in a private network.
    let ownServers: HTTPClient
    /// The pictures of articles; only a server has them.
    private let pictures: BlobStore?
    /// Connects to daemons and receivers on the network.
    let lines: any LineConnector = TCPLineConnector()
    private let transport: AsyncHTTPTransport
    private let client: HTTPClient
    private let offline: ConnectivitySwitch

    /// Opens the storages in the data folder, runs the body, and closes everything.
    ///
    /// - Parameters:
    ///   - isServer: Whether it keeps running when something fails. If so, trouble is reported at once;
    ///     otherwise the failure that ends the command reports it.
    ///   - needsOwnData: Whether the body is of no use without the person's own data. If not, and that is
    ///     damaged, the body runs as if there was none, after the person was told.
    static func run<Result>(
        _ settings: Settings, isServer: Bool = false, needsOwnData: Bool = true,
        _ body: (Composition) async throws -> Result
    ) async throws -> Result {
        let composition = try await attempt(
            // A database names itself in what it throws.
            settings.database == nil ? "open the data in \(settings.dataName)" : "open the data",
            system: .configuration
        ) {
            try await Composition(settings, isServer: isServer, needsOwnData: needsOwnData)
        }
        try OpenFiles.requireEnough()
        do {
            try await composition.checkWhole()
            // If that can't be read, the body says so.
            let before = try? await composition.userData.position()
            let result = try await body(composition)
            await composition.noticeChanges(since: before)
            await composition.close()
            return result
        } catch {
            await composition.close()
            throw error
        }
    }

    private init(_ settings: Settings, isServer: Bool, needsOwnData: Bool) async throws {
        self.settings = settings
        counts = CountingReporter(
            next: RecoveryReporter(
                fatal: isServer ? nil : settings.data.appending(path: settings.userDataName).path))
        offline = ConnectivitySwitch(isOffline: try settings.isOffline)
        environment = StoreEnvironment(connectivity: offline, reporter: counts)
        data = try await Self.open(
            settings, environment, isServer: isServer, needsOwnData: needsOwnData)
        cache = data.cache.storage
        userData = data.userData.storage
        places = PlaceBook(storage: userData, environment: environment)
        notes = NoteBook(storage: userData, environment: environment)
        transport = AsyncHTTPTransport()
        client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(
                name: "larder", version: Version.text, contact: Version.contact),
            configuration: .init(
                addresses: AddressPolicy(
                    allowsPrivate: try settings.allowsPrivate,
                    advice: "If it is a server of your own, start larder with --allow-private."),
                overall: 16),
            environment: environment)
        ownServers = HTTPClient(
            transport: transport,
            userAgent: UserAgent(
                name: "larder", version: Version.text, contact: Version.contact),
            configuration: .init(
                limits: HTTPSyncTransport.limits, addresses: AddressPolicy(allowsPrivate: true)),
            environment: environment)
        feeds = FeedReader(
            client: client, cache: cache, userData: userData, sharing: data.fetchLease != nil,
            environment: environment)
        journal = PersonalData.journal(
            feeds: feeds, places: places, notes: notes, storage: userData, place: data.identity,
            environment: environment)
        pictures =
            isServer
            ? try data.pictures(BlobLimits(memory: 16 << 20, disk: 200 << 20)) : nil
        rates = ExchangeRates(
            providers: try Self.providers(settings), client: client, storage: cache,
            marks: userData,
            fetchLease: data.fetchLease, environment: environment)
    }

    /// Opens the storages that the settings name.
    static func open(
        _ settings: Settings, _ environment: StoreEnvironment, isServer: Bool = false,
        needsOwnData: Bool = true
    ) async throws -> any DataPlace {
        #if Postgres
        if let address = try settings.databaseAddress {
            do {
                return try await Database(at: address, environment, isServer: isServer)
            } catch let error as LarderError where [.refused, .notFound].contains(error.code) {
                // The user, the password, the rights or the name are wrong.
                throw CommandFailure(
                    .configuration, "can't open the data: \(error.message.afterColon)")
            }
        }
        #else
        if settings.database != nil {
            throw CommandFailure(
                .configuration,
                "this larder was built without PostgreSQL: install libpq-dev and build it again, or leave "
                    + "out --storage.")
        }
        #endif
        return try DataFiles(settings, environment, needsOwnData: needsOwnData)
    }

    /// The sections of the page, in the order of its menu.
    var sections: [Section] {
        [
            .rates(rates),
            .feeds(feeds, pictures: pictures),
            .places(places, receiver: receiver),
            .notes(notes),
        ]
    }

    /// What waits for other larders.
    var outboxes: SyncOutboxes { SyncOutboxes(journal) }

    /// What a refused change of the person's own data is: their input was wrong, unless nothing can be changed.
    var refusal: CommandFailure.Code { data.isReadOnly ? .failure : .usage }

    /// What a refused fetch is: the source is not available, unless nothing can be changed.
    var refusedFetch: CommandFailure.Code { data.isReadOnly ? .failure : .unavailable }

    /// Throws if only a part of the data was copied here.
    private func checkWhole() async throws {
        // If that can't be read, the body says so.
        guard (try? await StorageTransfer.isUnfinished(userData)) == true else { return }
        throw CommandFailure(
            .failure,
            "only a part of the data is in \(settings.dataName), because larder migrate did not come to its end. "
                + "Run the same larder migrate again: it goes on where it stopped.")
    }

    /// Throws where nothing that is fetched could be stored.
    func checkWritable(_ doing: String) throws {
        guard data.isReadOnly else { return }
        throw CommandFailure(
            .failure,
            "can't \(doing): nothing was changed: the data can be read here, but not written.")
    }

    /// What the sections share.
    var resources: ServerResources {
        ServerResources(
            client: client, environment: environment, counts: counts, offline: offline,
            storages: [data.cache, data.userData], userData: userData,
            journal: journal)
    }

    /// The GPS receiver of this machine, which the page can follow.
    private var receiver: SharedReceiver {
        SharedReceiver(
            GPSDReceiver(
                host: "localhost", port: GPSDReceiver.usualPort, connector: lines,
                environment: environment), environment: environment)
    }

    private static func providers(_ settings: Settings) throws -> [RateProvider] {
        let chosen = try settings.ratesURL
        return try RateProvider.all.map { provider in
            let own = try settings.address(of: provider)
            let address = provider.id == settings.source ? chosen ?? own : own
            return address.map(provider.at) ?? provider
        }
    }

    /// Gives what was changed the time at which it was said, if other larders are to hear of it.
    private func noticeChanges(since before: StoragePosition?) async {
        do {
            await places.flush()
            await notes.flush()
            guard !data.isReadOnly, try await userData.position() != before,
                try await journal.isInUse()
            else { return }
            try await journal.capture()
        } catch {
            // The change itself is stored; the next sync notices it, with its own time.
            environment.reporter.report(
                LarderEvent(.commitFailed, subject: "sync", error: .wrapping(error)))
        }
    }

    private func close() async {
        await places.flush()
        await notes.flush()
        do {
            // If the database is away, the others wait until its entry has lapsed.
            try? await feeds.leave()
            try await data.close()
            try await transport.shutdown()
        } catch {
            Console.error("larder: " + CommandFailure(error, while: "close the data").message)
        }
    }
}

/// Tells the person about trouble that the command recovered from.
struct RecoveryReporter: Reporter {
    /// The file whose damage ends the command; that failure says the same, so it is not reported here.
    var fatal: String?

    func report(_ event: LarderEvent) {
        if event.kind == .damaged, event.subject == fatal { return }
        switch event.kind {
        case .setAside, .recovered, .damaged:
            let words = event.error?.message ?? event.detail ?? event.kind.rawValue
            Console.error("larder: \(event.subject): \(words)")
        default: break
        }
    }
}
