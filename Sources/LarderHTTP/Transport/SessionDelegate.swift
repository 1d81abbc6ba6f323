import Dispatch
import Foundation
import Larder

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hears what the session does, and hands it to the exchange it is about.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private struct Waiting {
        var exchange: SessionExchange
        var continuation: CheckedContinuation<HTTPResponse, any Error>

        mutating func change(_ body: (inout SessionExchange) throws -> Void) throws {
            try body(&exchange)
        }
    }

    private let waiting = Locked<[Int: Waiting]>([:])
    private let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    func begin(
        _ task: Int, _ exchange: SessionExchange,
        _ continuation: CheckedContinuation<HTTPResponse, any Error>
    ) {
        waiting.withLock { $0[task] = Waiting(exchange: exchange, continuation: continuation) }
    }

    /// Ends an exchange at once, without waiting for the session to notice.
    ///
    /// Cancelling waits for the queue of the session, which may be busy with what still comes in, so
    /// it is done once and elsewhere.
    func giveUp(_ task: URLSessionTask, throwing error: any Error = CancellationError()) {
        guard let entry = waiting.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
            return
        }
        entry.continuation.resume(throwing: error)
        DispatchQueue.global().async { task.cancel() }
    }

    /// Changes the exchange of a task where it lies, so that its body is not copied; gives the task
    /// up when that throws.
    private func update(_ task: URLSessionTask, _ body: (inout SessionExchange) throws -> Void) {
        do {
            _ = try waiting.withLock { try $0[task.taskIdentifier]?.change(body) }
        } catch {
            giveUp(task, throwing: error)
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
        let isWanted = waiting.withLock { $0[dataTask.taskIdentifier] != nil }
        completionHandler(isWanted ? .allow : .cancel)
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
        guard let entry = waiting.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
            return
        }
        entry.continuation.resume(with: Result { try entry.exchange.finish(error) })
    }
}
