/// The encoding of the packaged map data: printable characters, of which line ends mean nothing.
///
/// A number has its sign in the lowest bit and is cut in groups of five bits, the lowest first; every group but
/// the last has 32 added, and all have 63. Whatever is not in this encoding is skipped.
struct PackedText: Sendable {
    /// The characters without line ends.
    let bytes: [UInt8]

    /// Takes a text.
    init(_ text: String) {
        bytes = text.utf8.filter { $0 != UInt8(ascii: "\n") }
    }

    /// The words between spaces.
    var words: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: " ")) }

    /// Reads one number and moves past it; nil at the end.
    static func number(_ bytes: ArraySlice<UInt8>, at index: inout Int) -> Int? {
        var (value, shift) = (0, 0)
        while index < bytes.endIndex {
            let group = Int(bytes[index]) - 63
            index += 1
            guard (0...63).contains(group), shift <= 25 else { continue }
            value |= (group & 31) << shift
            shift += 5
            if group < 32 { return value & 1 == 1 ? -(value >> 1) - 1 : value >> 1 }
        }
        return nil
    }

    /// Reads points, each as its distance from the one before.
    static func points(_ word: ArraySlice<UInt8>) -> [GridPoint] {
        var points: [GridPoint] = []
        var (index, x, y) = (word.startIndex, 0, 0)
        while let dx = number(word, at: &index), let dy = number(word, at: &index) {
            x += dx
            y += dy
            points.append(GridPoint(x: Int32(clamping: x), y: Int32(clamping: y)))
        }
        return points
    }
}

/// A point in whole units of some part of a degree.
struct GridPoint: Sendable, Hashable {
    var x, y: Int32
}

/// A rectangle of grid points, with its edges.
struct GridBox: Sendable, Hashable {
    var west, south, east, north: Int32

    /// The smallest box around some points; empty at 0, 0 around none.
    init(around points: [GridPoint]) {
        let first = points.first ?? GridPoint(x: 0, y: 0)
        (west, south, east, north) = (first.x, first.y, first.x, first.y)
        for point in points {
            (west, east) = (min(west, point.x), max(east, point.x))
            (south, north) = (min(south, point.y), max(north, point.y))
        }
    }

    init(west: Int32, south: Int32, east: Int32, north: Int32) {
        (self.west, self.south, self.east, self.north) = (west, south, east, north)
    }

    func meets(_ other: GridBox) -> Bool {
        west <= other.east && other.west <= east && south <= other.north && other.south <= north
    }

    func contains(_ other: GridBox) -> Bool {
        west <= other.west && other.east <= east && south <= other.south && other.north <= north
    }

    /// The part of a ring in the box (Sutherland–Hodgman): parts that lie apart are joined along its edges.
    func clip(_ ring: [GridPoint]) -> [GridPoint] {
        var ring = ring
        func cut(
            _ isInside: (GridPoint) -> Bool, _ crossing: (GridPoint, GridPoint) -> GridPoint
        ) {
            guard var before = ring.last else { return }
            var kept: [GridPoint] = []
            kept.reserveCapacity(ring.count)
            for point in ring {
                if isInside(point) != isInside(before) { kept.append(crossing(before, point)) }
                if isInside(point) { kept.append(point) }
                before = point
            }
            ring = kept
        }
        // Only ever asked about ends on two sides of the edge, so that what is divided by is not 0.
        func across(_ x: Int32) -> (GridPoint, GridPoint) -> GridPoint {
            { GridPoint(x: x, y: Self.between($0.x, $0.y, $1.x, $1.y, at: x)) }
        }
        func along(_ y: Int32) -> (GridPoint, GridPoint) -> GridPoint {
            { GridPoint(x: Self.between($0.y, $0.x, $1.y, $1.x, at: y), y: y) }
        }
        cut({ $0.x >= west }, across(west))
        cut({ $0.x <= east }, across(east))
        cut({ $0.y >= south }, along(south))
        cut({ $0.y <= north }, along(north))
        return ring
    }

    private static func between(
        _ a: Int32, _ start: Int32, _ b: Int32, _ end: Int32, at place: Int32
    ) -> Int32 {
        let part = (Double(place) - Double(a)) / (Double(b) - Double(a))
        return Int32((Double(start) + part * (Double(end) - Double(start))).rounded())
    }

    /// The parts of a line that can be seen in the box; each reaches a little beyond it.
    func parts(of line: [GridPoint]) -> [[GridPoint]] {
        var parts: [[GridPoint]] = []
        var isOn = false
        for (start, end) in zip(line, line.dropFirst()) {
            guard meets(GridBox(around: [start, end])) else {
                isOn = false
                continue
            }
            if !isOn { parts.append([start]) }
            parts[parts.count - 1].append(end)
            isOn = true
        }
        return parts
    }
}
