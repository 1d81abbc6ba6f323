internal import Foundation
internal import Larder

/// How secrets that are random are kept: as their SHA-256, which nobody can guess back from.
enum TokenDigest {
    static func of(_ token: String) -> String { BlobID(of: Data(token.utf8)).description }
}
