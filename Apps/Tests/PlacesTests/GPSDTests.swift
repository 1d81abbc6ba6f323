import Foundation
import Geodesy
import Larder
import LarderSimulation
import TestSupport
import Testing

@testable import Places

@Suite struct `Lines of gpsd` {
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func read(_ line: String) -> GPSDMessage? {
        GPSDMessage(Array(line.utf8), seen: now)
    }

    private func fix(_ line: String) throws -> Fix {
        guard case .report(.fix(let fix)) = try #require(read(line)) else {
            throw LarderError(.unreadable, message: "No fix in \(line)")
        }
        return fix
    }

    @Test func `a report of time, position and velocity is a fix`() throws {
        let fix = try fix(
            #"{"class":"TPV","mode":3,"time":"2026-06-15T12:00:04.250Z","lat":48.8582375,"#
                + #""lon":2.294530167,"altHAE":87.0,"altMSL":40.0,"eph":22.8,"speed":1.402,"track":52.1}"#
        )
        #expect(fix.position.latitude == 48.8582375)
        #expect(fix.position.longitude == 2.294530167)
        #expect(fix.position.altitude == 40)
        #expect(fix.position.uncertainty == 22.8)
        #expect(fix.time == Date(timeIntervalSince1970: 1_781_524_804.25))
        #expect(fix.seen == now)
        #expect(fix.speed == 1.402 && fix.course == 52.1)
        #expect(
            try self.fix(#"{"class":"TPV","mode":2,"lat":1,"lon":2,"alt":9,"epx":3,"epy":4}"#)
                .position == Position(latitude: 1, longitude: 2, uncertainty: 5))
    }

    @Test(arguments: [
        #"{"class":"TPV","mode":1,"time":"2026-06-15T12:00:04Z"}"#, #"{"class":"TPV"}"#,
        #"{"class":"TPV","mode":0,"lat":1,"lon":2}"#, #"{"class":"TPV","mode":3,"lat":1}"#,
        #"{"class":"TPV","mode":3,"lat":0,"lon":0}"#,
        #"{"class":"TPV","mode":3,"lat":0.000000000,"lon":-0.0,"time":"2026-06-15T12:00:04Z"}"#,
        #"{"class":"TPV","mode":3,"lat":91,"lon":0}"#,
        #"{"class":"TPV","mode":3,"lat":1,"lon":1e99}"#,
        #"{"class":"TPV","mode":"3","lat":1,"lon":2}"#,
        #"{"class":"TPV","mode":3,"lat":"1","lon":2}"#,
    ])
    func `a report without a position is none, and never 0, 0`(line: String) {
        #expect(read(line) == .report(.noFix))
    }

    @Test(arguments: [
        "", " ", "{", "null", "[]", "42", "{}", #"{"class":7}"#, "$GPGGA,120000.00,,,,,0,00",
        "<html>", "\u{0}\u{1}", #"{"class":"TPV","mode":3"#, "HTTP/1.1 400 Bad Request",
    ])
    func `what gpsd would not say is nonsense`(line: String) {
        #expect(read(line) == nil)
    }

    @Test func `a fix with odd details keeps the rest`() throws {
        let fix = try fix(
            #"{"class":"TPV","mode":3,"lat":1,"lon":2,"time":1234.5,"eph":-3,"speed":-1,"track":400}"#
        )
        #expect(fix.time == nil && fix.position.uncertainty == nil)
        #expect(fix.speed == nil && fix.course == nil)
        #expect(
            try self.fix(#"{"class":"TPV","mode":3,"lat":1,"lon":2,"time":"soon"}"#).time == nil)
    }

    @Test func `other lines are known`() {
        #expect(read(#"{"class":"VERSION","release":"3.22"}"#) == .version("3.22"))
        #expect(read(#"{"class":"DEVICE","path":"/dev/gps0","activated":0}"#) == .deviceLost)
        #expect(read(#"{"class":"DEVICES","devices":[]}"#) == .deviceLost)
        #expect(read(#"{"class":"DEVICE","activated":"2026-11-21T01:09:46.245Z"}"#) == .other)
        #expect(read(#"{"class":"ERROR","message":"Unrecognized"}"#) == .error("Unrecognized"))
        #expect(read(#"{"class":"SKY","satellites":[{"PRN":4}]}"#) == .other)
    }

    @Test func `no line ends the program`() {
        var random = SystemRandomNumberGenerator()
        let sample = Array(
            #"{"class":"TPV","mode":3,"time":"2026-06-15T12:00:04.000Z","lat":48.8,"lon":2.2}"#.utf8
        )
        for _ in 0..<2_000 {
            var line = sample
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                line[Int.random(in: 0..<line.count, using: &random)] =
                    UInt8.random(in: 0...255, using: &random)
            }
            if case .report(.fix(let fix))? = GPSDMessage(line, seen: now) {
                #expect(abs(fix.position.latitude) <= 90)
            }
        }
    }
}

