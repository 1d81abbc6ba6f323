extension Store {
    /// What could not be stored, and what belongs together with it.
    struct Unsaved {
        private var layers: [Key: [Layer<Value>]] = [:]
        private var groups: [UInt64: [Entry]] = [:]
        /// The newest of each entry, in the order in which they were made.
        private(set) var changes: [Written] = []

        /// Gathers what has failed; with what belongs to groups where one may be failing just now, and only
        /// some of it be noted as failed yet.
        init(
            _ store: Store,
            where isMeant: @escaping (Layer<Value>) -> Bool = { $0.hasFailed || $0.group != nil }
        ) {
            for entry in store.entriesInOrder(where: { store.layers($0).contains(where: isMeant) })
            {
                let meant = store.layers(entry).filter(isMeant)
                layers[entry.key] = meant
                for group in Set(meant.compactMap(\.group)) {
                    groups[group, default: []].append(entry)
                }
                if let last = meant.last(where: \.hasFailed) {
                    changes.append(store.written(last, entry))
                }
            }
            changes.sort { $0.id < $1.id }
        }

        /// Adds to changes what could not be stored and belongs together with what is below them.
        func withGroups(_ changes: [Written]) -> [Written] {
            var all = changes
            var places = Dictionary(
                all.indices.map { (all[$0].entry.key, $0) }, uniquingKeysWith: { $1 })
            var open = Array(all.indices)
            while let place = open.popLast() {
                let change = all[place]
                let below = layers[change.entry.key]?.filter { $0.id <= change.id } ?? []
                for group in Set(below.compactMap(\.group)) {
                    for entry in groups[group] ?? [] {
                        guard let mine = layers[entry.key], let last = mine.last,
                            let part = mine.last(where: { $0.group == group })
                        else { continue }
                        // With all that lies above, which may belong together with something else.
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
}
