/// Where a value came from.
public enum Origin: String, Sendable, Hashable, Codable {
    /// The source answered with it.
    case source
    /// A person or the program set it here.
    case local
    /// It came packaged with the program and stands until the first answer of the source.
    case packaged
}
