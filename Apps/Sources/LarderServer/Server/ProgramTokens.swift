internal import Foundation
internal import Larder
public import WebSafety

/// The tokens of the programs that may use this server from elsewhere.
public struct ProgramTokens: Sendable {
    private let credentials: CredentialStore

    /// How many programs there are at most.
    public static let most = 50

    /// The tokens that are kept with the applications.
    public init(resources: ServerResources) {
        credentials = resources.credentials
    }

    /// All tokens, the oldest first.
    public func all() async throws -> [AccessToken] { try await credentials.tokens() }

    /// Makes a token for a program; returns its text, which is kept nowhere.
    public func make(name: String, mayWrite: Bool) async throws -> String {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...60).contains(name.count) else {
            throw LarderError(
                .refused, message: "The name of a program has from 1 to 60 characters.")
        }
        let all = try await all()
        guard !all.contains(where: { $0.name == name }) else {
            throw LarderError(
                .refused, message: "There is a token for “\(name)” already: end it first.")
        }
        guard all.count < Self.most else {
            throw LarderError(.full, message: "There are \(Self.most) tokens: end one first.")
        }
        let (token, text) = AccessToken.make(name: name, mayWrite: mayWrite, at: credentials.now())
        try await credentials.add(token)
        return text
    }

    /// Ends a program's token; the server refuses it from the next request on.
    public func end(name: String) async throws {
        guard let token = try await all().first(where: { $0.name == name }) else {
            throw LarderError(
                .notFound,
                message: "There is no token for “\(name)”: `larder tokens list` shows all.")
        }
        try await credentials.remove(token)
    }

    /// What stands before the paths for programs.
    var guarding: TokenGuard<PageContext> {
        TokenGuard(prefixes: ["/api", "/events", "/metrics"]) { [credentials] id in
            try await credentials.token(id)
        }
    }
}
