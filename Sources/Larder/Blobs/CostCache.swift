/// An LRU cache with a limit on the total cost.
///
/// Every operation takes constant time.
struct CostCache<Name: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Node {
        var name: Name
        var value: Value
        var cost: Int
        var newer: Int
        var older: Int
    }

    let limit: Int
    private(set) var cost = 0
    private var nodes: [Node?] = []
    private var free: [Int] = []
    private var places: [Name: Int] = [:]
    private var newest = -1
    private var oldest = -1

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { places.count }

    /// Returns a value and records its use.
    mutating func value(for name: Name) -> Value? {
        guard let place = places[name], let node = nodes[place] else { return nil }
        if place != newest {
            unlink(place)
            link(place)
        }
        return node.value
    }

    /// Stores a value, unless its cost alone exceeds the limit.
    mutating func set(_ value: Value, for name: Name, cost: Int) {
        remove(name)
        guard cost <= limit else { return }
        // Evict before inserting, so that the sum cannot overflow.
        while self.cost > limit - cost, oldest >= 0, let node = nodes[oldest] { remove(node.name) }
        let node = Node(name: name, value: value, cost: cost, newer: -1, older: -1)
        let place = free.popLast() ?? nodes.count
        if place == nodes.count { nodes.append(node) } else { nodes[place] = node }
        places[name] = place
        self.cost += cost
        link(place)
    }

    mutating func remove(_ name: Name) {
        guard let place = places.removeValue(forKey: name), let node = nodes[place] else { return }
        unlink(place)
        nodes[place] = nil
        free.append(place)
        cost -= node.cost
    }

    mutating func removeAll() {
        self = CostCache(limit: limit)
    }

    private mutating func link(_ place: Int) {
        nodes[place]?.newer = -1
        nodes[place]?.older = newest
        if newest >= 0 { nodes[newest]?.newer = place }
        newest = place
        if oldest < 0 { oldest = place }
    }

    private mutating func unlink(_ place: Int) {
        guard let node = nodes[place] else { return }
        if node.newer >= 0 { nodes[node.newer]?.older = node.older } else { newest = node.older }
        if node.older >= 0 { nodes[node.older]?.newer = node.newer } else { oldest = node.newer }
    }
}
