/// The directives of `Cache-Control` in a request or a response (RFC 9111 5.2).
///
/// Names are case-insensitive, unknown directives are kept and ignored, and quoted text is never taken for a
/// directive. If a number is malformed or given twice with different values, the more cautious one counts:
/// zero, or the smallest.
struct HTTPCacheControl: Sendable, Hashable {
    private struct Directive: Sendable, Hashable {
        var name: String
        var argument: Argument
    }

    private enum Argument: Sendable, Hashable {
        case none
        case text(String)
        case malformed
    }

    private var directives: [Directive] = []

    /// Parses the directives of all `Cache-Control` lines.
    init(_ fields: HeaderFields) {
        directives = fields.members("Cache-Control").map { member in
            let bytes = Array(member.utf8)
            let name = bytes.prefix { $0 != UInt8(ascii: "=") }
            let rest = bytes[name.endIndex...]
            let isTight = name.last != 0x20 && name.last != 0x09
            let argument: Argument =
                rest.isEmpty ? .none : isTight ? Self.argument(rest.dropFirst()) : .malformed
            return Directive(
                name: HTTPList.lowercased(HTTPList.trimmed(name)), argument: argument)
        }
    }

    private static func argument(_ bytes: ArraySlice<UInt8>) -> Argument {
        guard bytes.first == UInt8(ascii: "\"") else {
            let isToken = !bytes.isEmpty && bytes.allSatisfy { $0 > 0x20 && $0 != 0x22 }
            return isToken ? .text(String(decoding: bytes, as: UTF8.self)) : .malformed
        }
        var text: [UInt8] = []
        var rest = bytes.dropFirst()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") {
                return rest.isEmpty ? .text(String(decoding: text, as: UTF8.self)) : .malformed
            }
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                text.append(byte)
                continue
            }
            text.append(escaped)
        }
        return .malformed
    }

    /// Whether there are no directives.
    var isEmpty: Bool { directives.isEmpty }

    /// Whether a directive is present, with or without an argument.
    func contains(_ name: String) -> Bool {
        let name = HTTPList.lowercased(name)
        return directives.contains { $0.name == name }
    }

    /// Returns the seconds of a directive, or nil if it is absent.
    func seconds(_ name: String) -> Int? {
        let name = HTTPList.lowercased(name)
        let found = directives.filter { $0.name == name }.map { directive in
            guard case .text(let text) = directive.argument else { return 0 }
            return HTTPList.deltaSeconds(text) ?? 0
        }
        return found.min()
    }

    /// Whether a directive is present without an argument that restricts it to some fields.
    ///
    /// An invalid argument restricts nothing.
    func isUnqualified(_ name: String) -> Bool {
        let name = HTTPList.lowercased(name)
        return directives.contains { directive in
            guard directive.name == name else { return false }
            if case .text = directive.argument { return false }
            return true
        }
    }

    /// Whether a directive is present without any argument.
    func isBare(_ name: String) -> Bool {
        directives.contains { $0.name == name && $0.argument == .none }
    }

    /// Returns the field names in the argument of a directive, as in `no-cache="set-cookie"`.
    func fieldNames(_ name: String) -> [String] {
        let name = HTTPList.lowercased(name)
        return directives.flatMap { directive -> [String] in
            guard directive.name == name, case .text(let list) = directive.argument else {
                return []
            }
            return HTTPList.members(of: [list])
        }
    }
}
