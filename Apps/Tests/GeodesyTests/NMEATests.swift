import Foundation
import Testing

@testable import Geodesy

@Suite struct `A receiver's log` {
    static func sum(_ body: String) -> String {
        let sum = body.utf8.reduce(0, ^)
        return "$\(body)*" + String(format: "%02X", sum)
    }

    @Test func `completes a moment from its sentences`() throws {
        var reader = NMEAReader()
        let gga = Self.sum("GPGGA,235959.50,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,")
        let rmc = Self.sum("GPRMC,235959.50,A,4807.038,N,01131.000,E,022.4,084.4,310526,,,A")
        let first = try #require(try reader.read(gga))
        #expect(abs(first.position.latitude - 48.1173) < 1e-9)
        #expect(abs(first.position.longitude - 11.516666666667) < 1e-9)
        #expect(first.position.altitude == 545.4)
        #expect(first.position.uncertainty == 4.5)
        #expect(first.secondsSince1970 == nil)
        let second = try #require(try reader.read(rmc))
        #expect(second.position.altitude == 545.4)
        #expect(second.satellites == 8)
        #expect(second.secondsSince1970 == 1_780_271_999.5)
        #expect(abs((second.speed ?? 0) - 11.5235) < 1e-4)
        #expect(second.course == 84.4)
        let past = Self.sum("GPGGA,000000.50,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,")
        #expect(try reader.read(past)?.secondsSince1970 == 1_780_272_000.5)
    }

    @Test func `leaves other sentences and blank lines alone`() throws {
        var reader = NMEAReader()
        #expect(try reader.read("") == nil)
        #expect(try reader.read(Self.sum("GPGSV,3,1,11,03,03,111,00")) == nil)
        #expect(try reader.read("garbage") == nil)
    }

    @Test(arguments: [
        ("$GPGGA,120000.00,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*00", "checksum"),
        ("$GPGLL,4807.038,N,01131.000,E,120000,A*0", "checksum"),
        (sum("GPRMC,120000.00,V,,,,,,,150626,,,N"), "noFix"),
        (sum("GPGGA,120000.00,,,,,0,00,99.99,,,,,,"), "noFix"),
        (sum("GPGLL,4807.038,N,01131.000,E,120000,V"), "noFix"),
        (sum("GPRMC,120000.00,A,4807.038,N,01131.000,E,,,150626,,,N"), "noFix"),
        (sum("GPGLL,4861.038,N,01131.000,E,120000,A"), "minutes"),
        (sum("GPGLL,9107.038,N,01131.000,E,120000,A"), "latitudeRange"),
        (sum("GPGLL,4807.038,N,01131.000,,120000,A"), "axis"),
        (sum("GPGLL,807.038,N,01131.000,E,120000,A"), "unreadable"),
    ])
    func `refuses what it must not trust`(line: String, code: String) {
        var reader = NMEAReader()
        #expect {
            _ = try reader.read(line)
        } throws: { error in
            (error as? CoordinateError)?.code.rawValue == code
        }
    }

    @Test func `forgets what it knew when the fix is lost`() throws {
        var reader = NMEAReader()
        _ = try reader.read(
            Self.sum("GNGGA,120000.00,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,"))
        #expect(throws: CoordinateError.self) {
            try reader.read(Self.sum("GNGGA,120001.00,,,,,0,00,99.99,,,,,,"))
        }
        let fix = try reader.read(
            Self.sum("GNRMC,120000.00,A,4807.038,N,01131.000,E,0,0,150626,,,A"))
        #expect(fix?.position.altitude == nil)
    }
}
