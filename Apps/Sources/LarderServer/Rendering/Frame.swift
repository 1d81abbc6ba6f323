internal import Foundation

/// What stands around every page.
struct Frame: Sendable {
    /// The title of the window: what this page is about, then the program.
    var title: String
    /// Where styles and scripts are.
    var assets: String
    /// The topics whose changes this page shows, for its script.
    var live: String
    /// The id of the last change told before this page was made.
    var lastEvent: String
    /// What proves that a form came from one of our pages.
    var token: String
    /// The links of the menu.
    var links: [Link]
    /// What the menu leads to, in words.
    var destinations = ""
    /// The scripts that every page loads for its sections.
    var scripts: [String] = []
    /// Whether everything is offline by the switch.
    var isOffline: Bool
    /// What was done by the form that led here.
    var flash: String?
    /// The language tag of numbers and dates.
    var locale: String
    /// Whether someone is signed in, so that they can sign out.
    var isSignedIn = false
    /// How wide the page may be.
    var isWide = false

    /// One link of the menu.
    struct Link: Sendable {
        var name: String
        var address: String
        /// The key that goes there after `g`.
        var key: String
        var isHere: Bool
    }
}
