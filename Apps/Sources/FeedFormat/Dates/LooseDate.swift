/// A date split into numbers, words and signs, and read by what they can mean.
struct LooseDate {
    private enum Part {
        case number(Int, digits: Int)
        case word(String)
        case sign(UInt8)
        case space
    }

    private var parts: [Part] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count, parts.count < 80 {
            let byte = bytes[index]
            switch byte {
            case 48...57:
                var value = 0
                let start = index
                while index < bytes.count, 48...57 ~= bytes[index] {
                    if index - start < 14 { value = value * 10 + Int(bytes[index]) - 48 }
                    index += 1
                }
                parts.append(.number(value, digits: index - start))
            case 65...90, 97...122, 128...255:
                let start = index
                while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
                let word = String(
                    decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
                parts.append(.word(word.lowercased()))
            case 40:
                index = Self.afterComment(bytes, index)
                parts.append(.space)
            case 92:
                index += 2  // a stray escape such as `\n`
            case 0...32:
                index += 1
                parts.append(.space)
            default:
                index += 1
                parts.append(.sign(byte))
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        65...90 ~= byte || 97...122 ~= byte || byte >= 128
    }

    /// Skips a bracketed comment, which may hold further ones and escaped brackets.
    private static func afterComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 40: depth += 1
            case 41:
                depth -= 1
                if depth == 0 { return index + 1 }
            case 92: index += 1
            default: break
            }
            index += 1
        }
        return index
    }

    private func number(_ index: Int) -> (value: Int, digits: Int)? {
        guard index >= 0, index < parts.count, case .number(let value, let digits) = parts[index]
        else { return nil }
        return (value, digits)
    }

    private func isSign(_ index: Int, _ byte: UInt8) -> Bool {
        guard index >= 0, index < parts.count, case .sign(let sign) = parts[index] else {
            return false
        }
        return sign == byte
    }

    private func word(_ index: Int) -> String? {
        guard index >= 0, index < parts.count, case .word(let word) = parts[index] else {
            return nil
        }
        return word
    }

    /// Puts the parts together.
    func seconds() -> Int64? {
        var fields = Fields()
        var index = 0
        while index < parts.count {
            switch parts[index] {
            case .number(let value, let digits):
                index = take(value, digits, at: index, into: &fields)
            case .word(let word):
                index = take(word, at: index, into: &fields)
            case .sign(43), .sign(45):
                index = takeZone(at: index, into: &fields) ?? index + 1
            case .sign(let sign):
                if sign == 46 { fields.hasDots = true }
                index += 1
            case .space:
                index += 1
            }
        }
        return fields.seconds()
    }

    private func take(_ value: Int, _ digits: Int, at index: Int, into fields: inout Fields)
        -> Int
    {
        if isSign(index + 1, 58), let minute = number(index + 2), fields.hour == nil, digits <= 2 {
            fields.hour = value
            fields.minute = minute.value
            var next = index + 3
            if isSign(next, 58), let second = number(next + 1) {
                fields.second = second.value
                next += 2
                if isSign(next, 46) || isSign(next, 44), number(next + 1) != nil { next += 2 }
            }
            return next
        }
        if word(index - 1) == "t", fields.hour == nil, digits == 6 || digits == 4 {
            let full = digits == 6 ? value : value * 100
            fields.hour = full / 10_000
            fields.minute = full / 100 % 100
            fields.second = full % 100
            return index + 1
        }
        if digits == 8, fields.numbers.isEmpty, fields.month == nil {
            fields.numbers += [
                (value / 10_000, 4), (value / 100 % 100, 2), (value % 100, 2),
            ]
            return index + 1
        }
        if digits >= 9, digits <= 13, parts.count == 1 {
            fields.unix = Int64(digits >= 12 ? value / 1000 : value)
            return index + 1
        }
        if let next = word(index + 1), ["am", "pm", "a", "p"].contains(next), digits <= 2,
            fields.hour == nil, !fields.numbers.isEmpty || fields.month != nil
        {
            fields.hour = value
            fields.minute = 0
            return index + 1
        }
        if fields.numbers.count < 4 { fields.numbers.append((value, digits)) }
        return index + 1
    }

    private func take(_ word: String, at index: Int, into fields: inout Fields) -> Int {
        switch word {
        case "am", "오전", "πμ":
            fields.half = 0
            return index + 1
        case "pm", "오후", "μμ":
            fields.half = 12
            return index + 1
        case "a", "p":
            if isSign(index + 1, 46), self.word(index + 2) == "m" {
                fields.half = word == "p" ? 12 : 0
                return index + 3
            }
            return index + 1
        case "t", "st", "nd", "rd", "th", "at", "de", "of": return index + 1
        default: break
        }
        if fields.month == nil, let month = DateWords.month(word) {
            // "mar" and "mars" are also a French Tuesday and so on: a weekday stands first.
            if fields.numbers.isEmpty, laterMonth(after: index) { return index + 1 }
            fields.month = month
            fields.monthFirst = fields.numbers.isEmpty
        } else if let day = DateWords.weekday(word), fields.weekday == nil {
            fields.weekday = day
        } else if let minutes = DateWords.zone(word) {
            if fields.offset == nil { fields.offset = minutes * 60 }
            fields.isAmerican = fields.isAmerican || DateWords.isAmerican(word)
            // `GMT+0100` and `UTC-5` mean the number.
            if minutes == 0, let next = takeZone(at: index + 1, into: &fields, force: true) {
                return next
            }
        }
        return index + 1
    }

    private func laterMonth(after index: Int) -> Bool {
        parts[(index + 1)...].contains {
            if case .word(let word) = $0 { DateWords.month(word) != nil } else { false }
        }
    }

    /// Takes `+0100`, `-05:30`, `+9`, but only after a time.
    private func takeZone(at index: Int, into fields: inout Fields, force: Bool = false) -> Int? {
        let isMinus = isSign(index, 45)
        guard isMinus || isSign(index, 43), fields.hour != nil, force || fields.offset == nil,
            let first = number(index + 1)
        else { return nil }
        var hours = first.value
        var minutes = 0
        var next = index + 2
        switch first.digits {
        case 1, 2:
            if isSign(next, 58), let second = number(next + 1), second.digits == 2 {
                minutes = second.value
                next += 2
            }
        case 3, 4:
            minutes = hours % 100
            hours /= 100
        default: return nil
        }
        guard hours < 24, minutes < 60 else { return next }
        let offset = hours * 3600 + minutes * 60
        fields.offset = isMinus ? -offset : offset
        return next
    }
}
