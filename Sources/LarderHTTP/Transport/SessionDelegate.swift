#if URLSession
import Dispatch
import Foundation
import Larder

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Starts the tasks of a session, and passes the session's callbacks to the exchange concerned.
///
/// On Linux, every call to a session or its tasks waits for a queue that all sessions share, and an endless
/// response can keep that queue busy for half a minute. So these calls run on a queue of their own, one after
/// another, and callers that wait for a response never wait for the session.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private struct Waiting {
        var exchange: SessionExchange
        var continuation: CheckedContinuation<TransportResponse, any Error>
        var task: URLSessionTask?

        mutating func change(_ body: (inout SessionExchange) throws -> Void) throws {
            try body(&exchange)
        }
    }

    private struct State {
        var exchanges = 0
        var waiting: [Int: Waiting] = [:]
    }

    private let state = Locked(State())
    private let calls = DispatchQueue(label: "LarderHTTP.SessionDelegate")
    private let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// Returns the number for a new exchange.
    func newExchange() -> Int {
        state.withLock { state in
            state.exchanges += 1
            return state.exchanges
        }
    }

    /// Sends a request, unless it is abandoned before the session can take it.
    func begin(
        _ number: Int, _ exchange: SessionExchange, _ request: URLRequest, over session: URLSession,
        _ continuation: CheckedContinuation<TransportResponse, any Error>
    ) {
        state.withLock {
            $0.waiting[number] = Waiting(exchange: exchange, continuation: continuation)
        }
        calls.async { [self] in
            guard isWanted(number) else { return }
            let task = session.dataTask(with: request)
            task.taskDescription = String(number)
            state.withLock { $0.waiting[number]?.task = task }
            if isWanted(number) { task.resume() } else { task.cancel() }
        }
    }

    private func isWanted(_ number: Int) -> Bool {
        state.withLock { $0.waiting[number] != nil }
    }

    /// Ends an exchange at once, without waiting for the session.
    func giveUp(_ number: Int, throwing error: any Error = CancellationError()) {
        guard let entry = end(number) else { return }
        entry.continuation.resume(throwing: error)
        if let task = entry.task { calls.async { task.cancel() } }
    }

    /// Cancels all tasks of a session that is no longer needed.
    func close(_ session: URLSession) {
        calls.async { session.invalidateAndCancel() }
    }

    private func end(_ number: Int) -> Waiting? {
        state.withLock { $0.waiting.removeValue(forKey: number) }
    }

    /// Returns the number of the exchange that a task belongs to.
    private func number(of task: URLSessionTask) -> Int {
        task.taskDescription.flatMap { Int($0) } ?? 0
    }

    /// Changes the exchange of a task in place, so that its body is not copied; abandons the exchange if that
    /// throws.
    private func update(_ task: URLSessionTask, _ body: (inout SessionExchange) throws -> Void) {
        let number = number(of: task)
        do {
            _ = try state.withLock { try $0.waiting[number]?.change(body) }
        } catch {
            giveUp(number, throwing: error)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        update(dataTask) { try $0.take(response, at: now()) }
        completionHandler(isWanted(number(of: dataTask)) ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        update(dataTask) { try $0.take(data) }
    }

    #if !canImport(FoundationNetworking)
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        update(task) { exchange in
            for transaction in metrics.transactionMetrics {
                try exchange.judge(transaction.remoteAddress)
            }
        }
    }
    #endif

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        guard let entry = end(number(of: task)) else { return }
        entry.continuation.resume(with: Result { try entry.exchange.finish(error) })
    }
}
#endif
