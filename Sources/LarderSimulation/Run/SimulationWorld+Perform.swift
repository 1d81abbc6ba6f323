import Larder

extension SimulationWorld {
    /// Performs a step.
    func perform(_ step: SimulationStep) {
        let node = nodes[step.store]
        let key = keys[step.key]
        let store = node.store
        switch step.operation {
        case .load(let policy):
            let load = start(step) { _ in
                .loaded(node.sight(try await store.load(key, policy: policy), of: key))
            }
            node.held.withLock { $0.loads.append(load) }
        case .cancelLoad:
            let isRunning = Set(running.map(\.id))
            let load = node.held.withLock { held in
                held.loads.removeAll { !isRunning.contains($0.call.id) }
                return held.loads.firstIndex { $0.call.key == key }.map {
                    held.loads.remove(at: $0)
                }
            }
            guard let load else { return }
            log.take(.cancelled(load.call))
            load.task.cancel()
        case .set:
            let value = log.make(key, store: step.store)
            start(step, value: value) { _ in
                try await store.set(key, to: value)
                return .done
            }
        case .setAll, .setTwo:
            let set =
                step.operation == .setAll ? keys : [key, keys[(step.key + 1) % keys.count]]
            let values = Dictionary(
                uniqueKeysWithValues: Set(set).sorted().map {
                    ($0, log.make($0, store: step.store))
                })
            start(step, values: values) { _ in
                try await store.set(values)
                return .done
            }
        case .flush:
            start(step) { _ in
                await store.flush()
                return .done
            }
        case .seed:
            let value = log.makeSeed(key)
            start(step) { _ in
                await store.seed(key, with: value)
                return .done
            }
        case .update, .updateToNothing:
            start(step) { [log] call in
                try await store.update(key) { base in
                    log.take(.updating(call, base: base))
                    return step.operation == .update
                        ? log.makeUpdate(of: base, key, store: step.store) : nil
                }
                return .done
            }
        case .invalidate(let erase):
            start(step) { _ in
                try await store.invalidate(key, erase: erase)
                return .done
            }
        case .invalidateAll(let erase):
            start(step) { _ in
                try await store.invalidate(under: "", erase: erase)
                return .done
            }
        case .invalidateTag:
            start(step) { _ in
                try await store.invalidate(tags: ["tag"])
                return .done
            }
        case .restore:
            start(step) { [disk] _ in
                await disk.restore()
                return .done
            }
        case .trimMemory:
            start(step) { _ in
                await store.trimMemory()
                return .done
            }
        default: performAtOnce(step, node, key)
        }
    }

    /// Performs an operation that is finished when it returns.
    private func performAtOnce(_ step: SimulationStep, _ node: SimulatedNode, _ key: Key) {
        let store = node.store
        var value: Int?
        if step.operation == .setSoon { value = log.make(key, store: step.store) }
        if step.operation == .push { value = log.make(key, store: step.store, isPushed: true) }
        let call = note(step, value: value)
        switch step.operation {
        case .cancelFetch: store.cancel(key)
        case .setSoon: if let value { store.setSoon(key, to: value) }
        case .updateSoon:
            store.updateSoon(key) { [log] base in
                log.take(.updating(call, base: base))
                return log.makeUpdate(of: base, key, store: step.store)
            }
        case .hold: node.held.withLock { $0.handles.append(store.resource(key)) }
        case .watch(let loading):
            let id = newWatcher()
            let token = store.observe(key, loading: loading ? .cached : nil) { [weak node] in
                node?.saw($0, of: key, by: id)
            }
            node.held.withLock { $0.watchers.append((id, key, token)) }
        case .unwatch:
            let watcher = node.held.withLock { held in
                held.watchers.firstIndex { $0.key == key }.map { held.watchers.remove(at: $0) }
            }
            watcher?.token.cancel()
        case .listen:
            let listener = SimulatedListener(newWatcher(), node)
            node.held.withLock { $0.listeners.append((key, listener)) }
            store.addListener(listener, for: key, loading: .cached)
        case .letGo:
            let gone = node.held.withLock { held in
                held.listeners.firstIndex { $0.key == key }.map { held.listeners.remove(at: $0) }
            }
            _ = gone
        case .connect(let isOnline): node.connectivity.isOffline = !isOnline
        case .advance(let seconds): pass(.seconds(seconds))
        case .renew: renew(key)
        case .backUp:
            log.take(.backedUp)
            disk.backUp()
        case .push:
            if let value, node.source.push(value, for: key) {
                log.take(.pushed(store: step.store, key: key, value: value))
            }
        case .breakOff: node.source.breakOff(key)
        default: preconditionFailure("\(step.operation) takes time")
        }
    }
}
