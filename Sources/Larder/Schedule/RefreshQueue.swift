/// The order in which the items of a round are checked: as given, except that busy hosts are skipped.
struct RefreshQueue {
    private struct Lane {
        /// The waiting items of the host, the last one first.
        var waiting: [Int] = []
        var free: Int
        var isReady = false
        var unanswered = 0
    }

    private let hosts: [String]
    private var lanes: [String: Lane] = [:]

    /// Hosts with a waiting item and free capacity, by the index of that item, the last one first.
    private var ready: [(index: Int, host: String)] = []

    init(hosts: [String], perHost: Int) {
        self.hosts = hosts
        for (index, host) in hosts.enumerated().reversed() {
            lanes[host, default: Lane(free: perHost)].waiting.append(index)
        }
        for host in lanes.keys { enter(host) }
    }

    /// Takes the next item whose host has free capacity.
    mutating func next() -> Int? {
        guard let (index, host) = ready.popLast() else { return nil }
        lanes[host]?.waiting.removeLast()
        lanes[host]?.free -= 1
        lanes[host]?.isReady = false
        enter(host)
        return index
    }

    /// Whether the host of an item has more items, so that it must rest first.
    func needsRest(hostOf index: Int) -> Bool { lanes[hosts[index]]?.waiting.isEmpty == false }

    /// Returns the capacity that an item used.
    mutating func free(hostOf index: Int) {
        lanes[hosts[index]]?.free += 1
        enter(hosts[index])
    }

    /// Records that the host of an item answered.
    mutating func answered(hostOf index: Int) { lanes[hosts[index]]?.unanswered = 0 }

    /// Records that the host of an item did not answer; after `most` times in a row, removes its waiting
    /// items.
    mutating func unanswered(hostOf index: Int, most: Int) -> [Int] {
        lanes[hosts[index]]?.unanswered += 1
        let count = lanes[hosts[index]]?.unanswered ?? 0
        return count >= most ? drop(hostOf: index) : []
    }

    /// Removes the waiting items of an item's host and returns them in order.
    mutating func drop(hostOf index: Int) -> [Int] {
        let host = hosts[index]
        let left = lanes[host]?.waiting ?? []
        lanes[host]?.waiting = []
        lanes[host]?.isReady = false
        ready.removeAll { $0.host == host }
        return left.reversed()
    }

    private mutating func enter(_ host: String) {
        guard let lane = lanes[host], !lane.isReady, lane.free > 0, let index = lane.waiting.last
        else { return }
        lanes[host]?.isReady = true
        // Binary search for the first position whose item comes before this one.
        var (low, high) = (0, ready.count)
        while low < high {
            let middle = (low + high) / 2
            if ready[middle].index > index { low = middle + 1 } else { high = middle }
        }
        ready.insert((index, host), at: low)
    }
}
