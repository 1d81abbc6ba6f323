import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPClient {
    /// The progress of one request from hop to hop.
    struct Walk {
        private let client: HTTPClient
        private let validators: HTTPValidators?
        private let report: @Sendable (FetchProgress) -> Void

        /// The time spent on the hops so far, without waiting for a turn.
        private let spent = Locked(Duration.zero)
        private let first: WebAddress
        private var request: TransportRequest
        private var address: WebAddress
        private var visited: Set<TransportRequest> = []

        /// The target of the permanent redirects so far, up to the first temporary one.
        private var permanent: WebAddress?
        private var isPermanentSoFar = true

        /// Where the first URL was known to have moved when the request started.
        private let known: URL?

        init(
            _ request: TransportRequest, client: HTTPClient, validators: HTTPValidators?,
            report: @escaping @Sendable (FetchProgress) -> Void
        ) throws {
            self.client = client
            self.validators = validators
            self.report = report
            first = try WebAddress(request.url)
            address = first
            self.request = request
            known = client.moves[first.url]?.url
            if Self.canMove(request), let known {
                address = try WebAddress(known)
                permanent = address
                if !address.isSameOrigin(as: first) {
                    self.request.fields = Redirection.fieldsForOthers(request.fields)
                }
            }
            self.request.url = address.url
            self.request.fields["User-Agent"] = client.userAgent.description
            if self.request.fields["Accept-Encoding"] == nil {
                // Part of a compressed body cannot be decompressed.
                self.request.fields["Accept-Encoding"] =
                    request.fields["Range"] == nil ? ContentCoding.offer : "identity"
            }
        }

        mutating func run() async throws -> TransportResponse {
            let limit = client.configuration.limits.redirects
            for _ in 0...max(0, limit) {
                guard visited.insert(request).inserted else { throw circle() }
                let response = try await hop()
                guard
                    let next = try Redirection(
                        after: response, to: request, from: address,
                        allowsDowngrade: client.configuration.allowsDowngrade)
                else { return response }
                guard limit > 0 else {
                    throw LarderError(
                        .unreadable,
                        message:
                            "“\(first.host)” redirects to \(next.address.url.absoluteString), which is "
                            + "not followed here. If you trust that address, use it instead.")
                }
                try client.configuration.addresses.check(next.address)
                isPermanentSoFar = isPermanentSoFar && next.isPermanent
                if isPermanentSoFar { permanent = next.address }
                request = next.request
                address = next.address
            }
            throw LarderError(
                .unreadable,
                message: "“\(first.host)” redirects more than \(limit) times. Check the address.")
        }

        /// Where the first URL has moved permanently, if it has.
        var movedTo: URL? { permanent.flatMap { $0 == first ? nil : $0.url } }

        /// Records or forgets where the first URL has moved permanently.
        func remember(isGood: Bool) {
            guard Self.canMove(request) else { return }
            client.moves.note(
                first.url, movedTo: movedTo, isGood: isGood, knowing: known,
                at: client.environment.now())
        }

        private static func canMove(_ request: TransportRequest) -> Bool {
            request.method == "GET" || request.method == "HEAD"
        }

        private func hop() async throws -> TransportResponse {
            var outgoing = request
            if let validators, validators.url == address.url {
                validators.apply(to: &outgoing.fields)
            }
            let step = Step(client: client, spent: spent, host: hostName, report: report)
            guard let cache = client.cache else { return try await step.exchange(outgoing) }
            return try await cache(outgoing) { try await step.exchange($0) }
        }

        private var hostName: String {
            let usual = address.isSecure ? 443 : 80
            return address.port == usual ? "\(address.host)" : "\(address.host):\(address.port)"
        }

        private func circle() -> LarderError {
            LarderError(
                .unreadable,
                message: "“\(first.host)” redirects in a loop. Check the address.")
        }
    }

    /// One hop over the network.
    private struct Step: Sendable {
        let client: HTTPClient
        let spent: Locked<Duration>
        let host: String
        let report: @Sendable (FetchProgress) -> Void

        func exchange(_ request: TransportRequest) async throws -> TransportResponse {
            try check()
            return try await client.gate.pass(host) {
                // Much may have changed while it waited for its turn.
                try check()
                let limits = try limitsLeft()
                var response: TransportResponse?
                let time = try await client.environment.clock.measure {
                    response = try await answer(to: request, limits: limits)
                }
                spent.withLock { $0 += time }
                guard let response else { throw CancellationError() }
                return response
            }
        }

        /// Throws if no request may be sent now.
        private func check() throws {
            guard client.environment.connectivity.status != .offline else {
                throw LarderError.offline(asking: host)
            }
            try client.holds.check(host, now: client.environment.now())
        }

        private func limitsLeft() throws -> HTTPLimits {
            var limits = client.configuration.limits
            let spent = spent.withLock { $0 }
            guard spent < limits.total else {
                throw HTTPFailure.tooLong(limits.total).error(host: host)
            }
            limits.total -= spent
            return limits
        }

        private func answer(
            to request: TransportRequest, limits: HTTPLimits
        ) async throws -> TransportResponse {
            let packed = try await client.transport.send(
                request, limits: limits, addresses: client.configuration.addresses,
                report: report)
            client.holds.note(packed, host: host, now: client.environment.now())
            do {
                return try await ContentDecoder.decode(packed, to: request, limits: limits)
            } catch let failure as HTTPFailure {
                throw failure.error(host: host)
            }
        }
    }
}
