/// Something that knows where it is: gpsd, Core Location, a log.
///
/// A receiver reports what it hears and knows nothing of filters, ages or watchers; ``SharedReceiver``
/// does the rest. Lines that make no sense are skipped; what cannot go on throws.
public protocol Receiver: Sendable {
    /// What people call it, as "gpsd at localhost:2947".
    var name: String { get }

    /// Returns the reports as they come.
    ///
    /// Ending without an error means that there will be no more. After an error the receiver is asked
    /// again, with growing pauses, unless the error says that trying again is pointless.
    ///
    /// - Parameter wish: How accurate those who watch want it, which may change meanwhile; a receiver
    ///   may ignore it.
    func reports(wish: AccuracyWish) -> AsyncThrowingStream<ReceiverReport, any Error>
}

/// What a receiver says.
public enum ReceiverReport: Sendable, Hashable {
    /// Where it is. Several reports of the same moment complete each other.
    case fix(Fix)
    /// That it has no fix.
    case noFix
}
