internal import Foundation
internal import Larder

/// Random secrets as they are stored: as a SHA-256 hash, from which they cannot be recovered.
enum TokenDigest {
    static func of(_ token: String) -> String { BlobID(of: Data(token.utf8)).description }
}
