#if Postgres
import Dispatch
import Larder

/// Rings a bell when any server announces a commit, on a connection of its own that is reopened when lost. It
/// only speeds up noticing changes: what it misses is found by the next poll.
///
/// `@unchecked Sendable`: its mutable state is only used on its queue.
final class PostgresListener: @unchecked Sendable {
    private let queue = DispatchQueue(label: "larder.postgres.listen")
    private let address: PostgresAddress
    private let channel: String
    private let limit: Duration
    private let signal: ChangeSignal

    private var connection: PostgresConnection?
    private var source: (any DispatchSourceRead)?
    private var pause = firstPause
    private var isEnded = false

    private static let firstPause = 0.1
    private static let longestPause = 5.0

    init(_ address: PostgresAddress, channel: String, limit: Duration, signal: ChangeSignal) {
        self.address = address
        self.channel = channel
        self.limit = limit
        self.signal = signal
        queue.async { self.connect() }
    }

    /// Closes the connection.
    func end() {
        queue.async {
            self.isEnded = true
            self.drop()
        }
    }

    private func connect() {
        if isEnded { return }
        do {
            let made = try PostgresConnection(address, patience: limit)
            try made.run("LISTEN \(channel)")
            connection = made
            let source = DispatchSource.makeReadSource(fileDescriptor: made.socket, queue: queue)
            source.setEventHandler { [weak self] in self?.hear() }
            self.source = source
            source.resume()
            pause = Self.firstPause
            // Covers what was committed while nobody listened.
            signal.ring()
        } catch {
            again()
        }
    }

    private func hear() {
        guard let connection else { return }
        do {
            if try connection.takeNotifications() { signal.ring() }
        } catch {
            drop()
            again()
        }
    }

    /// Reconnects after a pause that grows each time; readers report the error.
    private func again() {
        let wait = pause
        pause = min(pause * 2, Self.longestPause)
        queue.asyncAfter(deadline: .now() + wait) { [weak self] in self?.connect() }
    }

    private func drop() {
        guard let source else { return }
        self.source = nil
        // The socket must stay open as long as the source may read it.
        source.setCancelHandler { [connection] in _ = connection }
        source.cancel()
        connection = nil
    }
}
#endif
