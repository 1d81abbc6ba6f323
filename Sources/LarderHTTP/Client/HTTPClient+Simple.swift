public import Larder

extension HTTPClient {
    /// Creates a client over `URLSession` with the default limits, for one line in an app.
    ///
    /// ```swift
    /// let client = HTTPClient(name: "News", version: "1.0", contact: "https://example.org/news")
    /// ```
    ///
    /// Only public addresses are fetched from. For a server of your own, at home or in a test, pass
    /// `addresses: .any`.
    ///
    /// - Parameters:
    ///   - name: The name of the program, sent with every request.
    ///   - version: Its version.
    ///   - contact: How the owner of a server reaches you: a web page or an e-mail address.
    ///   - addresses: Which addresses may be fetched from.
    ///   - environment: The clock and the connection; pass the one that your stores have.
    public convenience init(
        name: String, version: String, contact: String, addresses: AddressPolicy = .publicOnly,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.init(
            transport: URLSessionTransport(now: environment.now),
            userAgent: UserAgent(name: name, version: version, contact: contact),
            configuration: Configuration(addresses: addresses), environment: environment)
    }
}
