import Foundation
import TestSupport

/// The shared corpus folder beside the repository, where there is one.
enum Corpus {
    static let folder = CorpusFile.find("coordinates")

    /// Returns a file's text, or says that it is absent.
    static func text(_ name: String) -> String? {
        guard let folder,
            let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        else {
            print("skipped: no corpus file \(name)")
            return nil
        }
        return text
    }

    /// Returns the rows of a comma-separated file by column.
    static func table(_ name: String) -> [[String: String]] {
        guard let text = text(name) else { return [] }
        let lines = text.split(separator: "\n")
        let names = lines.first?.split(separator: ",").map(String.init) ?? []
        return lines.dropFirst().map { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            return Dictionary(uniqueKeysWithValues: zip(names, fields.map(String.init)))
        }
    }

    /// Returns the rows of a JSON list.
    static func list(_ name: String, _ key: String? = nil) -> [[String: Any]] {
        guard let text = text(name),
            let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        else { return [] }
        if let key { return (json as? [String: Any])?[key] as? [[String: Any]] ?? [] }
        return json as? [[String: Any]] ?? []
    }
}

extension [String: String] {
    /// Returns a field as a number; an absent one is not a number.
    func number(_ name: String) -> Double { Double(self[name] ?? "") ?? .nan }
}

extension [String: Any] {
    func number(_ name: String) -> Double? { (self[name] as? NSNumber)?.doubleValue }
    func string(_ name: String) -> String { self[name] as? String ?? "" }
}

/// Returns the smaller angle between two directions in degrees.
func turn(_ a: Double, _ b: Double) -> Double { abs((a - b).remainder(dividingBy: 360)) }

/// Returns the metres between two close points, in degrees.
func metres(_ lat1: Double, _ lon1: Double, _ lat2: Double, _ lon2: Double) -> Double {
    let east = (lon1 - lon2).remainder(dividingBy: 360) * cos(lat1 * .pi / 180)
    return hypot(lat1 - lat2, east) * 111_195
}
