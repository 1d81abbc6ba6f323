import Foundation
import LarderText
import Rates
import Testing

/// What `larder rates refresh` asks a server for, and what it lets into the data.
@Suite struct `Refresh of the rates` {
    let home: Household
    let origin: RatesOrigin
    let newest = Bulletin.newest

    init() throws {
        home = try Household()
        origin = try RatesOrigin()
    }

    private func refresh(_ more: String...) async throws -> Household.Outcome {
        let arguments =
            ["rates", "refresh", "--rates-url", origin.address, "--allow-private"] + more
        return try await home.run(arguments)
    }

    /// Stores every publication up to the given number of calendar days before the newest.
    private func knows(through days: Int) async throws {
        let last = newest.advanced(by: 1 - days)
        let file = try home.file(
            "known.xml", Bulletin(days: Bulletin.days(before: last, calendarDays: 110)).xml)
        let outcome = try await home.run("rates", "import", file.path)
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    @Test
    func `asks for the daily file when one day is missing, and after that only whether it changed`()
        async throws
    {
        try await knows(through: 1)
        let fields = [
            #"ETag: W/"63f0-a1;, b'c""#, "Last-Modified: Fri, 30 Oct 2026 15:00:07 GMT",
            "Content-Type: text/xml",
        ]
        let daily = Bulletin(days: [newest], changes: ["USD": "1.1290"])
        origin.publish(.init(fields: fields, body: daily.xml), at: "eurofxref-daily.xml")

        let first = try await refresh("--json")
        #expect(first.status == 0, "\(first.errors)")
        #expect(try first.objects.first?["changed"] as? Bool == true)
        #expect(try first.objects.first?["day"] as? String == newest.description)
        #expect(try await home.rates()["USD"] == "1.129 \(newest)")
        let asked = origin.requests()
        #expect(asked.map(\.path) == ["/eurofxref-daily.xml"])
        #expect(asked.first?.value("If-None-Match") == nil)
        #expect(asked.first?.value("User-Agent")?.hasPrefix("larder/") == true)

        let second = try await refresh("--json")
        #expect(second.status == 0, "\(second.errors)")
        #expect(try second.objects.first?["changed"] as? Bool == false)
        let again = origin.requests()
        #expect(again.map(\.path) == ["/eurofxref-daily.xml"])
        #expect(again.first?.value("If-None-Match") == #"W/"63f0-a1;, b'c""#)
        #expect(again.first?.value("If-Modified-Since") == "Fri, 30 Oct 2026 15:00:07 GMT")
        #expect(try await home.rates()["USD"] == "1.129 \(newest)")
    }

    @Test func `shows what may not be stored, and keeps what was there`() async throws {
        try await knows(through: 1)
        let before = try await home.rates()
        let answer = RatesOrigin.Answer(
            fields: ["ETag: \"a\"", "Cache-Control: no-store"],
            body: Bulletin(days: [newest], changes: ["USD": "1.1290"]).xml)
        origin.publish(answer, at: "eurofxref-daily.xml")
        let refreshed = try await refresh("--json").objects.first
        #expect(refreshed?["stored"] as? Bool == false)
        #expect(refreshed?["day"] as? String == newest.description)
        #expect(try await home.rates() == before)
        // It is asked for whole again, not whether it changed.
        let words = try await refresh()
        #expect(words.errors.contains("no-store"))
        #expect(origin.requests().map { $0.value("If-None-Match") } == [nil, nil])
        let data = home.folder.appending(path: "data")
        for name in try FileManager.default.contentsOfDirectory(atPath: data.path) {
            let file = try Data(contentsOf: data.appending(path: name))
            #expect(file.firstRange(of: Data("\"a\"".utf8)) == nil, "\(name)")
        }
    }

    @Test func `leaves nothing behind of a first answer that may not be stored`() async throws {
        let days = [newest] + Bulletin.days(before: newest, calendarDays: 88)
        for file in ECBFile.allCases {
            origin.publish(
                .init(fields: ["Cache-Control: no-store"], body: Bulletin(days: days).xml),
                at: file.fileName)
        }
        #expect(try await refresh("--json").objects.first?["stored"] as? Bool == false)
        let stored = try await home.run("inspect", "--json").objects
        #expect(!stored.contains { $0["store"] as? String == "rates-ecb" })
        #expect(try await home.run("rates", "list").output.contains("Packaged with Larder"))
    }

    @Test func `asks for the 90-day file when several days are missing`() async throws {
        try await knows(through: 20)
        let days = [newest] + Bulletin.days(before: newest, calendarDays: 88)
        origin.publish(.init(body: Bulletin(days: days).xml), at: "eurofxref-hist-90d.xml")
        let outcome = try await refresh()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(origin.requests().map(\.path) == ["/eurofxref-hist-90d.xml"])
        #expect(try await home.rates()["USD"] == "1.1172 \(newest)")
    }

    @Test func `closes a hole that an imported file left`() async throws {
        try await knows(through: 20)
        let file = try home.file("today.xml", Bulletin(days: [newest]).xml)
        _ = try await home.run("rates", "import", file.path)
        _ = try await refresh()
        #expect(origin.requests().map(\.path) == ["/eurofxref-hist-90d.xml"])
    }

    static let bad: [(name: String, edit: @Sendable (String, Day) -> String, word: String)] = [
        ("page", { _, _ in "<!DOCTYPE html><html><body>Sign in</body></html>" }, "web page"),
        ("cut", { xml, _ in String(xml.prefix(xml.count - 60)) }, "ends before it is complete"),
        ("empty", { _, _ in "" }, "empty"),
        ("zero", { xml, _ in xml.replacing("\"4.4038\"", with: "\"0\"") }, "PLN is 0"),
        ("negative", { xml, _ in xml.replacing("\"4.4038\"", with: "\"-4.4\"") }, "PLN is -4.4"),
        ("word", { xml, _ in xml.replacing("\"4.4038\"", with: "\"much\"") }, "not a number"),
        (
            "future",
            { xml, day in
                xml.replacing("\(day)", with: "\(day.advanced(by: 40))")
            }, "today is"
        ),
        (
            "twice",
            { xml, _ in
                xml.replacing(
                    "<Cube currency=\"ZAR\"",
                    with: "<Cube currency=\"USD\" rate=\"9\"/><Cube currency=\"ZAR\"")
            }, "two rates"
        ),
        (
            "few",
            { xml, day in
                "Date,USD,JPY,\n\(day),1.1172,175.68,\n"
            }, "seems incomplete"
        ),
    ]

    @Test(arguments: bad.indices)
    func `refuses a damaged answer, and what was there stays`(index: Int) async throws {
        let (name, edit, word) = Self.bad[index]
        try await knows(through: 1)
        let before = try await home.rates()
        let body = edit(Bulletin(days: [newest], changes: ["USD": "1.1290"]).xml, newest)
        origin.publish(.init(body: body), at: "eurofxref-daily.xml")
        let outcome = try await refresh()
        #expect(outcome.status == 65, "\(name)")
        #expect(outcome.data.isEmpty, "\(name)")
        #expect(outcome.errors.contains(word), "\(name): \(outcome.errors)")
        #expect(outcome.errors.contains("The stored rates of"), "\(name): \(outcome.errors)")
        #expect(try await home.rates() == before, "\(name)")
    }

    @Test(arguments: [(503, 75), (429, 75), (404, 65), (500, 69), (403, 69)])
    func `says that the server would not`(status: Int, code: Int32) async throws {
        for file in ECBFile.allCases {
            origin.publish(.init(status: status, body: "no"), at: file.fileName)
        }
        let before = try await home.rates()
        let outcome = try await refresh()
        #expect(outcome.status == code, "\(outcome.errors)")
        #expect(outcome.errors.contains("The packaged rates of"))
        #expect(try await home.rates() == before)
    }

    @Test func `keeps the packaged rates when the server is down`() async throws {
        origin.stop()
        let outcome = try await refresh()
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("The packaged rates of 2026-10-30 stay."))
        #expect(try await home.rates()["USD"] == "1.1172 2026-10-30")
    }

    @Test func `asks no address of this machine unless it may`() async throws {
        let outcome = try await home.run("rates", "refresh", "--rates-url", origin.address)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("127.0.0.1"))
        #expect(origin.requests().isEmpty)
    }

    @Test func `asks nobody when offline`() async throws {
        let outcome = try await refresh("--offline")
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("offline"))
        let list = try await home.run(
            "rates", "list", "--refresh", environment: ["LARDER_OFFLINE": "1"])
        #expect(list.status == 0)
        #expect(!list.data.isEmpty)
        #expect(origin.requests().isEmpty)
    }
}
