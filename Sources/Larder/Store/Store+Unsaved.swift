extension Store {
    /// Changes that could not be stored and changes that are about to be, with the groups they belong to.
    struct Unsaved {
        private var layers: [Key: [Layer]] = [:]
        private var groups: [UInt64: [Entry]] = [:]

        init(_ store: Store, with changes: [Written]) {
            let through = Dictionary(changes.map { ($0.entry.key, $0.id) }, uniquingKeysWith: max)
            let isMeant = { through[$0.key] != nil || store.isUnsaved($0) }
            for entry in store.entriesInOrder(where: isMeant) {
                let own = store.layers(entry).filter {
                    $0.hasFailed || $0.id <= through[entry.key] ?? 0
                }
                layers[entry.key] = own
                for group in Self.groups(of: own).sorted() {
                    groups[group, default: []].append(entry)
                }
            }
        }

        private static func groups(of layers: [Layer]) -> Set<UInt64> {
            layers.reduce(into: []) { $0.formUnion($1.groups) }
        }

        /// Returns the changes with everything that belongs to the same groups as the layers up to them, in parts
        /// that have nothing in common.
        func parts(of changes: [Written]) -> [[Written]] {
            var rest = Dictionary(changes.map { ($0.entry.key, $0) }) { $0.id > $1.id ? $0 : $1 }
            var parts: [[Written]] = []
            for change in changes {
                guard let first = rest.removeValue(forKey: change.entry.key) else { continue }
                var part = withGroups([first])
                // A change above one that joined may belong to more groups.
                while true {
                    let more = part.compactMap { rest.removeValue(forKey: $0.entry.key) }
                    if more.isEmpty { break }
                    let newest = Dictionary((part + more).map { ($0.entry.key, $0) }) {
                        $0.id > $1.id ? $0 : $1
                    }
                    part = withGroups(newest.values.sorted { $0.entry.key < $1.entry.key })
                }
                parts.append(part.sorted { ($0.id, $0.entry.key) < ($1.id, $1.entry.key) })
            }
            return parts
        }

        /// Adds the changes that belong to the same groups as the layers up to these changes.
        private func withGroups(_ changes: [Written]) -> [Written] {
            var all = changes
            var places = Dictionary(
                all.indices.map { (all[$0].entry.key, $0) }, uniquingKeysWith: { $1 })
            var open = Array(all.indices)
            var visited: Set<UInt64> = []
            while let place = open.popLast() {
                let change = all[place]
                let below = layers[change.entry.key]?.filter { $0.id <= change.id } ?? []
                for group in Self.groups(of: below).sorted() where visited.insert(group).inserted {
                    for entry in groups[group] ?? [] {
                        guard
                            let part = layers[entry.key]?.last(where: { $0.groups.contains(group) })
                        else { continue }
                        // Layers above it have jobs of their own, which come later.
                        let joining = Written(
                            entry: entry, id: part.id, content: part.result,
                            outcome: part.outcome)
                        if let known = places[entry.key] {
                            if all[known].id >= part.id { continue }
                            all[known] = joining
                            open.append(known)
                        } else {
                            places[entry.key] = all.count
                            open.append(all.count)
                            all.append(joining)
                        }
                    }
                }
            }
            return all
        }
    }

    /// Whether an entry has changes that could not be stored.
    func isUnsaved(_ entry: Entry) -> Bool { layers(entry).contains(where: \.hasFailed) }

    /// Writes the changes in ``torn`` at its turn, together with everything unsaved that belongs to their groups.
    func tornJob(_ persistence: Persistence<Value>) -> WriteQueue.Job {
        let made = Locked<LayersJob<Value>?>(nil)
        return WriteQueue.Job(names: [], through: nil) {
            if let job = made.withLock({ $0 }) { return try await job.prepare() }
            let torn = self.torn.withLock { torn in
                defer { torn = [] }
                return torn
            }
            let changes = torn.sorted { $0.id < $1.id }
            var jobs = Unsaved(self, with: changes).parts(of: changes).map {
                LayersJob(store: self, persistence, $0, isWhole: true)
            }
            guard !jobs.isEmpty else { return [] }
            let first = jobs.removeFirst()
            made.withLock { $0 = first }
            // What cannot be stored in one part keeps no other from being stored.
            for job in jobs.reversed() { self.writer?.addInPlace(job.alone) }
            return try await first.prepare()
        } finish: { result in
            await made.withLock { $0 }?.finish(result) ?? false
        }
    }
}
