/// Reads whole connections the slow and plain way, to hold the quick readers against.
///
/// Written from RFC 9112 and apart from them: it cuts the bytes into lines first, and looks at each
/// line as text after that.
enum StrictReading {
    /// One request, as the strict reading sees it.
    struct Request: Equatable {
        var target: String
        var body: Int
    }

    /// What a connection holds: requests, then nothing, a part of one, or something refused.
    struct Outcome: Equatable {
        var requests: [Request] = []
        var isRefused = false
    }

    static func read(_ bytes: [UInt8]) -> Outcome {
        var outcome = Outcome()
        var rest = bytes[...]
        while true {
            if rest.starts(with: [13, 10]) { rest = rest.dropFirst(2) }
            guard let head = lines(of: &rest) else { return outcome }
            guard let first = head.first, let request = requestLine(first),
                let framing = framing(head.dropFirst(), isOld: request.isOld)
            else {
                outcome.isRefused = true
                return outcome
            }
            guard let body = body(framing, &rest) else {
                outcome.isRefused = true
                return outcome
            }
            guard body >= 0 else { return outcome }
            outcome.requests.append(Request(target: request.target, body: body))
            if request.isOld || framing.ends { return outcome }
        }
    }

    private struct Framing {
        var length: Int?
        var isChunked = false
        var ends = false
    }

    /// The lines before an empty one, or nil where there is no empty one yet.
    private static func lines(of rest: inout ArraySlice<UInt8>) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        var line: [UInt8] = []
        for index in rest.indices {
            line.append(rest[index])
            guard line.suffix(2) == [13, 10] else { continue }
            line.removeLast(2)
            if line.isEmpty {
                rest = rest[(index + 1)...]
                return found
            }
            found.append(line)
            line = []
        }
        return nil
    }

    private static func requestLine(_ line: [UInt8]) -> (target: String, isOld: Bool)? {
        let words = line.split(separator: 32, omittingEmptySubsequences: false)
        guard words.count == 3, line.allSatisfy({ $0 > 31 && $0 < 127 }) else { return nil }
        let text = words.map { String(decoding: $0, as: UTF8.self) }
        let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
        guard methods.contains(text[0]), ["HTTP/1.1", "HTTP/1.0"].contains(text[2]) else {
            return nil
        }
        guard !text[1].isEmpty, !text[1].contains("#") else { return nil }
        return (text[1], text[2] == "HTTP/1.0")
    }

    private static func framing(_ lines: ArraySlice<[UInt8]>, isOld: Bool) -> Framing? {
        var framing = Framing()
        var hosts = 0
        for line in lines {
            guard let (name, value) = field(line) else { return nil }
            switch name {
            case "host": hosts += 1
            case "content-length":
                guard framing.length == nil, let length = Int(value),
                    value.utf8.allSatisfy({ (48...57).contains($0) })
                else { return nil }
                framing.length = length
            case "transfer-encoding":
                guard !framing.isChunked, value.lowercased() == "chunked" else { return nil }
                framing.isChunked = true
            case "connection":
                let words = value.lowercased().split(separator: ",")
                if words.contains(where: { trimmed($0) == "close" }) { framing.ends = true }
            case "upgrade": framing.ends = true
            default: break
            }
        }
        let isBoth = framing.isChunked && (framing.length != nil || isOld)
        return hosts == 1 && !isBoth ? framing : nil
    }

    private static func field(_ line: [UInt8]) -> (name: String, value: String)? {
        let token = "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyz"
        guard let colon = line.firstIndex(of: 58) else { return nil }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(token.unicodeScalars.contains) else {
            return nil
        }
        let value = line[(colon + 1)...]
        guard value.allSatisfy({ $0 == 9 || ($0 > 31 && $0 != 127) }) else { return nil }
        return (name, trimmed(String(decoding: value, as: UTF8.self)))
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = text[...]
        while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
        while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
        return String(text)
    }

    /// The length of a body, -1 where it has not all come, nil where it is broken.
    private static func body(_ framing: Framing, _ rest: inout ArraySlice<UInt8>) -> Int? {
        guard framing.isChunked else {
            let length = framing.length ?? 0
            guard rest.count >= length else { return -1 }
            rest = rest.dropFirst(length)
            return length
        }
        var total = 0
        while true {
            guard let end = rest.firstIndex(of: 10) else { return -1 }
            guard end > rest.startIndex, rest[end - 1] == 13 else { return nil }
            let line = rest[..<(end - 1)]
            rest = rest[(end + 1)...]
            let digits = line.prefix { $0 != 59 }
            guard line.allSatisfy({ $0 == 9 || ($0 > 31 && $0 < 127) }),
                (1...8).contains(digits.count),
                digits.allSatisfy({
                    UInt8(ascii: "0") <= $0 && Character(UnicodeScalar($0)).isHexDigit
                }),
                let size = Int(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            if size == 0 { break }
            guard rest.count >= size + 2 else { return -1 }
            rest = rest.dropFirst(size)
            guard rest.starts(with: [13, 10]) else { return nil }
            rest = rest.dropFirst(2)
            total += size
        }
        guard let trailers = lines(of: &rest) else { return -1 }
        return trailers.allSatisfy { field($0) != nil } ? total : nil
    }
}
