internal import CDeflate
internal import NIOCore

/// Compresses text as gzip.
enum Gzip {
    /// Returns the compressed text; nil if there is not enough memory for it.
    ///
    /// - Parameter padding: The number of bytes by which the result is longer than it needs to be, at most 1,000.
    static func compressed(_ text: ByteBuffer, level: Int32, padding: Int = 0) -> ByteBuffer? {
        guard let length = UInt32(exactly: text.readableBytes) else { return nil }
        // The state of zlib must not move in memory.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let header = UnsafeMutablePointer<gz_header>.allocate(capacity: 1)
        header.initialize(to: gz_header())
        var extra = Self.extraField(min(max(padding, 0), 1_000))
        defer {
            stream.deallocate()
            header.deallocate()
        }
        let size = Int32(MemoryLayout<z_stream>.size)
        // 31 is the largest window, wrapped as gzip.
        guard
            deflateInit2_(
                stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
        else { return nil }
        defer { deflateEnd(stream) }
        return extra.withUnsafeMutableBufferPointer { extra -> ByteBuffer? in
            header.pointee.os = 255
            header.pointee.extra = extra.baseAddress
            header.pointee.extra_len = UInt32(extra.count)
            guard deflateSetHeader(stream, header) == Z_OK else { return nil }
            let room = Int(clamping: deflateBound(stream, UInt(length))) + extra.count
            var output = ByteBufferAllocator().buffer(capacity: room)
            var status = Z_OK
            output.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { output in
                text.withUnsafeReadableBytes { input in
                    stream.pointee.next_in = UnsafeMutablePointer(
                        mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
                    stream.pointee.avail_in = length
                    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(
                        to: UInt8.self)
                    stream.pointee.avail_out = UInt32(clamping: output.count)
                    status = deflate(stream, Z_FINISH)
                    return output.count - Int(stream.pointee.avail_out)
                }
            }
            return status == Z_STREAM_END ? output : nil
        }
    }

    /// A field of the header that readers skip (RFC 1952), of our own kind.
    private static func extraField(_ length: Int) -> [UInt8] {
        Array("lp".utf8) + [UInt8(length & 255), UInt8(length >> 8)]
            + [UInt8](repeating: 0, count: length)
    }
}
