/// Converts what a page shows into dictionaries, arrays and plain values, once.
///
/// Otherwise the templates would look up each tag in a struct by reflection; for a list of fifty articles,
/// that takes most of the time.
enum PlainView {
    /// Returns a value without its types; nil for an empty optional.
    static func of(_ value: Any) -> Any? {
        if value is String || value is Bool || value is Int { return value }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.flatMap { of($0.value) }
        case .collection, .set:
            return mirror.children.compactMap { of($0.value) }
        case .dictionary:
            return value
        case .struct, .class, .tuple:
            var fields: [String: Any] = [:]
            for child in mirror.children {
                guard let name = child.label, let value = of(child.value) else { continue }
                fields[name] = value
            }
            return fields
        default:
            return value
        }
    }
}
