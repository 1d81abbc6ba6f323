internal import HTTPTypes
public import Hummingbird
internal import NIOCore

/// The proxies in front of a server that are believed when they say who their client is.
///
/// They say so in `X-Forwarded-For`, to which each proxy adds the address that it was asked from. Only
/// what a trusted proxy added counts: whatever a client wrote itself comes before that.
public struct TrustedProxies: Sendable {
    private struct Network {
        var bytes: [UInt8]
        var bits: Int

        func contains(_ address: ClientAddress) -> Bool {
            guard address.bytes.count == bytes.count else { return false }
            return bytes.indices.allSatisfy { index in
                let ignored = min(8, max(0, (index + 1) * 8 - bits))
                return (bytes[index] ^ address.bytes[index]) >> UInt8(ignored) == 0
            }
        }
    }

    private let networks: [Network]

    /// Trusts nobody.
    public static let none = TrustedProxies(networks: [])

    /// Whether nobody is trusted.
    public var isEmpty: Bool { networks.isEmpty }

    /// Reads addresses, and networks such as `10.0.0.0/8`; nil if one of them is neither.
    public init?(_ texts: [String]) {
        var networks: [Network] = []
        for text in texts {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard let address = ClientAddress(parts[0]), parts.count <= 2 else { return nil }
            let whole = address.bytes.count * 8
            guard let bits = parts.count == 2 ? Int(parts[1]) : whole, (0...whole).contains(bits)
            else { return nil }
            networks.append(Network(bytes: address.bytes, bits: bits))
        }
        self.networks = networks
    }

    private init(networks: [Network]) { self.networks = networks }

    /// Whether an address is that of a trusted proxy.
    func contains(_ address: ClientAddress) -> Bool {
        networks.contains { $0.contains(address) }
    }

    /// Returns the address of the client behind a connection.
    ///
    /// - Parameter fields: The values of `X-Forwarded-For`, in order. The last address in them that is not
    ///   a trusted proxy's is the client's; if what stands there is not an address, the proxy that wrote it is.
    func client(of connection: ClientAddress, _ fields: [String]) -> ClientAddress {
        var client = connection
        for text in fields.joined(separator: ",").split(separator: ",").reversed() {
            guard contains(client), let next = Self.address(text) else { return client }
            client = next
        }
        return client
    }

    /// Reads an address that may have a port: `192.0.2.1`, `192.0.2.1:8080`, `2001:db8::1`,
    /// `[2001:db8::1]:8080`.
    private static func address(_ text: Substring) -> ClientAddress? {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        if text.first == "[", let end = text.firstIndex(of: "]") {
            text = text[..<end].dropFirst()
        } else if text.contains("."), text.count(where: { $0 == ":" }) == 1 {
            text = text.prefix { $0 != ":" }
        }
        return ClientAddress(text)
    }
}

/// Finds the client behind trusted proxies, so that limits count clients rather than proxies.
public struct ForwardedClient<Context: ConnectionContext>: RouterMiddleware {
    private let proxies: TrustedProxies

    /// Creates the step; it comes before every guard that limits.
    public init(_ proxies: TrustedProxies) { self.proxies = proxies }

    /// Passes on a request with the address of its client.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !proxies.isEmpty, let connection = ClientAddress(context.remoteAddress) else {
            return try await next(request, context)
        }
        var context = context
        let fields = request.headers[values: .fixed("X-Forwarded-For")]
        context.forwardedAddress = proxies.client(of: connection, fields)
        return try await next(request, context)
    }
}
