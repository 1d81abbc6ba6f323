/// Turns what a page shows into dictionaries, arrays and plain values, once.
///
/// Templates ask a struct for each name by reflection, anew for each tag; of a list of fifty articles
/// that is most of the time a page takes.
enum PlainView {
    /// Returns a value without its types; nil where an optional holds nothing.
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
