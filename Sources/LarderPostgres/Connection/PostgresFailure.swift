#if Postgres
import Larder

/// An error of PostgreSQL, or of the connection to it.
struct PostgresFailure: Error, Sendable, CustomStringConvertible {
    /// The SQLSTATE; empty if the server did not send the error.
    var state: String

    /// One line, without the statement's parameters.
    var message: String

    /// Whether the connection is lost with it.
    var isLost: Bool

    var description: String { state.isEmpty ? message : "\(message) (\(state))" }

    /// The SQLSTATEs that we act on, named as in the manual or more plainly.
    enum State {
        static let cancelled = "57014"
        static let damaged = "XX001"
        static let deadlock = "40P01"
        static let diskFailure = "58030"
        static let diskFull = "53100"
        static let divisionByZero = "22012"
        static let duplicateSchema = "42P06"
        static let duplicateTable = "42P07"
        static let indexDamaged = "XX002"
        static let lockNotAvailable = "55P03"
        static let noDatabase = "3D000"
        static let noRight = "42501"
        static let notLetIn = "28000"
        static let readOnly = "25006"
        static let serializationFailure = "40001"
        static let tooLarge = "54000"
        static let tooManyConnections = "53300"
        static let uniqueViolation = "23505"
        static let wrongPassword = "28P01"
    }

    /// Whether the object to create already exists.
    var isDuplicate: Bool { [State.duplicateSchema, State.duplicateTable].contains(state) }

    /// Whether something exceeded its timeout.
    var isLate: Bool { [State.lockNotAvailable, State.cancelled].contains(state) }

    /// Whether another connection may succeed now or soon: the server went away, is starting or stopping, or
    /// no longer accepts writes because another has taken its place.
    var isAway: Bool {
        isLost || state.hasPrefix("08") || state.hasPrefix("57P") || state == State.readOnly
    }

    /// Whether the transaction was aborted in favour of another, so that repeating it may succeed: a
    /// serialization failure, a deadlock, or another transaction inserting the same row first.
    var isContention: Bool {
        [State.serializationFailure, State.deadlock, State.uniqueViolation].contains(state)
    }

    /// Whether another write came first: there was contention, or a statement's expectation did not hold,
    /// which makes the statement divide by zero.
    var isOvertaken: Bool { isContention || state == State.divisionByZero }

    /// Returns the error for callers.
    func typed(_ address: PostgresAddress) -> LarderError {
        let place = address.description
        func error(_ code: LarderError.Code, _ message: String) -> LarderError {
            LarderError(code, message: message, cause: self)
        }
        switch state {
        case State.wrongPassword, State.notLetIn:
            return error(
                .refused,
                "\(place) refused the login: \(message). Check the user and the password.")
        case Self.untrusted:
            return error(
                .refused,
                """
                \(place) is not trusted: \(message). Check its certificate, or say by sslmode and \
                sslrootcert what to trust.
                """)
        case State.noDatabase:
            return error(
                .notFound,
                "There is no such database at \(place): \(message). Create it, or check the address."
            )
        case State.noRight:
            return error(
                .refused,
                """
                \(place) does not allow it: \(message). Give the user the rights to its own schema.
                """)
        case State.readOnly:
            return error(
                .unreachable,
                """
                \(place) is read-only: it is a replica, or default_transaction_read_only is set. \
                Use the primary, or unset it.
                """)
        case State.diskFull: return error(.full, "The disk of \(place) is full. Make room there.")
        case State.tooManyConnections:
            return error(.busy, "\(place) has too many connections. Try again in a moment.")
        case State.lockNotAvailable, State.serializationFailure, State.deadlock,
            State.uniqueViolation, State.divisionByZero:
            return error(
                .busy, "Others kept \(place) locked for too long. Try again in a moment.")
        case State.cancelled:
            return error(.timedOut, "\(place) did not answer in time. Try again in a moment.")
        case State.tooLarge: return error(.tooLarge, "\(place) cannot store it: \(message).")
        case State.diskFailure: return error(.io, "The disk of \(place) failed: \(message).")
        case State.damaged, State.indexDamaged:
            return error(
                .damaged, "The data of \(place) is damaged: \(message). Restore a backup.")
        case Self.late.state:
            return error(
                .timedOut, "\(place) did not answer in time. Try again in a moment.")
        case _ where isLost && message.contains("could not translate host name"):
            return error(
                .unreachable,
                "Could not find the server in \(place). Check the spelling of its name, and the connection."
            )
        case _ where isAway:
            return error(
                .unreachable, "\(place) does not answer: \(message). Try again in a moment.")
        default: return error(.io, "\(place) could not do it: \(message) (\(state)).")
        }
    }

    /// Used as the SQLSTATE for a server without a trusted certificate.
    static let untrusted = "TLS"

    /// No answer within the limit; the request may have been carried out.
    static let late = PostgresFailure(
        state: "LATE", message: "no answer within the limit", isLost: true)
}
#endif
