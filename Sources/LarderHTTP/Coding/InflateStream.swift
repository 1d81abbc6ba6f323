import CZlib

/// Decompresses one zlib stream.
///
/// The state of zlib must not move in memory, so this class allocates and owns it. Not thread-safe.
final class InflateStream {
    /// The format of the compressed data.
    enum Wrapping: Int32 {
        case gzip = 31
        case zlib = 15
        case raw = -15
    }

    /// The result of one step.
    enum Step {
        /// All input was consumed or the output is full.
        case moving
        /// The stream has ended and its checksums match; some input may be left.
        case ended
        /// The stream is damaged; the message says how.
        case damaged(String)
    }

    private let stream: UnsafeMutablePointer<z_stream>
    private let isReady: Bool

    init(_ wrapping: Wrapping) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        isReady = inflateInit2_(stream, wrapping.rawValue, ZLIB_VERSION, size) == Z_OK
    }

    deinit {
        if isReady { inflateEnd(stream) }
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    /// Starts a new stream in the same format.
    func restart() { if isReady { inflateReset(stream) } }

    /// Decompresses what fits into the output; returns the result and the number of bytes consumed and
    /// produced.
    func step(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> (step: Step, taken: Int, given: Int) {
        guard isReady else { return (.damaged("there is not enough memory to unpack it"), 0, 0) }
        let available = min(input.count, 1 << 20)
        let room = min(output.count, 1 << 20)
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = UInt32(available)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(room)
        let status = inflate(stream, Z_NO_FLUSH)
        let taken = available - Int(stream.pointee.avail_in)
        let given = room - Int(stream.pointee.avail_out)
        let words = stream.pointee.msg.map { String(cString: $0) }
        stream.pointee.next_in = nil
        stream.pointee.next_out = nil
        switch status {
        case Z_STREAM_END: return (.ended, taken, given)
        case Z_OK, Z_BUF_ERROR: return (.moving, taken, given)
        case Z_NEED_DICT: return (.damaged("it needs a dictionary"), taken, given)
        case Z_MEM_ERROR: return (.damaged("there is not enough memory to unpack it"), taken, given)
        default: return (.damaged(words ?? "zlib says \(status)"), taken, given)
        }
    }
}
