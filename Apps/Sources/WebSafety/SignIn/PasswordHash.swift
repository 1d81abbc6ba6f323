internal import Foundation

#if canImport(CPassword)
internal import CPassword
#elseif canImport(CommonCrypto)
internal import CommonCrypto
#endif

/// A password as it is stored: the password cannot be recovered from it.
///
/// It uses the C library's yescrypt on Linux, and PBKDF2 with SHA-256 and 600,000 rounds (OWASP's
/// figure) on Apple systems. Making or checking a hash takes a noticeable fraction of a second on
/// purpose, and much memory: ``PasswordVerifier`` never does more than one at a time.
public struct PasswordHash: Sendable, Hashable, Codable {
    /// The hash, with everything needed to check it.
    public let text: String

    /// Creates a hash from its stored text.
    public init(stored text: String) {
        self.text = text
    }

    /// The lengths of passwords in bytes; longer ones would be cut by some systems.
    public static let lengths = 8...500

    /// Creates the hash of a password that ``PasswordRules`` allow, with a salt of its own.
    public init?(of password: String) {
        guard let text = Self.hash(password) else { return nil }
        self.text = text
    }

    /// Whether a password matches; takes as long for a wrong one.
    public func matches(_ password: String) -> Bool {
        guard password.utf8.count <= Self.lengths.upperBound, !password.utf8.contains(0),
            let other = Self.hash(password, like: text)
        else { return false }
        return SigningKey.isEqual(Array(other.utf8), Array(text.utf8))
    }

    #if canImport(CPassword)
    private static func hash(_ password: String) -> String? {
        guard let salt = crypt_gensalt_ra("$y$", 0, nil, 0) else { return nil }
        defer { free(salt) }
        return hash(password, like: String(cString: salt))
    }

    private static func hash(_ password: String, like setting: String) -> String? {
        var data: UnsafeMutableRawPointer?
        var size: CInt = 0
        defer { free(data) }
        guard let hash = crypt_ra(password, setting, &data, &size) else { return nil }
        let text = String(cString: hash)
        return text.hasPrefix("*") ? nil : text
    }
    #elseif canImport(CommonCrypto)
    private static func hash(_ password: String) -> String? {
        hash(password, like: "pbkdf2$600000$" + SigningKey.base64URL(SigningKey.random()) + "$")
    }

    private static func hash(_ password: String, like setting: String) -> String? {
        let parts = setting.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "pbkdf2", let rounds = UInt32(parts[1]) else {
            return nil
        }
        let salt = Array(parts[2].utf8)
        var key = [UInt8](repeating: 0, count: 32)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), rounds, &key, key.count)
        guard status == kCCSuccess else { return nil }
        return "pbkdf2$\(rounds)$\(parts[2])$" + SigningKey.base64URL(key)
    }
    #endif
}

/// Checks passwords one at a time, so that many attempts at once cannot fill the memory.
public actor PasswordVerifier {
    /// Creates a verifier.
    public init() {}

    /// Whether a password is the one that was set; takes as long if none is set.
    public func matches(_ password: String, _ hash: PasswordHash?) -> Bool {
        if let hash { return hash.matches(password) }
        _ = PasswordHash(of: password)
        return false
    }
}
