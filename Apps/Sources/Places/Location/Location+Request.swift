internal import Geodesy
internal import Larder

extension Location {
    /// Returns one fix: the first that is as accurate as wished, or the best one when time is up.
    ///
    /// Any fix will do if the wish is ``Accuracy/best``. The distance filter has no part in it, and
    /// what was heard longer ago than `longestAge` does not count. Throws `.timedOut` when nothing
    /// came in time, or what the receiver failed with.
    public func request(within timeout: Duration = .seconds(30)) async throws -> Fix {
        let wish = receiver.wish.add(options.accuracy)
        defer { wish.cancel() }
        let (options, now) = (options, store.environment.now)
        let best = Locked<Fix?>(nil)
        let failure = Locked<LarderError?>(nil)
        let changes = receiver.store.everyChange(of: receiver.key) { snapshot, isFirst in
            // A failure left over from before is about to be tried again.
            if let error = snapshot.failure?.error, !isFirst {
                return SharedReceiver.isWorthAnotherTry(error) ? .next(snapshot) : .last(snapshot)
            }
            return snapshot.value?.signal == .ended && !isFirst ? .last(snapshot) : .next(snapshot)
        }
        let clock = store.environment.clock
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await snapshot in changes {
                    failure.withLock { $0 = snapshot.failure?.error }
                    guard snapshot.failure == nil, let sighting = snapshot.value,
                        let fix = sighting.signal == .ended ? sighting.fix : sighting.current,
                        fix.age(at: now()) <= options.longestAge
                    else { continue }
                    best.withLock { best in
                        if best.map({ fix.isBetter(than: $0) }) ?? true { best = fix }
                    }
                    if fix.meets(options.accuracy) { return }
                }
                try Task.checkCancellation()
            }
            group.addTask {
                try await clock.sleep(for: timeout)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
        if let fix = best.withLock({ $0 }) { return fix }
        if let error = failure.withLock({ $0 }) { throw error }
        if case .ended? = receiver.store.snapshot(of: receiver.key).value?.signal {
            throw LarderError(.notFound, message: "There is no fix in \(receiver.name).")
        }
        throw LarderError(
            .timedOut,
            message: "\(receiver.name) had no position within \(Int(timeout.inSeconds)) seconds; "
                + "receivers need a view of the sky.")
    }
}

extension Fix {
    /// Whether a wish is fulfilled; the best is whatever comes.
    func meets(_ wish: Accuracy) -> Bool {
        if wish == .best { return true }
        return position.uncertainty.map { $0 <= wish.metres } ?? false
    }

    /// Whether this later fix is to be preferred: it is at least as accurate.
    func isBetter(than earlier: Fix) -> Bool {
        guard let old = earlier.position.uncertainty else { return true }
        return position.uncertainty.map { $0 <= old } ?? false
    }
}
