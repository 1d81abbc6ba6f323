import AsyncHTTPClient
import Foundation
import Larder
import LarderHTTP
import NIOCore
import NIOHTTP1
import NIOPosix

/// One request and its answer.
struct AsyncExchange: Sendable {
    let request: TransportRequest
    let address: WebAddress
    let limits: HTTPLimits
    let timer: ExchangeTimer
    let now: @Sendable () -> Date

    func run(
        _ outgoing: HTTPClientRequest, over client: AsyncHTTPClient.HTTPClient,
        report: @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        let requestedAt = now()
        let answer: HTTPClientResponse
        do {
            answer = try await execute(outgoing, over: client)
        } catch {
            throw translated(error, inBody: false)
        }
        timer.headArrived()
        var response = TransportResponse(
            status: Int(answer.status.code),
            fields: HeaderFields(answer.headers.map { HeaderFields.Field($0.name, $0.value) }),
            url: address.url, requestedAt: requestedAt, receivedAt: now())
        let length = try HTTPHeadCheck.check(
            status: response.status, fields: response.fields, method: request.method, limits: limits
        )
        do {
            response.body = try await body(of: answer, length: length, report: report)
        } catch {
            throw translated(error, inBody: true)
        }
        return response
    }

    /// Sends the request; sends it again over another connection if the pooled one turned out to be
    /// closed and repeating the request does no harm (RFC 9110 9.2.2).
    private func execute(
        _ outgoing: HTTPClientRequest, over client: AsyncHTTPClient.HTTPClient
    ) async throws -> HTTPClientResponse {
        for _ in 0..<2 where Self.isIdempotent(request.method) {
            do {
                return try await client.execute(outgoing, deadline: deadline)
            } catch is WornConnection {
                continue
            } catch ChannelError.ioOnClosedChannel {
                continue
            }
        }
        return try await client.execute(outgoing, deadline: deadline)
    }

    private static func isIdempotent(_ method: String) -> Bool {
        ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"].contains(method)
    }

    private var deadline: NIODeadline {
        .now() + .nanoseconds(Int64(min(limits.total.inSeconds, 1e9) * 1e9))
    }

    private func body(
        of answer: HTTPClientResponse, length: Int?, report: @Sendable (FetchProgress) -> Void
    ) async throws -> Data {
        var body = Data()
        if let length { body.reserveCapacity(min(length, limits.bodyBytes)) }
        for try await piece in answer.body {
            guard piece.readableBytes <= limits.bodyBytes - body.count else {
                throw HTTPFailure.bodyTooLarge(limits.bodyBytes)
            }
            timer.bytesArrived()
            body.append(contentsOf: piece.readableBytesView)
            report(FetchProgress(completed: Int64(body.count), total: length.map(Int64.init)))
        }
        return body
    }

    /// Translates the errors of the client and of NIO into ours.
    private func translated(_ error: any Error, inBody: Bool) -> any Error {
        if error is LarderError || error is HTTPFailure || error is CancellationError {
            return error
        }
        let host = address.host.description
        return failure(for: error, inBody: inBody).error(host: host, cause: error)
    }

    private func failure(for error: any Error, inBody: Bool) -> HTTPFailure {
        switch error {
        case let error as HTTPClientError: return failure(for: error, inBody: inBody)
        case HTTPParserError.invalidEOFState: return .cutShort
        case HTTPParserError.headerOverflow: return .headTooLarge(limits.headBytes)
        case is HTTPParserError: return .malformed("it breaks the rules of HTTP/1.1")
        case is NIOHTTPDecoderError: return .malformed("more came than was asked for")
        case let error as NIOConnectionError:
            if error.connectionErrors.isEmpty { return .noSuchHost }
            return .noConnection(Self.reason(error.connectionErrors[0].error))
        case is IOError: return inBody ? .cutShort : .noConnection(Self.reason(error))
        case is WornConnection: return .noConnection("it closed the connection without an answer")
        case is ChannelError: return inBody ? .cutShort : .noConnection("the connection was closed")
        default:
            let text = "\(error)"
            if text.contains("SSL") || text.contains("certificate") {
                return .notSecure(
                    text.contains("CERTIFICATE_VERIFY_FAILED") || text.contains("certificate")
                        ? "its certificate is not valid" : "the encryption failed")
            }
            return inBody ? .cutShort : .noConnection(Self.reason(error))
        }
    }

    private func failure(for error: HTTPClientError, inBody: Bool) -> HTTPFailure {
        switch error {
        case .remoteConnectionClosed:
            return inBody ? .cutShort : .noConnection("it closed the connection without an answer")
        case .connectTimeout: return .headTooLate(limits.head)
        case .deadlineExceeded: return .tooLong(limits.total)
        default: return inBody ? .cutShort : .noConnection(Self.reason(error))
        }
    }

    /// Why there was no connection, without the names of types and functions in an error's description.
    private static func reason(_ error: any Error) -> String {
        guard let error = error as? IOError else { return "the connection failed" }
        switch error.errnoCode {
        case ECONNREFUSED: return "it refused the connection"
        case ECONNRESET, EPIPE: return "it broke off the connection"
        case ENETUNREACH, EHOSTUNREACH: return "there is no way to it from this network"
        default: return String(cString: strerror(error.errnoCode))
        }
    }
}
