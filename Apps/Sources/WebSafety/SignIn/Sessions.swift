public import Foundation
internal import Larder

/// Somebody who signed in, on one browser.
public struct Session: Sendable, Hashable, Codable, Identifiable {
    /// The digest of the token that the browser has; the token itself is kept nowhere.
    public let id: String
    /// When it began.
    public let began: Date
    /// When it was last used, to the hour.
    public var used: Date
    /// What the browser calls itself.
    public let browser: String
    /// Which password it began with; with another it has ended.
    var password: String?
}

/// Who is signed in: random tokens of 256 bits, kept hashed, new at every sign-in, ended at sign-out,
/// after two weeks without use, and after ninety days in any case.
public final class Sessions: Sendable {
    private let all: Locked<[String: Session]>
    private let now: @Sendable () -> Date
    private let password: @Sendable () async throws -> String?
    private let save: @Sendable ([Session]) async throws -> Void

    /// How long a session lasts without use, in seconds.
    public static let idle = 14.0 * 86_400
    /// How long a session lasts at most, in seconds.
    public static let longest = 90.0 * 86_400
    /// How many sessions there are at most; the one used longest ago goes.
    public static let most = 50

    /// Takes the sessions that were saved.
    ///
    /// - Parameters:
    ///   - password: Returns the password's hash as it is now; sessions of another have ended.
    ///   - save: Is given all sessions after each change.
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

    /// All sessions that hold, the one used last first.
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

    /// Returns the session of a token, or nil when there is none that holds.
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
            // A date of use that is not saved ends a session a little early, no more.
            try? await save(list)
        }
        return found
    }

    /// Whether a session holds; that is no use of it.
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
