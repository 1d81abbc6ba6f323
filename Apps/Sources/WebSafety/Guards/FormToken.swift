/// What proves that a form came from one of our own pages: it holds for a session, or for this
/// server where there is none, as long as the key does.
public struct FormToken: Sendable {
    private let key: SigningKey

    /// Creates the tokens of a key.
    public init(_ key: SigningKey) {
        self.key = key
    }

    /// Returns the token of a session's forms.
    public func token(for session: Session?) -> String {
        key.signature("form", session?.id ?? "")
    }

    /// Whether a token is that of a session's forms.
    public func isValid(_ token: String, for session: Session?) -> Bool {
        key.isSigned("form", session?.id ?? "", by: token)
    }
}
