import Dispatch
import Larder

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Resolves host names.
public protocol HostResolver: Sendable {
    /// Returns all addresses of a name, the preferred one first; throws `.unreachable` if there are none.
    func addresses(of name: String) async throws -> [IPAddress]
}

extension HostResolver {
    /// Returns the addresses that a request may connect to, or throws the policy's error.
    ///
    /// A literal address is checked as it is; a name that means this machine by definition is never sent to a
    /// resolver.
    public func addresses(
        for address: WebAddress, by policy: AddressPolicy
    ) async throws -> [IPAddress] {
        try policy.check(address)
        switch address.host {
        case .address(let ip): return [ip]
        case .name(let name):
            let found = try await addresses(of: name)
            try policy.check(found, of: name)
            return found
        }
    }
}

/// The system's resolver: hosts file, then DNS.
public struct SystemResolver: HostResolver {
    private static let queue = DispatchQueue(label: "larder.resolver", attributes: .concurrent)

    /// Creates a resolver.
    public init() {}

    /// Calls the system's blocking resolver on a separate thread.
    ///
    /// If the task is cancelled, this returns at once; the system's lookup continues and its result is
    /// ignored.
    public func addresses(of name: String) async throws -> [IPAddress] {
        let waiter = Locked<CheckedContinuation<[IPAddress], any Error>?>(nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiter.withLock { $0 = continuation }
                if Task.isCancelled { Self.finish(waiter, .failure(CancellationError())) }
                Self.queue.async { Self.finish(waiter, Result { try Self.look(up: name) }) }
            }
        } onCancel: {
            Self.finish(waiter, .failure(CancellationError()))
        }
    }

    private static func finish(
        _ waiter: Locked<CheckedContinuation<[IPAddress], any Error>?>,
        _ result: Result<[IPAddress], any Error>
    ) {
        let continuation = waiter.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(with: result)
    }

    private static func look(up name: String) throws -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(name, nil, &hints, &list)
        guard status == 0 else { throw HTTPFailure.noSuchHost.error(host: name) }
        defer { freeaddrinfo(list) }
        var found: [IPAddress] = []
        var next = list
        while let entry = next {
            if let address = IPAddress(
                entry.pointee.ai_addr, length: Int(entry.pointee.ai_addrlen)),
                !found.contains(address)
            {
                found.append(address)
            }
            next = entry.pointee.ai_next
        }
        guard !found.isEmpty else { throw HTTPFailure.noSuchHost.error(host: name) }
        return found
    }
}

extension IPAddress {
    /// Reads the address from a socket address.
    init?(_ address: UnsafePointer<sockaddr>?, length: Int) {
        guard let address else { return nil }
        let raw = UnsafeRawBufferPointer(start: UnsafeRawPointer(address), count: length)
        switch Int32(address.pointee.sa_family) {
        case AF_INET where length >= 8: self.init(bytes: raw[4..<8])
        case AF_INET6 where length >= 24: self.init(bytes: raw[8..<24])
        default: return nil
        }
    }
}
