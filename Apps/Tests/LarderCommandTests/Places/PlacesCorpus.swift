import Foundation
import TestSupport

/// The shared corpora about places, beside the repository.
enum PlacesCorpus {
    /// Returns where a file is, or `nil` after saying that a test is skipped.
    static func file(_ path: String) -> URL? { CorpusFile.find(path) }

    /// Returns the rows of a table, each by column.
    static func table(_ path: String) throws -> [[String: String]]? {
        guard let url = file(path) else { return nil }
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        let names = lines.first?.split(separator: ",").map(String.init) ?? []
        return lines.dropFirst().map { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            return Dictionary(uniqueKeysWithValues: zip(names, fields.map(String.init)))
        }
    }

    /// One text to read, and what it means.
    struct Text: Decodable {
        var input: String
        var lat: Double?
        var lon: Double?
        var tol: Double?
        var reject: Bool?

        /// The text as a line of input: escaped if it has line ends of its own.
        var line: String {
            get throws {
                guard input.contains(where: \.isNewline) else { return input }
                return String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
            }
        }
    }
}
