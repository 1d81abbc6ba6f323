/// Where values come from by themselves: a receiver, a socket, a watched file.
///
/// A store starts a push source for a key when the first watcher comes and ends it when the last
/// one goes, by ending the iteration. Each value replaces the one before it.
public protocol PushSource<Value>: Sendable {
    /// What this source gives.
    associatedtype Value: Sendable

    /// Returns the values for a key as they come.
    ///
    /// Ending without an error means that there will be no more; an error is shown beside the last
    /// value, and the store starts again by its retry rule.
    func values(for key: Key) -> AsyncThrowingStream<Fetched<Value>, any Error>
}
