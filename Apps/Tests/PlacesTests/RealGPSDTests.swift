import Foundation
import Geodesy
import Larder
import LarderGPSD
import NIOCore
import NIOPosix
import Places
import TestSupport
import Testing

/// A real gpsd, fed over TCP by the test.
@Suite(.serialized, .timeLimit(.minutes(15))) struct `A real gpsd` {
    private static let program: String? = {
        let found = ["/usr/sbin/gpsd", "/usr/local/sbin/gpsd", "/opt/homebrew/sbin/gpsd"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        if found == nil { print("skipped: no gpsd here; `apt-get install gpsd` brings it") }
        return found
    }()

    struct Expectations: Decodable {
        struct Log: Decodable {
            struct Fix: Decodable {
                var lat, lon: Double
            }
            var name: String
            var first: Fix
            var last: Fix
            var deliveredLines: [String: [Int]]
        }
        var logs: [Log]
    }

    /// A port that was free a moment ago.
    private func freePort() async throws -> Int {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close().get()
        return port
    }

    private func daemon(
        _ program: String, feed: Int, port: Int, ended: Watched<Int> = Watched(0)
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        // Without -n it opens its source only when somebody watches, so nothing is missed.
        process.arguments = ["-N", "-S", "\(port)", "tcp://127.0.0.1:\(feed)"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { _ in ended.change { $0 += 1 } }
        try process.run()
        return process
    }

    /// Ends a daemon for good: it inherits the blocked signals of the thread that started it.
    private func end(_ process: Process) {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private func receiver(port: Int) -> SharedReceiver {
        SharedReceiver(
            GPSDReceiver(host: "127.0.0.1", port: port, connector: TCPLineConnector()),
            silence: .seconds(60),
            retry: Retry(limit: 10_000, first: .milliseconds(20), longest: .milliseconds(50)))
    }

    /// A moment far from all logs, at 10 N 10 E, which passes every filter.
    private func sentinel(second: Int = 0) -> String {
        [
            "GPGGA,12300\(second).00,1000.0000,N,01000.0000,E,1,07,1.2,40.0,M,47.0,M,,",
            "GPRMC,12300\(second).00,A,1000.0000,N,01000.0000,E,2.5,45.0,150626,,,A",
        ].map { body in
            let hex = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
            return "$\(body)*\(hex.count == 1 ? "0" : "")\(hex)\r\n"
        }.joined()
    }

    @Test(arguments: ["walk", "fix-lost", "antimeridian", "bad-checksums"])
    func `delivers the expected fixes of a log for every filter`(name: String) async throws {
        guard let program = Self.program, let log = PlacesTestCorpus.file("gps/\(name).nmea"),
            let file = PlacesTestCorpus.file("gps/expectations.json")
        else { return }
        let logs = try JSONDecoder().decode(Expectations.self, from: Data(contentsOf: file)).logs
        let expected = try #require(logs.first { $0.name == name })
        let said = Array(try Data(contentsOf: log)) + Array(sentinel().utf8)
        let feed = try await LineServer { connection in (connection == 1 ? said : [], false) }
        let port = try await freePort()
        let process = try daemon(program, feed: feed.port, port: port)
        defer { end(process) }
        let receiver = receiver(port: port)
        let filters = [5.0, 10, 50]
        let streams = filters.map {
            Location(of: receiver, options: .init(filter: $0)).states()
        }
        for (filter, stream) in zip(filters, streams) {
            var fixes: [Fix] = []
            var number = 0
            for await locationState in stream {
                guard let fix = locationState.current, locationState.number != number else {
                    continue
                }
                if abs(fix.position.latitude - 10) < 0.1, abs(fix.position.longitude - 10) < 0.1 {
                    break
                }
                number = locationState.number
                fixes.append(fix)
            }
            #expect(fixes.count == expected.deliveredLines["\(Int(filter))"]?.count, "\(filter) m")
            #expect(fixes.first?.position.latitude == expected.first.lat)
            #expect(fixes.first?.position.longitude == expected.first.lon)
            #expect(fixes.allSatisfy { $0.time != nil })
        }
        withExtendedLifetime(feed) {}
    }

    @Test func `is followed again when it was ended and comes back`() async throws {
        guard let program = Self.program else { return }
        // The first moment tells gpsd the date, the others have it.
        let said = (0..<4).flatMap { Array(sentinel(second: $0).utf8) }
        let feed = try await LineServer { _ in (said, false) }
        let port = try await freePort()
        let ended = Watched(0)
        let first = try daemon(program, feed: feed.port, port: port, ended: ended)
        var states = Location(of: receiver(port: port)).states().makeAsyncIterator()
        while let next = await states.next(), next.current == nil {}
        end(first)
        await ended.wait { $0 == 1 }
        while let next = await states.next() {
            if case .unreachable = next.signal { break }
        }
        let second = try daemon(program, feed: feed.port, port: port)
        defer { end(second) }
        var isBack = false
        while !isBack, let next = await states.next() { isBack = next.current != nil }
        #expect(isBack)
        withExtendedLifetime(feed) {}
    }
}
