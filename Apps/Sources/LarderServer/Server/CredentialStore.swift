internal import Foundation
internal import Larder
internal import WebSafety

/// The server's own secrets: its key, its password and the tokens of programs. They are stored with the
/// person's own data, beside the sessions.
struct CredentialStore: Sendable {
    let storage: any EntryStorage
    let now: @Sendable () -> Date

    private static let keyName: Key = "web/key"
    private static let passwordName: Key = "web/password"
    /// Where ``Sessions`` are.
    static let sessionsName: Key = "web/sessions"
    private static let tokensName: Key = "web/tokens"

    /// Whether changes may end somebody's access.
    static func isTouched(by changes: ChangeSet) -> Bool {
        changes.isEverything
            || (changes.keys + changes.prefixes).contains {
                keyName.components.first == $0.components.first
            }
    }

    /// Returns the key that signs forms and addresses; it is made on first use. Where nothing can be
    /// stored, it is valid until the server ends.
    func key() async throws -> [UInt8] {
        if let stored = try await storage.entry(for: Self.keyName)?.value, stored.count == 32 {
            return Array(stored)
        }
        let key = SigningKey.random()
        do {
            // Of several servers that begin at once, the first makes the key for all. One that is damaged is replaced.
            let unusable = try await storage.entry(for: Self.keyName)?.revision ?? 0
            try await storage.commit([
                .put(
                    .local(Self.keyName, Data(key), format: "bytes/1", at: now()),
                    expecting: unusable)
            ])
        } catch let error as LarderError where error.code == .conflict {
            return try await self.key()
        } catch let error as LarderError where error.code == .full || error.code == .refused {
            // What is there can still be shown.
        }
        return key
    }

    func password() async throws -> PasswordHash? {
        try await storage.entry(for: Self.passwordName)
            .map { PasswordHash(stored: String(decoding: $0.value, as: UTF8.self)) }
    }

    func setPassword(_ hash: PasswordHash) async throws {
        try await storage.commit([
            .put(.local(Self.passwordName, Data(hash.text.utf8), format: "text/1", at: now())),
            .removeAll(under: Self.sessionsName),
        ])
    }

    // MARK: - Tokens, one entry each, so that a revoked one is refused at once

    func tokens() async throws -> [AccessToken] {
        var tokens: [AccessToken] = []
        for summary in try await storage.allSummaries(under: Self.tokensName) {
            guard let entry = try await storage.entry(for: summary.key) else { continue }
            tokens.append(try JSONDecoder().decode(AccessToken.self, from: entry.value))
        }
        return tokens.sorted { $0.made < $1.made }
    }

    func token(_ id: String) async throws -> AccessToken? {
        try await storage.entry(for: Self.tokensName.appending(id))
            .map { try JSONDecoder().decode(AccessToken.self, from: $0.value) }
    }

    func add(_ token: AccessToken) async throws {
        try await storage.commit([
            .put(
                .local(
                    Self.tokensName.appending(token.id), try JSONEncoder().encode(token),
                    format: "json/1", at: now()))
        ])
    }

    func remove(_ token: AccessToken) async throws {
        try await storage.commit([.remove(Self.tokensName.appending(token.id))])
    }
}
