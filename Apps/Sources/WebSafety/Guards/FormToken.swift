/// The proof that a form came from one of our own pages. It is valid for a session, or for this
/// server without one, as long as the key does not change.
public struct FormToken: Sendable {
    private let key: SigningKey

    /// Creates tokens with a key.
    public init(_ key: SigningKey) {
        self.key = key
    }

    /// Returns the token for the forms of a session.
    public func token(for session: Session?) -> String {
        key.signature("form", session?.id ?? "")
    }

    /// Whether a token is that of a session's forms.
    public func isValid(_ token: String, for session: Session?) -> Bool {
        key.isSigned("form", session?.id ?? "", by: token)
    }
}
