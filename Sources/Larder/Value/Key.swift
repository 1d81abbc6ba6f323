#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The name of one entry: components from the general to the particular, joined by slashes.
///
/// ```swift
/// extension Key {
///     static func feed(_ address: String) -> Key { Key("feeds", address) }
/// }
/// store.load(.feed("https://example.org/rss"))
/// ```
///
/// Components make families: invalidating everything under `feeds` reaches every key below it. Keys
/// sort by their bytes, so a family lies together in a storage. The empty key is above all others.
public struct Key: Hashable, Sendable, Comparable {
    /// The whole key as text; slashes and percent signs inside a component are escaped.
    public let path: String

    /// Creates a key from text that is a path: `Key("items/17")` has two components, whether the
    /// text is a literal or not. For text that is one component, see ``init(component:)``.
    public init(_ path: String) {
        self.path = path
    }

    /// Creates a key from two or more components, which may contain any text.
    public init(_ first: String, _ second: String, _ others: String...) {
        self.init(components: [first, second] + others)
    }

    /// Creates a key of one component, which may be any text: an address, what a person typed.
    public init(component: String) {
        self.init(components: [component])
    }

    /// Creates a key from components, which may contain any text; none make the empty key.
    public init(components: some Sequence<String>) {
        var parts = components.map(Self.escape)
        // A path that begins with a slash would have no component before it to be told from.
        if parts.first?.isEmpty == true { parts[0] = Self.empty }
        path = parts.joined(separator: "/")
    }

    /// Creates a key from text that is already a path, such as one read back from a storage.
    public init(path: String) {
        self.path = path
    }

    /// The components with their escapes undone; the empty key has none.
    public var components: [String] {
        if path.isEmpty { return [] }
        return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map(Self.unescape)
    }

    /// Returns the key one level below this one.
    public func appending(_ component: String) -> Key {
        if path.isEmpty { return Key(component: component) }
        return Key(path: path + "/" + Self.escape(component))
    }

    /// Returns this key below another: the components of that one, then those of this one.
    package func under(_ prefix: Key) -> Key {
        if path.isEmpty { return prefix }
        return prefix.path.isEmpty ? self : Key(path: prefix.path + "/" + path)
    }

    /// Returns what is left of this key below another that it is under; nil when it is not.
    package func relative(to prefix: Key) -> Key? {
        guard isUnder(prefix) else { return nil }
        if prefix.path.isEmpty { return self }
        let rest = path.utf8.dropFirst(prefix.path.utf8.count + 1)
        return Key(path: String(decoding: rest, as: UTF8.self))
    }

    /// Whether this key is the given one or lies below it; every key lies below the empty one.
    public func isUnder(_ prefix: Key) -> Bool {
        let mine = path.utf8
        let other = prefix.path.utf8
        if other.isEmpty { return true }
        guard mine.count >= other.count, mine.starts(with: other) else { return false }
        return mine.count == other.count
            || mine[mine.index(mine.startIndex, offsetBy: other.count)] == UInt8(ascii: "/")
    }

    /// Between which paths all keys below this one lie, itself aside: from the slash to the byte after it,
    /// the digit zero. Not for the empty key.
    package var pathsBelow: (start: String, end: String) { (path + "/", path + "0") }

    /// Orders keys by the bytes of their paths, as storages do.
    public static func < (left: Key, right: Key) -> Bool {
        let order = left.comparingBytes(with: right)
        return order.map { $0 < 0 } ?? left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }

    /// Equal when the bytes are: no two spellings of a name are taken for one.
    public static func == (left: Key, right: Key) -> Bool {
        guard left.path.utf8.count == right.path.utf8.count else { return false }
        return left.comparingBytes(with: right).map { $0 == 0 }
            ?? left.path.utf8.elementsEqual(right.path.utf8)
    }

    /// Returns which path is the lesser by its bytes, as a sign; nil where they do not lie together.
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

    /// Feeds the bytes of the path, in keeping with equality.
    public func hash(into hasher: inout Hasher) {
        let isDone: Void? = path.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isDone == nil { for byte in path.utf8 { hasher.combine(byte) } }
    }

    /// A first component that is empty, told apart from no component at all.
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

    /// Undoes escapes byte by byte, so that no mark that combines with a slash hides it.
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
