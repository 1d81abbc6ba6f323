/// What a head says about its message: where it ends and what follows.
struct RequestHead: Sendable, Hashable {
    /// Whether the client speaks HTTP/1.0, which has no chunks and no second request.
    var isVersion10 = false

    /// Whether the method is HEAD, whose answer has no body.
    var isHead = false

    /// Whether the connection ends with the answer, because the client wants that or asks for
    /// another protocol; nothing more is read after it.
    var closes = false

    /// Whether the client waits for permission to send the body.
    var expectsContinue = false

    var body = Body.none

    /// How the end of the body is found.
    enum Body: Sendable, Hashable {
        case none
        case length(Int)
        case chunked
    }
}

/// The host and port of an address, if they are written as RFC 3986 allows.
enum Authority {
    /// Whether the bytes are a host with or without a port, and nothing else: no user, no path.
    static func isValid(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        var bytes = bytes
        guard let first = bytes.first, bytes.count <= 300 else { return false }
        if first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
            let inside = bytes[(bytes.startIndex + 1)..<end]
            let isAddress = inside.allSatisfy {
                Octet.hexValue($0) != nil || $0 == Octet.colon || $0 == UInt8(ascii: ".")
            }
            guard isAddress, inside.count >= 2 else { return false }
            bytes = bytes[(end + 1)...]
        } else {
            let end = bytes.firstIndex(of: Octet.colon) ?? bytes.endIndex
            guard end > bytes.startIndex, bytes[..<end].allSatisfy(isNamed) else { return false }
            bytes = bytes[end...]
        }
        guard let colon = bytes.popFirst() else { return true }
        return colon == Octet.colon && !bytes.isEmpty && bytes.count <= 5
            && bytes.allSatisfy(Octet.isDigit)
    }

    private static func isNamed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
