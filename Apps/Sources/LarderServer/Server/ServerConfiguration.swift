/// Where the page is served, and within which limits.
public struct ServerConfiguration: Sendable {
    /// The address to listen on.
    public var host: String

    /// The port; 0 for any that is free.
    public var port: Int

    /// Other names that this server answers to, each with its port where that is not the usual one.
    public var names: [String]

    /// Whether a proxy before this server speaks TLS with browsers.
    public var isBehindTLS: Bool

    /// How many event streams may be open at once.
    public var streams: Int

    /// How many of them one session, program or address may have.
    public var streamsEach: Int

    /// Whether what is due is fetched by itself.
    public var refreshes: Bool

    /// Whether requests are written to standard error.
    public var logsRequests: Bool

    /// The folder of everything that is kept, as it is shown.
    public var dataPath: String

    /// The program's version, as it is shown.
    public var version: String

    /// Creates a configuration for this machine alone.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, names: [String] = [],
        isBehindTLS: Bool = false, streams: Int = 200, streamsEach: Int = 32,
        refreshes: Bool = true, logsRequests: Bool = true, dataPath: String = "",
        version: String = ""
    ) {
        self.host = host
        self.port = port
        self.names = names
        self.isBehindTLS = isBehindTLS
        self.streams = streams
        self.streamsEach = streamsEach
        self.refreshes = refreshes
        self.logsRequests = logsRequests
        self.dataPath = dataPath
        self.version = version
    }
}
