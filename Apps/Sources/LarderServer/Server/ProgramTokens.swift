internal import Foundation
internal import Larder
public import WebSafety

/// The tokens of programs that may use this server from other machines.
public struct ProgramTokens: Sendable {
    private let credentials: CredentialStore

    /// The most programs that can have a token.
    public static let most = 50

    /// Creates access to the tokens, which are stored with the person's own data.
    public init(resources: ServerResources) {
        credentials = resources.credentials
    }

    /// All tokens, the oldest first.
    public func all() async throws -> [AccessToken] { try await credentials.tokens() }

    /// Makes a token for a program; returns its text, which is not stored anywhere.
    public func make(name: String, mayWrite: Bool) async throws -> String {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...60).contains(name.count) else {
            throw LarderError(
                .refused, message: "The name of a program must have 1 to 60 characters.")
        }
        let all = try await all()
        guard !all.contains(where: { $0.name == name }) else {
            throw LarderError(
                .refused, message: "There is already a token for “\(name)”: revoke it first.")
        }
        guard all.count < Self.most else {
            throw LarderError(
                .full, message: "There are already \(Self.most) tokens: revoke one first.")
        }
        let (token, text) = AccessToken.make(name: name, mayWrite: mayWrite, at: credentials.now())
        try await credentials.add(token)
        return text
    }

    /// Revokes a program's token, and others that were made under its name at the same moment elsewhere; the server
    /// refuses them from the next request on.
    public func end(name: String) async throws {
        let tokens = try await all().filter { $0.name == name }
        guard !tokens.isEmpty else {
            throw LarderError(
                .notFound,
                message: "There is no token for “\(name)”. To list all: `larder tokens list`")
        }
        for token in tokens { try await credentials.remove(token) }
    }

    /// The guard in front of the paths for programs.
    var guarding: TokenGuard<PageContext> {
        TokenGuard(prefixes: ["/api", "/events", "/metrics"]) { [credentials] id in
            try await credentials.token(id)
        }
    }
}
