internal import Foundation
internal import Larder

/// A key that only this server has, for signing.
///
/// It computes HMAC-SHA256 (RFC 2104) from the digest that names blobs: swift-crypto would bring a second copy of
/// BoringSSL for these few lines, which the vectors of RFC 4231 check.
public struct SigningKey: Sendable {
    private let inner: [UInt8]
    private let outer: [UInt8]

    /// Creates a key from secret bytes, at least 32 of them.
    public init(_ secret: [UInt8]) {
        var block = secret.count > 64 ? BlobID(of: Data(secret)).bytes : secret
        block += [UInt8](repeating: 0, count: 64 - block.count)
        inner = block.map { $0 ^ 0x36 }
        outer = block.map { $0 ^ 0x5c }
    }

    /// Creates a key from the system's randomness.
    public static func random() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Returns the 32 bytes that prove that the owner of the key saw a text, for one purpose.
    public func code(_ purpose: String, _ text: String) -> [UInt8] {
        code(of: Array(purpose.utf8) + [0] + Array(text.utf8))
    }

    func code(of message: [UInt8]) -> [UInt8] {
        let hash = BlobID(of: Data(inner + message)).bytes
        return BlobID(of: Data(outer + hash)).bytes
    }

    /// Returns the proof as 43 letters, for addresses.
    public func signature(_ purpose: String, _ text: String) -> String {
        Self.base64URL(code(purpose, text))
    }

    /// Whether a proof is right, in a time that does not reveal how close it is.
    public func isSigned(_ purpose: String, _ text: String, by signature: String) -> Bool {
        Self.isEqual(Array(signature.utf8), Array(self.signature(purpose, text).utf8))
    }

    /// Compares in constant time; only different lengths take less.
    static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Bytes as letters that need no escaping in addresses and cookies.
    static func base64URL(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
