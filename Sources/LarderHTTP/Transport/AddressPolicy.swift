/// Which network addresses may be connected to.
///
/// The decision is about the address itself, after resolution, never about the name. See the IANA
/// special-purpose address registries.
public struct AddressPolicy: Sendable, Hashable {
    /// Whether loopback, private, link-local and other addresses that are not globally reachable
    /// may be connected to.
    public var allowsPrivate: Bool

    /// Creates a policy.
    public init(allowsPrivate: Bool = false) {
        self.allowsPrivate = allowsPrivate
    }

    /// Only addresses that are globally reachable.
    public static let publicOnly = AddressPolicy()

    /// Any address, for home servers and for tests.
    public static let any = AddressPolicy(allowsPrivate: true)
}
