/// The subject of a page, whose changes are sent to its readers. Each section has one.
struct Topic: RawRepresentable, Sendable, Hashable, Codable {
    let rawValue: String
}
