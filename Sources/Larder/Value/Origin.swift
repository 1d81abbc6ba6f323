/// Where a value came from.
public enum Origin: String, Sendable, Hashable, Codable {
    /// The source returned it.
    case source
    /// A person or the program set it here.
    case local
    /// It was bundled with the program and is shown until the source first answers.
    case packaged
}
