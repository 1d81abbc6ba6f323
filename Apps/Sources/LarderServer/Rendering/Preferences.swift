internal import Foundation
internal import Hummingbird

/// One thing that readers may choose for a browser, such as its colours; the first option is the default.
struct Preference: Sendable {
    struct Option: Sendable {
        var value: String
        var label: String
    }

    /// Its name in the cookie and on the page, in lower-case letters.
    var name: String
    var label: String
    var options: [Option]

    /// What every page has a choice of.
    static let shared = [
        Preference(
            name: "theme", label: "Colours",
            options: [
                .init(value: "device", label: "Automatic"),
                .init(value: "light", label: "Light"), .init(value: "dark", label: "Dark"),
            ]),
        Preference(
            name: "text", label: "Text size",
            options: [
                .init(value: "normal", label: "Normal"), .init(value: "small", label: "Small"),
                .init(value: "large", label: "Large"), .init(value: "larger", label: "Larger"),
            ]),
    ]
}

/// What a reader chose for a browser. It is kept in cookies because devices differ, and because pages must be right
/// when they are first shown.
struct Preferences: Sendable, Hashable {
    /// The chosen options by the names of preferences; defaults are left out.
    private(set) var chosen: [String: String] = [:]
    /// The ids of the folded parts of lists. The page's script keeps them.
    private(set) var folded: Set<String> = []

    static let cookie = "larder-preferences"
    static let foldedCookie = "larder-folded"

    /// How long a browser keeps them, in seconds: 400 days, the longest that browsers allow.
    static let lifetime = 34_560_000

    init() {}

    /// Reads the cookies of a request; ignores what makes no sense.
    init(_ request: Request) {
        let texts = [Self.cookie, Self.foldedCookie].map { name in
            request.cookies[name].map { String($0.value.prefix(2_000)) } ?? ""
        }
        for part in texts[0].split(separator: "_") {
            let pair = part.split(separator: ".").map(String.init)
            guard pair.count == 2, pair.allSatisfy(Self.isWord), chosen.count < 20 else { continue }
            chosen[pair[0]] = pair[1]
        }
        folded = Set(
            texts[1].split(separator: ".").prefix(200).map(String.init)
                .filter { $0.count == 12 && $0.allSatisfy(\.isHexDigit) })
    }

    /// Reads the fields of a form that offers some preferences.
    init(_ form: [String: String], of known: [Preference]) throws {
        for preference in known {
            guard let value = form[preference.name] else { continue }
            guard preference.options.contains(where: { $0.value == value }) else {
                let values = preference.options.map(\.value).joined(separator: ", ")
                throw PageError(
                    .unprocessableContent, "\(preference.label): choose one of \(values).")
            }
            if value != preference.options.first?.value { chosen[preference.name] = value }
        }
    }

    /// The chosen option of a preference.
    func option(of preference: Preference) -> Preference.Option {
        preference.options.first { $0.value == chosen[preference.name] } ?? preference.options[0]
    }

    /// The text of the cookie.
    var cookieText: String {
        chosen.sorted { $0.key < $1.key }.map { "\($0.key).\($0.value)" }.joined(separator: "_")
    }

    private static func isWord(_ text: String) -> Bool {
        (1...20).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isLowercase }
    }
}
