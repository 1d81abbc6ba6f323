import Testing
import WebSafety

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One row of the corpus.
private struct Row: Decodable {
    let path: String
    let kind: String
    let why: String
    let expect: String?
    let responses_max: Int?
    let response_must_not_contain: [String]?
}

@Suite struct `Hostile requests` {
    @Test func `of the corpus are each answered as they should be`() async throws {
        guard let folder = Corpus.folder("hostile") else { return }
        let data = try Data(contentsOf: folder.appending(path: "manifest.json"))
        let rows = try JSONDecoder().decode([Row].self, from: data).filter { $0.kind == "request" }
        let slow = rows.filter { needsTimeout($0) }
        var limits = WireLimits()
        // The corpus waits for a minute; a test need not.
        limits.headTime = .milliseconds(50)
        let faults =
            try await judge(rows.filter { !needsTimeout($0) }, in: folder, limits: WireLimits())
            + judge(slow, in: folder, limits: limits)
        #expect(faults == [])
        #expect(rows.count > 50 && !slow.isEmpty)
    }

    private func needsTimeout(_ row: Row) -> Bool { row.expect?.hasPrefix("timeout") ?? false }

    /// Whether only a server that ends the connection of its own accord is right.
    private func needsEnd(_ row: Row) -> Bool {
        let expect = row.expect ?? ""
        return expect.contains("close") && !expect.contains("-or-")
    }

    private func judge(_ rows: [Row], in folder: URL, limits: WireLimits) async throws -> [String] {
        try await WireServer.run(limits: limits) { port in
            var faults: [String] = []
            for row in rows {
                let request = try Data(contentsOf: folder.appending(path: row.path))
                let text = String(decoding: request, as: UTF8.self)
                let isText = Data(text.utf8) == request
                #expect(isText, "\(row.path) cannot be rewritten")
                let sent = text.replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)")
                let connection = try await RawConnection.open(port: port)
                let (answer, isClosed) = try await connection.talk(
                    [sent], halfClose: !needsEnd(row))
                faults += judge(row, answer, isClosed: isClosed)
            }
            let last = try await RawConnection.open(port: port).talk([
                "GET /alive HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
            ])
            #expect(last.text.hasPrefix("HTTP/1.1 200"))
            return faults
        }
    }

    /// Judges as the corpus describes; Host names are another guard's business.
    private func judge(_ row: Row, _ answer: String, isClosed: Bool) -> [String] {
        var faults: [String] = []
        let statuses = Answers(text: answer).statuses
        let first = statuses.first ?? 0
        let allowed = (row.responses_max ?? 1) + (statuses.contains(100) ? 1 : 0)
        if answer.contains("smuggled") { faults.append("\(row.path): smuggled") }
        if statuses.count > allowed { faults.append("\(row.path): \(statuses.count) answers") }
        for word in row.response_must_not_contain ?? [] where answer.contains(word) {
            faults.append("\(row.path): contains \(word)")
        }
        let expect = row.expect ?? "safe"
        let isRight =
            expect == "4xx-5xx"
            ? (400..<600).contains(first)
            : expect.replacing("-or-", with: "|").split(separator: "|").contains { choice in
                choice.split(separator: "-").allSatisfy {
                    holds(String($0), first, isClosed: isClosed)
                }
            }
        let isHostRow = row.path.hasPrefix("http/host-") || row.path.contains("line-5")
        if !isRight, !isHostRow {
            faults.append("\(row.path) (\(row.why)): wanted \(expect), got \(first)")
        }
        return faults
    }

    private func holds(_ part: String, _ status: Int, isClosed: Bool) -> Bool {
        switch part {
        case "safe": status < 500 || status == 501 || status == 505
        case "close", "timeout": isClosed
        case "4xx": (400..<500).contains(status) || status == 501 || status == 505
        case "400": [400, 405, 414, 431, 501, 505].contains(status)
        default: Int(part).map { $0 == status } ?? true
        }
    }
}
