/// Finds the end of a body, and refuses more of it than the limits allow.
///
/// The HTTP parser behind it refuses a body that is framed in any other way than this one reads it.
struct BodyReader {
    private var state: State
    private var allowance: Int

    /// How many bytes are left for the line of an extension, or for all trailers.
    private var rest = 0

    /// How many bytes are left for the extensions of all chunks; otherwise, many small chunks could
    /// carry gigabytes.
    private var extensions = 4_096

    private enum State {
        case length(Int)
        case size(value: Int, digits: Int)
        case sizeExtension
        case sizeEnd
        case data(Int)
        case dataReturn
        case dataEnd
        case lineStart
        case line
        case lineEnd
        case lastEnd
        case finished
    }

    init(_ body: RequestHead.Body, limit: Int) {
        switch body {
        case .none: state = .finished
        case .length(let count): state = .length(count)
        case .chunked: state = .size(value: 0, digits: 0)
        }
        allowance = limit
    }

    var isFinished: Bool {
        if case .finished = state { true } else { false }
    }

    /// Continues reading, and returns how many of the bytes belong to this body.
    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(WireRefusal) -> Int {
        var index = 0
        while index < bytes.count {
            switch state {
            case .finished: return index
            case .length(let count):
                let taken = min(count, bytes.count - index)
                state = taken == count ? .finished : .length(count - taken)
                index += taken
            case .data(let count):
                let taken = min(count, bytes.count - index)
                state = taken == count ? .dataReturn : .data(count - taken)
                index += taken
            default:
                try readFraming(bytes[index])
                index += 1
            }
        }
        return index
    }

    private mutating func readFraming(_ byte: UInt8) throws(WireRefusal) {
        switch state {
        case .length, .data, .finished: break
        case .size(let value, let digits): try readSize(byte, value: value, digits: digits)
        case .sizeExtension:
            rest -= 1
            extensions -= 1
            guard rest > 0, extensions > 0 else {
                throw .malformed("The extension of a chunk is too long.")
            }
            if byte == Octet.carriageReturn { state = .sizeEnd }
        case .sizeEnd:
            try expect(byte, Octet.lineFeed)
            state = pending > 0 ? .data(pending) : .lineStart
            rest = 4_096
        case .dataReturn:
            try expect(byte, Octet.carriageReturn)
            state = .dataEnd
        case .dataEnd:
            try expect(byte, Octet.lineFeed)
            state = .size(value: 0, digits: 0)
        case .lineStart, .line, .lineEnd, .lastEnd: try readTrailer(byte)
        }
    }

    /// The size of the chunk whose line is being read.
    private var pending = 0

    private mutating func readSize(
        _ byte: UInt8, value: Int, digits: Int
    ) throws(WireRefusal) {
        if let digit = Octet.hexValue(byte) {
            guard digits < 8 else { throw .malformed("The size of a chunk is too large.") }
            state = .size(value: value << 4 | digit, digits: digits + 1)
            return
        }
        guard digits > 0, byte == Octet.carriageReturn || byte == UInt8(ascii: ";") else {
            throw .malformed("The size of a chunk is not a number.")
        }
        guard value <= allowance else { throw .bodyTooLarge }
        allowance -= value
        pending = value
        rest = 256
        state = byte == Octet.carriageReturn ? .sizeEnd : .sizeExtension
    }

    private mutating func readTrailer(_ byte: UInt8) throws(WireRefusal) {
        rest -= 1
        guard rest > 0 else { throw .headTooLarge }
        switch state {
        case .lineStart: state = byte == Octet.carriageReturn ? .lastEnd : .line
        case .line: if byte == Octet.carriageReturn { state = .lineEnd }
        case .lineEnd:
            try expect(byte, Octet.lineFeed)
            state = .lineStart
        default:
            try expect(byte, Octet.lineFeed)
            state = .finished
        }
    }

    private func expect(_ byte: UInt8, _ wanted: UInt8) throws(WireRefusal) {
        guard byte == wanted else {
            throw .malformed("A line or a chunk of the body does not end where it should.")
        }
    }
}
