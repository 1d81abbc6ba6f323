import LarderText

/// The entities that a document defines itself, limited in size and never fetched.
///
/// Only internal general entities count. Their size is limited by the depth of nesting and by a
/// number of bytes for the whole document; beyond that, a reference stands for nothing. External
/// and parameter entities are ignored.
struct EntityTable {
    private var values: [String: [UInt8]] = [:]
    private var budget: Int
    private(set) var isExhausted = false
    private static let most = 256
    private static let deepest = 4

    init(budget: Int) {
        self.budget = budget
    }

    var isEmpty: Bool { values.isEmpty }

    /// Reads the declarations of an internal subset.
    mutating func declare(_ bytes: ByteView, _ range: Range<Int>) {
        var index = range.lowerBound
        let end = range.upperBound
        while let mark = bytes.first(60, from: index), mark < end {
            index = mark + 1
            guard bytes.has("<!ENTITY", at: mark), values.count < Self.most else { continue }
            index = mark + 8
            skipSpace(bytes, &index, end)
            let start = index
            while index < end, !ByteView.isSpace(bytes[index]), bytes[index] != 62 { index += 1 }
            let name = start..<index
            guard !name.isEmpty, name.count < 100, bytes[start] != 37 else { continue }
            skipSpace(bytes, &index, end)
            guard index < end, bytes[index] == 34 || bytes[index] == 39,
                let close = bytes.first(bytes[index], from: index + 1), close < end
            else { continue }
            let value = index + 1..<close
            index = close + 1
            let key = bytes.string(name)
            if values[key] == nil, value.count <= budget {
                values[key] = Array(bytes[value])
            }
        }
    }

    private func skipSpace(_ bytes: ByteView, _ index: inout Int, _ end: Int) {
        while index < end, ByteView.isSpace(bytes[index]) { index += 1 }
    }

    /// Appends the value of a name; returns false if it is not declared.
    mutating func expand(_ name: String, into out: inout [UInt8]) -> Bool {
        guard values[name] != nil else { return false }
        expand(name, into: &out, depth: 0)
        return true
    }

    private mutating func expand(_ name: String, into out: inout [UInt8], depth: Int) {
        guard let value = values[name], depth < Self.deepest, budget >= value.count else {
            if values[name] != nil { isExhausted = true }
            return
        }
        budget -= value.count + 1
        value.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                guard bytes[index] == 38 else {
                    out.append(bytes[index])
                    index += 1
                    continue
                }
                if let found = CharacterReference.read(
                    bytes, at: index, end: bytes.count, needsSemicolon: true)
                {
                    out.append(scalar: found.first)
                    if found.second != 0 { out.append(scalar: found.second) }
                    index = found.end
                } else if let close = bytes.first(59, from: index, within: 100) {
                    expand(bytes.string(index + 1..<close), into: &out, depth: depth + 1)
                    index = close + 1
                } else {
                    out.append(38)
                    index += 1
                }
            }
        }
    }
}
