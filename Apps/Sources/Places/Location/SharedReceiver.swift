public import Larder

/// One receiver behind any number of watchers: it runs while somebody watches.
///
/// The first watcher starts it and the last one ends it. When it breaks off it is started again, after
/// pauses that grow up to a minute. What it hears is the value of a store without a storage; make a
/// ``Location`` for each who wants it in their own way.
public final class SharedReceiver: Sendable {
    /// What people call it.
    public let name: String

    /// What is known of the receiver, under ``key``.
    public let store: Store<Sighting>

    /// The one key of the store.
    public let key: Key = "receiver"

    /// How accurate those who watch want it.
    public let wish = AccuracyWish()

    /// Time, chance and reporter.
    public var environment: StoreEnvironment { store.environment }

    /// Creates a shared receiver.
    ///
    /// - Parameters:
    ///   - receiver: What to listen to.
    ///   - silence: How long nothing may be heard before the signal counts as lost.
    ///   - retry: How it is started again after it broke off; for ever by default.
    ///   - environment: Time, chance, reporter.
    public init(
        _ receiver: any Receiver, silence: Duration = .seconds(10),
        retry: Retry = SharedReceiver.patient, environment: StoreEnvironment = StoreEnvironment()
    ) {
        name = receiver.name
        store = Store(
            name: "receiver",
            pushSource: ReceiverSource(
                receiver: receiver, wish: wish, silence: silence, environment: environment),
            codec: .unstored, retry: retry, environment: environment)
    }

    /// Tries for ever, after about 1, 2, 4 and at last 60 seconds, unless the receiver is forbidden.
    public static let patient = Retry(
        limit: .max, longest: .seconds(60), applies: { isWorthAnotherTry($0) })

    /// Whether a receiver that failed so may work later.
    static func isWorthAnotherTry(_ error: LarderError) -> Bool {
        ![.refused, .unsupported, .notFound].contains(error.code)
    }
}
