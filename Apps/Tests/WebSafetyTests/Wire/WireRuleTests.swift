import Testing

@testable import WebSafety

@Suite struct `Rules of the wire` {
    @Test(arguments: WireRules.ofReader.indices)
    func `refuse what the parser would let through`(index: Int) throws {
        let (rule, request, status) = WireRules.ofReader[index]
        let parser = Parser()
        try parser.read(request.utf8)
        let isWhole = try parser.endsRequest()
        #expect(isWhole || status == 413, "the parser refuses \(rule) by itself")
        #expect(refusal(of: request) == status, "\(rule)")
    }

    /// A parser that begins to let one of these through needs a rule for it.
    @Test(arguments: WireRules.ofParser)
    func `leave to the parser what it refuses`(request: String) {
        #expect(throws: (any Error).self) {
            let parser = Parser()
            try parser.read(request.utf8)
        }
    }

    @Test func `let nothing of either kind reach an application`() async throws {
        let requests = WireRules.ofReader.map(\.request) + WireRules.ofParser
        let faults = try await WireServer.run { port in
            var faults: [String] = []
            for request in requests {
                let connection = try await RawConnection.open(port: port)
                let (text, isClosed) = try await connection.talk([request], halfClose: true)
                let statuses = Answers(text: text).statuses.filter { $0 != 100 }
                if !isClosed || statuses.count > 1 || statuses.contains(where: { $0 < 400 }) {
                    faults.append("\(request.debugDescription.prefix(90)): \(statuses)")
                }
            }
            return faults
        }
        #expect(faults == [])
    }

    private func refusal(of request: String) -> Int? {
        do {
            try Array(request.utf8).withUnsafeBytes { bytes in
                var reader = HeadReader(limits: WireLimits())
                guard let (head, length) = try reader.read(bytes) else { return }
                var body = BodyReader(head.body, limit: WireLimits().body)
                _ = try body.read(UnsafeRawBufferPointer(rebasing: bytes[length...]))
            }
            return nil
        } catch {
            return (error as? WireRefusal)?.status
        }
    }
}
