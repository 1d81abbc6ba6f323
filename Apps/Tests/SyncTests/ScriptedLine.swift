import Sync

/// A line on which a test decides what is said.
struct ScriptedLine: SyncTransport {
    let line: WiredTransport
    var greet: @Sendable (SyncGreeting) -> SyncGreeting = { $0 }
    var push: @Sendable ([SyncRecord]) throws -> Void = { _ in }
    var answer: @Sendable (SyncAnswer) throws -> SyncAnswer = { $0 }
    var page: @Sendable (_ after: String?, SyncPage) throws -> SyncPage = { $1 }

    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting {
        greet(try await line.greeting(from: replica, after: position))
    }

    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await line.tellLoss(of: position, from: replica)
    }

    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        let known = position?.hasPrefix("made up") == true ? nil : position
        return try page(
            position,
            try await line.page(after: known, limit: limit, except: replica, kinds: kinds))
    }

    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        try push(records)
        return try answer(try await line.push(records, from: replica, at: position, id: id))
    }
}
