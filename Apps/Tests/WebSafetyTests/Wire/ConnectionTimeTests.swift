import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Testing
import WebSafety

@Suite struct `Time on a guarded connection` {
    private func short(_ change: (inout WireLimits) -> Void) -> WireLimits {
        var limits = WireLimits()
        change(&limits)
        return limits
    }

    private func talk(_ port: Int, _ text: String) async throws -> Answers {
        Answers(text: try await RawConnection.open(port: port).talk([text]).text)
    }

    @Test func `is short for a head`() async throws {
        let limits = short { $0.headTime = .milliseconds(50) }
        let answers = try await WireServer.run(limits: limits) { port in
            try await talk(port, "GET / HTTP/1.1\r\nHost: a\r\nX: ")
        }
        #expect(answers.statuses == [408])
    }

    @Test func `is short between requests, and ends without a word`() async throws {
        let limits = short { $0.idleTime = .milliseconds(50) }
        let (answers, silence) = try await WireServer.run(limits: limits) { port in
            let request = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"
            return (try await heard(port, request), try await talk(port, ""))
        }
        #expect(answers.statuses == [200])
        #expect(silence.text == "")
    }

    /// Talks until there is an answer: a busy machine may take longer to send than it has time.
    private func heard(_ port: Int, _ text: String) async throws -> Answers {
        while true {
            let answers = try await talk(port, text)
            if !answers.text.isEmpty { return answers }
        }
    }

    @Test func `is short for a body that does not come`() async throws {
        let limits = short { $0.bodyTime = .milliseconds(50) }
        let answers = try await WireServer.run(limits: limits) { port in
            try await talk(port, "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
        }
        #expect(answers.statuses == [408])
    }

    @Test func `does not run while an answer is in progress`() async throws {
        let limits = short {
            $0.idleTime = .milliseconds(50)
            $0.headTime = .milliseconds(50)
            $0.bodyTime = .milliseconds(50)
        }
        let begun = Signal<Void>()
        let goOn = Signal<Void>()
        let router = Router(context: BasicRequestContext.self)
        router.get("/events") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "first\n"))
                    begun.send(())
                    await goOn.first()
                    try await writer.write(ByteBuffer(string: "second\n"))
                    try await writer.finish(nil)
                })
        }
        let text = try await WireServer.run(limits: limits, router: router) { port in
            async let stream = heard(
                port, "GET /events HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            await begun.first()
            // Two others live and die of idleness before the stream goes on.
            _ = try await talk(port, "")
            _ = try await talk(port, "")
            goOn.send(())
            return try await stream.text
        }
        #expect(text.contains("second\n"))
    }

    @Test func `ends for a reader who takes nothing`() async throws {
        let limits = short { $0.stallTime = .milliseconds(50) }
        let ended = Signal<Bool>()
        let router = Router(context: BasicRequestContext.self)
        router.get("/endless") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    let part = ByteBuffer(repeating: 0x61, count: 1 << 20)
                    do {
                        while true { try await writer.write(part) }
                    } catch {
                        ended.send(true)
                        throw error
                    }
                })
        }
        let hasEnded = try await WireServer.run(limits: limits, router: router) { port in
            let reader = try await RawConnection.open(port: port)
            return try await reader.hold(after: "GET /endless HTTP/1.1\r\nHost: a\r\n\r\n") {
                await ended.first()
            }
        }
        #expect(hasEnded)
    }
}
