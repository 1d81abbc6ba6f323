internal import Foundation
internal import Larder
internal import Money
internal import Rates

/// The small charts in the table of rates, drawn once for each version of the data.
final class Sparklines: Sendable {
    private struct Name: Hashable {
        var provider: String
        var base: String
    }

    private let kept = Locked<[Name: (revision: UInt64, lines: [CurrencyCode: String])]>([:])

    /// Returns the lines of the last month, as paths in a drawing 80 wide and 20 high.
    func lines(
        _ rates: ExchangeRates, _ table: RateTable
    ) async throws -> [CurrencyCode: String] {
        let revision = try await rates.snapshot(of: table.provider).valueRevision
        let name = Name(provider: table.provider.id, base: table.base.text)
        if let known = kept.withLock({ $0[name] }), known.revision == revision {
            return known.lines
        }
        var lines: [CurrencyCode: String] = [:]
        for row in table.rows {
            // A currency without a history has no line.
            guard
                let series = try? await rates.series(
                    of: row.code.text, base: table.base, days: 31, from: table.provider)
            else { continue }
            lines[row.code] = Self.path(series.daily.map { $0?.approximation })
        }
        let drawn = lines
        kept.withLock { kept in
            if kept.count >= 50 { kept = [:] }
            kept[name] = (revision, drawn)
        }
        return lines
    }

    /// A line with a point for each day; days without a figure leave a gap.
    private static func path(_ values: [Double?]) -> String {
        let figures = values.compactMap(\.self)
        guard figures.count > 1, let least = figures.min(), let greatest = figures.max() else {
            return ""
        }
        let span = greatest > least ? greatest - least : 1
        var path = ""
        var isOpen = false
        for (index, value) in values.enumerated() {
            defer { isOpen = value != nil }
            guard let value else { continue }
            let x = 80 * Double(index) / Double(values.count - 1)
            let y = 18 - 16 * (greatest > least ? (value - least) / span : 0.5)
            path += (isOpen ? "L" : "M") + "\(Int((x * 10).rounded()))".tenths
            path += "," + "\(Int((y * 10).rounded()))".tenths
        }
        return path
    }
}

extension String {
    /// A number of tenths, written as a decimal number.
    fileprivate var tenths: String {
        guard let number = Int(self) else { return "0" }
        return number % 10 == 0 ? "\(number / 10)" : "\(number / 10).\(number % 10)"
    }
}
