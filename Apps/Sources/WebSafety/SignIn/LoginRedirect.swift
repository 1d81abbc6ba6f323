internal import Foundation

/// The page to return to after signing in.
///
/// It comes from a form, which anybody may have made, so only addresses of this server are
/// accepted.
public enum LoginRedirect {
    private static let longest = 2_000

    /// The sign-in page, which leads to an address of this server afterwards.
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
