#if URLSession
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

extension `Over URLSession` {
    @Suite(.serialized) struct `an upload of a file` {
        let clock = ManualClock()
        let storage = MemoryStorage(durability: .precious)
        let server: UploadServer
        let file: String
        let bytes: [UInt8]

        init() throws {
            server = try UploadServer()
            file = NSTemporaryDirectory() + "upload-\(UUID().uuidString)"
            bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }
            try Data(bytes).write(to: URL(fileURLWithPath: file))
        }

        func client() -> HTTPClient {
            HTTPClient(
                transport: URLSessionTransport(),
                userAgent: UserAgent(name: "Reader", version: "1", contact: "me@r.example"),
                configuration: .init(
                    // Beside tests that keep every core busy.
                    limits: HTTPLimits(
                        head: .seconds(300), idle: .seconds(300), total: .seconds(600)),
                    addresses: .any), environment: clock.environment())
        }

        /// An outbox as a new launch has it.
        func outbox() -> Outbox<FileUpload> {
            Outbox(
                name: "uploads",
                destination: HTTPUploadDestination(
                    client: client(), storage: storage, partSize: 4_000),
                storage: storage, rule: .http, environment: clock.environment())
        }

        func upload(isRemovedWhenDone: Bool = false) throws -> FileUpload {
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/files"))
            return try FileUpload(file: file, to: url, isRemovedWhenDone: isRemovedWhenDone)
        }

        func arrived() -> [UInt8]? {
            server.state.withLock { state in
                state.complete.sorted().first.flatMap { state.files[$0] }
            }
        }

        func settle(_ outbox: Outbox<FileUpload>) async throws {
            for _ in 0..<10 {
                try await outbox.drain()
                guard try await outbox.counts().waiting > 0 else { return }
                clock.advance(by: .seconds(600))
            }
        }

