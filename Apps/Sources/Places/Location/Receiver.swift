/// A source of positions: gpsd, Core Location, a log.
///
/// A receiver reports what it hears and knows nothing of filters, ages or watchers;
/// ``SharedReceiver`` does the rest. It skips unreadable lines, and throws if it cannot continue.
public protocol Receiver: Sendable {
    /// Its name for people, such as "gpsd at localhost:2947".
    var name: String { get }

    /// Returns the reports as they come.
    ///
    /// If the stream ends without an error, there are no more reports. After an error, the receiver
    /// is started again, with growing pauses, unless the error says that this is pointless.
    ///
    /// - Parameter requestedAccuracy: The accuracy that watchers want, which may change; a receiver may ignore
    ///   it.
    func reports(requestedAccuracy: RequestedAccuracy) -> AsyncThrowingStream<
        ReceiverReport, any Error
    >
}

/// A report of a receiver.
public enum ReceiverReport: Sendable, Hashable {
    /// Its position. Several reports of the same moment complete each other.
    case fix(Fix)
    /// It has no fix.
    case noFix
}
