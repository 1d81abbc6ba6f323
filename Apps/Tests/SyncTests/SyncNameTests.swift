import Foundation
import Geodesy
import Larder
import PersonalData
import Places
import Testing

@testable import Sync

/// Places that two larders gave one name without knowing of each other.
@Suite struct `Places under one name in two larders` {
    let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
    let laptop: TestLarder
    let phone: TestLarder
    let server: TestLarder

    init() {
        laptop = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        phone = TestLarder("phone", clock: WrongClock(moment, error: 0))
        server = TestLarder("server", clock: WrongClock(moment, error: 0))
    }

    @discardableResult
    func sync(_ one: TestLarder, over wire: Wire = Wire()) async throws -> SyncClient.Report {
        moment.withLock { $0 += 60 }
        return try await one.client(to: server, over: wire).sync()
    }

    func save(_ latitude: Double, as name: String, in larder: TestLarder) async throws {
        moment.withLock { $0 += 60 }
        try await larder.parts.places.save(
            try Position(latitude: latitude, longitude: 0), as: name, replacing: true)
    }

    func places(_ larder: TestLarder) async throws -> [String: Double] {
        Dictionary(
            try await larder.parts.places.all().map { ($0.name, $0.position.latitude) },
            uniquingKeysWith: { $1 })
    }

