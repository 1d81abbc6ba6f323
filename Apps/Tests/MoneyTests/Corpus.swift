import Foundation
import TestSupport

/// Returns a file of the shared corpora, or `nil` after saying that a test is skipped for want of it.
func corpus(_ path: String) -> Data? {
    CorpusFile.find(path).flatMap { try? Data(contentsOf: $0) }
}
