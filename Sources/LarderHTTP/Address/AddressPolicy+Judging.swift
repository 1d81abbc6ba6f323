import Larder

extension AddressPolicy {
    /// Whether an address may be connected to.
    public func allows(_ address: IPAddress) -> Bool {
        allowsPrivate || address.specialPurpose == nil
    }

    /// Throws `.refused` if connecting to an address is not allowed.
    ///
    /// Pass the name that resolved to it, so that the message can include it.
    public func check(_ address: IPAddress, of name: String? = nil) throws {
        guard !allowsPrivate, let purpose = address.specialPurpose else { return }
        let written = WebHost.address(address)
        let subject = name.map { "“\($0)” is at \(written)," } ?? "\(written) is"
        throw LarderError(
            .refused,
            message: """
                \(subject) \(purpose), and only public addresses are fetched from. \(advice)
                """, cause: AddressRefusal())
    }

    /// Throws if there is no address, or if connecting to any of them is not allowed.
    ///
    /// A name with both a public and a private address is refused as a whole: that is either a mistake or an
    /// attempt to pass the check with one and connect to the other.
    public func check(_ addresses: [IPAddress], of name: String) throws {
        guard !addresses.isEmpty else { throw HTTPFailure.noSuchHost.error(host: name) }
        for address in addresses { try check(address, of: name) }
    }

    /// Throws `.refused` if requests to the address are not allowed, as far as can be told without resolving
    /// its name.
    ///
    /// Public addresses with ports of services other than web servers are refused, so that nobody can make a
    /// program talk to a mail server. A policy that allows private networks allows every port.
    public func check(_ address: WebAddress) throws {
        if case .address(let ip) = address.host { try check(ip) }
        if !allowsPrivate, address.host.isLoopbackName {
            try check(.v4(0x7F00_0001), of: "localhost")
        }
        guard allowsPrivate || !Self.otherServices.contains(address.port) else {
            throw LarderError(
                .refused,
                message: """
                    Port \(address.port) of “\(address.host)” was asked for, on which no web server \
                    is expected. Check the address.
                    """)
        }
    }

    /// The ports that the Fetch standard blocks, and those of common databases.
    private static let otherServices: Set<Int> = [
        1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101,
        102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389,
        427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636,
        989, 990, 993, 995, 1719, 1720, 1723, 2049, 3306, 3659, 4045, 4190, 5060, 5061, 5432, 6000,
        6379, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080, 11211, 27017,
    ]
}

/// What a developer can do about a refused address. The message is for the person at the screen.
private struct AddressRefusal: Error, CustomStringConvertible {
    var description: String {
        "for a server of your own, pass 'addresses: .any' to HTTPClient or its configuration"
    }
}
