public import Larder

/// One receiver for any number of watchers: it runs while somebody watches.
///
/// The first watcher starts it and the last one stops it. If it fails, it is started again after
/// pauses that grow up to a minute. What it hears is the value of a store without a storage; make a
/// ``Location`` for each user of it.
public final class SharedReceiver: Sendable {
    /// Its name for people.
    public let name: String

    /// What is known of the receiver, under ``key``.
    public let store: Store<LocationState>

    /// The one key of the store.
    public let key: Key = "receiver"

    /// The accuracy that watchers want.
    public let requestedAccuracy = RequestedAccuracy()

    /// The clock, randomness and reporter.
    public var environment: StoreEnvironment { store.environment }

    /// Creates a shared receiver.
    ///
    /// - Parameters:
    ///   - receiver: What to listen to.
    ///   - silence: How long to hear nothing before the signal counts as lost.
    ///   - retry: How to start it again after a failure; for ever by default.
    ///   - environment: The clock, randomness and reporter.
    public init(
        _ receiver: any Receiver, silence: Duration = .seconds(10),
        retry: Retry = SharedReceiver.patient, environment: StoreEnvironment = StoreEnvironment()
    ) {
        name = receiver.name
        store = Store(
            name: "receiver",
            pushSource: ReceiverSource(
                receiver: receiver, requestedAccuracy: requestedAccuracy, silence: silence,
                environment: environment),
            codec: .unstored, retry: retry, environment: environment)
    }

    /// Retries for ever, after about 1, 2, 4 and at last 60 seconds, unless the receiver is
    /// forbidden.
    public static let patient = Retry(
        limit: .max, longest: .seconds(60), applies: { isWorthAnotherTry($0) })

    /// Whether a receiver with such a failure may work later.
    static func isWorthAnotherTry(_ error: LarderError) -> Bool {
        ![.refused, .unsupported, .notFound].contains(error.code)
    }
}
