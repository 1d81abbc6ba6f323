#if Postgres
import Dispatch
import Larder

/// Rings a bell whenever some server says that it committed, on a connection of its own that is made again
/// when it is lost. It only makes looking quicker: what it misses is found when the next look is due.
///
/// `@unchecked Sendable`: all that changes is touched on its queue alone.
final class PostgresListener: @unchecked Sendable {
    private let queue = DispatchQueue(label: "larder.postgres.listen")
    private let address: PostgresAddress
    private let channel: String
    private let limit: Duration
    private let bell: Bell

    private var connection: PostgresConnection?
    private var source: (any DispatchSourceRead)?
    private var pause = firstPause
    private var isEnded = false

    private static let firstPause = 0.1
    private static let longestPause = 5.0

    init(_ address: PostgresAddress, channel: String, limit: Duration, bell: Bell) {
        self.address = address
        self.channel = channel
        self.limit = limit
        self.bell = bell
        queue.async { self.connect() }
    }

    /// Lets go of the connection.
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
            // What was committed while nobody listened.
            bell.ring()
        } catch {
            again()
        }
    }

    private func hear() {
        guard let connection else { return }
        do {
            if try connection.takeNotifications() { bell.ring() }
        } catch {
            drop()
            again()
        }
    }

    /// Connects again in a moment, later each time; whoever reads is told what is wrong.
    private func again() {
        let wait = pause
        pause = min(pause * 2, Self.longestPause)
        queue.asyncAfter(deadline: .now() + wait) { [weak self] in self?.connect() }
    }

    private func drop() {
        guard let source else { return }
        self.source = nil
        // The socket is open as long as somebody may read it.
        source.setCancelHandler { [connection] in _ = connection }
        source.cancel()
        connection = nil
    }
}
#endif
