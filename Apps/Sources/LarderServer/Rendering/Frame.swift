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
    /// Whether everything is offline by the switch.
    var isOffline: Bool
    /// What was done by the form that led here.
    var said: String?
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
        var key: String
        var isHere: Bool
        var count: String?
    }
}

/// The sections of the page.
enum Section: String, Sendable, CaseIterable {
    case rates, feeds, places, notes, inside

    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    var address: String { "/" + rawValue }
    var key: String { "g " + rawValue.prefix(1) }
}
