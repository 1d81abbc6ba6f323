internal import Foundation
internal import Larder
internal import LarderHTTP

/// The address of a feed or a page, as a person types or pastes it.
///
/// `feed:` is removed, a missing scheme means `https`, and a name and password in the address are
/// taken out of it and kept apart.
struct FeedAddress {
    let url: URL
    let login: FeedLogin?

    /// Whether the address named no scheme.
    let isGuessed: Bool

    init(_ text: String) throws {
        var rest = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if rest.lowercased().hasPrefix("feed:") {
            rest.removeFirst(5)
            if rest.hasPrefix("//") { rest = "http:" + rest }
        }
        let isRelative = rest.hasPrefix("//")
        guard !rest.isEmpty else {
            throw LarderError(
                .refused, message: "The address is empty: write one such as example.org.")
        }
        guard isRelative || !rest.hasPrefix("/") else {
            throw LarderError(
                .refused, message: "The address names no server: write one such as example.org.")
        }
        isGuessed = isRelative || !Self.hasScheme(rest)
        if isGuessed { rest = (isRelative ? "https:" : "https://") + rest }
        (rest, login) = Self.withoutLogin(rest)
        url = try WebAddress(rest).url
    }

    /// Takes the name and password out of an address, even if the address is not valid otherwise.
    static func withoutLogin(_ url: URL) -> (URL, FeedLogin?) {
        guard url.user() != nil || url.password() != nil else { return (url, nil) }
        let (text, login) = withoutLogin(url.absoluteString)
        return (URL(string: text) ?? url, login)
    }

    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let scheme = text[..<colon]
        let after = text[text.index(after: colon)...]
        // “example.org:8080/feed” has a port and no scheme.
        return after.hasPrefix("//") || scheme.allSatisfy { $0.isLetter } && !startsWithPort(after)
    }

    private static func startsWithPort(_ text: Substring) -> Bool {
        let digits = text.prefix { $0.isNumber }
        return !digits.isEmpty
            && (digits.count == text.count || text.dropFirst(digits.count).first == "/")
    }

    private static func withoutLogin(_ text: String) -> (String, FeedLogin?) {
        guard let slashes = text.range(of: "://") else { return (text, nil) }
        let rest = text[slashes.upperBound...]
        let authority = rest.prefix { !"/?#\\".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return (text, nil) }
        let parts = authority[..<at].split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        func decoded(_ part: Substring) -> String {
            String(part).removingPercentEncoding ?? String(part)
        }
        let login = FeedLogin(
            user: parts.first.map(decoded) ?? "",
            password: parts.count > 1 ? decoded(parts[1]) : "")
        let bare = text[..<slashes.upperBound] + rest[rest.index(after: at)...]
        return (String(bare), login)
    }
}

extension FeedReader {
    /// Throws ``LarderError`` if the text can't be the address of a feed or a page.
    public func check(address text: String) throws { _ = try FeedAddress(text) }
}
