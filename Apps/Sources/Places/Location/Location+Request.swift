internal import Geodesy
internal import Larder

extension Location {
    /// Returns one fix: the first that is accurate enough, or the best one when the time is up.
    ///
    /// With ``Accuracy/best``, any fix will do. The distance filter does not apply, and a fix older than
    /// `longestAge` does not count. Throws `.timedOut` if nothing came in time, or the receiver's failure.
    public func request(within timeout: Duration = .seconds(30)) async throws -> Fix {
        let token = receiver.requestedAccuracy.add(options.accuracy)
        defer { token.cancel() }
        let (options, now) = (options, store.environment.now)
        let heard = Locked<(best: Fix?, failure: LarderError?)>((nil, nil))
        // Each locationState counts as of the moment it is heard, no matter when the reader gets to run.
        let changes = receiver.store.everyChange(of: receiver.key) { snapshot, isFirst in
            let failure = snapshot.failure?.error
            heard.withLock { $0.failure = failure }
            if let failure {
                // A failure from before is about to be retried.
                let isLast = !isFirst && !SharedReceiver.isWorthAnotherTry(failure)
                return isLast ? .last(()) : .skip
            }
            guard let locationState = snapshot.value else { return .skip }
            let isEnd = locationState.signal == .ended
            if let fix = isEnd ? locationState.fix : locationState.current,
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
            throw LarderError(.notFound, message: "No fix in \(receiver.name).")
        }
        throw LarderError(
            .timedOut,
            message:
                "\(receiver.name) found no position within \(Int(timeout.inSeconds)) seconds. A "
                + "receiver needs a clear view of the sky.")
    }
}

extension Fix {
    /// Whether the fix is accurate enough; for ``Accuracy/best``, any fix is.
    func meets(_ accuracy: Accuracy) -> Bool {
        if accuracy == .best { return true }
        return position.uncertainty.map { $0 <= accuracy.metres } ?? false
    }

    /// Whether this later fix is preferable because it is at least as accurate.
    func isBetter(than earlier: Fix) -> Bool {
        guard let old = earlier.position.uncertainty else { return true }
        return position.uncertainty.map { $0 <= old } ?? false
    }
}
