import Foundation
import Geodesy
import Larder
import Testing

@testable import Places

@Suite(.timeLimit(.minutes(15))) struct `A log of NMEA sentences` {
    /// A line with its checksum.
    private func sentence(_ body: String) -> String {
        let sum = body.utf8.reduce(0, ^)
        let hex = String(sum, radix: 16, uppercase: true)
        return "$\(body)*\(hex.count == 1 ? "0" : "")\(hex)\r\n"
    }

    private func moment(_ second: Int, _ minutes: String) -> String {
        sentence("GPGGA,12000\(second).00,4851.\(minutes),N,00217.67090,E,1,07,1.2,40.0,M,47.0,M,,")
            + sentence(
                "GPRMC,12000\(second).00,A,4851.\(minutes),N,00217.67090,E,2.5,45.0,150626,,,A")
    }

    private func read(_ log: String, filter: Double = 0) async throws -> [LocationState] {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(log.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }  // lies in the temporary folder
        let receiver = SharedReceiver(
            NMEAReceiver(name: "the log") { FileLines(path: url.path) })
        var heard: [LocationState] = []
        for await locationState in Location(of: receiver, options: .init(filter: filter)).states() {
            heard.append(locationState)
        }
        return heard
    }

    @Test func `gives one fix for each moment, with what its sentences say`() async throws {
        let lost = sentence("GPGGA,120003.00,,,,,0,00,99.99,,,,,,")
        let heard = try await read(
            moment(1, "49379") + "nonsense\n" + moment(2, "49400") + lost + moment(4, "49500"))
        #expect(heard.last?.signal == .ended)
        #expect(heard.last?.number == 3)
        #expect(heard.contains { if case .lost = $0.signal { true } else { false } })
        let first = try #require(heard.first?.fix)
        #expect(first.time == Date(timeIntervalSince1970: 1_781_524_801))
        #expect(abs(first.position.latitude - 48.8582298) < 1e-6)
        #expect(first.position.altitude == 40 && first.position.uncertainty == 6)
        #expect(first.course == 45)
    }

    @Test func `skips damaged lines and says zeros are no fix`() async throws {
        let zero = sentence("GPRMC,120001.00,A,0000.0000,N,00000.0000,E,0.0,,150626,,,A")
        var spoilt = moment(1, "49379")
        spoilt.replace("4851", with: "4852")
        let heard = try await read(zero + spoilt)
        #expect(heard.allSatisfy { $0.fix == nil })
        #expect(heard.last?.signal == .ended)
    }

    @Test func `takes a receiver that never tells the date`() async throws {
        let log = (1...3).map {
            sentence("GPGGA,12000\($0).00,4851.4937\($0),N,00217.67090,E,1,07,1.2,40.0,M,47.0,M,,")
        }.joined()
        let heard = try await read(log)
        #expect(heard.last?.number == 3)
        #expect(heard.last?.fix?.time == nil)
    }

    @Test func `an empty log and a missing one end with a reason`() async throws {
        #expect(try await read("").map(\.signal) == [.ended])
        let receiver = SharedReceiver(
            NMEAReceiver(name: "nowhere") { FileLines(path: "/nowhere/log") })
        var heard: [LocationState.Signal] = []
        for await locationState in Location(of: receiver).states() {
            heard.append(locationState.signal)
        }
        #expect(heard == [.refused("/nowhere/log cannot be read.")])
        let error = await #expect(throws: LarderError.self) {
            try await Location(of: receiver).request()
        }
        #expect(error?.code == .notFound)
    }

    @Test func `lines of any length and encoding are read`() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }  // lies in the temporary folder
        let long = [UInt8](repeating: UInt8(ascii: "9"), count: 200_000)
        try Data(long + [0x0A, 0xFF, 0x00, 0x0A, 0x0A] + Array("last".utf8)).write(to: url)
        var lines: [String] = []
        for try await line in FileLines(path: url.path) { lines.append(line) }
        #expect(lines.map(\.utf8.count) == [FileLines.longestLine, 4, 0, 4])
        var begun = FileLines(path: url.path).makeAsyncIterator()
        #expect(try await begun.next() != nil)
    }
}
