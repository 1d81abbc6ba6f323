import Foundation
import TestSupport

/// The test data that lies beside the repository, where there is any.
enum Corpus {
    /// The folder of a corpus, or nil, aloud, where it is not there.
    static func folder(_ path: String) -> URL? { CorpusFile.find(path) }
}
