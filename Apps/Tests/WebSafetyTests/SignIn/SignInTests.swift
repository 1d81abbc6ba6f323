import Foundation
import Hummingbird
import Larder
import LarderSimulation
import TestSupport
import Testing

@testable import WebSafety

@Suite struct `Signing in` {
    private final class Times: Sendable {
        private let date = Locked(Date(timeIntervalSince1970: 1_800_000_000))
        var now: Date { date.withLock { $0 } }
        func advance(_ seconds: Double) { date.withLock { $0 += seconds } }
    }

    private static func sessions(
        _ times: Times, _ storage: any EntryStorage = MemoryStorage()
    ) -> Sessions {
        Sessions(in: storage, under: "sessions", now: { times.now })
    }

    private static func limiter(
        _ clock: ManualClock, _ storage: any EntryStorage = MemoryStorage()
    ) -> SignInLimiter {
        SignInLimiter(in: storage, under: "attempts", now: { clock.date }, clock: clock)
    }

    @Test func `a password is known again, and no other`() throws {
        let hash = try #require(PasswordHash(of: "four words that differ"))
        #expect(hash.matches("four words that differ"))
        #expect(!hash.matches("four words that differ "))
        #expect(!hash.matches("Four words that differ"))
        #expect(!hash.matches(""))
        #expect(!hash.text.contains("words"))
    }

    @Test func `the same password has another hash each time`() throws {
        let one = try #require(PasswordHash(of: "four words that differ"))
        let other = try #require(PasswordHash(of: "four words that differ"))
        #expect(one != other)
        #expect(other.matches("four words that differ"))
    }

    @Test(arguments: ["", "*0", "nonsense", "$y$", "$y$j9T$", "$1$a$b"])
    func `a hash that is none lets nobody in`(text: String) {
        #expect(!PasswordHash(stored: text).matches("password"))
        #expect(!PasswordHash(stored: text).matches(""))
    }

    @Test(arguments: [
        "short", "password", "Password123", "12345678", "qwertyuiop", "aaaaaaaa", "abababab",
        "larder2026", "letmein1", "87654321", "1q2w3e4r5t", String(repeating: "x1", count: 400),
        "a\u{0}bcdefgh",
    ])
    func `a password that others try first is refused in words`(password: String) throws {
        let trouble = try #require(PasswordRules.trouble(with: password))
        #expect(trouble.hasSuffix("."))
    }

    @Test(arguments: [
        "correct horse battery staples", "Ünïcödé ist schön", "t7#Kq!0vB2", "日本語のパスワードです",
        String(repeating: "long enough ", count: 20),
    ])
    func `a password of one's own will do`(password: String) {
        #expect(PasswordRules.trouble(with: password) == nil)
    }

    @Test func `a session is known by its token, to all servers and over a restart`() async throws {
        let (times, storage) = (Times(), MemoryStorage())
        let (one, other) = (Self.sessions(times, storage), Self.sessions(times, storage))
        let token = try await one.begin(browser: "Test")
        let session = try #require(try await other.session(of: token))
        #expect(session.browser == "Test")
        #expect(try await one.session(of: token) == session)
        #expect(try await one.session(of: token + "x") == nil)
        #expect(try await one.session(of: String(repeating: "A", count: 43)) == nil)
        for summary in try await storage.allSummaries() {
            let entry = try #require(try await storage.entry(for: summary.key))
            #expect(!String(decoding: entry.value, as: UTF8.self).contains(token))
            #expect(!entry.key.description.contains(token))
        }
        try await other.end(session.id)
        #expect(try await one.session(of: token) == nil)
    }

    @Test func `a session that ends while it is used stays ended`() async throws {
        let (times, storage) = (Times(), MemoryStorage())
        let sessions = Self.sessions(times, storage)
        for _ in 0..<50 {
            let token = try await sessions.begin(browser: "Test")
            let session = try #require(try await sessions.session(of: token))
            times.advance(7_200)
            async let used = sessions.session(of: token)
            try await sessions.end(session.id)
            _ = try await used
            #expect(try await sessions.session(of: token) == nil)
        }
    }

