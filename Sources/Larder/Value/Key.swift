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
/// Components make families: invalidating `feeds` reaches every key below it. Keys sort by their
/// components, so a family lies together in a storage.
public struct Key: Hashable, Sendable, Comparable {
    /// The whole key as text; slashes and percent signs inside a component are escaped.
    public let path: String

    /// Creates a key from components, which may contain any text.
    public init(_ components: String...) {
        self.init(components: components)
    }

    /// Creates a key from components, which may contain any text.
    public init(components: some Sequence<String>) {
        path = components.map(Self.escape).joined(separator: "/")
    }

    /// Creates a key from text that is already a path, such as one read back from a storage.
    public init(path: String) {
        self.path = path
    }

    /// The components with their escapes undone.
    public var components: [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).map(Self.unescape)
    }

    /// Returns the key one level below this one.
    public func appending(_ component: String) -> Key {
        Key(path: path.isEmpty ? Self.escape(component) : path + "/" + Self.escape(component))
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

    /// Orders keys by the bytes of their paths, as storages do.
    public static func < (left: Key, right: Key) -> Bool {
        left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }

    /// Equal when the bytes are: no two spellings of a name are taken for one.
    public static func == (left: Key, right: Key) -> Bool {
        let isSame = left.path.utf8.withContiguousStorageIfAvailable { mine in
            right.path.utf8.withContiguousStorageIfAvailable { theirs -> Bool in
                guard mine.count == theirs.count else { return false }
                guard let mine = mine.baseAddress, let other = theirs.baseAddress else {
                    return true
                }
                return memcmp(mine, other, theirs.count) == 0
            }
        }
        return (isSame ?? nil) ?? left.path.utf8.elementsEqual(right.path.utf8)
    }

    /// Feeds the bytes of the path, in keeping with equality.
    public func hash(into hasher: inout Hasher) {
        let isDone: Void? = path.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isDone == nil { for byte in path.utf8 { hasher.combine(byte) } }
    }

    private static func escape(_ component: String) -> String {
        guard component.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") })
        else { return component }
        var escaped = ""
        for character in component.unicodeScalars {
            switch character {
            case "/": escaped += "%2F"
            case "%": escaped += "%25"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    private static func unescape(_ component: Substring) -> String {
        guard component.utf8.contains(UInt8(ascii: "%")) else { return String(component) }
        var plain = ""
        var rest = component[...]
        while let percent = rest.firstIndex(of: "%") {
            plain += rest[..<percent]
            let tail = rest[percent...]
            if tail.hasPrefix("%2F") {
                plain += "/"
                rest = tail.dropFirst(3)
            } else if tail.hasPrefix("%25") {
                plain += "%"
                rest = tail.dropFirst(3)
            } else {
                plain += "%"
                rest = tail.dropFirst()
            }
        }
        return plain + rest
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
