internal import Foundation
internal import Records

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension DateFormatting {
    /// The local time as a person reads it, with its zone: `2026-11-23 16:00 CET`.
    static func local(_ date: Date) -> String {
        let zone = zone(at: date)
        let parts = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute], from: date)
        func pad(_ number: Int?, _ digits: Int = 2) -> String {
            let text = "\(number ?? 0)"
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(pad(parts.year, 4))-\(pad(parts.month))-\(pad(parts.day)) "
            + "\(pad(parts.hour)):\(pad(parts.minute)) \(zone)"
    }

    /// The name of the local zone as the system has it, such as CEST.
    private static func zone(at date: Date) -> String {
        // Times that the system can't count have no zone.
        guard var time = time_t(exactly: date.timeIntervalSince1970.rounded(.down)) else {
            return ""
        }
        var parts = tm()
        guard localtime_r(&time, &parts) != nil, let name = parts.tm_zone else { return "" }
        let text = String(cString: name)
        return text == "GMT" ? "UTC" : text
    }
}
