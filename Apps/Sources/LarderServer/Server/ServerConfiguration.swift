public import WebSafety

/// Where the server listens, and its limits.
public struct ServerConfiguration: Sendable {
    /// The address to listen on.
    public var host: String

    /// The port; 0 for any free port.
    public var port: Int

    /// Other names that this server answers to, each with its port unless it is the default one.
    public var names: [String]

    /// Whether a proxy in front of this server handles TLS.
    public var isBehindTLS: Bool

    /// The proxies that are believed when they say who their client is.
    public var trustedProxies: TrustedProxies

    /// The most connections that may be open at once.
    public var connections: Int

    /// The most event streams that may be open at once.
    public var streams: Int

    /// The most event streams of one session, program or address.
    public var streamsEach: Int

    /// Whether due data is fetched automatically.
    public var refreshes: Bool

    /// Whether requests are logged to standard error.
    public var logsRequests: Bool

    /// The data folder, as shown on the page.
    public var dataPath: String

    /// The program's version, as shown on the page.
    public var version: String

    /// Creates a configuration; by default, the server is open only to this machine.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, names: [String] = [],
        isBehindTLS: Bool = false, trustedProxies: TrustedProxies = .none,
        connections: Int = 10_000, streams: Int = 200,
        streamsEach: Int = 32,
        refreshes: Bool = true, logsRequests: Bool = true, dataPath: String = "",
        version: String = ""
    ) {
        self.host = host
        self.port = port
        self.names = names
        self.isBehindTLS = isBehindTLS
        self.trustedProxies = trustedProxies
        self.connections = connections
        self.streams = streams
        self.streamsEach = streamsEach
        self.refreshes = refreshes
        self.logsRequests = logsRequests
        self.dataPath = dataPath
        self.version = version
    }
}
