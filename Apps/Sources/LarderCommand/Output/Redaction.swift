internal import Foundation

extension String {
    /// The text with what opens something in its addresses replaced by `***`: logins, and the values of parameters such as
    /// `key=`.
    ///
    /// What a person typed as a setting can contain such things, and what is shown is copied into questions to others.
    var redacted: String {
        // A name alone may be a token; that of a database is none.
        replacing(/(https?):\/\/[^\/?#\s]*@/.ignoresCase()) { "\($0.output.1)://***@" }
            .replacing(/:\/\/[^\/?#\s:]*:[^\/?#\s]*@/, with: "://***@")
            .replacing(/([?&;#])([^=&;#?\s]+)=([^&;#\s]*)/) { match in
                let (_, mark, name, value) = match.output
                return "\(mark)\(name)=\(Self.opens(name) && !value.isEmpty ? "***" : value)"
            }
    }

    /// Whether the value of a parameter with this name may be a key or a password, as in `api_key` or `X-Amz-Signature`.
    private static func opens(_ name: Substring) -> Bool {
        let name = (name.removingPercentEncoding ?? String(name)).lowercased()
        return name == "app_id" || name == "sig"
            || name.contains(
                /key(?!word)|token|pass|pwd|secret|auth(?!or)|signature|credential|session/)
    }
}
