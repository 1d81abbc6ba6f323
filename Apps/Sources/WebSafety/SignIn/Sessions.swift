public import Foundation
public import Larder

/// A person who signed in, in one browser.
public struct Session: Sendable, Hashable, Codable, Identifiable {
    /// The digest of the browser's token; the token itself is not stored.
    public let id: String
    /// When the session began.
    public let began: Date
    /// When it was last used, to the hour.
    public var used: Date
    /// The name of the browser.
    public let browser: String
    /// The password it began with; the session ends when that changes.
    var password: String?
}

/// The people who are signed in: random tokens of 256 bits, stored as hashes, new at every sign-in;
/// they end at sign-out, after two weeks without use, and after ninety days in any case.
///
/// Each session is an entry of the storage, read with every request, so all servers that share the storage
/// know the same ones. While the storage can't be reached, a session that was valid within the last ten
/// minutes is still known.
public final class Sessions: Sendable {
    private let storage: any EntryStorage
    private let prefix: Key
    private let now: @Sendable () -> Date
    private let password: @Sendable () async throws -> String?
    private let recent = Locked<[Session.ID: (session: Session, seen: Date)]>([:])

    /// How long a session lasts without use, in seconds.
    public static let idle = 14.0 * 86_400
    /// How long a session lasts at most, in seconds.
    public static let longest = 90.0 * 86_400
    /// The maximum number of sessions; the one that was used longest ago is removed.
    public static let most = 50
    /// How long a session is still known while the storage can't be reached, in seconds.
    static let grace = 600.0

    /// Creates access to the sessions in a storage, under a key.
    ///
    /// - Parameter password: Returns the current hash of the password; sessions of another one have ended.
    public init(
        in storage: any EntryStorage, under prefix: Key, now: @escaping @Sendable () -> Date,
        password: @escaping @Sendable () async throws -> String? = { nil }
    ) {
        self.storage = storage
        self.prefix = prefix
        self.now = now
        self.password = password
    }

    /// Returns all valid sessions, last used first.
    public func all() async throws -> [Session] {
        try await stored().filter { Self.isValid($0, at: now()) }.sorted { $0.used > $1.used }
    }

    /// Begins a session; returns the token for the browser's cookie.
    public func begin(browser: String) async throws -> String {
        let token = SigningKey.base64URL(SigningKey.random())
        let now = now()
        let session = Session(
            id: TokenDigest.of(token), began: now, used: now, browser: String(browser.prefix(200)),
            password: try await password().map(TokenDigest.of))
        let old = try await stored()
        let kept = old.filter { Self.isValid($0, at: now) }.sorted { $0.used > $1.used }
            .prefix(Self.most - 1).map(\.id)
        let ended = old.map(\.id).filter { !kept.contains($0) }
        try await storage.commit(ended.map { .remove(key($0)) } + [.put(try entry(session))])
        return token
    }

    /// Returns the session of a token; nil if there is no valid one.
    public func session(of token: String) async throws -> Session? {
        guard token.utf8.count == 43 else { return nil }
        let id = TokenDigest.of(token)
        do {
            guard let (session, revision) = try await valid(id) else {
                recent.withLock { _ = $0.removeValue(forKey: id) }
                return nil
            }
            return await use(session, revision)
        } catch let error as LarderError where error.isTransient {
            let (last, now) = (recent.withLock { $0[id] }, now())
            guard let last, (0..<Self.grace).contains(now.timeIntervalSince(last.seen)),
                Self.isValid(last.session, at: now)
            else { throw error }
            return last.session
        }
    }

    /// Whether a session is valid; this does not count as use.
    public func holds(_ id: Session.ID) async throws -> Bool { try await valid(id) != nil }

    /// Ends a session.
    public func end(_ id: Session.ID) async throws {
        try await storage.commit([.remove(key(id))])
    }

    /// Ends all sessions but one.
    public func endOthers(than id: Session.ID?) async throws {
        let ended = try await stored().filter { $0.id != id }
        try await storage.commit(ended.map { .remove(key($0.id)) })
    }

    /// Gives each session of a list, as 0.1 stored them, an entry of its own.
    public func adoptList() async throws {
        guard let list = try await storage.entry(for: prefix) else { return }
        let sessions = try JSONDecoder().decode([Session].self, from: list.value)
        do {
            try await storage.commit(
                [.remove(prefix, expecting: list.revision)]
                    + (try sessions.map { .put(try entry($0)) }))
        } catch let error as LarderError
            where [.conflict, .full, .refused].contains(error.code)
        {
            // Another server was faster, or nothing can be stored, and people sign in again.
        }
    }

    // MARK: - Storing

    private func key(_ id: Session.ID) -> Key { prefix.appending(id) }

    private func entry(_ session: Session) throws -> StoredEntry {
        .local(
            key(session.id), try JSONEncoder().encode(session), format: "json/1", at: session.used)
    }

    private func stored() async throws -> [Session] {
        var sessions: [Session] = []
        for summary in try await storage.allSummaries(under: prefix) where summary.key != prefix {
            guard let entry = try await storage.entry(for: summary.key) else { continue }
            sessions.append(try JSONDecoder().decode(Session.self, from: entry.value))
        }
        return sessions
    }

    private func valid(_ id: Session.ID) async throws -> (Session, revision: UInt64)? {
        let current = try await password().map(TokenDigest.of)
        guard let entry = try await storage.entry(for: key(id)) else { return nil }
        let session = try JSONDecoder().decode(Session.self, from: entry.value)
        guard session.password == current, Self.isValid(session, at: now()) else { return nil }
        return (session, entry.revision)
    }

    /// Notes that a session is used.
    private func use(_ session: Session, _ revision: UInt64) async -> Session {
        var session = session
        let now = now()
        if now.timeIntervalSince(session.used) > 3_600 {
            session.used = now
            if let entry = try? entry(session) {
                // If that is not stored, the session only ends a little early; one that has just ended stays so.
                _ = try? await storage.commit([.put(entry, expecting: revision)])
            }
        }
        recent.withLock { [session] recent in
            if recent.count >= Self.most {
                recent = recent.filter { now.timeIntervalSince($0.value.seen) < Self.grace }
            }
            if recent.count < Self.most || recent[session.id] != nil {
                recent[session.id] = (session, now)
            }
        }
        return session
    }

    private static func isValid(_ session: Session, at now: Date) -> Bool {
        now.timeIntervalSince(session.used) < idle && now.timeIntervalSince(session.began) < longest
    }
}
