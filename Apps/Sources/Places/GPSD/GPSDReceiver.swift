public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A receiver behind gpsd, the daemon that most Linux systems use.
///
/// It watches the daemon's JSON reports and skips lines that are none. When nothing was heard for a
/// while it asks the daemon again to watch, which also makes it open a device that had gone; when that
/// is not answered the connection counts as dead.
public struct GPSDReceiver: Receiver {
    /// Where the daemon listens.
    public let host: String
    /// On which port.
    public let port: Int

    private let connector: any LineConnector
    private let patience: Duration
    private let environment: StoreEnvironment

    /// The port that gpsd has everywhere.
    public static let usualPort = 2947

    /// How many lines of nonsense in a row show that this is no gpsd.
    static let longestNonsense = 100

    /// Creates a receiver.
    ///
    /// - Parameters:
    ///   - host: A name or an address.
    ///   - port: The port.
    ///   - connector: How to connect.
    ///   - patience: How long to hear nothing before asking, and again before giving up.
    ///   - environment: Time.
    public init(
        host: String = "localhost", port: Int = Self.usualPort, connector: any LineConnector,
        patience: Duration = .seconds(20), environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.host = host
        self.port = port
        self.connector = connector
        self.patience = patience
        self.environment = environment
    }

    /// `gpsd at localhost:2947`.
    public var name: String { "gpsd at \(host.contains(":") ? "[\(host)]" : host):\(port)" }

    private static let watch = #"?WATCH={"enable":true,"json":true};"#

    /// Connects and watches; gpsd knows no wish for accuracy.
    public func reports(wish: AccuracyWish) -> AsyncThrowingStream<ReceiverReport, any Error> {
        let (stream, continuation) = AsyncThrowingStream<ReceiverReport, any Error>.makeStream()
        let task = Task {
            do {
                try await connector.withConnection(to: host, port: port) { connection in
                    try await connection.send(Self.watch)
                    try await follow(connection) { continuation.yield($0) }
                }
                continuation.finish(
                    throwing: LarderError(.unreachable, message: "\(name) hung up."))
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    private func follow(
        _ connection: any LineConnection, _ tell: @escaping @Sendable (ReceiverReport) -> Void
    ) async throws {
        let heard = Locked(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                var nonsense = 0
                for try await line in connection.lines {
                    heard.withLock { $0 &+= 1 }
                    guard let message = GPSDMessage(line, seen: environment.now()) else {
                        nonsense += 1
                        guard nonsense < Self.longestNonsense else {
                            throw LarderError(
                                .unreadable, message: "What answers at \(name) is no gpsd.")
                        }
                        continue
                    }
                    nonsense = 0
                    switch message {
                    case .report(let report): tell(report)
                    case .deviceLost: tell(.noFix)
                    case .version, .error, .other: break
                    }
                }
            }
            group.addTask {
                var before = -1
                var hasAsked = false
                while true {
                    try await environment.clock.sleep(for: patience)
                    let now = heard.withLock { $0 }
                    if now != before {
                        (before, hasAsked) = (now, false)
                    } else if hasAsked {
                        throw LarderError(.timedOut, message: "\(name) does not answer any more.")
                    } else {
                        hasAsked = true
                        try await connection.send(Self.watch)
                    }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
