/// Reads the head of a request as its bytes arrive (RFC 9112), and refuses what the HTTP parser behind it would let
/// through although two programs might read it differently.
///
/// Every line is scanned once, however slowly it comes. What the parser refuses by itself is left to it; both lists
/// are in `WireRules`, a test.
struct HeadReader {
    let limits: WireLimits
    private var head = RequestHead()
    private var searched = 0
    private var lineStart = 0
    private var fields = 0
    private var hasRequestLine = false
    private var hasHost = false
    private var hasExpectation = false
    private var length: Int?
    private var isChunked = false
    private var isCoded = false
    private var authority: Range<Int>?

    init(limits: WireLimits) { self.limits = limits }

    /// Continues reading; `bytes` start at the head and have grown since the last call.
    ///
    /// Returns the head and its length, or nil while its end has not arrived.
    mutating func read(
        _ bytes: UnsafeRawBufferPointer
    ) throws(WireRefusal) -> (head: RequestHead, length: Int)? {
        while searched < bytes.count {
            guard let end = Octet.first(Octet.lineFeed, in: bytes[searched...]) else {
                searched = bytes.count
                break
            }
            searched = end + 1
            guard searched <= limits.head else { break }
            let isWhole = end > lineStart && bytes[end - 1] == Octet.carriageReturn
            let line = bytes[lineStart..<(isWhole ? end - 1 : end)]
            lineStart = end + 1
            if !hasRequestLine {
                try readRequestLine(line)
                hasRequestLine = true
            } else if line.isEmpty {
                return (try finish(), end + 1)
            } else {
                try readField(line, in: bytes)
            }
        }
        if !hasRequestLine {
            if let first = bytes.first, !Octet.isLetter(first) {
                throw .malformed("The request line does not begin with a method.")
            }
            if bytes.count > limits.target + 64 { throw .targetTooLong }
        }
        if bytes.count > limits.head || searched > limits.head { throw .headTooLarge }
        return nil
    }

    private mutating func readRequestLine(
        _ line: Slice<UnsafeRawBufferPointer>
    ) throws(WireRefusal) {
        guard let first = Octet.first(Octet.space, in: line), first > line.startIndex else {
            throw .malformed("The request line has no method and target.")
        }
        let method = line[..<first]
        let rest = line[(first + 1)...]
        guard let second = Octet.first(Octet.space, in: rest), second > rest.startIndex else {
            throw .malformed("The request line is not a method, a target and a version.")
        }
        let target = rest[..<second]
        guard target.count <= limits.target else { throw .targetTooLong }
        if Octet.equal(rest[(second + 1)...], "http/1.0") {
            head.isVersion10 = true
            head.closes = true
        }
        switch true {
        case Octet.equal(method, "head") && isUpper(method): head.isHead = true
        case isKnown(method): break
        default: throw .unknownMethod
        }
        try readTarget(target, isOptions: Octet.equal(method, "options"))
    }

    private func isUpper(_ method: Slice<UnsafeRawBufferPointer>) -> Bool {
        method.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    private func isKnown(_ method: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard isUpper(method) else { return false }
        return Octet.equal(method, "get") || Octet.equal(method, "post")
            || Octet.equal(method, "put") || Octet.equal(method, "delete")
            || Octet.equal(method, "patch") || Octet.equal(method, "options")
    }

    private mutating func readTarget(
        _ target: Slice<UnsafeRawBufferPointer>, isOptions: Bool
    ) throws(WireRefusal) {
        guard Octet.first(UInt8(ascii: "#"), in: target) == nil else {
            throw .malformed("The request target has a fragment.")
        }
        if target.first == UInt8(ascii: "/") { return }
        if isOptions, target.count == 1, target.first == UInt8(ascii: "*") { return }
        // Otherwise a whole address, whose host must be the one the Host field names.
        for scheme in ["http://", "https://"] as [StaticString] {
            let start = target.startIndex + scheme.utf8CodeUnitCount
            guard start < target.endIndex, Octet.equal(target[..<start], scheme) else { continue }
            let end =
                target[start...].firstIndex {
                    $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?")
                } ?? target.endIndex
            guard Authority.isValid(target[start..<end]) else { break }
            authority = start..<end
            return
        }
        throw .malformed("The request target is neither a path nor an http address.")
    }

    private mutating func readField(
        _ line: Slice<UnsafeRawBufferPointer>, in bytes: UnsafeRawBufferPointer
    ) throws(WireRefusal) {
        fields += 1
        guard fields <= limits.fields else { throw .headTooLarge }
        guard let colon = Octet.first(Octet.colon, in: line) else { return }
        let name = line[..<colon]
        switch name.count {
        case 4 where Octet.equal(name, "host"):
            try readHost(Octet.trimmed(line[(colon + 1)...]), in: bytes)
        case 6 where Octet.equal(name, "expect"):
            guard !hasExpectation, Octet.equal(Octet.trimmed(line[(colon + 1)...]), "100-continue")
            else { throw .unknownExpectation }
            hasExpectation = true
            head.expectsContinue = true
        case 7 where Octet.equal(name, "upgrade"): head.closes = true
        case 10 where Octet.equal(name, "connection"):
            let words = line[(colon + 1)...].split(separator: UInt8(ascii: ","))
            if words.contains(where: { Octet.equal(Octet.trimmed($0), "close") }) {
                head.closes = true
            }
        case 14 where Octet.equal(name, "content-length"):
            try readLength(Octet.trimmed(line[(colon + 1)...]))
        case 17 where Octet.equal(name, "transfer-encoding"):
            guard !isCoded else { throw .malformed("There is more than one Transfer-Encoding.") }
            isCoded = true
            isChunked = Octet.equal(Octet.trimmed(line[(colon + 1)...]), "chunked")
        default: break
        }
    }

    private mutating func readHost(
        _ host: Slice<UnsafeRawBufferPointer>, in bytes: UnsafeRawBufferPointer
    ) throws(WireRefusal) {
        guard !hasHost else { throw .malformed("There is more than one Host field.") }
        hasHost = true
        guard Authority.isValid(host) else {
            throw .malformed("The Host field does not name a host.")
        }
        if let authority, !Self.equal(bytes[authority], host) {
            throw .malformed("The Host field and the request target name different hosts.")
        }
    }

    private static func equal(
        _ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>
    ) -> Bool {
        func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
        return left.count == right.count
            && zip(left, right).allSatisfy { lower($0) == lower($1) }
    }

    private mutating func readLength(
        _ digits: Slice<UnsafeRawBufferPointer>
    ) throws(WireRefusal) {
        // Eighteen digits are more than any limit and fewer than overflow.
        guard !digits.isEmpty, digits.count <= 18, digits.allSatisfy(Octet.isDigit) else {
            throw .malformed("The Content-Length is not a number.")
        }
        length = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private func finish() throws(WireRefusal) -> RequestHead {
        guard hasHost else { throw .malformed("There is no Host field.") }
        var head = head
        if isCoded {
            guard !head.isVersion10 else {
                throw .malformed("HTTP/1.0 has no Transfer-Encoding.")
            }
            guard isChunked else { throw .unknownCoding }
            head.body = .chunked
        } else if let length {
            guard length <= limits.body else { throw .bodyTooLarge }
            head.body = length == 0 ? .none : .length(length)
        }
        if head.body == .none || head.isVersion10 { head.expectsContinue = false }
        return head
    }
}
