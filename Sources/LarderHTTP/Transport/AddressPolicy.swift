/// Which IP addresses may be connected to.
///
/// The decision is about the address after resolution, never about the name. See the IANA special-purpose
/// address registries.
public struct AddressPolicy: Sendable, Hashable {
    /// Whether to allow loopback, private, link-local and other addresses that are not globally reachable.
    public var allowsPrivate: Bool

    /// Creates a policy.
    public init(allowsPrivate: Bool = false) {
        self.allowsPrivate = allowsPrivate
    }

    /// Allows only globally reachable addresses.
    public static let publicOnly = AddressPolicy()

    /// Allows any address, for home servers and for tests.
    public static let any = AddressPolicy(allowsPrivate: true)
}
