#if URLSession
import Foundation
import Larder

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request of a session and the response received so far.
struct SessionExchange: Sendable {
    let request: TransportRequest
    let address: WebAddress
    let limits: HTTPLimits
    let policy: AddressPolicy
    let timer: ExchangeTimer
    let requestedAt: Date
    let report: @Sendable (FetchProgress) -> Void

    private var response: TransportResponse?
    private var length: Int?
    private var interims = 0

    /// How many interim responses may precede the final one.
    private static let mostInterims = 64

    init(
        request: TransportRequest, address: WebAddress, limits: HTTPLimits, policy: AddressPolicy,
        timer: ExchangeTimer, requestedAt: Date, report: @escaping @Sendable (FetchProgress) -> Void
    ) {
        self.request = request
        self.address = address
        self.limits = limits
        self.policy = policy
        self.timer = timer
        self.requestedAt = requestedAt
        self.report = report
    }

    /// Handles the head of the response.
    mutating func take(_ head: URLResponse, at now: Date) throws {
        guard let head = head as? HTTPURLResponse else { throw HTTPFailure.malformed("it is none") }
        if (102...199).contains(head.statusCode) || head.statusCode == 100 {
            interims += 1
            guard interims <= Self.mostInterims else {
                throw HTTPFailure.tooManyInterims(Self.mostInterims)
            }
            return
        }
        timer.headArrived()
        var fields = HeaderFields()
        let pairs = head.allHeaderFields.compactMap { name, value in
            (name as? String).flatMap { name in (value as? String).map { (name, $0) } }
        }
        for (name, value) in pairs.sorted(by: { $0.0 < $1.0 }) { fields.append(name, value) }
        length = try HTTPHeadCheck.check(
            status: head.statusCode, fields: fields, method: request.method, limits: limits)
        let encoding = fields["Content-Encoding"].map { $0.trimmingBlanks.lowercased() }
        if let encoding, !encoding.isEmpty, encoding != "identity", request.method != "HEAD" {
            #if canImport(FoundationNetworking)
            throw HTTPFailure.unaskedEncoding(encoding)
            #else
            // The session decodes the body, after which the lengths no longer match.
            length = nil
            fields["Content-Encoding"] = nil
            fields["Content-Length"] = nil
            #endif
        }
        response = TransportResponse(
            status: head.statusCode, fields: fields, url: address.url, requestedAt: requestedAt,
            receivedAt: now)
    }

    /// Handles a piece of the body.
    mutating func take(_ piece: Data) throws {
        let taken = response?.body.count ?? 0
        guard piece.count <= limits.bodyBytes - taken else {
            throw HTTPFailure.bodyTooLarge(limits.bodyBytes)
        }
        timer.bytesArrived()
        response?.body.append(piece)
        report(FetchProgress(completed: Int64(taken + piece.count), total: length.map(Int64.init)))
    }

    /// Checks an address that the session says it connected to.
    func judge(_ connected: String?) throws {
        guard let address = connected.flatMap({ IPAddress($0) }) else { return }
        try policy.check(address, of: self.address.host.description)
    }

    /// Ends the exchange with the session's result, and returns the response.
    func finish(_ error: (any Error)?) throws -> TransportResponse {
        if let error { throw translated(error) }
        guard let response else {
            throw HTTPFailure.noConnection("it gave no answer that can be used")
        }
        if let length, response.body.count != length { throw HTTPFailure.cutShort }
        return response
    }

    private func translated(_ error: any Error) -> any Error {
        let host = address.host.description
        guard let error = error as? URLError else {
            return HTTPFailure.noConnection("\(error)").error(host: host, cause: error)
        }
        if error.code == .cancelled { return CancellationError() }
        let failure = failureOfCurl(error) ?? failure(for: error)
        return failure.error(host: host, cause: error)
    }

    /// On Linux, the session has one code for every invalid response, and only curl's message tells them
    /// apart.
    private func failureOfCurl(_ error: URLError) -> HTTPFailure? {
        #if canImport(FoundationNetworking)
        guard response == nil else { return nil }
        let words = error.localizedDescription
        if words.contains("Too large response headers") || words.contains("Out of memory") {
            return .headTooLarge(limits.headBytes)
        }
        if words.contains("Empty reply") {
            return .noConnection("it closed the connection without an answer")
        }
        let signs = ["HTTP/0.9", "response code", "header", "Header", "Invalid status"]
        return signs.contains { words.contains($0) } ? .malformed(words) : nil
        #else
        return nil
        #endif
    }

    private func failure(for error: URLError) -> HTTPFailure {
        switch error.code {
        case .timedOut: .tooLong(limits.total)
        case .cannotFindHost, .dnsLookupFailed: .noSuchHost
        case .cannotConnectToHost: .noConnection("it refused the connection")
        case .notConnectedToInternet: .noConnection("there is no network")
        case .networkConnectionLost where response == nil:
            .noConnection("it closed the connection without an answer")
        case .networkConnectionLost: .cutShort
        case .badServerResponse, .cannotParseResponse: .malformed(error.localizedDescription)
        case .cannotDecodeContentData, .cannotDecodeRawData:
            .damagedEncoding(error.localizedDescription)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            .notSecure(error.localizedDescription)
        default:
            response == nil ? .noConnection(error.localizedDescription) : .cutShort
        }
    }
}
#endif
