#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The name of one entry: components from general to specific, joined by slashes.
///
/// ```swift
/// extension Key {
///     static func feed(_ address: String) -> Key { Key("feeds", address) }
/// }
/// store.load(.feed("https://example.org/rss"))
/// ```
///
/// Components form families: invalidating everything under `feeds` reaches every key below it. Keys sort by
/// their bytes, so a family is contiguous in a storage. Every key is under the empty key.
public struct Key: Hashable, Sendable, Comparable {
    /// The whole key as text; slashes and percent signs inside a component are escaped.
    public let path: String

    /// Creates a key from a path: `Key("items/17")` has two components, whether or not the text is a literal.
    /// For text that is a single component, use ``init(component:)``.
    public init(_ path: String) {
        self.path = path
    }

    /// Creates a key from two or more components, which may contain any text.
    public init(_ first: String, _ second: String, _ others: String...) {
        self.init(components: [first, second] + others)
    }

    /// Creates a key of one component, which may be any text, such as an address or something a person typed.
    public init(component: String) {
        self.init(components: [component])
    }

    /// Creates a key from components, which may contain any text; without components it is the empty key.
    public init(components: some Sequence<String>) {
        var parts = components.map(Self.escape)
        // A leading slash would be indistinguishable from an absent first component.
        if parts.first?.isEmpty == true { parts[0] = Self.empty }
        path = parts.joined(separator: "/")
    }

    /// Creates a key from a path, such as one read from a storage.
    public init(path: String) {
        self.path = path
    }

    /// The components, unescaped; the empty key has none.
    public var components: [String] {
        if path.isEmpty { return [] }
        return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map(Self.unescape)
    }

    /// Returns the key for a component under this one.
    public func appending(_ component: String) -> Key {
        if path.isEmpty { return Key(component: component) }
        return Key(path: path + "/" + Self.escape(component))
    }

    /// Returns this key moved under another: that key's components followed by this one's.
    package func under(_ prefix: Key) -> Key {
        if path.isEmpty { return prefix }
        return prefix.path.isEmpty ? self : Key(path: prefix.path + "/" + path)
    }

    /// Returns the rest of this key after a prefix; nil if it is not under that prefix.
    package func relative(to prefix: Key) -> Key? {
        guard isUnder(prefix) else { return nil }
        if prefix.path.isEmpty { return self }
        let rest = path.utf8.dropFirst(prefix.path.utf8.count + 1)
        return Key(path: String(decoding: rest, as: UTF8.self))
    }

    /// Returns whether this key is the given one or is under it; every key is under the empty one.
    public func isUnder(_ prefix: Key) -> Bool {
        let mine = path.utf8
        let other = prefix.path.utf8
        if other.isEmpty { return true }
        guard mine.count >= other.count, mine.starts(with: other) else { return false }
        return mine.count == other.count
            || mine[mine.index(mine.startIndex, offsetBy: other.count)] == UInt8(ascii: "/")
    }

    /// The range of paths strictly under this key: from the slash up to the next byte, the digit zero. Not
    /// for the empty key.
    package var pathsBelow: (start: String, end: String) { (path + "/", path + "0") }

    /// Orders keys by the bytes of their paths, as storages do.
    public static func < (left: Key, right: Key) -> Bool {
        let order = left.comparingBytes(with: right)
        return order.map { $0 < 0 } ?? left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }

    /// Compares keys byte by byte: different Unicode spellings of a name are different keys.
    public static func == (left: Key, right: Key) -> Bool {
        guard left.path.utf8.count == right.path.utf8.count else { return false }
        return left.comparingBytes(with: right).map { $0 == 0 }
            ?? left.path.utf8.elementsEqual(right.path.utf8)
    }

    /// Compares the bytes of the paths; the sign is the order, nil if a path is not contiguous in memory.
    private func comparingBytes(with other: Key) -> Int? {
        path.utf8.withContiguousStorageIfAvailable { mine in
            other.path.utf8.withContiguousStorageIfAvailable { theirs -> Int in
                if let left = mine.baseAddress, let right = theirs.baseAddress {
                    let order = memcmp(left, right, min(mine.count, theirs.count))
                    if order != 0 { return Int(order) }
                }
                return mine.count - theirs.count
            }
        } ?? nil
    }

    /// Hashes the bytes of the path, consistently with equality.
    public func hash(into hasher: inout Hasher) {
        let isDone: Void? = path.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isDone == nil { for byte in path.utf8 { hasher.combine(byte) } }
    }

    /// Stands for an empty first component, to distinguish it from no component at all.
    private static let empty = "%_"

    private static func escape(_ component: String) -> String {
        let bytes = component.utf8
        guard bytes.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") })
        else { return component }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + 8)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "/"): escaped += "%2F".utf8
            case UInt8(ascii: "%"): escaped += "%25".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Unescapes byte by byte, so that a combining mark after a slash cannot hide it.
    private static func unescape(_ component: Substring.UTF8View) -> String {
        if component.elementsEqual(empty.utf8) { return "" }
        var plain: [UInt8] = []
        var rest = component[...]
        while let byte = rest.first {
            if rest.starts(with: "%2F".utf8) {
                plain.append(UInt8(ascii: "/"))
                rest = rest.dropFirst(3)
            } else if rest.starts(with: "%25".utf8) {
                plain.append(UInt8(ascii: "%"))
                rest = rest.dropFirst(3)
            } else {
                plain.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}

extension Key: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a key from a literal path: `"rates/ecb"` has two components.
    public init(stringLiteral value: String) {
        self.init(path: value)
    }

    /// The path.
    public var description: String { path }
}

extension [Key] {
    /// The keys in order. Sorting in a generic type would look up the metadata of each comparison.
    var inOrder: [Key] { sorted() }
}
