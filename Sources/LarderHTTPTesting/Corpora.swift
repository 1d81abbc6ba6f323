package import Foundation

/// The corpora that lie beside the repository, where they are at hand.
package enum Corpora {
    /// The folder `shared` beside this repository, or beside one it is a worktree of.
    package static let shared: URL? = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path.count > 1 {
            let candidate = folder.appendingPathComponent("shared")
            let probe = candidate.appendingPathComponent("corpora/hostile/ssrf.json")
            if FileManager.default.fileExists(atPath: probe.path) { return candidate }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }()

    /// The bytes of a file in the shared folder, or nil after saying that the test is skipped.
    package static func file(_ path: String) -> Data? {
        guard let shared, let data = try? Data(contentsOf: shared.appendingPathComponent(path))
        else {
            print("SKIPPED: the corpus file \(path) is not at hand")
            return nil
        }
        return data
    }
}
