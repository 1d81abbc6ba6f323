import Foundation

/// Returns a file of the shared corpora, or `nil` after saying that a test is skipped for want of it.
func corpus(_ path: String, from file: String = #filePath) -> Data? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
        let candidate = folder.appendingPathComponent("shared/corpora/\(path)")
        if let data = try? Data(contentsOf: candidate) { return data }
        folder.deleteLastPathComponent()
    }
    print("skipped: shared/corpora/\(path) is not beside the repository")
    return nil
}
