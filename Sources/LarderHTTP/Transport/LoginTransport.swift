public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A transport that sends a login which expires, such as an OAuth 2 bearer token (RFC 6750), to one server, and renews it
/// when that server refuses it with 401.
///
/// ```swift
/// let transport = LoginTransport(URLSessionTransport(), server: server) { refused in
///     try await session.login(after: refused)  // such as "Bearer mF_9.B5f-4.1JqM"
/// }
/// ```
///
/// Requests to any other origin (scheme, host and port), also after a redirect, go without it, as do requests with
/// an `Authorization` of their own. Requests that are refused at the same time share one renewal. One that is refused with the new login
/// too ends with that 401, an error with the code `.refused`. An ``HTTPCache`` does not see the login, so name the account
/// as its partition.
public final class LoginTransport: Transport {
    private struct State {
        var login: String?
        var renewal: Task<String, any Error>?
    }

    private let transport: any Transport
    private let origin: String?
    private let login: @Sendable (_ refused: String?) async throws -> String
    private let state = Locked(State())

    /// Creates a transport over another one.
    ///
    /// - Parameters:
    ///   - transport: Sends the requests.
    ///   - server: Any URL of the server.
    ///   - login: Returns the whole value of `Authorization`, such as `Bearer …`: at first with nil, and after that only
    ///     with the whole value that was refused. What it throws ends the requests that wait for it, and the next one asks again.
    ///     It goes on if those are cancelled, or have waited as long as for an answer. Don't send anything over this
    ///     transport in it.
    public init(
        _ transport: any Transport, server: URL,
        login: @escaping @Sendable (_ refused: String?) async throws -> String
    ) {
        self.transport = transport
        self.login = login
        origin = try? WebAddress(server).origin
    }

    /// Sends a request, with the login if it is for the server, and once more if that was refused.
    public func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        func send(_ login: String?) async throws -> TransportResponse {
            var request = request
            if let login { request.fields["authorization"] = login }
            return try await transport.send(
                request, limits: limits, addresses: addresses, report: report)
        }
        guard request.fields["authorization"] == nil, let origin,
            let address = try? WebAddress(request.url), address.origin == origin
        else { return try await send(nil) }
        // Whoever waits for a login leaves when cancelled, and is not kept longer than for an answer.
        func login(after refused: String?) async throws -> String {
            try await ExchangeTimer.run(limits, host: address.host.description) { [self] _ in
                try await current(after: refused)
            }
        }
        let first = try await login(after: nil)
        let response = try await send(first)
        guard response.status == 401 else { return response }
        let second = try await login(after: first)
        return second == first ? response : try await send(second)
    }

    /// Returns the login, another one than a refused one if there is any.
    private func current(after refused: String?) async throws -> String {
        let known: Known = state.withLock { state in
            if let login = state.login, login != refused { return .login(login) }
            if let renewal = state.renewal { return .renewal(renewal) }
            let task = Task { [weak self, login, old = state.login] in
                let result = await Result { try await login(old) }
                self?.end(result)
                return try result.get()
            }
            state.renewal = task
            return .renewal(task)
        }
        switch known {
        case .login(let login): return login
        case .renewal(let task): return try await Self.value(of: task)
        }
    }

    private enum Known { case login(String), renewal(Task<String, any Error>) }

    /// Waits for a task, which goes on if this is cancelled.
    private static func value(of task: Task<String, any Error>) async throws -> String {
        let waiter = Locked<CheckedContinuation<String, any Error>?>(nil)
        let isCancelled = Locked(false)
        @Sendable func end(_ result: Result<String, any Error>) {
            waiter.withLock { $0.take() }?.resume(with: result)
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiter.withLock { $0 = continuation }
                if isCancelled.withLock({ $0 }) { return end(.failure(CancellationError())) }
                Task { end(await task.result) }
            }
        } onCancel: {
            isCancelled.withLock { $0 = true }
            end(.failure(CancellationError()))
        }
    }

    private func end(_ result: Result<String, any Error>) {
        state.withLock { state in
            if let login = try? result.get() { state.login = login }
            state.renewal = nil
        }
    }
}

extension Result where Failure == any Error {
    /// Creates a result from what a body returns or throws.
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
