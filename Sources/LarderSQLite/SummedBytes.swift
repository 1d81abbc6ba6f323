#if SQLite
import Larder

// Packed bytes followed by a checksum, as stored in the tables of changes and writes.
extension PackedWriter {
    /// The bytes followed by their checksum.
    var summed: [UInt8] {
        var writer = self
        writer.add(bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }
}

extension PackedReader {
    /// Reads bytes that are followed by their checksum; returns nil if it is wrong.
    init?(summed bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 8 else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
        var tail = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 8)...]))
        guard tail.word() == Checksum.of(body) else { return nil }
        self.init(body)
    }
}
#endif
