#if Postgres
import CLibPQ
import Larder
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A statement with its parameters.
struct PostgresStatement: Sendable {
    var sql: String
    var values: [PostgresValue]

    init(_ sql: String, _ values: [PostgresValue] = []) {
        self.sql = sql
        self.values = values
    }

    /// Whether it exceeds the size of a PostgreSQL message.
    var isTooLarge: Bool {
        sql.utf8.count + values.reduce(0) { $0 + 6 + ($1.bytes?.count ?? 0) } > 0x3fff_0000
    }
}

/// One connection. It polls the socket itself, so every wait for an answer has a limit, whatever happens to
/// the server; that blocks the thread, so each connection has a queue of its own.
///
/// `@unchecked Sendable`: it is only used on that queue, see ``PostgresPool``.
final class PostgresConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    private var prepared: [String: String] = [:]

    /// How long an answer may take; longer than the server's own statement timeout.
    private let patience: Duration

    /// The server's system identifier and timeline: a new server has another identifier, and the timeline
    /// changes when a replica is promoted or an older state is recovered. Empty if the server does not report
    /// them.
    private(set) var history = ""

    /// Whether it can no longer be used.
    private(set) var isLost = false

    /// Connects; the address's settings are run first.
    init(_ address: PostgresAddress, patience: Duration) throws {
        self.patience = patience
        let parameters = try address.parameters()
        let names = parameters.map(\.name), values = parameters.map(\.value)
        let made = names.withCStrings { names in
            values.withCStrings { values in PQconnectdbParams(names, values, 0) }
        }
        guard let made else {
            throw PostgresFailure(state: "", message: "out of memory", isLost: true)
        }
        handle = made
        // Suppresses notices that libpq would write to standard error: nobody could act on them.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        guard PQstatus(handle) == CONNECTION_OK else { throw refused() }
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw lost()
        }
        try run(address.settings.map { PostgresStatement($0) })
        let timeline = try ifKnown("SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)")
        let identity = "SELECT system_identifier::text FROM pg_control_system()"
        history = timeline + "." + (try ifKnown(identity))
    }

    /// Returns the result of a query; empty if this kind of server does not support it or does not allow it.
    private func ifKnown(_ sql: String) throws -> String {
        do {
            return try run(sql).first?.text(0) ?? ""
        } catch let failure as PostgresFailure where !failure.isAway {
            return ""
        }
    }

    deinit { PQfinish(handle) }

    /// Runs statements in one round trip and returns their results. If one fails, throws its error and does
    /// not run the later ones.
    ///
    /// They form a transaction only if they include `BEGIN` and `COMMIT`.
    @discardableResult
    func run(_ statements: [PostgresStatement]) throws -> [PostgresResult] {
        if statements.isEmpty { return [] }
        if isLost { throw lost() }
        if statements.contains(where: \.isTooLarge) {
            throw PostgresFailure(
                state: PostgresFailure.State.tooLarge, message: "it has more than a gigabyte",
                isLost: false)
        }
        var expected: [(sql: String, isPreparing: Bool)] = []
        for statement in statements {
            let name: String
            if let known = prepared[statement.sql] {
                name = known
            } else {
                name = "s\(prepared.count)"
                prepared[statement.sql] = name
                let types = statement.values.map { Oid($0.type) }
                guard PQsendPrepare(handle, name, statement.sql, Int32(types.count), types) == 1
                else { throw lost() }
                expected.append((statement.sql, true))
            }
            guard send(name, statement.values) else { throw lost() }
            expected.append((statement.sql, false))
        }
        guard PQpipelineSync(handle) == 1 else { throw lost() }
        let deadline = ContinuousClock.now + patience
        try flush(until: deadline)
        var results: [PostgresResult] = []
        var failure: PostgresFailure?
        for (sql, isPreparing) in expected {
            let result = try answer(until: deadline)
            switch PQresultStatus(result.raw) {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
                if !isPreparing { results.append(PostgresResult(result.take())) }
            default:
                if failure == nil { failure = result.failure(handle) }
                if isPreparing { prepared[sql] = nil }
            }
            try end(until: deadline)
        }
        while PQresultStatus(try answer(until: deadline).raw) != PGRES_PIPELINE_SYNC {}
        if let failure {
            if failure.isAway { isLost = true }
            throw failure
        }
        return results
    }

    /// Runs one statement.
    @discardableResult
    func run(_ sql: String, _ values: PostgresValue...) throws -> PostgresResult {
        try run([PostgresStatement(sql, values)])[0]
    }

    /// Rolls back a transaction that may be open, so that the next user starts without one.
    func rollBack() {
        if isLost || PQtransactionStatus(handle) == PQTRANS_IDLE { return }
        do { try run([PostgresStatement("ROLLBACK")]) } catch { isLost = true }
    }

    /// What another thread needs to cancel the running statement; nil without a connection.
    private(set) lazy var canceller = PQgetCancel(handle).map(PostgresCanceller.init)

    // MARK: - The socket

    private func send(_ name: String, _ values: [PostgresValue]) -> Bool {
        let lengths = values.map { Int32($0.bytes?.count ?? 0) }
        let formats = [Int32](repeating: 1, count: values.count)
        return values.withPointers { pointers in
            PQsendQueryPrepared(
                handle, name, Int32(values.count), pointers, lengths, formats, 1) == 1
        }
    }

    private func flush(until deadline: ContinuousClock.Instant) throws {
        while true {
            switch PQflush(handle) {
            case 0: return
            case 1:
                // The server may wait for us to read before it reads more.
                try wait(for: POLLIN | POLLOUT, until: deadline)
                guard PQconsumeInput(handle) == 1 else { throw lost() }
            default: throw lost()
            }
        }
    }

    private func answer(until deadline: ContinuousClock.Instant) throws -> Answer {
        while PQisBusy(handle) == 1 {
            try wait(for: POLLIN, until: deadline)
            guard PQconsumeInput(handle) == 1 else { throw lost() }
        }
        guard let result = PQgetResult(handle) else { throw lost() }
        return Answer(result)
    }

    /// Consumes the end marker after the results of one statement.
    private func end(until deadline: ContinuousClock.Instant) throws {
        while PQisBusy(handle) == 1 {
            try wait(for: POLLIN, until: deadline)
            guard PQconsumeInput(handle) == 1 else { throw lost() }
        }
        if let more = PQgetResult(handle) {
            PQclear(more)
            throw lost()
        }
    }

    /// Waits until the socket is readable or writable; throws at the deadline.
    private func wait(for events: Int32, until deadline: ContinuousClock.Instant) throws {
        var socket = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            if left <= .zero {
                isLost = true
                throw PostgresFailure.late
            }
            let count = poll(&socket, 1, Int32(clamping: left.milliseconds + 1))
            if count > 0 { return }
            if count < 0 && errno != EINTR { throw lost() }
        }
    }

    /// Returns why the connection failed; libpq does not report the SQLSTATE here.
    private func refused() -> PostgresFailure {
        var failure = lost()
        // The server's message; the names in it are not ours.
        if failure.message.contains("FATAL:") && failure.message.hasSuffix("does not exist") {
            let isOfUser = failure.message.contains("FATAL:  role \"")
            failure.state =
                isOfUser ? PostgresFailure.State.notLetIn : PostgresFailure.State.noDatabase
            failure.isLost = false
            return failure
        }
        let states = [
            ("certificate", PostgresFailure.untrusted),
            ("does not match host name", PostgresFailure.untrusted),
            ("does not support SSL", PostgresFailure.untrusted),
            ("must be specified for a verified", PostgresFailure.untrusted),
            ("password authentication failed", PostgresFailure.State.wrongPassword),
            ("no password supplied", PostgresFailure.State.wrongPassword),
            ("no pg_hba.conf entry", PostgresFailure.State.notLetIn),
            ("too many connections", PostgresFailure.State.tooManyConnections),
            ("session is read-only", PostgresFailure.State.readOnly),
            ("too many clients", PostgresFailure.State.tooManyConnections),
            ("remaining connection slots", PostgresFailure.State.tooManyConnections),
        ]
        failure.state = states.first { failure.message.contains($0.0) }?.1 ?? ""
        failure.isLost = failure.state.isEmpty
        return failure
    }

    /// The error for a lost connection, with libpq's message.
    private func lost() -> PostgresFailure {
        isLost = true
        return PostgresFailure(
            state: "", message: String(cString: PQerrorMessage(handle)).oneLine, isLost: true)
    }
}