        @Test(arguments: [0, 1, 2, 3], [false, true])
        func `is not taken for sent by a sign-in page`(number: Int, isRedirecting: Bool)
            async throws
        {
            server.state.withLock {
                $0.portal = [number]; $0.isRedirecting = isRedirecting
            }
            let outbox = outbox()
            try await outbox.enqueue(try upload(isRemovedWhenDone: true))
            try await settle(outbox)
            let (counts, requests) = (
                try await outbox.counts(), server.state.withLock { $0.requests }
            )
            #expect(
                arrived() == bytes,
                "portal at \(number), redirecting \(isRedirecting): \(counts), file is there: \(FileManager.default.fileExists(atPath: file)), \(requests)"
            )
            #expect(
                arrived() == bytes || FileManager.default.fileExists(atPath: file),
                "the file is gone and did not arrive")
        }

        @Test func `is not removed while the server says that it is not complete`() async throws {
            server.state.withLock { $0.dropsLastPart = true }
            let outbox = outbox()
            try await outbox.enqueue(try upload(isRemovedWhenDone: true))
            try await settle(outbox)
            #expect(arrived() == bytes, "\(server.state.withLock { $0.requests })")
            #expect(
                arrived() == bytes || FileManager.default.fileExists(atPath: file),
                "the file is gone and did not arrive")
        }

        @Test func `arrives in parts`() async throws {
            let outbox = outbox()
            try await outbox.enqueue(try upload(isRemovedWhenDone: true))
            try await settle(outbox)
            #expect(arrived() == bytes)
            #expect(
                server.state.withLock { $0.requests } == [
                    "POST -", "PATCH 0", "PATCH 4000", "PATCH 8000",
                ])
            #expect(!FileManager.default.fileExists(atPath: file))
            #expect(try await outbox.counts() == OutboxCounts())
        }

        @Test func `continues where the server says that it stopped`() async throws {
            server.state.withLock { $0.cuts = [1_234, nil, 0, 2_000, nil, 1] }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
            // No byte that arrived was sent again.
            #expect(server.state.withLock { $0.bytes } == bytes.count)
            #expect(server.state.withLock { $0.identities.count } == 1)
            #expect(FileManager.default.fileExists(atPath: file))
        }

        @Test func `continues after the program has ended`() async throws {
            server.state.withLock { $0.cuts = [3_000, 0, 0] }
            let first = outbox()
            try await first.enqueue(try upload())
            try await first.drain()
            #expect(try await first.waiting().map(\.state) == [.waiting])
            let next = outbox()
            try await settle(next)
            #expect(arrived() == bytes)
            #expect(server.state.withLock { $0.bytes } == bytes.count)
            #expect(server.state.withLock { $0.files.count } == 1)
        }

        @Test func `is done although the last answer was lost`() async throws {
            server.state.withLock { $0.losesLastAnswer = true }
            let outbox = outbox()
            try await outbox.enqueue(try upload(isRemovedWhenDone: true))
            try await settle(outbox)
            #expect(arrived() == bytes)
            #expect(server.state.withLock { $0.bytes } == bytes.count)
            #expect(try await outbox.counts() == OutboxCounts())
        }

        @Test func `is not sent twice when the program ends before the outbox has noted it`()
            async throws
        {
            let destination = HTTPUploadDestination(
                client: client(), storage: storage, partSize: 4_000)
            let delivery = Delivery(id: "1", payload: try upload(isRemovedWhenDone: true))
            try await destination.send(delivery)
            try await destination.send(delivery)
            #expect(arrived() == bytes)
            #expect(server.state.withLock { $0.requests.count } == 4)
        }

        @Test func `begins again when the server has forgotten it`() async throws {
            server.state.withLock {
                $0.cuts = [3_000]
                $0.forgets = true
            }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
            #expect(server.state.withLock { $0.files.count } == 2)
        }

        @Test func `begins again when the server forgets it between two parts`() async throws {
            server.state.withLock { $0.forgetsAt = 4_000 }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
            #expect(try await outbox.counts() == OutboxCounts())
        }

        @Test func `arrives although the server tells its address before it answers`() async throws
        {
            server.state.withLock { $0.saysPlaceEarly = true }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
        }

        @Test func `keeps to the largest part that the server takes`() async throws {
            server.state.withLock { $0.largestPart = 900 }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
            #expect(server.state.withLock { $0.requests.count } == 13)
        }

        @Test func `goes on with the right offset after a wrong one`() async throws {
            server.state.withLock {
                $0.cuts = [100]
                $0.lie = "50"
            }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
        }

        @Test(arguments: ["-1", "", "abc", "99999999999999999999", "1.5"])
        func `asks again when the server says nonsense`(lie: String) async throws {
            server.state.withLock {
                $0.cuts = [100]
                $0.lie = lie
            }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == bytes)
        }

        @Test func `is parked when the server claims more than there is, or cannot resume`()
            async throws
        {
            server.state.withLock {
                $0.cuts = [100]
                $0.lie = "10001"
            }
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            server.state.withLock { $0.isPlain = true }
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(
                try await outbox.parked().map(\.failure?.error.code) == [.unreadable, .unsupported])
        }

        @Test func `is parked when the file has changed or is gone`() async throws {
            let outbox = outbox()
            let (one, two) = (try upload(), try upload())
            try await outbox.enqueue(one)
            try Data("other".utf8).write(to: URL(fileURLWithPath: file))
            try await settle(outbox)
            try FileManager.default.removeItem(atPath: file)
            try await outbox.enqueue(two)
            try await settle(outbox)
            #expect(
                try await outbox.parked().map(\.failure?.error.code) == [.refused, .notFound])
            #expect(server.state.withLock { $0.files.isEmpty })
            #expect(throws: LarderError.self) { try upload() }
        }

        @Test func `of an empty file arrives`() async throws {
            try Data().write(to: URL(fileURLWithPath: file))
            let outbox = outbox()
            try await outbox.enqueue(try upload())
            try await settle(outbox)
            #expect(arrived() == [])
            #expect(try await outbox.counts() == OutboxCounts())
        }
    }
}
#endif