/// A connection whose other side is the test.
final class ScriptedLines: LineConnector, LineConnection {
    struct State: Sendable {
        var connections = 0
        var closed = 0
        var sent: [String] = []
        var said: AsyncThrowingStream<[UInt8], any Error>.Continuation?
        var current: AsyncThrowingStream<[UInt8], any Error>?
    }

    let watched = Watched(State())

    var lines: AsyncThrowingStream<[UInt8], any Error> {
        watched.state.current ?? AsyncThrowingStream { $0.finish() }
    }

    func withConnection(
        to host: String, port: Int,
        _ body: @Sendable @escaping (any LineConnection) async throws -> Void
    ) async throws {
        let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        watched.change { state in
            state.current = stream
            state.said = continuation
            state.connections += 1
        }
        defer { watched.change { $0.closed += 1 } }
        try await body(self)
    }

    func send(_ line: String) async throws {
        watched.change { $0.sent.append(line) }
    }

    func say(_ line: String) {
        watched.state.said?.yield(Array(line.utf8))
    }

    func hangUp() { watched.state.said?.finish() }
}

@Suite(.timeLimit(.minutes(15))) struct `A receiver behind gpsd` {
    let clock = ManualClock()
    let script = ScriptedLines()
    let receiver: SharedReceiver

    init() {
        receiver = SharedReceiver(
            GPSDReceiver(connector: script, environment: clock.environment()),
            environment: clock.environment())
    }

    private func say(_ latitude: Double, second: Int) {
        script.say(
            #"{"class":"TPV","mode":3,"time":"2026-06-15T12:00:0\#(second).000Z","#
                + #""lat":\#(latitude),"lon":2}"#)
    }

    @Test func `asks to watch and gives what comes, nonsense left out`() async throws {
        var states = Location(of: receiver).states().makeAsyncIterator()
        await script.watched.wait { $0.sent.count == 1 }
        #expect(script.watched.state.sent == [#"?WATCH={"enable":true,"json":true};"#])
        script.say(#"{"class":"VERSION","release":"3.22","proto_major":3,"proto_minor":14}"#)
        script.say("nonsense \u{FFFD} {{{")
        say(1, second: 1)
        #expect(await states.next()?.fix?.position.latitude == 1)
        for _ in 0..<(GPSDReceiver.longestNonsense - 1) { script.say("nonsense") }
        say(2, second: 2)
        #expect(await states.next()?.fix?.position.latitude == 2)
        #expect(receiver.name == "gpsd at localhost:2947")
    }

    @Test func `reconnects when the daemon hangs up`() async throws {
        var states = Location(of: receiver).states().makeAsyncIterator()
        await script.watched.wait { $0.sent.count == 1 }
        say(1, second: 1)
        #expect(await states.next()?.signal == .held)
        script.hangUp()
        #expect(
            await states.next()?.signal == .unreachable("gpsd at localhost:2947 hung up."))
        #expect(script.watched.state.closed == 1)
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        await script.watched.wait { $0.sent.count == 2 }
        say(2, second: 2)
        let back = await states.next()
        #expect(back?.current?.position.latitude == 2)
        #expect(back?.number == 2)
    }

    @Test func `gives up on what is no gpsd, and tries again later`() async throws {
        var states = Location(of: receiver).states().makeAsyncIterator()
        await script.watched.wait { $0.sent.count == 1 }
        for _ in 0..<GPSDReceiver.longestNonsense { script.say("220 mail ready") }
        #expect(
            await states.next()?.signal
                == .unreachable("What answers at localhost:2947 is not gpsd."))
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        await script.watched.wait { $0.connections == 2 }
    }

    @Test func `loses the signal when the device goes`() async throws {
        var states = Location(of: receiver).states().makeAsyncIterator()
        await script.watched.wait { $0.sent.count == 1 }
        say(1, second: 1)
        #expect(await states.next()?.signal == .held)
        script.say(#"{"class":"DEVICE","path":"/dev/gps0","activated":0}"#)
        #expect(await states.next()?.signal == .lost(since: clock.date))
    }

    @Test func `asks again after a silence, and then takes the connection for dead`() async throws {
        let gpsd = GPSDReceiver(
            connector: script, patience: .seconds(5), environment: clock.environment())
        let reports = gpsd.reports(requestedAccuracy: RequestedAccuracy())
        await script.watched.wait { $0.sent.count == 1 }
        // Twice heard nothing: once to notice, once to ask.
        for _ in 0..<2 {
            await clock.sleepers()
            clock.advance(by: .seconds(5))
        }
        await script.watched.wait { $0.sent.count == 2 }
        script.say(#"{"class":"DEVICES","devices":[{"path":"/dev/gps0"}]}"#)
        say(1, second: 1)
        var iterator = reports.makeAsyncIterator()
        #expect(try await iterator.next() != nil)
        for _ in 0..<2 {
            await clock.sleepers()
            clock.advance(by: .seconds(5))
        }
        await script.watched.wait { $0.sent.count == 3 }
        await clock.sleepers()
        clock.advance(by: .seconds(5))
        await #expect(throws: LarderError.self) { while try await iterator.next() != nil {} }
        #expect(script.watched.state.closed == 1)
    }
}
