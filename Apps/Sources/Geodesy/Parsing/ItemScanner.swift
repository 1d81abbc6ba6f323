/// Turns the pieces of a text into numbers with their signs, marks, letters and labels.
struct ItemScanner {
    let tokens: [Token]
    private(set) var items: [Item] = []
    private(set) var altitude: Double?
    private(set) var uncertainty: Double?
    /// The order of the axes, where a heading like `lon, lat:` declares it.
    private(set) var isLongitudeFirst: Bool?
    /// Whether words before or after the coordinates were skipped.
    private(set) var hasProse = false
    private(set) var proseAt: Int?

    private var lettersFirst = false
    private var labelsFirst = false
    private var joint = Item.Joint.none
    /// Whether a word separates, so that a comma beside it is none too many.
    private var isSoft = false
    private var sign = 0
    private var signAt = 0
    private var isDashDoubtful = false
    private var prefix: Designator?
    /// A letter between the degrees and the minutes of its angle.
    private var inner: Designator?
    private var label: Axis?
    private var measure: Token.Kind?
    private var prose: Token?

    init(_ tokens: [Token]) { self.tokens = tokens }

    /// Whether the numbers stand in square brackets, as a list of a program does.
    var isList: Bool { tokens.first?.kind == .bracket && tokens.first?.code == UInt8(ascii: "[") }

    /// Reads all pieces, or says which one does not belong.
    mutating func run() throws(CoordinateError) {
        lettersFirst =
            tokens.first { $0.kind == .hemisphere || $0.kind == .number }?.kind == .hemisphere
        labelsFirst = tokens.first { $0.kind == .label || $0.kind == .number }?.kind == .label
        items.reserveCapacity(8)
        for index in tokens.indices { try take(index) }
        guard sign == 0 else {
            throw CoordinateError(.unreadable, "This sign has no number.", at: signAt)
        }
        if let prefix {
            throw CoordinateError(.axis, "This letter does not belong to a number.", at: prefix.at)
        }
    }

    private mutating func take(_ index: Int) throws(CoordinateError) {
        let token = tokens[index]
        switch token.kind {
        case .number: try number(token, index)
        case .degree: try mark(.degrees, token, index)
        case .minute: try mark(.minutes, token, index)
        case .second: try mark(.seconds, token, index)
        case .minus, .plus: try dash(token, index)
        case .hemisphere: try hemisphere(token, index)
        case .label: try label(token, index)
        case .comma, .separator: try separator(token)
        case .newline: if !items.isEmpty { joint = .separator }
        case .colon: try colon(token, index)
        case .dot: joint = .dot
        case .bracket: break
        case .filler, .neutral:
            // `20° at 40.1N`: a word between two numbers keeps them apart, as a comma does.
            if joint == .none, !items.isEmpty, sign == 0 {
                joint = .separator
                isSoft = true
            }
        case .unit: try unit(token, index)
        case .altitude, .accuracy: measure = token.kind
        case .plusMinus: measure = .accuracy
        case .word:
            hasProse = true
            if !items.isEmpty {
                prose = prose ?? token
                joint = .none
            }
            proseAt = proseAt ?? token.at
            if let prefix {
                throw CoordinateError(
                    .unreadable, "This letter does not belong to a number.", at: prefix.at)
            }
        case .junk:
            throw CoordinateError(.unreadable, "This is not part of a coordinate.", at: token.at)
        }
    }

    private mutating func number(_ token: Token, _ index: Int) throws(CoordinateError) {
        if let prose {
            throw CoordinateError(
                .unreadable, "There are unknown words between the numbers.", at: prose.at)
        }
        var item = Item(number: token.number, at: token.at)
        item.usesComma = token.usesComma
        item.joint = items.isEmpty ? .none : joint == .none ? .blank : joint
        item.sign = sign
        item.isDashDoubtful = isDashDoubtful
        item.prefix = prefix
        item.label = label
        item.isGlued = !token.spaced && index > 0 && tokens[index - 1].end == token.at
        (joint, sign, isDashDoubtful, prefix, label) = (.none, 0, false, nil, nil)
        isSoft = false
        if let measure {
            let value = Double(item.sign < 0 ? -1 : 1) * item.number.value
            if measure == .altitude { altitude = value } else { uncertainty = abs(value) }
            self.measure = nil
            return
        }
        items.append(item)
    }

    /// Attaches a mark to the number before it.
    private mutating func mark(_ level: Item.Level, _ token: Token, _ index: Int)
        throws(CoordinateError)
    {
        guard index > 0, tokens[index - 1].kind == .number, !items.isEmpty else {
            throw CoordinateError(.unreadable, "This mark does not follow a number.", at: token.at)
        }
        items[items.count - 1].mark = level
        guard let inner, level != .degrees else { return }
        if items.count > 1, items[items.count - 2].suffix?.at == inner.at {
            items[items.count - 2].suffix = nil
        }
        items[items.count - 1].suffix = inner
        if level == .seconds { self.inner = nil }
    }

    private mutating func separator(_ token: Token) throws(CoordinateError) {
        guard joint != .separator || isSoft || items.isEmpty else {
            throw CoordinateError(
                .unreadable, "Something is missing between two separators.", at: token.at)
        }
        if !items.isEmpty { joint = .separator }
        isSoft = false
    }

    private mutating func colon(_ token: Token, _ index: Int) throws(CoordinateError) {
        let before = index > 0 ? tokens[index - 1].kind : .neutral
        switch before {
        case .number, .degree:
            guard index + 1 < tokens.count, tokens[index + 1].kind == .number, !items.isEmpty else {
                throw CoordinateError(.unreadable, "Nothing follows this colon.", at: token.at)
            }
            joint = .colon
        case .label, .hemisphere, .neutral, .word, .altitude, .accuracy, .filler, .bracket: break
        default: throw CoordinateError(.unreadable, "This sign is out of place.", at: token.at)
        }
    }

