package import Foundation

/// Files of the corpora beside the repository.
package enum CorpusFile {
    /// Where a file is, or nil after saying that it is not there.
    package static func find(_ path: String, from file: String = #filePath) -> URL? {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "shared/corpora/\(path)")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        print("skipped: shared/corpora/\(path) is not beside the repository")
        return nil
    }
}
