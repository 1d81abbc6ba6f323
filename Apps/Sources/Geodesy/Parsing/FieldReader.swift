/// Groups numbers into two angles and finds the point they describe.
struct FieldReader {
    let scanner: ItemScanner
    let range: Range<Int>
    let settings: CoordinateReader

    init(_ scanner: ItemScanner, range: Range<Int>, settings: CoordinateReader) {
        self.scanner = scanner
        self.range = range
        self.settings = settings
    }

    /// Returns the reading, or a refusal that asks.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        guard !scanner.items.isEmpty else {
            throw CoordinateError(.empty, "There are no coordinates here.", at: range.lowerBound)
        }
        var fields = try Self.group(scanner.items)
        var altitude = scanner.altitude
        var asks = Ask()
        if fields.count == 4 { fields = Self.joinedByLetters(fields) ?? fields }
        if fields.count == 3, let third = Self.altitude(fields), altitude == nil {
            // `40.1 -74.2 100`: an altitude, very likely, but nothing says so.
            altitude = third
            asks.doubts.append(.altitude)
            fields.removeLast()
        }
        if fields.count == 1 { fields = try single(fields[0]) }
        guard fields.count == 2 else {
            throw CoordinateError(
                .unreadable, "There are too many numbers for one position.",
                at: fields.count > 2 ? fields[2].at : range.lowerBound)
        }
        let isBare = scanner.items.dropFirst().allSatisfy { $0.joint == .blank && $0.sign == 0 }
        if isBare, fields[0].items.count != fields[1].items.count,
            fields.allSatisfy({ $0.axis == nil && $0.items.allSatisfy { $0.mark == nil } })
        {
            throw askGrouping(scanner.items)
        }
        try Self.checkShape(fields, &asks)
        if scanner.hasProse, fields[0].axis == nil || fields[1].axis == nil,
            !fields.allSatisfy(\.isPrecise)
        {
            asks.doubts.append(.ignoredText)
            asks.at = scanner.proseAt
        }
        return try PointComposer(
            fields: fields, altitude: altitude, scanner: scanner, settings: settings
        ).compose(asks)
    }

    /// What must be asked although there is a reading.
    struct Ask {
        var doubts: [CoordinateWarning] = []
        var at: Int?
    }

    /// Begins a new angle where a separator, sign, letter, label or mark says so.
    static func group(_ items: [Item]) throws(CoordinateError) -> [AngleField] {
        var fields: [AngleField] = []
        fields.reserveCapacity(4)
        var level = 0
        for (index, item) in items.enumerated() {
            let last = index > 0 ? items[index - 1] : nil
            let isJoined = item.joint == .colon || item.joint == .dash || item.joint == .dot
            var begins = true
            if let last {
                if let mark = item.mark, mark != .degrees, last.hasFraction, last.suffix == nil,
                    item.joint != .separator
                {
                    throw CoordinateError(
                        .fraction, "Only the last part can have a fraction.", at: last.at)
                }
                begins =
                    item.joint == .separator || item.sign != 0 || item.prefix != nil
                    || item.label != nil || last.suffix != nil
                    || item.mark == .degrees
                if index > 1, index + 1 < items.count, item.suffixIsGlued, items[index + 1].isGlued,
                    last.isGlued, items[index - 2].suffixIsGlued
                {
                    begins = true  // `51N30 000W07`
                }
                if !begins, !isJoined {
                    begins =
                        last.hasFraction || level >= 2
                        || last.joint == .colon || last.joint == .dash || last.joint == .dot
                        || (item.mark.map { $0.rawValue <= level } ?? false)
                }
            }
            if begins, let mark = item.mark, mark != .degrees {
                throw item.sign == 0
                    ? CoordinateError(.unreadable, "An angle must begin with degrees.", at: item.at)
                    : CoordinateError(
                        .minutes, "Minutes and seconds can't have a sign.", at: item.at)
            }
            if begins {
                fields.append(AngleField(prefix: item.prefix, label: item.label))
                fields[fields.count - 1].items.reserveCapacity(3)
                level = 0
            } else {
                level = item.mark?.rawValue ?? level + 1
                if let label = item.label { fields[fields.count - 1].label = label }
            }
            fields[fields.count - 1].items.append(item)
            if let suffix = item.suffix { fields[fields.count - 1].suffix = suffix }
        }
        return fields
    }

    /// Joins `40N26.5 074W00.2`, where the letter stands between degrees and minutes.
    private static func joinedByLetters(_ fields: [AngleField]) -> [AngleField]? {
        guard let first = fields[0].items.last, let third = fields[2].items.last,
            first.suffixIsGlued, third.suffixIsGlued,
            fields[1].items.first?.isGlued ?? false, fields[3].items.first?.isGlued ?? false,
            fields[1].axis == nil, fields[3].axis == nil,
            fields[1].items.first?.mark != .degrees, fields[3].items.first?.mark != .degrees
        else { return nil }
        return [0, 2].map { index in
            AngleField(
                items: fields[index].items + fields[index + 1].items,
                suffix: fields[index].suffix, label: fields[index].label)
        }
    }

    /// Returns the third of three numbers, if it may be an altitude.
    private static func altitude(_ fields: [AngleField]) -> Double? {
        guard fields[0].items.count == fields[1].items.count, fields[2].items.count == 1,
            let item = fields[2].items.first, item.mark == nil, fields[2].axis == nil,
            !item.isDashDoubtful
        else { return nil }
        return item.sign < 0 ? -item.number.value : item.number.value
    }

    /// Splits numbers separated only by blanks.
    private func single(_ field: AngleField) throws(CoordinateError) -> [AngleField] {
        let items = field.items
        let isPlain = items.dropFirst().allSatisfy { $0.joint == .blank && $0.mark == nil }
        let hasMark = items.contains { $0.mark != nil }
        if items.count == 2, items[1].joint == .dash, !hasMark, field.designator == nil {
            throw askDash(items)
        }
        let halves = items.count / 2
        let isLettered = field.prefix != nil && field.suffix != nil && items.count % 2 == 0
        if isPlain, !hasMark, field.label == nil,
            isLettered || (field.designator == nil && (items.count == 2 || items.count == 6))
        {
            return [
                AngleField(items: Array(items.prefix(halves)), prefix: field.prefix),
                AngleField(items: Array(items.suffix(halves)), suffix: field.suffix),
            ]
        }
        if isPlain, !hasMark, field.designator == nil, field.label == nil, items.count > 2 {
            throw askGrouping(items)
        }
        throw CoordinateError(
            .incomplete, "A position needs a latitude and a longitude.", at: range.upperBound)
    }

    /// Asks how to divide three, four or five numbers.
    private func askGrouping(_ items: [Item]) -> CoordinateError {
        let cuts = (1..<items.count).filter { $0 <= 3 && items.count - $0 <= 3 }
        let readings = cuts.compactMap { cut -> ParsedCoordinate? in
            let fields = [
                AngleField(items: Array(items.prefix(cut))),
                AngleField(items: Array(items.dropFirst(cut))),
            ]
            return try? PointComposer(
                fields: fields, altitude: nil, scanner: scanner, settings: settings
            ).compose(Ask()).doubting([.grouping])  // a division that fails is not a reading
        }
        return CoordinateError(
            readings.isEmpty ? .unreadable : .ambiguous,
            "It is not clear which of these numbers belong together.",
            at: range.lowerBound, readings: readings)
    }

    /// Asks whether a dash between two numbers is a sign.
    private func askDash(_ items: [Item]) -> CoordinateError {
        let readings = [-1, 1].compactMap { sign -> ParsedCoordinate? in
            var second = items[1]
            second.sign = sign
            let fields = [AngleField(items: [items[0]]), AngleField(items: [second])]
            return try? PointComposer(
                fields: fields, altitude: nil, scanner: scanner, settings: settings
            ).compose(Ask()).doubting([.dash])  // a sign that leads out of range is not a reading
        }
        return CoordinateError(
            readings.isEmpty ? .unreadable : .ambiguous,
            "The dash could be a sign or stand between two numbers.", at: items[1].at,
            readings: readings)
    }

    /// Refuses angles in different forms.
    private static func checkShape(_ fields: [AngleField], _ asks: inout Ask)
        throws(CoordinateError)
    {
        let (a, b) = (fields[0], fields[1])
        guard a.items.count != b.items.count else { return }
        let isClear = a.isMarked && b.isMarked && a.axis != nil && b.axis != nil
        let longer = a.items.count > b.items.count ? a : b
        if isClear || (a.isMarked && b.isMarked) { return }
        if longer.isMarked, a.axis != nil, b.axis != nil { return }
        asks.doubts.append(.grouping)
        asks.at = longer.at
    }
}
