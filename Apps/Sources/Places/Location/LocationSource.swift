internal import Larder

/// A push source that delivers what one location needs from a shared receiver.
///
/// A fix that the filter holds back confirms the one before it: the place is still the same.
struct LocationSource: PushSource {
    let receiver: SharedReceiver
    let options: Location.Options

    func values(for key: Key) -> AsyncThrowingStream<Fetched<Sighting>, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Fetched<Sighting>, any Error>.makeStream()
        let wish = receiver.wish.add(options.accuracy)
        let filter = Locked(DistanceFilter(metres: options.filter))
        let (now, longestAge, ages) = (
            receiver.environment.now, options.longestAge, options.ages
        )
        let token = receiver.store.observe(receiver.key) { snapshot in
            guard var sighting = snapshot.sighting else { return }
            if let fix = sighting.current, fix.age(at: now()) > longestAge {
                // Left over from an earlier watch, or cached by the system.
                sighting.signal = .searching
                sighting.fix = nil
                continuation.yield(Fetched(sighting, freshness: .alwaysStale))
                return
            }
            let passed = filter.withLock { $0.pass(sighting) }
            continuation.yield(
                Fetched(
                    passed, asOf: sighting.fix?.time,
                    freshness: sighting.signal == .held ? ages : .alwaysStale))
            if sighting.isLast { continuation.finish() }
        }
        continuation.onTermination = { _ in
            token.cancel()
            wish.cancel()
        }
        return stream
    }
}

extension Snapshot<Sighting> {
    /// The current sighting, with a failure as its signal; nil before there is any.
    var sighting: Sighting? {
        guard let failure else { return value }
        let message = failure.error.message
        return Sighting(
            fix: value?.fix,
            signal: SharedReceiver.isWorthAnotherTry(failure.error)
                ? .unreachable(message) : .refused(message),
            number: value?.number ?? 0)
    }
}
