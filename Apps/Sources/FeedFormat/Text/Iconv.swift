import LarderText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system's converter, for encodings of several bytes to a character and for rare code pages.
///
/// On glibc the tables of rare encodings are files of the C library; nothing of the document's choosing
/// is opened, because only names from our own list and plain names of encodings are passed on.
enum Iconv {
    /// Decodes to UTF-8, a U+FFFD for each byte that makes no sense; nil if the encoding is unknown.
    static func decode(_ bytes: ByteView, as name: String) -> [UInt8]? {
        guard name.utf8.count < 40, name.utf8.allSatisfy(isPlain),
            let converter = iconv_open("UTF-8", name),
            Int(bitPattern: converter) != -1
        else { return nil }
        defer { iconv_close(converter) }
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + bytes.count / 2)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        guard let start = bytes.baseAddress else { return [] }
        // iconv's C signature asks for a pointer to non-const input, which it does not change.
        var input: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: start)
            .assumingMemoryBound(to: CChar.self)
        var left = bytes.count
        while left > 0 {
            let before = left
            let written = chunk.withUnsafeMutableBytes { room in
                var output = room.baseAddress?.assumingMemoryBound(to: CChar.self)
                var space = room.count
                _ = iconv(converter, &input, &left, &output, &space)
                return room.count - space
            }
            out.append(contentsOf: chunk[..<written])
            if left == before, written == 0 {
                // A byte that fits nowhere, or a character cut off at the end.
                out.append(scalar: 0xFFFD)
                input = input.map { $0 + 1 }
                left -= 1
            }
        }
        return out
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        CharacterReference.isAlphanumeric(byte) || byte == 45 || byte == 95 || byte == 46
            || byte == 58
    }
}
