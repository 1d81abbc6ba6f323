/// Appends numbers and text to bytes, in the format that ``PackedReader`` reads.
package struct PackedWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    package mutating func add(_ byte: UInt8) {
        bytes.append(byte)
    }

    package mutating func add(raw more: [UInt8]) {
        bytes.append(contentsOf: more)
    }

    /// Writes eight bytes, little-endian.
    package mutating func add(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func add(_ number: Double) {
        add(number.bitPattern)
    }

    /// Writes seven bits per byte, lowest first; the top bit means that more follow (LEB128).
    package mutating func add(count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            add(count: utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }
}

extension PackedWriter {
    /// Returns texts as consecutive bytes, for ``PackedReader/texts()``.
    package static func bytes(of texts: [String]) -> [UInt8] {
        var writer = PackedWriter()
        for text in texts { writer.add(text) }
        return writer.bytes
    }
}

/// Reads what ``PackedWriter`` wrote; truncated bytes give nil, never a crash.
package struct PackedReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    package var isAtEnd: Bool { offset == bytes.count }

    package mutating func byte() -> UInt8? {
        guard offset < bytes.count else { return nil }
        defer { offset += 1 }
        return bytes[offset]
    }

    package mutating func word() -> UInt64? {
        guard bytes.count - offset >= 8 else { return nil }
        defer { offset += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    package mutating func double() -> Double? {
        word().map(Double.init(bitPattern:))
    }

    package mutating func count() -> Int? {
        var number: UInt = 0
        var shift: UInt = 0
        while shift < 63 {
            guard let byte = byte() else { return nil }
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(number) }
            shift += 7
        }
        return nil
    }

    package mutating func raw(_ count: Int) -> [UInt8]? {
        guard count >= 0, count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    /// Reads all texts up to the end, or up to the first invalid one.
    package mutating func texts() -> [String] {
        var texts: [String] = []
        while let text = text() { texts.append(text) }
        return texts
    }

    package mutating func text() -> String? {
        guard let count = count(), count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }
}
