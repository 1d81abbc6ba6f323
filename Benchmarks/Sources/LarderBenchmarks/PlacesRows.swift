import Foundation
import Geodesy

/// Reading, rendering and geodesics, beside the tools of GeographicLib and PROJ and beside geopy.
///
/// A tool reads lines and writes lines; ours does the same in this process, and the tool's start is
/// spread over all lines. Python is timed by itself, without its start. Tools that are not installed
/// are left out with a word on standard error.
func placesRows(_ bench: Bench) async throws -> [Row] {
    let peers = PlacesPeers(count: 50_000)
    let points = peers.points
    var rows: [Row] = []

    let seconds = points.map { $0.0.text(.degreesMinutesSeconds, decimals: 4) }
    let decimals = points.map { $0.0.text(.decimalDegrees, decimals: 9) }
    let reader = CoordinateReader()
    func lines(_ texts: [String], _ body: (Position) -> String) throws {
        var output = ""
        for text in texts { output += body(try reader.read(text).position) + "\n" }
        keep(output)
    }
    rows += try peers.rows(
        "read 40°07′22.8″N, write decimals", bench,
        ours: { try lines(seconds) { $0.text(.decimalDegrees, decimals: 9) } },
        tool: ("GeoConvert", ["-g", "-p", "4"], seconds),
        python: ("geopy Point", "from geopy.point import Point", "Point(line)", seconds))
    rows += try peers.rows(
        "read decimals, write d m s", bench,
        ours: { try lines(decimals) { $0.text(.degreesMinutesSeconds, decimals: 4) } },
        tool: ("GeoConvert", ["-d", "-p", "4"], decimals.map { $0.replacing(",", with: "") }),
        python: nil)
    rows += try peers.rows(
        "read decimals, write MGRS", bench,
        ours: { try lines(decimals) { MGRS($0).text() } },
        tool: ("GeoConvert", ["-m"], decimals.map { $0.replacing(",", with: "") }), python: nil)

    let pairs = points.map { from, to in
        "\(from.latitude) \(from.longitude) \(to.latitude) \(to.longitude)"
    }
    func inverseLines() {
        var output = ""
        for pair in pairs {
            let numbers = pair.split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 4,
                let from = try? Position(latitude: numbers[0], longitude: numbers[1]),
                let to = try? Position(latitude: numbers[2], longitude: numbers[3])
            else { continue }
            let line = from.geodesic(to: to)
            output += "\(line.initialAzimuth) \(line.finalAzimuth) \(line.distance)\n"
        }
        keep(output)
    }
    rows += try peers.rows(
        "geodesic inverse, text in and out", bench, ours: inverseLines,
        tool: ("GeodSolve", ["-i"], pairs), python: nil)
    rows += try peers.rows(
        "the same", bench, ours: inverseLines,
        tool: ("geod", ["+ellps=WGS84", "-I", "-f", "%.9f", "-F", "%.6f"], pairs), python: nil)
    rows += try peers.rows(
        "geodesic inverse, numbers", bench,
        ours: {
            var sum = 0.0
            for (from, to) in points { sum += from.distance(to: to) }
            keep(sum)
        },
        tool: nil,
        python: (
            "Python geographiclib", "from geographiclib.geodesic import Geodesic",
            "Geodesic.WGS84.Inverse(*map(float, line.split()))", pairs
        ))
    rows += try peers.rows(
        "great circle, numbers", bench,
        ours: {
            var sum = 0.0
            for (from, to) in points { sum += GreatCircle.distance(from: from, to: to) }
            keep(sum)
        },
        tool: nil,
        python: (
            "geopy great_circle", "from geopy.distance import great_circle",
            "(lambda n: great_circle(n[:2], n[2:]).m)([float(f) for f in line.split()])", pairs
        ))
    return rows
}

/// Runs the peers that are installed.
struct PlacesPeers {
    /// Pairs of positions, the same in every run.
    let points: [(Position, Position)]

    init(count: Int) {
        var state: UInt64 = 42
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        points = (0..<count).compactMap { _ in
            let numbers = (0..<4).map { _ in next() }
            guard
                let from = try? Position(
                    latitude: numbers[0] * 160 - 80, longitude: numbers[1] * 360 - 180),
                let to = try? Position(
                    latitude: numbers[2] * 160 - 80, longitude: numbers[3] * 360 - 180)
            else { return nil }
            return (from, to)
        }
    }

    /// Times ours and each peer in turns.
    func rows(
        _ name: String, _ bench: Bench, ours: () throws -> Void,
        tool: (program: String, arguments: [String], lines: [String])?,
        python: (name: String, imports: String, expression: String, lines: [String])?
    ) throws -> [Row] {
        var peers: [(name: String, time: () throws -> Double?)] = []
        if let tool {
            peers.append((tool.program, { try time(tool.program, tool.arguments, tool.lines) }))
        }
        if let python { peers.append((python.name, { try timePython(python) })) }
        return try peers.map { peer in
            var mine: [Double] = []
            var theirs: [Double] = []
            try ours()
            let isThere = try peer.time() != nil
            if !isThere {
                FileHandle.standardError.write(Data("\(peer.name) is not installed\n".utf8))
            }
            for _ in 0..<min(bench.runs, 5) {
                let start = ContinuousClock.now
                try ours()
                mine.append(nanoseconds(since: start))
                if isThere, let time = try peer.time() { theirs.append(time) }
            }
            return Row(
                name: name, unit: "ns", ours: Spread(mine),
                raw: isThere ? Spread(theirs) : nil, rawName: isThere ? peer.name : nil, aim: nil)
        }
    }

    private func nanoseconds(since start: ContinuousClock.Instant) -> Double {
        let elapsed = start.duration(to: .now).components
        return (Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) * 1e-9)
            / Double(points.count)
    }

    /// Times a program that reads lines from its input; nil when it is not there or fails.
    private func time(_ program: String, _ arguments: [String], _ lines: [String]) throws -> Double?
    {
        let input = FileManager.default.temporaryDirectory.appending(path: "larder-bench-\(UUID())")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }  // lies in the temporary folder
        let start = ContinuousClock.now
        let isDone = try run(program, arguments, input: input) != nil
        return isDone ? nanoseconds(since: start) : nil
    }

    private func timePython(
        _ python: (name: String, imports: String, expression: String, lines: [String])
    ) throws -> Double? {
        let input = FileManager.default.temporaryDirectory.appending(path: "larder-bench-\(UUID())")
        let lines = python.lines.prefix(10_000)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }  // lies in the temporary folder
        let script = """
            import sys, time
            \(python.imports)
            lines = sys.stdin.read().splitlines()
            start = time.perf_counter_ns()
            for line in lines: \(python.expression)
            print((time.perf_counter_ns() - start) / len(lines))
            """
        let program = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
        guard let output = try run(program, ["-c", script], input: input) else { return nil }
        return Double(output.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func run(_ program: String, _ arguments: [String], input: URL) throws -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = FileManager.default.temporaryDirectory
            .appending(path: "larder-bench-\(UUID())")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }  // lies in the temporary folder
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: try Data(contentsOf: output), as: UTF8.self)
    }
}