    /// Reads a length with its unit: an altitude after the two angles.
    private mutating func unit(_ token: Token, _ index: Int) throws(CoordinateError) {
        if index > 0, tokens[index - 1].kind == .number {
            let factor = token.code == UInt8(ascii: "f") ? 0.3048 : 1
            if let last = items.last, last.at == tokens[index - 1].at {
                guard altitude == nil, items.count > 2, last.mark == nil, last.prefix == nil else {
                    throw CoordinateError(
                        .unreadable, "There is a length where an angle should be.", at: last.at)
                }
                items.removeLast()
                altitude = (last.sign < 0 ? -1 : 1) * last.number.value * factor
            } else if factor != 1 {
                altitude = altitude.map { $0 * factor }
                uncertainty = uncertainty.map { $0 * factor }
            }
            joint = .none
        } else if altitude == nil, uncertainty == nil {
            throw CoordinateError(.unreadable, "This unit has no number.", at: token.at)
        }
    }
}

extension ItemScanner {
    /// Decides whether a dash is a sign, joins the parts of an angle, or separates two.
    private mutating func dash(_ token: Token, _ index: Int) throws(CoordinateError) {
        guard sign == 0 else {
            throw CoordinateError(.unreadable, "There are two signs in a row.", at: token.at)
        }
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        let before = index > 0 ? tokens[index - 1] : nil
        signAt = token.at
        if token.kind == .plus {
            sign = 1
            return
        }
        let isAfterAngle =
            switch before?.kind {
            case .number, .degree, .minute, .second: true
            case .hemisphere: prefix == nil
            default: false
            }
        guard isAfterAngle, joint != .separator, let before, let next else {
            sign = -1
            return
        }
        let spaceAfter = next.spaced
        if token.spaced, !spaceAfter, next.kind == .number {
            sign = -1
        } else if before.kind == .hemisphere || next.kind == .hemisphere || next.kind == .label {
            joint = .separator
        } else if token.code == 1, !spaceAfter {
            sign = -1
        } else if before.kind == .number, !token.spaced, !spaceAfter {
            joint = .dash
        } else {
            // `40° - 74°`, `40.1 - 74.2`: a sign, or a dash between the two.
            sign = -1
            isDashDoubtful = true
            if token.spaced, spaceAfter { joint = .separator }
        }
    }

    private mutating func hemisphere(_ token: Token, _ index: Int) throws(CoordinateError) {
        let designator = Designator(letter: token.code, at: token.at)
        let next = following(index)
        let leadsNumber = next == .number || next == .minus || next == .plus
        let isFree =
            joint == .none && sign == 0 && !items.isEmpty
            && items[items.count - 1].suffix == nil && label == nil
        // `9S46'45"`: the letter stands for the mark of the degrees.
        if isFree, items[items.count - 1].mark == nil, index > 0, index + 2 < tokens.count,
            tokens[index - 1].kind == .number, tokens[index + 1].kind == .number,
            tokens[index + 2].kind == .minute, !token.spaced, !tokens[index + 1].spaced
        {
            items[items.count - 1].mark = .degrees
            inner = designator
            return
        }
        // `5155.3,S,09550.2,E`: a comma before a letter that ends its field.
        let endsField = next == nil || next == .comma || next == .separator || next == .newline
        let isField =
            joint == .separator && endsField && !items.isEmpty && index > 0
            && tokens[index - 1].kind == .comma && items[items.count - 1].suffix == nil
        if isField || (isFree && !(lettersFirst && leadsNumber)) {
            items[items.count - 1].suffix = designator
            let last = index > 0 ? tokens[index - 1] : token
            items[items.count - 1].suffixIsGlued = last.end == token.at
            joint = .none
            return
        }
        guard prefix == nil, prose == nil else {
            throw CoordinateError(.axis, "This number has two letters.", at: token.at)
        }
        if sign != 0 {
            // "40.1N -W74.2": the dash was none.
            throw CoordinateError(.unreadable, "There is a sign before a letter.", at: signAt)
        }
        prefix = designator
    }

    /// Returns the kind of the next piece that is not a colon, a bracket or a filler word.
    private func following(_ index: Int) -> Token.Kind? {
        var next = index + 1
        while next < tokens.count {
            let kind = tokens[next].kind
            let isLight =
                kind == .colon || kind == .bracket || kind == .filler || kind == .neutral
                || kind == .label
            if !isLight { return kind }
            next += 1
        }
        return nil
    }

    private mutating func label(_ token: Token, _ index: Int) throws(CoordinateError) {
        let axis: Axis = token.code == UInt8(ascii: "a") ? .latitude : .longitude
        // "north latitude": already known.
        if let prefix, prefix.axis == axis { return }
        if joint != .separator, let last = items.last, last.suffix?.axis == axis,
            index > 0, tokens[index - 1].kind == .hemisphere || tokens[index - 1].kind == .filler
        {
            return
        }
        if labelsFirst {
            if let label {
                guard items.isEmpty, label != axis else {
                    throw CoordinateError(.axis, "This number has two labels.", at: token.at)
                }
                isLongitudeFirst = label == .longitude
                self.label = nil
                joint = .none
            } else {
                if !items.isEmpty { joint = .separator }
                label = axis
            }
        } else {
            guard joint == .none, !items.isEmpty, items[items.count - 1].label == nil else {
                throw CoordinateError(
                    .axis, "This label does not belong to a number.", at: token.at)
            }
            items[items.count - 1].label = axis
        }
    }
}