/// Notifications, on a connection that does nothing else.
extension PostgresConnection {
    /// The socket, for watching.
    var socket: Int32 { PQsocket(handle) }

    /// Shuts down a socket, which ends all waits on it; it stays open until its connection is released.
    static func cut(_ socket: Int32) { shutdown(socket, Int32(SHUT_RDWR)) }

    /// Reads incoming data, and returns whether there was a notification.
    func takeNotifications() throws -> Bool {
        if PQconsumeInput(handle) != 1 { throw lost() }
        var isNotified = false
        while let notification = PQnotifies(handle) {
            PQfreemem(notification)
            isNotified = true
        }
        if PQstatus(handle) != CONNECTION_OK { throw lost() }
        return isNotified
    }
}

/// Cancels the statement of a connection from another thread.
///
/// `@unchecked Sendable`: libpq allows `PQcancel` from any thread, and nothing changes what it reads.
final class PostgresCanceller: @unchecked Sendable {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQfreeCancel(handle) }

    /// Asks the server to cancel the running statement, and waits until it has received that; the statement
    /// may have ended by then.
    func cancel() {
        var text = [CChar](repeating: 0, count: 256)
        _ = PQcancel(handle, &text, Int32(text.count))
    }
}

/// A result that has not been handed to the caller yet.
private final class Answer {
    private(set) var raw: OpaquePointer?

    init(_ raw: OpaquePointer) { self.raw = raw }

    deinit { PQclear(raw) }

    func take() -> OpaquePointer {
        guard let raw else { preconditionFailure("an answer was taken twice") }
        self.raw = nil
        return raw
    }

    func failure(_ connection: OpaquePointer) -> PostgresFailure {
        func field(_ code: Character) -> String {
            let value = PQresultErrorField(raw, Int32(code.asciiValue ?? 0))
            return value.map { String(cString: $0) } ?? ""
        }
        let isGone = PQstatus(connection) != CONNECTION_OK
        let message = field("M").isEmpty ? String(cString: PQresultErrorMessage(raw)) : field("M")
        return PostgresFailure(state: field("C"), message: message.oneLine, isLost: isGone)
    }
}

extension String {
    /// The text on one line, without libpq's indented questions.
    fileprivate var oneLine: String {
        split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("\t") }.joined(separator: " ")
    }
}

extension Duration {
    /// The nearest timeout that PostgreSQL accepts; zero would mean no timeout.
    var inBounds: Duration {
        Swift.min(Swift.max(self, .milliseconds(1)), .milliseconds(Int64(Int32.max)))
    }

    /// The duration in whole milliseconds.
    var milliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
#endif
