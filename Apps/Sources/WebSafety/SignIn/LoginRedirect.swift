internal import Foundation

/// Where someone wanted to go who has to sign in first.
///
/// It comes back in a form, which anybody may have made: only addresses of this server are taken.
public enum LoginRedirect {
    private static let longest = 2_000

    /// The page that asks for the password, and leads to an address of this server afterwards.
    public static func signIn(for address: String) -> String {
        guard let address = own(address), address != "/",
            let text = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        else { return "/sign-in" }
        return "/sign-in?see=" + text
    }

    /// An address as it was sent, if it is one of this server's pages.
    ///
    /// `//host` and `/\host` are addresses of other servers to a browser.
    public static func own(_ text: String?) -> String? {
        guard let text, text.hasPrefix("/"), text.utf8.count <= longest,
            text.utf8.allSatisfy({ $0 > 32 && $0 < 127 }), !text.hasPrefix("//"),
            !text.hasPrefix("/\\"), !text.hasPrefix("/sign-")
        else { return nil }
        return text
    }
}
