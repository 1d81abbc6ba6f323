#if SQLite
import Larder

// Bytes of several things with one checksum behind them, as the tables of changes and writes keep them.
extension PackedWriter {
    /// The bytes with their checksum behind them.
    var summed: [UInt8] {
        var writer = self
        writer.add(bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }
}

extension PackedReader {
    /// Reads bytes with their checksum behind them; nil when that does not fit.
    init?(summed bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 8 else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
        var tail = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 8)...]))
        guard tail.word() == Checksum.of(body) else { return nil }
        self.init(body)
    }
}
#endif
