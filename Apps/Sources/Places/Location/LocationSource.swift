internal import Larder

/// A push source that delivers what one location needs from a shared receiver.
///
/// A fix that the filter holds back confirms the one before it: the place is still the same.
struct LocationSource: PushSource {
    let receiver: SharedReceiver
    let options: Location.Options

    func values(for key: Key) -> AsyncThrowingStream<Fetched<LocationState>, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Fetched<LocationState>, any Error>
            .makeStream()
        let request = receiver.requestedAccuracy.add(options.accuracy)
        let filter = Locked(DistanceFilter(metres: options.filter))
        let (now, longestAge, ages) = (
            receiver.environment.now, options.longestAge, options.ages
        )
        let token = receiver.store.observe(receiver.key) { snapshot in
            guard var locationState = snapshot.locationState else { return }
            if let fix = locationState.current, fix.age(at: now()) > longestAge {
                // Left over from an earlier watch, or cached by the system.
                locationState.signal = .searching
                locationState.fix = nil
                continuation.yield(Fetched(locationState, freshness: .alwaysStale))
                return
            }
            let passed = filter.withLock { $0.pass(locationState) }
            continuation.yield(
                Fetched(
                    passed, asOf: locationState.fix?.time,
                    freshness: locationState.signal == .held ? ages : .alwaysStale))
            if locationState.isLast { continuation.finish() }
        }
        continuation.onTermination = { _ in
            token.cancel()
            request.cancel()
        }
        return stream
    }
}

extension Snapshot<LocationState> {
    /// The current locationState, with a failure as its signal; nil before there is any.
    var locationState: LocationState? {
        guard let failure else { return value }
        let message = failure.error.message
        return LocationState(
            fix: value?.fix,
            signal: SharedReceiver.isWorthAnotherTry(failure.error)
                ? .unreachable(message) : .refused(message),
            number: value?.number ?? 0)
    }
}
