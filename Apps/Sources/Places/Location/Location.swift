public import Larder

/// The current location for one user of it: make one for each.
///
/// All locations of a ``SharedReceiver`` share its one connection. Each has its own distance
/// filter, relative to the last fix it delivered, and its own accuracy. While nobody watches,
/// nothing runs.
///
/// ```swift
/// let location = Location(of: receiver, options: .init(filter: 50))
/// let model = location.model()        // for a view
/// let fix = try await location.request(within: .seconds(30))
/// ```
public final class Location: Sendable {
    /// The options of one user.
    public struct Options: Sendable {
        /// How accurate it should be: a request, never a filter.
        public var accuracy: Accuracy

        /// The least distance in metres between delivered fixes; 0 delivers all.
        public var filter: Double

        /// How old a fix from before we watched may be.
        public var longestAge: Duration

        /// How long a fix is fresh after it was heard, and how long it may be shown.
        public var ages: Freshness

        /// Creates options.
        public init(
            accuracy: Accuracy = .best, filter: Double = 0, longestAge: Duration = .seconds(10),
            ages: Freshness = Freshness(fresh: .seconds(10), stale: .seconds(300))
        ) {
            self.accuracy = accuracy
            self.filter = filter
            self.longestAge = longestAge
            self.ages = ages
        }
    }

    /// The receiver behind it.
    public let receiver: SharedReceiver

    /// The options.
    public let options: Options

    /// The last delivered fix, under ``key``; watch it or make a ``model()``.
    public let store: Store<LocationState>

    /// The one key of the store.
    public let key: Key = "location"

    /// Creates a location of a receiver.
    public init(of receiver: SharedReceiver, options: Options = Options()) {
        self.receiver = receiver
        self.options = options
        store = Store(
            name: "location", pushSource: LocationSource(receiver: receiver, options: options),
            codec: .unstored, freshness: .constant(options.ages), environment: receiver.environment)
    }

    /// Returns a model for a view; the receiver runs while any model exists.
    @MainActor public func model() -> ValueModel<LocationState> {
        ValueModel(store: store, key: key, loading: nil)
    }

    /// Returns every fix and every change of the signal from now on, without dropping any.
    ///
    /// A fix that is completed by a later report of its moment is delivered again, with the same
    /// number. The stream buffers what the reader has not read yet, and ends with the source.
    public func states() -> AsyncStream<LocationState> {
        let now = store.environment.now
        return store.everyChange(of: key) { snapshot, isFirst in
            guard let value = snapshot.value else { return .skip }
            if isFirst, snapshot.age(at: now()) != .fresh { return .skip }
            return value.isLast ? .last(value) : .next(value)
        }
    }
}

/// What a reader of every change makes of a snapshot.
enum ChangeDelivery<Element: Sendable>: Sendable {
    case skip
    case next(Element)
    case last(Element)
}

extension Store {
    /// Returns what a reader makes of each new value of an entry, in a stream that drops nothing.
    func everyChange<Element: Sendable>(
        of key: Key,
        _ read: @escaping @Sendable (Snapshot<Value>, _ isFirst: Bool) -> ChangeDelivery<Element>
    ) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream<Element>.makeStream()
        let seen = Locked<(value: UInt64, failures: Int)?>(nil)
        let token = observe(key) { snapshot in
            let (isNew, isFirst) = seen.withLock { seen in
                let before = seen
                seen = (snapshot.valueRevision, snapshot.failure?.attempts ?? 0)
                guard let before else { return (true, true) }
                let isSame =
                    before.value == snapshot.valueRevision
                    && before.failures == (snapshot.failure?.attempts ?? 0)
                return (!isSame, false)
            }
            guard isNew else { return }
            switch read(snapshot, isFirst) {
            case .skip: break
            case .next(let element): continuation.yield(element)
            case .last(let element):
                continuation.yield(element)
                continuation.finish()
            }
        }
        // The stream keeps the store alive: otherwise it would fall silent when the owner releases
        // the store.
        continuation.onTermination = { _ in
            token.cancel()
            withExtendedLifetime(self) {}
        }
        return stream
    }
}
