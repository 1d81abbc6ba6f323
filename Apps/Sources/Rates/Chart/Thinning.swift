internal import LarderText

/// Leaves out points that could not be told apart in a drawing.
enum Thinning {
    /// Returns at most so many points for each of so many equal parts of the period: the first, the last,
    /// the lowest and the highest of each part.
    ///
    /// So the drawing covers what the whole would cover, and every extreme stays. The points are in the
    /// order of their days.
    static func extremes(_ points: [ChartPoint], parts: Int) -> [ChartPoint] {
        guard parts > 0, points.count > 4 * parts, let start = points.first?.day,
            let end = points.last?.day
        else { return points }
        let length = start.distance(to: end) + 1
        var kept: [ChartPoint] = []
        var rest = points[...]
        while let first = rest.first {
            let part = start.distance(to: first.day) * parts / length
            let members = rest.prefix { start.distance(to: $0.day) * parts / length == part }
            rest = rest.dropFirst(members.count)
            let indices = [
                members.startIndex, members.indices.min { members[$0].value < members[$1].value },
                members.indices.max { members[$0].value < members[$1].value }, members.endIndex - 1,
            ]
            kept += Set(indices.compactMap(\.self)).sorted().map { members[$0] }
        }
        return kept
    }
}

/// The figure of one day in a chart.
struct ChartPoint: Sendable, Hashable {
    var day: Day
    var value: Double
    /// The figure as people read it.
    var text: String
}
