/// A source that sends values on its own: a receiver, a socket, a watched file.
///
/// A store starts a push source for a key when the first watcher subscribes, and stops it by ending the
/// iteration when the last one leaves. Each value replaces the one before it.
public protocol PushSource<Value>: Sendable {
    /// The type of values that this source sends.
    associatedtype Value: Sendable

    /// Returns the values for a key as they arrive.
    ///
    /// Ending without an error means that there will be no more values. An error is shown beside the last
    /// value, and the store starts the source again under its retry rule.
    func values(for key: Key) -> AsyncThrowingStream<Fetched<Value>, any Error>
}
