/// The order in which the items of a round have their turn: as given, but for hosts that are busy.
struct RefreshQueue {
    private struct Lane {
        /// The items of the host that wait, the last one first.
        var waiting: [Int] = []
        var free: Int
        var isReady = false
        var unanswered = 0
    }

    private let hosts: [String]
    private var lanes: [String: Lane] = [:]

    /// Hosts that have an item and room for it, by the place of that item, the last one first.
    private var ready: [(index: Int, host: String)] = []

    init(hosts: [String], perHost: Int) {
        self.hosts = hosts
        for (index, host) in hosts.enumerated().reversed() {
            lanes[host, default: Lane(free: perHost)].waiting.append(index)
        }
        for host in lanes.keys { enter(host) }
    }

    /// Takes the next item whose host has room.
    mutating func next() -> Int? {
        guard let (index, host) = ready.popLast() else { return nil }
        lanes[host]?.waiting.removeLast()
        lanes[host]?.free -= 1
        lanes[host]?.isReady = false
        enter(host)
        return index
    }

    /// Whether the host of an item has more to come, so that it must rest first.
    func needsRest(hostOf index: Int) -> Bool { lanes[hosts[index]]?.waiting.isEmpty == false }

    /// Gives back the room that an item had.
    mutating func free(hostOf index: Int) {
        lanes[hosts[index]]?.free += 1
        enter(hosts[index])
    }

    /// Notes that the host of an item gave an answer.
    mutating func answered(hostOf index: Int) { lanes[hosts[index]]?.unanswered = 0 }

    /// Notes that the host of an item gave none; after so many in a row takes out its waiting items.
    mutating func unanswered(hostOf index: Int, most: Int) -> [Int] {
        lanes[hosts[index]]?.unanswered += 1
        let count = lanes[hosts[index]]?.unanswered ?? 0
        return count >= most ? drop(hostOf: index) : []
    }

    /// Takes out the waiting items of an item's host and returns them in order.
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
        // The first place whose item comes before this one.
        var (low, high) = (0, ready.count)
        while low < high {
            let middle = (low + high) / 2
            if ready[middle].index > index { low = middle + 1 } else { high = middle }
        }
        ready.insert((index, host), at: low)
    }
}
