import Foundation

/// The shared corpora about places, beside the repository.
enum PlacesCorpus {
    /// Returns where a file is, or `nil` after saying that a test is skipped.
    static func file(_ path: String, from file: String = #filePath) -> URL? {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "shared/corpora/\(path)")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        print("skipped: shared/corpora/\(path) is not beside the repository")
        return nil
    }

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
