/// One angle of a text: its numbers, and the letter or label that names its axis.
struct AngleField {
    var items: [Item] = []
    var prefix: Designator?
    var suffix: Designator?
    var label: Axis?

    var at: Int { items.first?.at ?? 0 }
    var designator: Designator? { prefix ?? suffix }

    /// The axis named by a letter or a label.
    var axis: Axis? { designator?.axis ?? label }

    /// Whether it is a number with four or more decimals, as hardly anything but coordinates has: three may be thousands.
    var isPrecise: Bool { items.count == 1 && items[0].number.fractionDigits >= 4 }

    /// Whether degrees are marked and no part but the last lacks its mark.
    var isMarked: Bool {
        items.first?.mark == .degrees && items.dropLast().allSatisfy { $0.mark != nil }
    }
}

/// An angle read from a field, before it is known what its sign means.
struct Angled {
    /// Degrees without a sign, and the value of one unit of the last digit.
    var magnitude = 0.0
    var resolution = 0.0
    /// 1 for degrees, 2 with minutes, 3 with seconds.
    var parts = 1
    var isPacked = false
}

extension AngleField {
    /// Computes the angle, refusing parts out of range or out of order.
    func angle() throws(CoordinateError) -> Angled {
        guard let first = items.first else {
            throw CoordinateError(.incomplete, "An angle is missing.")
        }
        if let prefix, let suffix {
            throw CoordinateError(
                .axis, "This angle has two letters.", at: max(prefix.at, suffix.at))
        }
        if let label, let designator, designator.axis != label {
            throw CoordinateError(
                .axis, "The label and the letter name different axes.", at: designator.at)
        }
        guard items.count <= 3 else {
            throw CoordinateError(.unreadable, "An angle has at most three parts.", at: items[3].at)
        }
        guard first.mark == nil || first.mark == .degrees else {
            throw CoordinateError(.unreadable, "An angle must begin with degrees.", at: first.at)
        }
        if items.count == 1, first.number.wholeDigits >= 4, first.mark == nil, designator != nil {
            return try packed(first)
        }
        var result = Angled()
        var level = 0
        for (index, item) in items.enumerated() {
            if index > 0 {
                level = try next(item, after: items[index - 1], level)
            }
            let scale = level == 0 ? 1.0 : level == 1 ? 60 : 3600
            result.magnitude += item.number.value / scale
            result.resolution = item.number.unit / scale
        }
        result.parts = level + 1
        return result
    }

    /// Checks a minute or second and returns its level.
    private func next(_ item: Item, after last: Item, _ level: Int) throws(CoordinateError) -> Int {
        if last.hasFraction {
            throw CoordinateError(.fraction, "Only the last part can have a fraction.", at: last.at)
        }
        if item.sign != 0 {
            throw CoordinateError(.minutes, "Minutes and seconds can't have a sign.", at: item.at)
        }
        let next = item.mark?.rawValue ?? level + 1
        guard next > level, next <= 2, next == level + 1 || last.mark != nil else {
            throw CoordinateError(
                .unreadable, "The parts of this angle are out of order.", at: item.at)
        }
        guard item.number.value < 60, item.number.wholeDigits <= 2 else {
            throw next == 1
                ? CoordinateError(.minutes, "Minutes must be below 60.", at: item.at)
                : CoordinateError(.seconds, "Seconds must be below 60.", at: item.at)
        }
        return next
    }

    /// Reads degrees, minutes and perhaps seconds written as one number.
    private func packed(_ item: Item) throws(CoordinateError) -> Angled {
        let digits = item.number.wholeDigits
        let degreeDigits = digits % 2 == 0 ? 2 : 3
        guard digits <= 7, axis == .longitude || degreeDigits == 2 else {
            throw CoordinateError(.unreadable, "This number has too many digits.", at: item.at)
        }
        let hasSeconds = digits - degreeDigits == 4
        let (degreeUnit, minuteUnit) = hasSeconds ? (10_000.0, 100.0) : (100, 1)
        let degrees = (item.number.value / degreeUnit).rounded(.down)
        let rest = item.number.value - degrees * degreeUnit
        let minutes = hasSeconds ? (rest / minuteUnit).rounded(.down) : rest
        let seconds = hasSeconds ? rest - minutes * minuteUnit : 0
        guard minutes < 60 else {
            throw CoordinateError(.minutes, "Minutes must be below 60.", at: item.at)
        }
        guard seconds < 60 else {
            throw CoordinateError(.seconds, "Seconds must be below 60.", at: item.at)
        }
        return Angled(
            magnitude: degrees + minutes / 60 + seconds / 3600,
            resolution: item.number.unit / (hasSeconds ? 3600 : 60),
            parts: hasSeconds ? 3 : 2, isPacked: true)
    }
}
