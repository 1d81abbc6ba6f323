/// Finds places for labels so that none lies over another, or over something that must stay visible.
///
/// All lengths are in one unit, such as the pixels of a screen.
struct LabelPlacement: Sendable {
    /// A rectangle.
    struct Box: Sendable, Hashable {
        var x, y, width, height: Double

        func overlaps(_ other: Box) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height
                && other.y < y + height
        }

        func contains(_ other: Box) -> Bool {
            other.x >= x && other.y >= y && other.x + other.width <= x + width
                && other.y + other.height <= y + height
        }
    }

    /// Where a label lies, seen from its point.
    enum Side: String, Sendable, CaseIterable {
        case right, left, above, below, middle
    }

    /// Where labels may lie.
    let area: Box
    /// What is taken.
    private(set) var taken: [Box] = []

    /// Creates a placement on an empty area.
    init(area: Box) {
        self.area = area
    }

    /// Takes a box that no label may overlap.
    mutating func take(_ box: Box) {
        taken.append(box)
    }

    /// Takes room for a label at a point, on the first side that has room; nil if none has.
    ///
    /// - Parameter distance: How far the label stays from its point.
    mutating func place(
        _ label: (width: Double, height: Double), at point: (x: Double, y: Double),
        distance: Double, sides: [Side]
    ) -> Side? {
        for side in sides {
            let box = Self.box(label, at: point, distance: distance, side: side)
            if area.contains(box), !taken.contains(where: { $0.overlaps(box) }) {
                taken.append(box)
                return side
            }
        }
        return nil
    }

    /// The box of a label on one side of a point.
    static func box(
        _ label: (width: Double, height: Double), at point: (x: Double, y: Double),
        distance: Double, side: Side
    ) -> Box {
        let (width, height) = label
        let (x, y) =
            switch side {
            case .right: (point.x + distance, point.y - height / 2)
            case .left: (point.x - distance - width, point.y - height / 2)
            case .above: (point.x - width / 2, point.y - distance - height)
            case .below: (point.x - width / 2, point.y + distance)
            case .middle: (point.x - width / 2, point.y - height / 2)
            }
        return Box(x: x, y: y, width: width, height: height)
    }

    /// About how wide a text is, in units of its font size; rather too wide than too narrow.
    static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { width, scalar in
            switch scalar.value {
            case 0x300...0x36F: width
            case 0x1100...0x11FF, 0x2E80...0xFFEF, 0x1_F000...0x3_FFFF: width + 1.05
            default: width + (narrow.contains(scalar) ? 0.36 : wide.contains(scalar) ? 0.98 : 0.66)
            }
        }
    }

    private static let narrow = Set(" .,:;'’|!-()[]/fijlrtIJ°′″".unicodeScalars)
    private static let wide = Set("mwMWOQ@%—…".unicodeScalars)
}
