public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A GPS receiver behind gpsd, the daemon that most Linux systems use.
///
/// It watches the daemon's JSON reports and skips all other lines. If it hears nothing for a while, it
/// asks the daemon again to watch, which also reopens a lost device. If there is no answer to that, the
/// connection counts as dead.
public struct GPSDReceiver: Receiver {
    /// The host of the daemon.
    public let host: String
    /// The port of the daemon.
    public let port: Int

    private let connector: any LineConnector
    private let patience: Duration
    private let environment: StoreEnvironment

    /// The standard port of gpsd.
    public static let usualPort = 2947

    /// How many unreadable lines in a row show that this is not gpsd.
    static let longestNonsense = 100

    /// Creates a receiver.
    ///
    /// - Parameters:
    ///   - host: A name or an address.
    ///   - port: The port.
    ///   - connector: How to connect.
    ///   - patience: How long to wait in silence before asking, and then before giving up.
    ///   - environment: The clock.
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
    public var name: String { "gpsd at \(address)" }

    private var address: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    private static let watch = #"?WATCH={"enable":true,"json":true};"#

    /// Connects and watches; the requestedAccuracy is ignored, because gpsd has no setting for accuracy.
    public func reports(requestedAccuracy: RequestedAccuracy) -> AsyncThrowingStream<
        ReceiverReport, any Error
    > {
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
                                .unreadable, message: "What answers at \(address) is not gpsd.")
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
                        throw LarderError(.timedOut, message: "\(name) stopped answering.")
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
