extension Store {
    /// Changes that could not be stored, and those that belong together with them.
    struct Unsaved {
        /// Those that are meant, by key, and the newest layer of each key.
        private var layers: [Key: [Layer<Value>]] = [:]
        private var newest: [Key: Layer<Value>] = [:]
        private var groups: [UInt64: [Entry]] = [:]
        /// The newest change of each entry, in the order they were made.
        private(set) var changes: [Written] = []

        /// Gathers failed changes and members of groups, since a group may be failing right now with only
        /// some of its changes marked yet.
        init(
            _ store: Store,
            where isMeant: @escaping (Layer<Value>) -> Bool = { $0.hasFailed || $0.group != nil }
        ) {
            for entry in store.entriesInOrder(where: { store.layers($0).contains(where: isMeant) })
            {
                let all = store.layers(entry)
                let meant = all.filter(isMeant)
                layers[entry.key] = meant
                newest[entry.key] = all.last
                for group in Set(meant.compactMap(\.group)) {
                    groups[group, default: []].append(entry)
                }
                if let last = meant.last(where: \.hasFailed) {
                    changes.append(store.written(last, entry))
                }
            }
            changes.sort { $0.id < $1.id }
        }

        /// Returns the newest change of an entry; nil if all of it is stored.
        func newest(in entry: Entry) -> Written? {
            newest[entry.key].map { layer in
                Written(
                    entry: entry, id: layer.id, value: layer.result.value, outcome: layer.outcome)
            }
        }

        /// Adds the unsaved changes that belong to the same groups as the layers up to these changes.
        func withGroups(_ changes: [Written]) -> [Written] {
            var all = changes
            var places = Dictionary(
                all.indices.map { (all[$0].entry.key, $0) }, uniquingKeysWith: { $1 })
            var open = Array(all.indices)
            var visited: Set<UInt64> = []
            while let place = open.popLast() {
                let change = all[place]
                let below = layers[change.entry.key]?.filter { $0.id <= change.id } ?? []
                for group in Set(below.compactMap(\.group))
                where visited.insert(group).inserted {
                    for entry in groups[group] ?? [] {
                        guard let mine = layers[entry.key], let last = newest[entry.key],
                            let part = mine.last(where: { $0.group == group })
                        else { continue }
                        // Together with all layers above it, which may belong to other groups.
                        let joining = Written(
                            entry: entry, id: last.id, value: last.result.value,
                            outcome: last.outcome)
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

    /// Writes the changes in ``torn`` at its turn, together with everything unsaved that belongs to their groups.
    func tornJob(_ persistence: Persistence<Value>) -> WriteQueue.Job {
        let made = Locked<LayersJob<Value>?>(nil)
        return WriteQueue.Job(names: [], through: nil) {
            if let job = made.withLock({ $0 }) { return try await job.prepare() }
            let torn = self.torn.withLock { torn in
                defer { torn = [] }
                return torn
            }
            let newest = Dictionary(torn.map { ($0.entry.key, $0) }) { $0.id > $1.id ? $0 : $1 }
            let unsaved = Unsaved(self, where: { $0.hasFailed || $0.isInFailedGroup })
            let job = LayersJob(
                store: self, persistence,
                unsaved.withGroups(
                    newest.values.sorted { ($0.id, $0.entry.key) < ($1.id, $1.entry.key) }),
                isWhole: true)
            made.withLock { $0 = job }
            return try await job.prepare()
        } finish: { result in
            await made.withLock { $0 }?.finish(result) ?? false
        }
    }
}
