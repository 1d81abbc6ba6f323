internal import Foundation

/// Which passwords are good enough: long ones that are not among the first that others would try.
///
/// After NIST SP 800-63B: no rules about kinds of characters, and no change without a reason.
public enum PasswordRules {
    /// Returns what is wrong with a password, in a sentence; nil if nothing is.
    public static func trouble(with password: String) -> String? {
        let bytes = password.utf8.count
        if password.count < PasswordHash.lengths.lowerBound {
            return "A password must have at least 8 characters; 15 or more are better."
        }
        if bytes > PasswordHash.lengths.upperBound || password.utf8.contains(0) {
            return "A password can have at most \(PasswordHash.lengths.upperBound) bytes."
        }
        let plain = password.lowercased()
        let letters = plain.filter(\.isLetter)
        let isOneOver = Set(plain).count <= 2
        let isRow = rows.contains { $0.contains(plain) || String($0.reversed()).contains(plain) }
        let isCommon =
            common.contains(plain) || (!letters.isEmpty && common.contains(letters))
            || letters.isEmpty && plain.count < 12
        if isOneOver || isRow || isCommon {
            return
                "This password is one of the first that others would try: choose another, such as "
                + "a few unrelated words."
        }
        return nil
    }

    private static let rows = [
        "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm",
        "qwertzuiopasdfghjklyxcvbnm", "azertyuiopqsdfghjklmwxcvbn", "1q2w3e4r5t6y7u8i9o0p",
        "1qaz2wsx3edc4rfv5tgb",
    ]

    /// The most popular passwords, and the name of this program; digits at the end don't help.
    private static let common: Set<String> = Set(
        """
        password passwort passwd pass motdepasse contrasena senha parola letmein welcome willkommen \
        hello hallo iloveyou sunshine princess dragon monkey football baseball basketball soccer \
        superman batman starwars pokemon master shadow michael jennifer jordan hunter ashley charlie \
        daniel thomas andrew jessica nicole michelle freedom whatever trustno secret geheim computer \
        internet access admin administrator root user guest test testing default changeme change \
        login server system manager public private larder raspberry ubuntu debian linux windows \
        google facebook twitter amazon apple samsung android iphone summer winter spring autumn \
        sommer january february march april june july august september october november december \
        monday friday sunday love lovely angel flower butterfly cookie chocolate banana orange \
        cheese pepper ginger buster killer ranger tigger rabbit purple yellow silver golden diamond \
        phoenix mustang ferrari porsche mercedes toyota corvette harley yamaha liverpool chelsea \
        arsenal barcelona juventus qwerty qwertz azerty asdf asdfgh zxcvbn abcd abc passphrase \
        correcthorsebatterystaple correct horse battery staple
        """.split(separator: " ").map(String.init))
}
