import NIOCore
import Testing

@testable import WebSafety

@Suite struct `Requests changed at random` {
    /// Connections whose bodies hide a request that shifted framing would bring to light.
    private static let seeds: [String] = {
        let hidden = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"
        let next = "GET /next HTTP/1.1\r\nHost: a\r\n\r\n"
        let size = String(hidden.utf8.count, radix: 16)
        let chunks = "\(size);x=y\r\n\(hidden)\r\n3\r\nabc\r\n0\r\n"
        let chunked = "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n"
        return [
            "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: \(hidden.utf8.count)\r\n\r\n\(hidden)\(next)",
            "\(chunked)\r\n\(chunks)\r\n\(next)",
            "\(chunked)\r\n\(chunks)X: y\r\nContent-Length: 36\r\n\r\n\(next)",
            "\(chunked)\r\n\(chunks)Connection: close\r\nHost: b\r\n\r\n\(next)",
            "\(chunked)\r\n\(chunks)Transfer-Encoding: chunked\r\nUpgrade: x\r\n\r\n\(next)",
            "GET /b HTTP/1.1\r\nHost: a\r\nX: Transfer-Encoding: chunked\r\n\r\n\(next)\(next)",
            "\(chunked)Proxy-Connection: close\r\n\r\n\(chunks)\r\n\(next)",
            "POST /c HTTP/1.0\r\nHost: a\r\nContent-Length: \(hidden.utf8.count)\r\n\r\n\(hidden)",
            "\(chunked)Connection: x, close\r\n\r\n\(chunks)\r\n\(hidden)",
        ]
    }()

    /// Bytes and words that have broken parsers before.
    private static let splinters = [
        "\r", "\n", "\r\n", " ", "\t", "\0", ":", ";", ",", "0", "9", "+", "\u{B}", "\u{7F}", "\"",
        "\r\n ", "\r\n\r\n", "chunked", "Content-Length: 0\r\n", "Content-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: x\r\n", "0\r\n\r\n", "HTTP/1.0",
        "Connection: close\r\n", "Upgrade: h2c\r\n", "é",
    ]

    private static func changed(_ seed: String, _ random: inout Wheel) -> [UInt8] {
        var bytes = Array(seed.utf8)
        for _ in 0..<random.next(below: 3) + 1 {
            let place = random.next(below: bytes.count)
            switch random.next(below: 5) {
            case 0: bytes[place] = UInt8(random.next(below: 256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(bytes[random.next(below: bytes.count)], at: place)
            default:
                let splinter = splinters[random.next(below: splinters.count)]
                bytes.insert(contentsOf: splinter.utf8, at: place)
            }
        }
        return bytes
    }

    /// What the readers of the wire and the parser behind them make of a connection whose bytes come in the given
    /// pieces.
    ///
    /// Heads are kept until they are whole and bodies are passed on, as in the gate.
    private func read(_ pieces: [ArraySlice<UInt8>]) -> StrictReading.Outcome {
        var outcome = StrictReading.Outcome()
        var held: [UInt8] = []
        var reader = HeadReader(limits: WireLimits())
        var body: BodyReader?
        var head = RequestHead()
        var target = ""
        let parser = Parser()
        do {
            for piece in pieces {
                held += piece
                while true {
                    if var open = body {
                        let count = try held.withUnsafeBytes { try open.read($0) }
                        try parser.read(held.prefix(count))
                        held.removeFirst(count)
                        body = open.isFinished ? nil : open
                        guard open.isFinished else { break }
                        outcome.requests.append(.init(target: target, body: -1))
                        if head.closes { return outcome }
                    }
                    guard let found = try held.withUnsafeBytes({ try reader.read($0) }) else {
                        break
                    }
                    head = found.head
                    let words = held.split(separator: 32, maxSplits: 2)
                    target = String(decoding: words[1], as: UTF8.self)
                    try parser.read(held.prefix(found.length))
                    held.removeFirst(found.length)
                    reader = HeadReader(limits: WireLimits())
                    body = BodyReader(head.body, limit: WireLimits().body)
                }
            }
        } catch {
            outcome.isRefused = true
        }
        return outcome
    }

    private func pieces(_ bytes: [UInt8], _ random: inout Wheel) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + 1 + random.next(below: random.next(below: 40) + 1))
            pieces.append(bytes[start..<end])
            start = end
        }
        return pieces
    }

    @Test func `mean the same in any pieces`() {
        var random = Wheel(seed: 11)
        for round in 0..<5_000 {
            let bytes = Self.changed(Self.seeds[round % Self.seeds.count], &random)
            let whole = read([bytes[...]])
            let cut = read(pieces(bytes, &random))
            #expect(whole == cut, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    @Test func `hold no request that a strict reading does not see`() {
        var random = Wheel(seed: 12)
        for round in 0..<5_000 {
            let bytes = Self.changed(Self.seeds[round % Self.seeds.count], &random)
            let strict = StrictReading.read(bytes)
            let ours = read([bytes[...]])
            #expect(
                strict.requests.map(\.target).starts(with: ours.requests.map(\.target)),
                "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    @Test func `are answered no oftener than a strict reading sees them`() async throws {
        let faults = try await WireServer.run { port in
            var faults: [String] = []
            var random = Wheel(seed: 13)
            for round in 0..<500 {
                let bytes = Self.changed(Self.seeds[round % Self.seeds.count], &random)
                let strict = StrictReading.read(bytes)
                let connection = try await RawConnection.open(port: port)
                let pieces = [ByteBuffer(bytes: bytes)]
                let text = try await connection.talk(pieces, halfClose: true).text
                let statuses = Answers(text: text).statuses.filter { $0 != 100 }
                let served = statuses.filter { $0 == 200 }.count
                let seesHidden = strict.requests.contains { $0.target.contains("smuggled") }
                let isRight =
                    served <= strict.requests.count && statuses.count <= strict.requests.count + 1
                    && (seesHidden || !text.contains("smuggled")) && !statuses.contains(500)
                if !isRight {
                    faults.append(
                        "\(String(decoding: bytes, as: UTF8.self).debugDescription): \(statuses)")
                }
            }
            return faults
        }
        #expect(faults == [])
    }
}
