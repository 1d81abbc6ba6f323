internal import Foundation

/// What every page has around its content.
struct Frame: Sendable {
    /// The title of the window: the page, then the program.
    var title: String
    /// The path of styles and scripts.
    var assets: String
    /// The topics whose changes this page shows, for its script.
    var live: String
    /// The id of the last event before the data of this page was read.
    var lastEvent: String
    /// The token that proves that a form came from one of our pages.
    var token: String
    /// The links of the menu.
    var links: [Link]
    /// The names of the sections, in words.
    var destinations = ""
    /// The scripts that every page loads for its sections.
    var scripts: [String] = []
    /// The files that the scripts of every page import, to be loaded at once.
    var modules: [String] = []
    /// Whether offline mode is on.
    var isOffline: Bool
    /// The message of the form that led here.
    var flash: String?
    /// The language tag of numbers and dates.
    var locale: String
    /// What the reader chose for this browser, where it is not the default.
    var preferences: [Choice] = []
    /// The colour around the page, if it does not follow the device.
    var themeColour: String?
    /// Whether someone is signed in, so that they can sign out.
    var isSignedIn = false
    /// Whether the page may use the full width.
    var isWide = false

    /// One choice, as an attribute of the page.
    struct Choice: Sendable {
        var name: String
        var value: String
    }

    /// One link of the menu.
    struct Link: Sendable {
        var name: String
        var address: String
        /// The key that opens it, after `g`.
        var key: String
        var icon: String
        var isHere: Bool
    }
}