    @Test(arguments: [false, true])
    func `both stay, the earlier one under another name, and the person is told`(
        isServerFirst: Bool
    ) async throws {
        let both = isServerFirst ? [server, laptop] : [laptop, server]
        for (index, larder) in both.enumerated() {
            try await save(Double(index + 1), as: "Home", in: larder)
        }
        let report = try await sync(laptop)
        #expect(
            report.renamed == [
                "Two places were called “Home”: the one at 1.00000, 0.00000 is called “Home (2)” now."
            ])
        for larder in both {
            #expect(try await places(larder) == ["Home": 2, "Home (2)": 1])
        }
        let again = try await sync(laptop)
        #expect(again.sent == 0 && again.taken == 0 && again.renamed.isEmpty)
    }

    @Test func `both stay, however few of their records come at once`() async throws {
        try await save(1, as: "Home", in: laptop)
        try await save(2, as: "Home", in: server)
        for batch in [1, 1, 500] {
            moment.withLock { $0 += 60 }
            _ = try await laptop.client(to: server, batch: batch).sync()
        }
        for larder in [laptop, server] {
            #expect(try await places(larder) == ["Home": 2, "Home (2)": 1])
        }
    }

    @Test func `are known to be gone by who was away for long, though one name was used again`()
        async throws
    {
        try await save(1, as: "Camp", in: server)
        try await save(2, as: "Quay", in: server)
        for larder in [laptop, phone] { try await sync(larder) }
        try await server.parts.places.remove("Camp")
        try await sync(laptop)
        moment.withLock { $0 += 100 * 86_400 }
        try await sync(laptop)
        try await save(3, as: "Camp", in: laptop)
        try await sync(laptop)
        // The server is not put back, so that it need not take another name: this removal knew of its place.
        try await laptop.parts.places.remove("Quay")
        let name = try await server.parts.journal.state().state.replica
        for larder in [phone, laptop, phone, laptop] { try await sync(larder) }
        #expect(try await server.parts.journal.state().state.replica == name)
        for larder in [server, laptop, phone] { #expect(try await places(larder) == ["Camp": 3]) }
    }

    @Test(arguments: [0, 86_400])
    func `stay as they came, with what only a later version can read, also with a date to come`(
        ahead: Double
    ) async throws {
        try await save(1, as: "Den", in: laptop)
        try await sync(laptop)
        func records(_ larder: TestLarder) async throws -> [SyncRecord] {
            try await larder.parts.journal.page(after: nil, limit: 10, kinds: ["place"]).records
        }
        var record = try #require(try await records(laptop).first)
        guard case .object(var fields)? = record.value else { throw CocoaError(.coderInvalidValue) }
        fields["colour"] = .string("red")
        let place = try #require(record.value).decoded(as: SavedPlace.self)
        let later = try SavedPlace(
            name: place.name, position: place.position, date: place.date + ahead)
        guard case .object(let dated) = try SyncValue(later) else {
            throw CocoaError(.coderInvalidValue)
        }
        fields["date"] = dated["date"]
        record.value = .object(fields)
        record.versions?.advance("an0ther0ne000000", atLeast: 9)
        _ = try await server.parts.journal.merge([record], from: "an0ther0ne000000")
        for _ in 0..<2 {
            try await sync(laptop)
            for larder in [server, laptop] {
                #expect(try await records(larder).map(\.value) == [record.value])
                #expect(try await records(larder).map(\.versions) == [record.versions])
            }
        }
        // Who changes it says what is known here.
        try await save(2, as: "Den", in: laptop)
        try await sync(laptop)
        #expect(try await places(server) == ["Den": 2])
    }

    @Test func `three stay, whoever hears of whom first`() async throws {
        for (index, larder) in [server, laptop, phone].enumerated() {
            try await save(Double(index + 1), as: "Home", in: larder)
        }
        for larder in [phone, laptop, phone, laptop] { try await sync(larder) }
        let all = try await places(server)
        #expect(Set(all.values) == [1, 2, 3] && all.count == 3 && all["Home"] == 3)
        #expect(try await places(laptop) == all)
        #expect(try await places(phone) == all)
    }

    @Test func `are one if they are at one position`() async throws {
        for larder in [server, laptop] { try await save(1, as: "Home", in: larder) }
        #expect(try await sync(laptop).renamed.isEmpty)
        #expect(try await places(server) == ["Home": 1])
    }

    @Test func `are one if the later was said by who knew the earlier one`() async throws {
        try await save(1, as: "Home", in: laptop)
        for larder in [laptop, phone] { try await sync(larder) }
        try await save(2, as: "Home", in: phone)
        try await sync(phone)
        #expect(try await sync(laptop).renamed.isEmpty)
        try await save(3, as: "Home", in: laptop)
        for larder in [laptop, phone] { #expect(try await sync(larder).renamed.isEmpty) }
        for larder in [laptop, phone, server] {
            #expect(try await places(larder) == ["Home": 3])
        }
    }

    @Test func `stay though the line is cut at any moment`() async throws {
        for seed in 1...40 as ClosedRange<UInt64> {
            let name = "Home\(seed)"
            try await save(1, as: name, in: server)
            try await save(2, as: name, in: laptop)
            let wire = Wire(seed: seed, trouble: 0.6)
            for _ in 0..<4 {
                _ = try? await sync(laptop, over: wire)
                laptop.restart()
            }
            try await sync(laptop)
            let all = try await places(server).filter {
                $0.key.hasPrefix(name + " ") || $0.key == name
            }
            #expect(all == [name: 2, "\(name) (2)": 1], "\(seed)")
            #expect(try await laptop.lines() == server.lines())
        }
    }

    @Test func `stay though another larder came between looking and sending`() async throws {
        let wire = Wire()
        for round in 1...20 {
            let name = "Cabin\(round)"
            try await save(1, as: name, in: laptop)
            try await save(2, as: name, in: phone)
            let clients = [laptop, phone].map { $0.client(to: server, over: wire) }
            async let one = clients[0].sync()
            async let two = clients[1].sync()
            _ = try await (one, two)
            for larder in [laptop, phone, laptop] { try await sync(larder) }
            let all = try await places(server).filter { $0.key.hasPrefix(name) }
            #expect(Set(all.values) == [1, 2] && all.count == 2, "\(all)")
        }
        #expect(try await laptop.lines() == server.lines())
        #expect(try await phone.lines() == server.lines())
    }

    @Test func `stay when everything is compared, as removals were forgotten`() async throws {
        try await save(9, as: "Old", in: server)
        try await sync(laptop)
        _ = try await server.parts.places.remove("Old")
        try await server.parts.journal.capture()
        moment.withLock { $0 += 100 * 86_400 }
        try await save(8, as: "New", in: server)
        moment.withLock { $0 += 100 * 86_400 }
        for (index, larder) in [laptop, server].enumerated() {
            try await save(Double(index + 1), as: "Home", in: larder)
        }
        let report = try await sync(laptop)
        #expect(report.restart == .expired && report.removed == 1, "\(report)")
        let all = ["Home": 2, "Home (2)": 1, "New": 8] as [String: Double]
        #expect(try await places(laptop) == all)
        #expect(try await places(server) == all)
    }

    @Test(arguments: [false, true])
    func `stay after an import, which says so`(isFirst: Bool) async throws {
        let order = isFirst ? [laptop, phone] : [phone, laptop]
        for (index, larder) in order.enumerated() {
            try await save(Double(index + 1), as: "Home", in: larder)
        }
        let file = try await PersonalData.exported(from: phone.parts.journal).data
        let answer = try await PersonalData.imported(file, into: laptop.parts.journal)
        #expect(answer.renamed?.count == 1)
        #expect(try await places(laptop) == ["Home": 2, "Home (2)": 1])
        let again = try await PersonalData.imported(file, into: laptop.parts.journal)
        #expect(again.taken == 0 && again.renamed == nil)
        #expect(try await places(laptop) == ["Home": 2, "Home (2)": 1])
    }

    @Test func `are one if who moved it had read it, though the answer to that was lost`()
        async throws
    {
        try await save(1, as: "Home", in: laptop)
        let line = WiredTransport(other: server, wire: Wire(cutAfter: 2))
        let lost = SyncClient(
            journal: laptop.parts.journal, address: "server",
            transport: ScriptedLine(
                line: line,
                answer: { _ in throw LarderError(.timedOut, message: "The answer was lost.") }))
        _ = try? await lost.sync()
        #expect(try await places(server) == ["Home": 1])
        try await sync(phone)
        try await save(2, as: "Home", in: phone)
        try await sync(phone)
        #expect(try await sync(laptop).renamed.isEmpty)
        for larder in [laptop, phone, server] { #expect(try await places(larder) == ["Home": 2]) }
    }

    @Test func `are no reason to lose a place whose name was free again for long`() async throws {
        try await save(1, as: "Home", in: laptop)
        for larder in [laptop, phone] { try await sync(larder) }
        _ = try await laptop.parts.places.remove("Home")
        for larder in [laptop, phone] { try await sync(larder) }
        for _ in 0..<3 {
            moment.withLock { $0 += 100 * 86_400 }
            for larder in [laptop, phone] { try await sync(larder) }
        }
        try await save(3, as: "Home", in: laptop)
        for larder in [laptop, phone] { try await sync(larder) }
        #expect(try await places(phone) == ["Home": 3])
    }

    /// An export of an earlier version has no versions, and data that was put back gives numbers twice.
    @Test(arguments: [false, true])
    func `stay whatever the numbers say, if they differ`(isWithout: Bool) async throws {
        try await save(1, as: "Home", in: laptop)
        let file = try await PersonalData.exported(from: laptop.parts.journal).data
        var text = try #require(String(data: file, encoding: .utf8))
        text = text.replacing("\"latitude\" : 1", with: "\"latitude\" : 5")
        if isWithout {
            text = text.replacing(/,\s*"versions" : \{[^}]*\}/, with: "")
            try await save(1, as: "Home", in: server)
        }
        let larder = isWithout ? server : laptop
        let answer = try await PersonalData.imported(Data(text.utf8), into: larder.parts.journal)
        #expect(answer.refused.isEmpty && answer.renamed?.count == 1, "\(answer)")
        #expect(try await Set(places(larder).values) == [1, 5])
        try await sync(laptop)
        try await sync(laptop)
        #expect(try await laptop.lines() == server.lines())
    }

    @Test func `are there once, though two larders named them apart`() async throws {
        try await save(1, as: "Home", in: laptop)
        let file = try await PersonalData.exported(from: laptop.parts.journal).data
        try await save(2, as: "Home", in: phone)
        try await save(3, as: "Home", in: server)
        try await save(4, as: "Home (2)", in: server)
        for larder in [phone, server] {
            _ = try await PersonalData.imported(file, into: larder.parts.journal)
        }
        for _ in 0..<3 { try await sync(phone) }
        let all = try await places(server)
        #expect(all.values.sorted() == [1, 2, 3, 4], "\(all)")
        #expect(try await phone.lines() == server.lines())
    }

    @Test func `win over a removal that did not know of them`() async throws {
        try await save(1, as: "Home", in: laptop)
        for larder in [laptop, phone] { try await sync(larder) }
        try await save(2, as: "Home", in: laptop)
        moment.withLock { $0 += 60 }
        _ = try await phone.parts.places.remove("Home")
        for larder in [phone, laptop, phone] { try await sync(larder) }
        for larder in [laptop, phone, server] { #expect(try await places(larder) == ["Home": 2]) }
    }

    /// Whoever removes or replaces a place has not heard of the removal over which it stayed.
    @Test(arguments: [false, true], [false, true])
    func `go when somebody who knew them says so, though they stayed over another removal`(
        isReplaced: Bool, isLast: Bool
    ) async throws {
        try await save(1, as: "Home", in: server)
        for larder in [laptop, phone] { try await sync(larder) }
        try await save(2, as: "Home", in: server)
        try await sync(laptop)
        _ = try await phone.parts.places.remove("Home")
        if isReplaced {
            try await save(4, as: "Home", in: laptop)
        } else {
            _ = try await laptop.parts.places.remove("Home")
        }
        for larder in isLast ? [phone, laptop] : [laptop, phone] { try await sync(larder) }
        for larder in [phone, laptop, phone] { try await sync(larder) }
        for larder in [laptop, phone, server] {
            #expect(try await places(larder) == (isReplaced ? ["Home": 4] : [:]))
        }
        #expect(try await phone.lines() == server.lines())
    }

    /// Any larder is a server for any other; people give few names to many places, replace and remove what they see.
    @Test func `are all there at the end, each once`() async throws {
        let wanted = ProcessInfo.processInfo.environment["LARDER_SYNC_SEEDS"].flatMap { UInt64($0) }
        for seed in 1...(wanted ?? 40) {
            var random = SeededRandom(seed: seed)
            let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
            let larders = (0..<3).map {
                TestLarder(
                    "larder\($0)", clock: WrongClock(moment, error: Double($0) * 40_000))
            }
            var (said, gone): (Set<Double>, Set<Double>) = ([], [])
            func sync(_ one: Int, _ other: Int) async throws {
                moment.withLock { $0 += 60 }
                _ = try await larders[one].client(to: larders[other]).sync()
            }
            for _ in 0..<30 {
                moment.withLock { $0 += 60 }
                let (one, step) = (
                    Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random)
                )
                let book = larders[one].parts.places
                let shown = try await book.all()
                let name = ["Home", "Work", "Home (2)"].randomElement(using: &random) ?? "Home"
                let old = shown.first { $0.isCalled(name) }?.position.latitude
                switch Int.random(in: 0..<10, using: &random) {
                case 0 where old != nil:
                    _ = try await book.remove(name)
                    if let old { gone.insert(old) }
                case 0...4:
                    let latitude = Double(said.count + 1) / 100
                    said.insert(latitude)
                    if let old { gone.insert(old) }
                    _ = try await book.save(
                        try Position(latitude: latitude, longitude: 0), as: name, replacing: true)
                default: if step != one { try await sync(one, step) }
                }
            }
            for _ in 0..<4 {
                for (one, other) in [(0, 1), (2, 1), (0, 1), (2, 0)] { try await sync(one, other) }
            }
            let all = try await larders[0].parts.places.all().map(\.position.latitude)
            #expect(said.subtracting(gone).subtracting(all) == [], "\(seed): lost")
            #expect(Set(all).count == all.count, "\(seed): doubled \(all)")
            for larder in larders.dropFirst() {
                #expect(try await larder.lines() == larders[0].lines(), "\(seed)")
            }
        }
    }
}
