public import Foundation
internal import Larder

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
public final class Sessions: Sendable {
    private let all: Locked<[String: Session]>
    private let now: @Sendable () -> Date
    private let password: @Sendable () async throws -> String?
    private let save: @Sendable ([Session]) async throws -> Void

    /// How long a session lasts without use, in seconds.
    public static let idle = 14.0 * 86_400
    /// How long a session lasts at most, in seconds.
    public static let longest = 90.0 * 86_400
    /// The maximum number of sessions; the one that was used longest ago is removed.
    public static let most = 50

    /// Creates the sessions from the saved ones.
    ///
    /// - Parameters:
    ///   - password: Returns the current hash of the password; sessions of another one have ended.
    ///   - save: Saves all sessions, after each change.
    public init(
        _ saved: [Session], now: @escaping @Sendable () -> Date,
        password: @escaping @Sendable () async throws -> String? = { nil },
        save: @escaping @Sendable ([Session]) async throws -> Void
    ) {
        all = Locked(Dictionary(saved.map { ($0.id, $0) }, uniquingKeysWith: { $1 }))
        self.now = now
        self.password = password
        self.save = save
    }

    /// All valid sessions, last used first.
    public var list: [Session] {
        let now = now()
        return all.withLock { $0.values.filter { Self.holds($0, at: now) } }
            .sorted { $0.used > $1.used }
    }

    /// Begins a session; returns the token for the browser's cookie.
    public func begin(browser: String) async throws -> String {
        let token = SigningKey.base64URL(SigningKey.random())
        let now = now()
        let session = Session(
            id: TokenDigest.of(token), began: now, used: now, browser: String(browser.prefix(200)),
            password: try await password().map(TokenDigest.of))
        all.withLock { all in
            all = all.filter { Self.holds($0.value, at: now) }
            if all.count >= Self.most, let oldest = all.values.min(by: { $0.used < $1.used }) {
                all[oldest.id] = nil
            }
            all[session.id] = session
        }
        try await save(list)
        return token
    }

    /// Returns the session of a token; nil if there is no valid one.
    public func session(of token: String) async throws -> Session? {
        guard token.utf8.count == 43 else { return nil }
        let now = now()
        let id = TokenDigest.of(token)
        let current = try await password().map(TokenDigest.of)
        let (found, isNews) = all.withLock { all -> (Session?, Bool) in
            guard var session = all[id] else { return (nil, false) }
            guard Self.holds(session, at: now), session.password == current else {
                all[id] = nil
                return (nil, true)
            }
            guard now.timeIntervalSince(session.used) > 3_600 else { return (session, false) }
            session.used = now
            all[id] = session
            return (session, true)
        }
        if isNews {
            // If the date of use is not saved, a session only ends a little early.
            try? await save(list)
        }
        return found
    }

    /// Whether a session is valid; this does not count as use.
    public func holds(_ id: String) async throws -> Bool {
        let now = now()
        let current = try await password().map(TokenDigest.of)
        return all.withLock { all in
            all[id].map { Self.holds($0, at: now) && $0.password == current } ?? false
        }
    }

    /// Ends a session.
    public func end(_ id: String) async throws {
        all.withLock { _ = $0.removeValue(forKey: id) }
        try await save(list)
    }

    /// Ends all sessions but one.
    public func endOthers(than id: String?) async throws {
        all.withLock { all in all = all.filter { $0.key == id } }
        try await save(list)
    }

    private static func holds(_ session: Session, at now: Date) -> Bool {
        now.timeIntervalSince(session.used) < idle && now.timeIntervalSince(session.began) < longest
    }
}
