/// The two forms that nearly every feed uses, read without splitting the string first.
enum QuickDate {
    private static func two(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let high = Int(bytes[index]) - 48
        let low = Int(bytes[index + 1]) - 48
        guard 0...9 ~= high, 0...9 ~= low else { return nil }
        return high * 10 + low
    }

    /// Reads `2006-02-09T23:59:45Z`, with or without a fraction, with `Z` or a numeric zone.
    static func internet(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard bytes.count >= 20, bytes[4] == 45, bytes[7] == 45, bytes[10] | 0x20 == 0x74,
            bytes[13] == 58, bytes[16] == 58,
            let century = two(bytes, 0), let year = two(bytes, 2), let month = two(bytes, 5),
            let day = two(bytes, 8), let hour = two(bytes, 11), let minute = two(bytes, 14),
            let second = two(bytes, 17)
        else { return nil }
        var index = 19
        if bytes[index] == 46 {
            index += 1
            while index < bytes.count, 48...57 ~= bytes[index] { index += 1 }
        }
        guard let offset = zone(bytes, index) else { return nil }
        return FeedDate.seconds(
            century * 100 + year, month, day, hour, minute, second, offset: offset)
    }

    /// Reads `Thu, 09 Feb 2006 23:59:45 +0000`, with or without the weekday, with `GMT` or a numeric zone.
    static func mail(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
        var index = 0
        if bytes.count > 5, bytes[3] == 44, bytes[4] == 32 { index = 5 }
        guard bytes.count >= index + 22 else { return nil }
        let isShort = bytes[index + 1] == 32  // a day of one digit
        let first = Int(bytes[index]) - 48
        guard !isShort || 1...9 ~= first, let day = isShort ? first : two(bytes, index) else {
            return nil
        }
        if isShort { index -= 1 }
        guard bytes.count >= index + 22, bytes[index + 2] == 32, bytes[index + 6] == 32,
            bytes[index + 11] == 32, bytes[index + 14] == 58, bytes[index + 17] == 58,
            bytes[index + 20] == 32, let month = month(bytes, index + 3),
            let century = two(bytes, index + 7), let year = two(bytes, index + 9),
            let hour = two(bytes, index + 12), let minute = two(bytes, index + 15),
            let second = two(bytes, index + 18), let offset = zone(bytes, index + 21)
        else { return nil }
        return FeedDate.seconds(
            century * 100 + year, month, day, hour, minute, second, offset: offset)
    }

    private static func month(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let word =
            UInt32(bytes[index] | 0x20) << 16 | UInt32(bytes[index + 1] | 0x20) << 8
            | UInt32(bytes[index + 2] | 0x20)
        switch word {
        case 0x6A_61_6E: return 1
        case 0x66_65_62: return 2
        case 0x6D_61_72: return 3
        case 0x61_70_72: return 4
        case 0x6D_61_79: return 5
        case 0x6A_75_6E: return 6
        case 0x6A_75_6C: return 7
        case 0x61_75_67: return 8
        case 0x73_65_70: return 9
        case 0x6F_63_74: return 10
        case 0x6E_6F_76: return 11
        case 0x64_65_63: return 12
        default: return nil
        }
    }

    /// Reads the zones of RFC 822 by name.
    private static func named(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ left: Int)
        -> Int?
    {
        if left == 2, bytes[index] == 85, bytes[index + 1] == 84 { return 0 }
        guard left == 3, bytes[index + 2] == 84 || bytes[index + 2] == 67 else { return nil }
        let isDaylight = bytes[index + 1] == 68
        guard isDaylight || bytes[index + 1] == 83 else {
            let isGMT = bytes[index] == 71 && bytes[index + 1] == 77 && bytes[index + 2] == 84
            let isUTC = bytes[index] == 85 && bytes[index + 1] == 84 && bytes[index + 2] == 67
            return isGMT || isUTC ? 0 : nil
        }
        guard bytes[index + 2] == 84 else { return nil }
        let hours: Int
        switch bytes[index] {
        case 69: hours = -5
        case 67: hours = -6
        case 77: hours = -7
        case 80: hours = -8
        default: return nil
        }
        return (hours + (isDaylight ? 1 : 0)) * 3600
    }

    /// Reads a zone that reaches to the end: `Z`, `GMT`, `+0100`, `-05:30`.
    private static func zone(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let left = bytes.count - index
        guard left >= 1 else { return nil }
        if left == 1, bytes[index] | 0x20 == 0x7A { return 0 }
        if bytes[index] >= 65 { return named(bytes, index, left) }
        guard bytes[index] == 43 || bytes[index] == 45, left == 5 || left == 6 else { return nil }
        if left == 6, bytes[index + 3] != 58 { return nil }
        guard let hours = two(bytes, index + 1), let minutes = two(bytes, index + left - 2),
            hours <= 18, minutes < 60
        else { return nil }
        let offset = hours * 3600 + minutes * 60
        return bytes[index] == 45 ? -offset : offset
    }
}
