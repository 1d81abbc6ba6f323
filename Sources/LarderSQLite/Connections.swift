#if SQLite
import GRDB
import Larder
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The open connections of one process to one file.
struct Connections: Sendable {
    private enum Access: Sendable {
        case shared(writer: DatabaseQueue, reader: DatabaseQueue)
        case alone(tries: Int, @Sendable () throws -> DatabaseQueue)
    }

    private let access: Access
    let identity: FileSystem.Identity?

    init(writer: DatabaseQueue, reader: DatabaseQueue, identity: FileSystem.Identity?) {
        access = .shared(writer: writer, reader: reader)
        self.identity = identity
    }

    /// For a disk without space for the shared memory: `open` makes an exclusive connection for each use, so that
    /// other programs have their turn. It is tried again, a millisecond apart, while another has the file.
    init(
        identity: FileSystem.Identity?, tries: Int,
        open: @escaping @Sendable () throws -> DatabaseQueue
    ) {
        access = .alone(tries: tries, open)
        self.identity = identity
    }

    /// Whether each use has an exclusive connection of its own, because the disk had no space for more.
    var isAlone: Bool {
        if case .alone = access { return true }
        return false
    }

    /// Lends the connection for reading. Without `waits` it throws if another program has the file just now.
    func withReader<Result>(
        waits: Bool = true, _ body: (DatabaseQueue) throws -> Result
    ) throws -> Result {
        switch access {
        case .shared(_, let reader): return try body(reader)
        case .alone(let tries, let open): return try Self.once(waits ? tries : 0, open, body)
        }
    }

    /// Lends the connection for writing.
    func withWriter<Result>(_ body: (DatabaseQueue) throws -> Result) throws -> Result {
        switch access {
        case .shared(let writer, _): return try body(writer)
        case .alone(let tries, let open): return try Self.once(tries, open, body)
        }
    }

    private static func once<Result>(
        _ tries: Int, _ open: () throws -> DatabaseQueue, _ body: (DatabaseQueue) throws -> Result
    ) throws -> Result {
        var left = tries
        while true {
            do {
                let connection = try open()
                // What cannot be written back on a full disk stays in the log.
                defer { try? connection.close() }
                return try body(connection)
            } catch {
                guard left > 0, SQLiteFailure(error)?.isBusy == true else { throw error }
                left -= 1
                usleep(1_000)
            }
        }
    }

    /// Closes both; the last process to close writes the log back.
    func close() throws {
        guard case .shared(let writer, let reader) = access else { return }
        try reader.close()
        try writer.close()
    }
}
#endif
