import Foundation
import HTTPTypes
import Larder
import NIOCore
import Testing

@testable import LarderServer

@Suite(.timeLimit(.minutes(15))) struct `A page that many ask for` {
    private static let key = PageCache.Key(
        address: "/feeds", session: nil, language: "en", list: nil,
        preferences: Preferences(), isForScripts: false, isCompressed: false)
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    private func page(_ text: String) -> PageCache.Page {
        .init(status: .ok, headers: [:], body: ByteBuffer(string: text))
    }

    private func text(_ page: PageCache.Page) -> String { String(buffer: page.body) }

    @Test func `is made once for all who ask meanwhile`() async throws {
        let cache = PageCache()
        let made = Locked(0)
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    let page = try await cache.page(Self.key, version: 1, at: start) {
                        made.withLock { $0 += 1 }
                        for await _ in gate {}
                        return self.page("one")
                    }
                    return text(page)
                }
            }
            opening.finish()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts == Array(repeating: "one", count: 100))
        #expect(made.withLock { $0 } == 1)
    }

    @Test func `is made anew after a change, after a second, and for another reader`() async throws
    {
        let cache = PageCache()
        func ask(
            _ text: String, version: UInt64 = 1, after seconds: Double = 0, language: String = "en"
        ) async throws -> String {
            var key = Self.key
            key.language = language
            return self.text(
                try await cache.page(key, version: version, at: start + seconds) { page(text) })
        }
        #expect(try await ask("a") == "a")
        #expect(try await ask("b", after: 0.9) == "a")
        #expect(try await ask("c", version: 2) == "c")
        #expect(try await ask("d", version: 2, after: 1) == "d")
        #expect(try await ask("e", version: 2, after: 1, language: "de") == "e")
        // A clock that was set back keeps nothing for long.
        #expect(try await ask("f", version: 2, after: -500) == "f")
    }

    @Test func `is made by the others when who makes it fails`() async throws {
        let cache = PageCache()
        let tries = Locked(0)
        let outcomes = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    // What fails is told to whom it failed for.
                    try? await text(
                        cache.page(Self.key, version: 1, at: start) {
                            let number = tries.withLock { tries in
                                tries += 1
                                return tries
                            }
                            await Task.yield()
                            if number == 1 { throw CancellationError() }
                            return page("made")
                        })
                }
            }
            return await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == nil } == 1)
        #expect(outcomes.count { $0 == "made" } == 19)
    }

    @Test func `is never older than what its reader has just said`() async throws {
        try await Household().serve { visit in
            for number in 0..<40 {
                let isSet = number.isMultiple(of: 2)
                _ = try await visit.send("/rates/favourite", "code=SEK&on=\(isSet ? 1 : 0)")
                let page = try await visit.ask("GET", "/rates")
                #expect(page.body.contains("aria-pressed=\"true\"") == isSet)
            }
        }
    }

    @Test func `is told apart by session, list and what was said`() async throws {
        try await Household().serve { visit in
            let said = try await visit.ask("GET", "/rates", ["Cookie: larder-flash=Done."])
            #expect(said.body.contains("Done."))
            #expect(try await !visit.ask("GET", "/rates").body.contains("Done."))
            let german = try await visit.ask("GET", "/rates", ["Accept-Language: de"])
            let english = try await visit.ask("GET", "/rates", ["Accept-Language: en"])
            #expect(german.body.contains("lang=\"de\"") || german.body != english.body)
        }
    }
}
