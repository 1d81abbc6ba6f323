internal import Larder

/// A mutation of a list: insert, move, remove or change an item.
///
/// ```swift
/// struct Item: Codable, Identifiable, IdentityReplacing, Sendable {
///     var id: String
///     var text: String
///     mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
/// }
/// let lists = OptimisticStore<ListMutation<Replacement<Item>>>(name: "lists", …)
/// let id = lists.queue.temporaryIdentity()
/// try await lists.mutate("shopping", .insert(Item(id: id, text: "milk"), after: nil))
/// try await lists.mutate("shopping", .move(id, after: "17"))
/// ```
///
/// Places are named by the item before them, so that they mean the same in a list that others have changed: if that
/// item is no longer there, the place is the end of the list.
public enum ListMutation<Change: Mutation>: Mutation
where Change.Value: Identifiable & IdentityReplacing, Change.Value.ID == String {
    /// The items.
    public typealias Item = Change.Value

    /// Inserts an item after another, or first; an item that is there already is replaced where it is.
    case insert(Item, after: String?)
    /// Moves an item after another, or to the beginning.
    case move(String, after: String?)
    /// Removes an item, if it is there.
    case remove(String)
    /// Changes an item; a change that removes it, removes it.
    case change(String, Change)

    /// Applies the mutation; throws `.notFound` if what it moves or changes is not there.
    public func apply(to list: inout [Item]?) throws {
        var items = list ?? []
        switch self {
        case .insert(let item, let place):
            if let index = items.firstIndex(where: { $0.id == item.id }) {
                items[index] = item
            } else {
                items.insert(item, at: Self.index(after: place, in: items))
            }
        case .move(let id, let place):
            let item = items.remove(at: try Self.index(of: id, in: items))
            items.insert(item, at: Self.index(after: place, in: items))
        case .remove(let id): items.removeAll { $0.id == id }
        case .change(let id, let change):
            let index = try Self.index(of: id, in: items)
            var item: Item? = items[index]
            try change.apply(to: &item)
            if let item { items[index] = item } else { items.remove(at: index) }
        }
        list = items
    }

    /// Returns what brings the list back to what it was.
    public func inverse(of list: [Item]?) -> Self? {
        let items = list ?? []
        let index = touches.first.flatMap { id in items.firstIndex { $0.id == id } }
        guard let index else {
            guard case .insert(let item, _) = self else { return nil }
            return .remove(item.id)
        }
        let before = index == 0 ? nil : items[index - 1].id
        switch self {
        case .insert, .remove: return .insert(items[index], after: before)
        case .move(let id, _): return .move(id, after: before)
        case .change(let id, let change):
            var item: Item? = items[index]
            guard (try? change.apply(to: &item)) != nil else { return nil }
            if item == nil { return .insert(items[index], after: before) }
            return change.inverse(of: items[index]).map { .change(id, $0) }
        }
    }

    /// The item that it inserts, moves, removes or changes.
    public var touches: [String] {
        switch self {
        case .insert(let item, _): [item.id]
        case .move(let id, _), .remove(let id), .change(let id, _): [id]
        }
    }

    /// The identity of the item that it inserts, if that is temporary.
    public var creates: [String] {
        guard case .insert(let item, _) = self, IdentityTable.isTemporary(item.id) else {
            return []
        }
        return [item.id]
    }

    /// Names the end of the list as the place if what it was to be placed after was never created.
    public func omitting(_ identities: Set<String>, in list: [Item]?) -> Self? {
        func place(_ place: String, of id: String) -> String? {
            identities.contains(place) ? list?.last { $0.id != id }?.id : place
        }
        return switch self {
        case .insert(let item, .some(let after)):
            .insert(item, after: place(after, of: item.id))
        case .move(let id, .some(let after)): .move(id, after: place(after, of: id))
        default: nil
        }
    }

    /// Replaces the identities of items, places and in changes.
    public mutating func replaceIdentities(_ replacement: (String) -> String) {
        switch self {
        case .insert(var item, let place):
            item.replaceIdentities(replacement)
            self = .insert(item, after: place.map(replacement))
        case .move(let id, let place): self = .move(replacement(id), after: place.map(replacement))
        case .remove(let id): self = .remove(replacement(id))
        case .change(let id, var change):
            change.replaceIdentities(replacement)
            self = .change(replacement(id), change)
        }
    }

    private static func index(of id: String, in items: [Item]) throws -> Int {
        if let index = items.firstIndex(where: { $0.id == id }) { return index }
        throw LarderError(.notFound, message: "It is no longer in the list.")
    }

    private static func index(after place: String?, in items: [Item]) -> Int {
        guard let place else { return 0 }
        return items.firstIndex { $0.id == place }.map { $0 + 1 } ?? items.count
    }
}

extension ListMutation: Equatable where Change: Equatable, Change.Value: Equatable {}

/// An item of a list, with what is happening to it.
public struct OptimisticItem<Change: Mutation>: Sendable
where Change.Value: Identifiable & IdentityReplacing, Change.Value.ID == String {
    /// The item, as it is shown.
    public var item: Change.Value

    /// The mutations of it that are not confirmed, in order, and those that were refused.
    public var mutations: [PendingMutation<ListMutation<Change>>]
}

extension OptimisticSnapshot {
    /// The items of a list that is shown, each with what is happening to it.
    public func items<ItemChange>() -> [OptimisticItem<ItemChange>]
    where Change == ListMutation<ItemChange> {
        var byItem: [String: [PendingMutation<Change>]] = [:]
        for mutation in mutations {
            for id in mutation.change?.touches ?? [] { byItem[id, default: []].append(mutation) }
        }
        return (value ?? []).map { OptimisticItem(item: $0, mutations: byItem[$0.id] ?? []) }
    }
}
