#if Postgres
import Larder

/// What PostgreSQL, or the way to it, said.
struct PostgresFailure: Error, Sendable, CustomStringConvertible {
    /// The SQLSTATE; empty when it was no answer of the server.
    var state: String

    /// One line, without what the statement was given.
    var message: String

    /// Whether the connection is gone with it.
    var isLost: Bool

    var description: String { state.isEmpty ? message : "\(message) (\(state))" }

    /// Whether another connection may do better at once or in a moment: the server went away, starts,
    /// stops, or takes no writes any more because another has taken its place.
    var isAway: Bool {
        isLost || state.hasPrefix("08") || state.hasPrefix("57P") || state == "25006"
    }

    /// Whether the transaction was given up for another's sake, so that doing it again may do: it could
    /// not be put in order, there was a deadlock, or another wrote the same new row first.
    var isContention: Bool { ["40001", "40P01", "23505"].contains(state) }

    /// The error that callers see.
    func typed(_ address: PostgresAddress) -> LarderError {
        let place = address.description
        func error(_ code: LarderError.Code, _ message: String) -> LarderError {
            LarderError(code, message: message, cause: self)
        }
        switch state {
        case "28P01", "28000":
            return error(
                .refused,
                "\(place) does not let us in: \(message). Check the user and the password.")
        case Self.untrusted:
            return error(
                .refused,
                """
                \(place) is not trusted: \(message). Check its certificate, or say by sslmode and \
                sslrootcert what to trust.
                """)
        case "3D000":
            return error(
                .notFound,
                "There is no such database at \(place): \(message). Create it, or check the address."
            )
        case "42501":
            return error(
                .refused,
                """
                \(place) does not allow it: \(message). Give the user the rights to its own schema.
                """)
        case "53100": return error(.full, "The disk of \(place) is full. Make room there.")
        case "53300":
            return error(.busy, "\(place) takes no more connections now. Try again in a moment.")
        case "55P03", "40001", "40P01", "23505":
            return error(
                .busy, "Others hold what is needed in \(place) for too long. Try again in a moment."
            )
        case "57014":
            return error(.timedOut, "\(place) did not answer in time. Try again in a moment.")
        case "54000": return error(.tooLarge, "\(place) cannot keep it: \(message).")
        case "58030": return error(.io, "The disk of \(place) fails: \(message).")
        case "XX001", "XX002":
            return error(
                .damaged, "The data of \(place) is damaged: \(message). Restore a backup.")
        case Self.late.state:
            return error(
                .timedOut, "\(place) did not answer in time. Try again in a moment.")
        case _ where isAway:
            return error(
                .unreachable, "\(place) does not answer: \(message). Try again in a moment.")
        default: return error(.io, "\(place) could not do it: \(message) (\(state)).")
        }
    }

    /// Stands for the state of a server that shows no certificate that we trust.
    static let untrusted = "TLS"

    /// No answer came within the limit; what was asked for may have been done.
    static let late = PostgresFailure(
        state: "LATE", message: "no answer within the limit", isLost: true)
}
#endif
