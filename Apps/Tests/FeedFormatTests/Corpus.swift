import Foundation
import TestSupport

/// The test data that lies beside the repository, where there is any.
enum Corpus {
    /// The folder of a corpus, or nil, aloud, where it is not there.
    static func folder(_ path: String) -> URL? { CorpusFile.find(path) }

    /// The members of a JSON file.
    static func json(_ url: URL) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        return value as? [String: Any] ?? [:]
    }

    /// The elements of a JSON file.
    static func list(_ url: URL) throws -> [[String: Any]] {
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        return value as? [[String: Any]] ?? []
    }
}

/// A tally of comparisons, with the first few that failed.
struct Tally {
    private(set) var right: [String: Int] = [:]
    private(set) var total: [String: Int] = [:]
    private(set) var failures: [String] = []

    mutating func check(_ field: String, _ isRight: Bool, _ note: @autoclosure () -> String) {
        total[field, default: 0] += 1
        if isRight {
            right[field, default: 0] += 1
        } else if failures.count < 400 {
            failures.append("\(field): \(note())")
        }
    }

    func share(_ fields: [String]) -> Double {
        let all = fields.reduce(0) { $0 + (total[$1] ?? 0) }
        return all == 0 ? 1 : Double(fields.reduce(0) { $0 + (right[$1] ?? 0) }) / Double(all)
    }

    var report: String {
        total.keys.sorted().map { "\($0) \(right[$0] ?? 0)/\(total[$0] ?? 0)" }.joined(
            separator: ", ")
    }
}