    @Test func `sessions of a list are given entries of their own, once`() async throws {
        let (times, storage) = (Times(), MemoryStorage())
        let before = Self.sessions(times)
        let tokens = [
            try await before.begin(browser: "one"), try await before.begin(browser: "other"),
        ]
        let list = try JSONEncoder().encode(try await before.all())
        try await storage.commit([
            .put(.local("sessions", list, format: "json/1", at: times.now))
        ])
        let sessions = Self.sessions(times, storage)
        try await sessions.adoptList()
        try await sessions.adoptList()
        for token in tokens { #expect(try await sessions.session(of: token) != nil) }
        #expect(try await sessions.all().count == 2)
        #expect(try await storage.entry(for: "sessions") == nil)
    }

    @Test func `while the storage is away, a session is known for ten minutes`() async throws {
        let (times, storage) = (Times(), AwayStorage())
        let sessions = Self.sessions(times, storage)
        let token = try await sessions.begin(browser: "Test")
        let unseen = try await sessions.begin(browser: "Test")
        #expect(try await sessions.session(of: token) != nil)
        storage.isAway = true
        times.advance(Sessions.grace - 1)
        #expect(try await sessions.session(of: token) != nil)
        await #expect(throws: LarderError.self) { try await sessions.session(of: unseen) }
        times.advance(2)
        await #expect(throws: LarderError.self) { try await sessions.session(of: token) }
    }

    @Test func `a session ends when it is ended, when it is not used, and after ninety days`()
        async throws
    {
        let times = Times()
        let sessions = Self.sessions(times)
        let ended = try await sessions.begin(browser: "")
        let id = try #require(try await sessions.session(of: ended)).id
        try await sessions.end(id)
        #expect(try await sessions.session(of: ended) == nil)

        let unused = try await sessions.begin(browser: "")
        times.advance(Sessions.idle + 1)
        #expect(try await sessions.session(of: unused) == nil)

        let used = try await sessions.begin(browser: "")
        for _ in 0..<8 {
            times.advance(11 * 86_400)
            #expect(try await sessions.session(of: used) != nil)
        }
        times.advance(3 * 86_400)
        #expect(try await sessions.session(of: used) == nil)
    }

    @Test func `the other browsers can be signed out`() async throws {
        let sessions = Self.sessions(Times())
        let mine = try await sessions.begin(browser: "mine")
        let other = try await sessions.begin(browser: "other")
        let id = try #require(try await sessions.session(of: mine)).id
        try await sessions.endOthers(than: id)
        #expect(try await sessions.session(of: mine) != nil)
        #expect(try await sessions.session(of: other) == nil)
    }

    @Test func `there are never more sessions than the most`() async throws {
        let times = Times()
        let sessions = Self.sessions(times)
        for _ in 0..<(Sessions.most + 20) {
            times.advance(1)
            _ = try await sessions.begin(browser: "")
        }
        #expect(try await sessions.all().count == Sessions.most)
    }

    private static let one = Visitor("192.0.2.1")
    private static let other = Visitor("192.0.2.2")

    @Test func `wrong passwords make a visitor wait, and nobody else`() async throws {
        let clock = ManualClock()
        let limiter = Self.limiter(clock)
        for _ in 0..<SignInLimiter.free { #expect(try await limiter.begin(Self.one) == 0) }
        #expect(try await limiter.begin(Self.one) == 2)
        #expect(try await limiter.begin(Self.other) == 0)
        clock.advance(by: .seconds(2))
        #expect(try await limiter.begin(Self.one) == 0)
        #expect(try await limiter.begin(Self.one) == 4)
        clock.advance(by: .seconds(5))
        #expect(try await limiter.begin(Self.one) == 0)
        try await limiter.succeed(Self.one)
        for _ in 0..<SignInLimiter.free { #expect(try await limiter.begin(Self.one) == 0) }
    }

    @Test func `attempts count before they are compared, so many at once are few`() async throws {
        let limiter = Self.limiter(ManualClock())
        // None of them is known to be wrong yet.
        let waits = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<60 { group.addTask { try await limiter.begin(Self.one) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(waits.count { $0 == 0 } == SignInLimiter.free)
    }

    @Test func `attempts at several servers count together, and over a restart`() async throws {
        let (clock, storage) = (ManualClock(), MemoryStorage())
        let servers = [Self.limiter(clock, storage), Self.limiter(clock, storage)]
        let waits = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<60 {
                group.addTask { try await servers[number % 2].begin(Self.one) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(waits.count { $0 == 0 } == SignInLimiter.free)
        #expect(try await Self.limiter(clock, storage).begin(Self.one) == 2)
        clock.advance(by: .seconds(2))
        #expect(try await servers[0].begin(Self.one) == 0)
        #expect(try await servers[1].begin(Self.one) == 4)
    }

    @Test(arguments: [-86_400.0, 86_400])
    func `a clock that is set makes nobody wait longer, and frees nobody who was seen`(
        jump: TimeInterval
    ) async throws {
        let (clock, storage) = (ManualClock(), MemoryStorage())
        let offset = Locked(0.0)
        let limiter = SignInLimiter(
            in: storage, under: "attempts", now: { clock.date + offset.withLock { $0 } },
            clock: clock)
        for _ in 0..<SignInLimiter.free { #expect(try await limiter.begin(Self.one) == 0) }
        offset.withLock { $0 = jump }
        #expect(try await limiter.begin(Self.one) == 2)
        clock.advance(by: .seconds(2))
        #expect(try await limiter.begin(Self.one) == 0)
    }

    @Test func `a network of IPv6 counts as one visitor`() async throws {
        let limiter = Self.limiter(ManualClock())
        var waits: [Int] = []
        for number in 0..<20 {
            waits.append(try await limiter.begin(Visitor("2001:db8:1:2::\(number)")))
        }
        #expect(waits.count { $0 == 0 } == SignInLimiter.free)
        #expect(try await limiter.begin(Visitor("2001:db8:1:3::1")) == 0)
    }

    @Test func `fifty wrong passwords are slowed to a few an hour`() async throws {
        let clock = ManualClock()
        let limiter = Self.limiter(clock)
        var tries = 0
        for _ in 0..<3_600 {
            if try await limiter.begin(Self.one) == 0 { tries += 1 }
            clock.advance(by: .seconds(1))
        }
        #expect(tries < 20)
        clock.advance(by: SignInLimiter.memory + .seconds(1))
        #expect(try await limiter.begin(Self.one) == 0)
        #expect(try await limiter.begin(Self.one) == 0)
    }

    @Test func `strangers from everywhere fill no storage`() async throws {
        let (clock, storage) = (ManualClock(), MemoryStorage())
        let limiter = Self.limiter(clock, storage)
        try await storage.commit(
            (0..<SignInLimiter.most).map {
                .put(
                    .local(
                        Key("attempts", "stranger \($0)"), Data(#"{"wrong": 1}"#.utf8),
                        format: "json/1", at: clock.date))
            })
        for number in 0..<SignInLimiter.sweep {
            clock.advance(by: .milliseconds(1))
            _ = try await limiter.begin(Visitor("10.1.\(number / 256).\(number % 256)"))
        }
        #expect(try await storage.allSummaries().count <= SignInLimiter.most)
        clock.advance(by: SignInLimiter.memory)
        for number in 0..<SignInLimiter.sweep {
            _ = try await limiter.begin(Visitor("10.2.\(number / 256).\(number % 256)"))
        }
        #expect(try await storage.allSummaries().count <= SignInLimiter.sweep)
    }

    @Test(arguments: ["127.0.0.1", "localhost", "::1", "127.1.2.3"])
    func `this machine alone needs no password`(host: String) {
        #expect(ListenRule.trouble(host: host, hasPassword: false) == nil)
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.5", "reader.example", "127.0.0.1.example", ""])
    func `other machines are let in only with a password`(host: String) throws {
        let trouble = try #require(ListenRule.trouble(host: host, hasPassword: false))
        #expect(trouble.contains("--set-password"))
        #expect(ListenRule.trouble(host: host, hasPassword: true) == nil)
    }

    @Test func `whoever comes by a proxy is let in only with a password`() throws {
        let trouble = try #require(
            ListenRule.trouble(host: "127.0.0.1", isPassedOn: true, hasPassword: false))
        #expect(trouble.contains("--set-password"))
        #expect(ListenRule.trouble(host: "127.0.0.1", isPassedOn: true, hasPassword: true) == nil)
    }
}

@Suite struct `Signing` {
    @Test(arguments: [
        // RFC 4231, cases 1, 2 and 6.
        (
            [UInt8](repeating: 0x0b, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xaa, count: 131),
            "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func `the code is that of RFC 4231`(key: [UInt8], text: String, expected: String) {
        let code = SigningKey(key).code(of: Array(text.utf8))
        #expect(code.map { String(format: "%02x", $0) }.joined() == expected)
    }

    @Test func `a signature holds for its text and purpose alone`() {
        let key = SigningKey(SigningKey.random())
        let signature = key.signature("image", "https://example.org/a.png")
        #expect(signature.utf8.count == 43)
        #expect(key.isSigned("image", "https://example.org/a.png", by: signature))
        #expect(!key.isSigned("image", "https://example.org/b.png", by: signature))
        #expect(!key.isSigned("form", "https://example.org/a.png", by: signature))
        #expect(
            !SigningKey(SigningKey.random()).isSigned(
                "image", "https://example.org/a.png", by: signature))
    }

    @Test func `pictures are told by their bytes, and nothing else is one`() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
        #expect(ImageKind(of: png) == .png)
        #expect(ImageKind(of: Array("GIF89a....".utf8)) == .gif)
        #expect(ImageKind(of: Array("RIFF....WEBPVP8 ".utf8)) == .webp)
        for text in [
            "<svg xmlns='http://www.w3.org/2000/svg'>", "<!doctype html>", "", "%PDF-1.7",
            "RIFF....WAVE",
        ] {
            #expect(ImageKind(of: Array(text.utf8)) == nil)
        }
        for cut in 0..<8 { #expect(ImageKind(of: png.prefix(cut)) == nil) }
    }
}
