/// Why bytes are not JSON.
public struct JSONError: Error, Sendable, Hashable {
    /// The kinds of failure.
    public enum Kind: Sendable, Hashable {
        /// The document ends before it is complete.
        case truncated

        /// The document does not follow the standard.
        case illFormed

        /// An object has a key twice, which only strict reading refuses.
        case duplicateKey(String)
    }

    /// The kind of failure.
    public let kind: Kind

    /// Where it was noticed, in bytes from the start.
    public let offset: Int

    /// What is wrong, as half a sentence.
    public let reason: String
}
