/// Which IP addresses may be connected to.
///
/// The decision is about the address after resolution, never about the name. See the IANA special-purpose
/// address registries.
///
/// An address that is not allowed is an error with the code `.refused`. If it is a server of your own, create the client
/// with `addresses: .any`.
public struct AddressPolicy: Sendable, Hashable {
    /// Whether to allow loopback, private, link-local and other addresses that are not globally reachable.
    public var allowsPrivate: Bool

    /// What a person can do to have such an address allowed: the last sentence of the error.
    public var advice: String

    /// Creates a policy.
    public init(
        allowsPrivate: Bool = false,
        advice: String = "Allow private networks if it is a server of your own."
    ) {
        self.allowsPrivate = allowsPrivate
        self.advice = advice
    }

    /// Allows only globally reachable addresses.
    public static let publicOnly = AddressPolicy()

    /// Allows any address, for home servers and for tests.
    public static let any = AddressPolicy(allowsPrivate: true)
}
