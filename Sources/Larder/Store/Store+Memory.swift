#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// How much unused data stays in memory when the storage has it too.
///
/// Entries that are watched, held by a ``Resource``, being fetched, not yet stored, or in memory only stay
/// regardless of the limits. Evicted entries are read from the storage again when somebody asks for them.
public struct MemoryLimit: Sendable, Hashable {
    /// How many entries stay; nil for any number. The least recently used are evicted first, where use is
    /// measured in eviction passes.
    public var entries: Int?

    /// How many bytes the stored values of all entries may have in total; nil for any number.
    public var bytes: Int?

    /// How long an unused entry stays; nil for forever. It may stay up to twice as long.
    public var idle: Duration?

    /// Creates limits.
    public init(entries: Int? = nil, bytes: Int? = nil, idle: Duration? = nil) {
        precondition((entries ?? 0) >= 0 && (bytes ?? 0) >= 0 && (idle ?? .zero) >= .zero)
        self.entries = entries
        self.bytes = bytes
        self.idle = idle
    }

    /// A limit of ten thousand entries.
    public static let standard = MemoryLimit(entries: 10_000)

    /// No limits: only ``Store/trimMemory()`` evicts entries.
    public static let unlimited = MemoryLimit()

    /// Whether a new entry is one too many. The threshold is a tenth above the limit, so that one sweep makes
    /// room for many.
    func isExceeded(by count: Int) -> Bool {
        entries.map { count > $0 + $0 / 10 } ?? false
    }
}

/// Counts the sweeps of a store's memory, which serve as the clock for when entries were used.
struct Sweeper: Sendable {
    var sweep: UInt16 = 0
    var isSweeping = false
    /// How many bytes came into memory since the last sweep.
    var bytes = 0
    /// How many entries were left after the last sweep.
    var left = 0
}

extension Store {
    var sweep: UInt16 { memory == .unlimited ? 0 : sweeper.withLock { $0.sweep } }

    /// Evicts what the storage has too; call it on a memory warning.
    ///
    /// Writes that are queued are finished first. Entries that are watched, in use or not stored stay.
    /// Returns how many were evicted.
    @discardableResult
    public func trimMemory() async -> Int {
        guard persistence != nil else { return 0 }
        await flushWriter()
        return evict(allEntries.map(\.key))
    }

    /// Counts a value that came into memory, and sweeps whenever a tenth of the limit has come in.
    func tookIn(_ entry: Entry) {
        guard let limit = memory.bytes else { return }
        let size = entry.state.withLock { Int($0.storedSize) }
        let isDue = sweeper.withLock { sweeper in
            sweeper.bytes += size
            return sweeper.bytes > limit / 10
        }
        if isDue { sweepMemory() }
    }

    /// Evicts entries until memory is within its limits.
    func sweepMemory() {
        guard persistence != nil else { return }
        let mayBegin = sweeper.withLock { sweeper in
            if !sweeper.isSweeping { sweeper.bytes = 0 }
            defer { sweeper.isSweeping = true }
            return !sweeper.isSweeping
        }
        guard mayBegin else { return }
        defer {
            let left = entries.withLock { $0.count }
            sweeper.withLock { sweeper in
                sweeper.sweep &+= 1
                sweeper.isSweeping = false
                sweeper.left = left
            }
        }
        let sweep = sweeper.withLock { $0.sweep }
        var uses = allEntries.map { entry in
            let (lastUsed, size) = entry.state.withLock { ($0.lastUsed, Int($0.storedSize)) }
            return (key: entry.key, idle: sweep &- lastUsed, size: size)
        }
        var count = uses.count
        var bytes = uses.reduce(0) { $0 + $1.size }
        func isTooMuch() -> Bool {
            (memory.entries.map { count > $0 } ?? false)
                || (memory.bytes.map { bytes > $0 } ?? false)
        }
        guard isTooMuch() else { return }
        uses.sort { $0.idle == $1.idle ? $0.key < $1.key : $0.idle > $1.idle }
        var going: [Key] = []
        for use in uses {
            guard isTooMuch() else { break }
            going.append(use.key)
            count -= 1
            bytes -= use.size
        }
        evict(going)
    }

    /// Evicts what was not used since the last sweep, for as long as the store lives.
    func startIdleSweeps() {
        guard let idle = memory.idle, persistence != nil else { return }
        background.withLock { tasks in
            guard tasks.sweeping == nil else { return }
            let clock = environment.clock
            tasks.sweeping = environment.task { [weak self] in
                while (try? await clock.sleep(for: idle)) != nil {
                    guard let self else { return }
                    let sweep = self.sweeper.withLock { $0.sweep }
                    let keys = self.allEntries
                        .filter { $0.state.withLock { $0.lastUsed != sweep } }.map(\.key)
                    self.evict(keys)
                    self.sweeper.withLock { $0.sweep &+= 1 }
                }
            }
        }
    }

    /// Evicts those of the entries that nobody holds and that lose nothing.
    @discardableResult
    private func evict(_ keys: [Key]) -> Int {
        let (count, bytes) = entries.withLock { entries in
            var (count, bytes) = (0, 0)
            for key in keys {
                // Under this lock nobody can get hold of the entry.
                entries.remove(
                    key,
                    ifUnusedAnd: { entry in
                        entry.state.withLock { state in
                            guard state.mayBeEvicted else { return false }
                            let picture = Picture.of(state.picture)
                            first.withLock { $0 = $0.counting(from: picture.revision) }
                            bytes += Int(state.storedSize)
                            count += 1
                            return true
                        }
                    })
            }
            return (count, bytes)
        }
        if count > 0 { report(.evicted, nil, count: count, bytes: bytes) }
        return count
    }
}

extension EntryState {
    /// Whether the storage has everything that the entry has.
    fileprivate var mayBeEvicted: Bool {
        watcherCount == 0 && fetch == nil && reading == nil && !isWriting && !isMemoryOnly
            && Picture.of(picture).pending == nil
    }
}

extension EntryChange {
    /// The size in bytes of the stored value after this change; nil if it does not change.
    var size: Int? {
        switch self {
        case .put(let entry, _): entry.value.count
        case .remove, .removeAll: 0
        case .confirm, .invalidate, .invalidateAll: nil
        }
    }
}
