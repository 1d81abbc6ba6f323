extension BlobStore {
    /// Removes what was used least recently until a tenth of the disk limit is free, if more than
    /// the limit is there; happens by itself with every put.
    public func prune() async {
        await prune(sparing: nil)
    }

    func prune(sparing new: BlobID?) async {
        guard let limit = limits.disk, index.withLock({ $0.bytes }) > limit,
            isPruning.withLock({ isPruning in
                defer { isPruning = true }
                return !isPruning
            })
        else { return }
        defer { isPruning.withLock { $0 = false } }
        let folder = folder
        let contents = index.withLock { $0.contents }
        let uses = contents.map { id, content in
            (
                BlobUse(
                    id: id, names: content.names.sorted(), size: content.size,
                    lastUse: folder.lastUse(id, content)), content.tick
            )
        }.sorted { ($0.0.lastUse, $0.1, $0.0.id) < ($1.0.lastUse, $1.1, $1.0.id) }.map(\.0)
        var kept = await keeping(uses)
        if let new { kept.insert(new) }
        let spared = kept
        do {
            let removed = try await write { folder, shared in
                let index = shared.withLock { $0 }
                var excess = index.bytes - (limit - limit / 10)
                var going: [BlobID] = []
                var bytes = 0
                for use in uses where excess > 0 && !spared.contains(use.id) {
                    guard let content = index.contents[use.id], content.names.sorted() == use.names,
                        content.tick == contents[use.id]?.tick
                    else { continue }  // used or named anew meanwhile
                    going.append(use.id)
                    excess -= content.size
                    bytes += content.size
                }
                try folder.remove(going, shared)
                return (count: going.count, bytes: bytes)
            }
            report(.evicted, count: removed.count, bytes: removed.bytes)
        } catch {
            report(.commitFailed, error: .wrapping(error))
        }
    }
}
