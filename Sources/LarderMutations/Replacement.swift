internal import Larder

/// A mutation that puts a whole value in the place of another, or removes it.
///
/// For values that have no changes of their own. It overwrites what others changed, so prefer a mutation that says
/// what to do, or use a ``ConflictRule``.
public enum Replacement<Value: Codable & Sendable>: Mutation {
    /// Puts a value, whether there was one or not.
    case put(Value)
    /// Removes the value, if there is one.
    case remove

    /// Puts or removes the value.
    public func apply(to value: inout Value?) throws {
        switch self {
        case .put(let new): value = new
        case .remove: value = nil
        }
    }

    /// Puts back what was there.
    public func inverse(of value: Value?) -> Self? { value.map { .put($0) } ?? .remove }

    /// Replaces the identities in the value, if it has any.
    public mutating func replaceIdentities(_ replacement: (String) -> String) {
        guard case .put(let value) = self, var new = value as? any IdentityReplacing else { return }
        new.replaceIdentities(replacement)
        if let new = new as? Value { self = .put(new) }
    }

    /// The identity of the value, if it is temporary.
    public var creates: [String] {
        guard case .put(let value) = self, let item = value as? any Identifiable,
            let id = item.id as? String, IdentityTable.isTemporary(id)
        else { return [] }
        return [id]
    }
}

extension Replacement: Equatable where Value: Equatable {}
