/// The parts of a web address.
struct Link {
    /// Host in lower case without `www.`.
    var host: String
    /// Path with its percent signs resolved.
    var path: [UInt8]
    var query: [(name: String, value: [UInt8])]
    var fragment: [UInt8]

    /// Parses an address; `nil` if the text is none.
    init?(_ bytes: Bytes, _ range: Range<Int>) {
        var start = range.lowerBound
        let end = range.upperBound
        var hasScheme = false
        if bytes.has("http://", at: start) || bytes.has("https://", at: start) {
            start += bytes[start + 4] == UInt8(ascii: ":") ? 7 : 8
            hasScheme = true
        }
        var stop = start
        var lastLabel = start
        while stop < end {
            let byte = bytes[stop]
            if byte == UInt8(ascii: ".") {
                lastLabel = stop + 1
            } else if !byte.isLetter, !byte.isDigit, byte != UInt8(ascii: "-") {
                break
            }
            stop += 1
        }
        let hasPath =
            stop < end && (bytes[stop] == UInt8(ascii: "/") || bytes[stop] == UInt8(ascii: "?"))
        let isNamed =
            lastLabel > start && stop - lastLabel >= 2
            && bytes[lastLabel..<stop].allSatisfy(\.isLetter)
        guard hasScheme || (hasPath && isNamed) else { return nil }
        guard !bytes[start..<end].contains(where: \.isBlank) else { return nil }
        var host = String(
            decoding: bytes[start..<stop].map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
        if host.hasPrefix("www.") { host.removeFirst(4) }
        self.host = host
        var question = end
        var hash = end
        for index in stop..<max(stop, end) {
            if bytes[index] == UInt8(ascii: "#") {
                hash = index
                break
            }
            if bytes[index] == UInt8(ascii: "?"), question == end { question = index }
        }
        question = min(question, hash)
        path = Self.decoded(bytes[stop..<question], plusIsBlank: false)
        query = question < hash ? Self.parameters(bytes[(question + 1)..<hash]) : []
        fragment = hash < end ? Self.decoded(bytes[(hash + 1)..<end], plusIsBlank: false) : []
    }

    /// Returns the decoded value of the first of some parameters that is there.
    func value(_ names: String...) -> [UInt8]? {
        for name in names {
            if let found = query.first(where: { $0.name == name && !$0.value.isEmpty }) {
                return found.value
            }
        }
        return nil
    }

    /// Splits `a=1&b=2`; names are lower-cased.
    static func parameters(_ query: ArraySlice<UInt8>) -> [(name: String, value: [UInt8])] {
        query.split(separator: UInt8(ascii: "&")).prefix(60).map { pair in
            let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let name = String(
                decoding: pair[..<equals].map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
            let value = equals < pair.endIndex ? pair[(equals + 1)...] : []
            return (name, decoded(value))
        }
    }

    /// Resolves percent signs and, in a query, plus signs, which stand for blanks there.
    static func decoded(_ text: ArraySlice<UInt8>, plusIsBlank: Bool = true) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        let source = Bytes(Array(text))
        var index = 0
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "%"), let high = source.hex(index + 1),
                let low = source.hex(index + 2)
            {
                result.append(high * 16 + low)
                index += 3
                continue
            }
            let isBlank = plusIsBlank && byte == UInt8(ascii: "+")
            result.append(isBlank ? UInt8(ascii: " ") : byte)
            index += 1
        }
        return result
    }
}
