import Foundation
import Hummingbird
import Larder
import LarderSimulation
import Testing

@testable import WebSafety

@Suite struct `Signing in` {
    private final class Times: Sendable {
        private let date = Locked(Date(timeIntervalSince1970: 1_800_000_000))
        var now: Date { date.withLock { $0 } }
        func advance(_ seconds: Double) { date.withLock { $0 += seconds } }
    }

    private final class Kept: Sendable {
        let sessions = Locked<[Session]>([])
    }

    private static func sessions(_ times: Times, _ kept: Kept = Kept()) -> Sessions {
        Sessions(kept.sessions.withLock { $0 }, now: { times.now }) { all in
            kept.sessions.withLock { $0 = all }
        }
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

    @Test func `a session is known by its token, over a restart as well`() async throws {
        let (times, kept) = (Times(), Kept())
        let sessions = Self.sessions(times, kept)
        let token = try await sessions.begin(browser: "Test")
        let session = try #require(try await sessions.session(of: token))
        #expect(session.browser == "Test")
        #expect(try await Self.sessions(times, kept).session(of: token) == session)
        #expect(try await sessions.session(of: token + "x") == nil)
        #expect(try await sessions.session(of: String(repeating: "A", count: 43)) == nil)
        let text = String(
            decoding: try JSONEncoder().encode(kept.sessions.withLock { $0 }), as: UTF8.self)
        #expect(!text.contains(token))
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
        #expect(sessions.list.count == Sessions.most)
    }

    private static let one = Visitor("192.0.2.1")
    private static let other = Visitor("192.0.2.2")

    @Test func `wrong passwords make a visitor wait, and nobody else`() {
        let clock = ManualClock()
        let limiter = SignInLimiter(clock: clock)
        for _ in 0..<SignInLimiter.free { #expect(limiter.begin(Self.one) == 0) }
        #expect(limiter.begin(Self.one) == 2)
        #expect(limiter.begin(Self.other) == 0)
        clock.advance(by: .seconds(2))
        #expect(limiter.begin(Self.one) == 0)
        #expect(limiter.begin(Self.one) == 4)
        clock.advance(by: .seconds(5))
        #expect(limiter.begin(Self.one) == 0)
        limiter.succeed(Self.one)
        for _ in 0..<SignInLimiter.free { #expect(limiter.begin(Self.one) == 0) }
    }

    @Test func `attempts count before they are compared, so many at once are few`() {
        let clock = ManualClock()
        let limiter = SignInLimiter(clock: clock)
        // None of them is known to be wrong yet.
        #expect((0..<60).count { _ in limiter.begin(Self.one) == 0 } == SignInLimiter.free)
    }

    @Test func `a network of IPv6 counts as one visitor`() {
        let clock = ManualClock()
        let limiter = SignInLimiter(clock: clock)
        let waits = (0..<20).map { limiter.begin(Visitor("2001:db8:1:2::\($0)")) }
        #expect(waits.count { $0 == 0 } == SignInLimiter.free)
        #expect(limiter.begin(Visitor("2001:db8:1:3::1")) == 0)
    }

    @Test func `fifty wrong passwords are slowed to a few an hour`() {
        let clock = ManualClock()
        let limiter = SignInLimiter(clock: clock)
        var tries = 0
        for _ in 0..<3_600 {
            if limiter.begin(Self.one) == 0 { tries += 1 }
            clock.advance(by: .seconds(1))
        }
        #expect(tries < 20)
        clock.advance(by: SignInLimiter.memory + .seconds(1))
        #expect(limiter.begin(Self.one) == 0 && limiter.begin(Self.one) == 0)
    }

    @Test func `strangers from everywhere fill no memory`() {
        let clock = ManualClock()
        let limiter = SignInLimiter(clock: clock)
        for number in 0..<(SignInLimiter.most + 50) {
            clock.advance(by: .milliseconds(1))
            _ = limiter.begin(Visitor("10.1.\(number / 256).\(number % 256)"))
        }
        #expect(limiter.count == SignInLimiter.most)
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
