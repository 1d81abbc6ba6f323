internal import Foundation
internal import Records

extension DateFormatting {
    /// The local time as a person reads it, with its zone: `2026-11-23 16:00 CET`.
    static func local(_ date: Date) -> String {
        let zone = TimeZone.current.abbreviation(for: date).map { $0 == "GMT" ? "UTC" : $0 } ?? ""
        let parts = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute], from: date)
        func pad(_ number: Int?, _ digits: Int = 2) -> String {
            let text = "\(number ?? 0)"
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(pad(parts.year, 4))-\(pad(parts.month))-\(pad(parts.day)) "
            + "\(pad(parts.hour)):\(pad(parts.minute)) \(zone)"
    }
}
