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
        let heard = Locked<(best: Fix?, failure: LarderError?)>((nil, nil))
        // Each sighting counts from the moment it is heard, whenever the reader gets to run.
        let changes = receiver.store.everyChange(of: receiver.key) { snapshot, isFirst in
            let failure = snapshot.failure?.error
            heard.withLock { $0.failure = failure }
            if let failure {
                // One left over from before is about to be tried again.
                let isLast = !isFirst && !SharedReceiver.isWorthAnotherTry(failure)
                return isLast ? .last(()) : .skip
            }
            guard let sighting = snapshot.value else { return .skip }
            let isEnd = sighting.signal == .ended
            if let fix = isEnd ? sighting.fix : sighting.current,
                fix.age(at: now()) <= options.longestAge
            {
                heard.withLock { heard in
                    if heard.best.map({ fix.isBetter(than: $0) }) ?? true { heard.best = fix }
                }
                if fix.meets(options.accuracy) { return .last(()) }
            }
            return isEnd && !isFirst ? .last(()) : .skip
        }
        let clock = store.environment.clock
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in changes {}
                try Task.checkCancellation()
            }
            group.addTask {
                try await clock.sleep(for: timeout)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
        let (best, failure) = heard.withLock { $0 }
        if let best { return best }
        if let failure { throw failure }
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
