import Foundation

/// One line of the report: what was measured, beside the raw limit, both in one run.
struct Row: Codable {
    var name: String
    var unit: String
    var ours: Spread
    var raw: Spread?
    var rawName: String?
    var aim: Double?
    /// The processor time of this process, which other programs on a busy machine hardly change.
    var processor: Spread?
    var rawProcessor: Spread?

    /// How many times the raw limit ours takes, from the medians.
    var ratio: Double? { raw.map { $0.median > 0 ? ours.median / $0.median : 0 } }
}

/// What a handful of runs gave.
struct Spread: Codable {
    var median: Double
    var lowest: Double
    var highest: Double

    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        lowest = sorted.first ?? 0
        highest = sorted.last ?? 0
    }
}

/// Measures bodies in pairs: ours and the raw limit take turns, so that a noisy moment hits both.
struct Bench {
    var runs = 9
    /// Measures only rows whose names contain this; nil for all.
    var only: String?
    private let clock = ContinuousClock()

    /// Nanoseconds for each of `count` operations that the body carries out: by the clock, and of the processor.
    private func time(
        _ count: Int, _ body: () async throws -> Void
    ) async rethrows -> (elapsed: Double, processor: Double) {
        let (start, before) = (clock.now, Self.processorTime)
        try await body()
        let (elapsed, after) = (start.duration(to: clock.now).components, Self.processorTime)
        let nanoseconds = Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) * 1e-9
        return (nanoseconds / Double(count), (after - before) / Double(count))
    }

    /// The processor time of all threads so far, in nanoseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    func pair(
        _ name: String, unit: String = "ns", scale: Double = 1, aim: Double? = nil, count: Int,
        rawName: String? = nil, before: () -> Void = {}, ours: () async throws -> Void,
        raw: (() async throws -> Void)? = nil
    ) async throws -> Row {
        if let only, !name.contains(only) {
            return Row(name: "", unit: unit, ours: Spread([]))
        }
        var mine: [(elapsed: Double, processor: Double)] = []
        var theirs: [(elapsed: Double, processor: Double)] = []
        try await ours()
        try await raw?()
        for _ in 0..<runs {
            before()
            mine.append(try await time(count, ours))
            if let raw { theirs.append(try await time(count, raw)) }
        }
        func spread(_ samples: [Double]) -> Spread? {
            samples.isEmpty ? nil : Spread(samples.map { $0 * scale })
        }
        return Row(
            name: name, unit: unit, ours: Spread(mine.map { $0.elapsed * scale }),
            raw: spread(theirs.map(\.elapsed)), rawName: rawName, aim: aim,
            processor: spread(mine.map(\.processor)),
            rawProcessor: spread(theirs.map(\.processor)))
    }
}

/// Keeps the optimiser from leaving out what is measured.
@inline(never)
func keep<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}

/// Resident memory of this process in bytes, from the kernel; nil where it does not say.
func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return nil
    }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * 4_096
}

func printTable(_ rows: [Row]) {
    func pad(_ text: String, _ width: Int) -> String {
        text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
    }
    func right(_ text: String, _ width: Int) -> String {
        text.count >= width ? text : String(repeating: " ", count: width - text.count) + text
    }
    func figure(_ value: Double) -> String {
        value >= 100
            ? String(format: "%.0f", value)
            : value >= 10 ? String(format: "%.1f", value) : String(format: "%.2f", value)
    }
    print(
        pad("what", 52), right("median", 9), right("lowest", 9), right("highest", 9),
        right("raw", 9), right("ratio", 7), right("aim", 8), right("processor", 10),
        right("raw", 9), "unit / raw limit")
    for row in rows where !row.name.isEmpty {
        print(
            pad(row.name, 52), right(figure(row.ours.median), 9), right(figure(row.ours.lowest), 9),
            right(figure(row.ours.highest), 9),
            right(row.raw.map { figure($0.median) } ?? "", 9),
            right(row.ratio.map { figure($0) } ?? "", 7),
            right(row.aim.map { figure($0) } ?? "", 8),
            right(row.processor.map { figure($0.median) } ?? "", 10),
            right(row.rawProcessor.map { figure($0.median) } ?? "", 9),
            row.unit + (row.rawName.map { " / " + $0 } ?? ""))
    }
}
