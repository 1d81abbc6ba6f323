/// What a page may be about; its readers are told when something of it changed. Each section has one.
struct Topic: RawRepresentable, Sendable, Hashable, Codable {
    let rawValue: String
}
