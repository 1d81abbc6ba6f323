internal import Places

/// What the page of places shows.
struct PlacesView: Sendable {
    /// The address of what the page shows.
    var address: String
    /// The text in the box.
    var q: String
    var hasQ: Bool
    /// The address that clears the box.
    var cleared: String
    /// The text of the other end.
    var to: String
    var hasTo: Bool
    /// The width of the map that was asked for.
    var span: String?
    var heard: Heard?
    var trouble: Problem?
    /// The point that the page shows: the one in the box, or the current position.
    var point: PointCard?
    var here: Here?
    var earlier: [Earlier]
    var hasEarlier: Bool
    var moreEarlier: String?
    var isWholeHistory: Bool
    var way: Way?
    var wayTrouble: Problem?
    var from: [Choice]
    var canMeasure: Bool
    var saved: [Saved]
    var hasSaved: Bool
    /// Leads to the list of all saved places, if not all are shown.
    var moreSaved: Link?
    /// The names of all saved places.
    var names: [Name]
    /// Where the distances of the saved places are measured from.
    var savedFrom: String?
    var map: Map
    var removed: Removed?
    /// Those that were removed last.
    var past: [Removed] = []
    var hasPast = false
    var receiver: Receiver?

    /// What was recognised.
    struct Heard: Sendable {
        var words: String
        var doubts: [String]
        var hasDoubts: Bool
        /// The way from the current position.
        var away: String?
    }

    /// Why a text is not a position.
    struct Problem: Sendable {
        var message: String
        /// Towns that have the text as their name, or begin with it.
        var towns: [Link]
        var hasTowns: Bool
        var marked: MarkedText?
        /// The question that introduces the readings.
        var ask: String?
        var readings: [Link]
        var names: [Link]
        var hasNames: Bool
    }

    struct Link: Sendable {
        var name: String
        var detail: String
        var address: String
    }

    /// A position in one format.
    struct Form: Sendable {
        var id: String
        var name: String
        var text: String
        var address: String?
    }

    /// The hidden fields that hold an exact position.
    struct Exact: Sendable {
        var latitude: String
        var longitude: String
        var altitude: String?
        var uncertainty: String?
        /// The name of the place, if it is a saved one.
        var called: String?
        /// When it was saved or set, in seconds, to bring it back as it was.
        var seconds: String?
    }

    struct PointCard: Sendable {
        var title: String
        var label: String
        var isHere: Bool
        var exact: Exact
        var forms: [Form]
        var others: [Form]
        var isSaved: Bool
        /// The name that it is saved under.
        var savedName: String?
        var share: Share
    }

    struct Share: Sendable {
        var text: String
        /// How much of a text message it takes.
        var size: String
        var sms: String
        var geo: String
        var link: String
    }

    struct Here: Sendable {
        var title: String
        var detail: String?
        var account: String
        var date: Moment
        var within: String?
        var address: String
        var isShown: Bool
    }

    struct Earlier: Sendable {
        var number: Int
        var title: String
        var account: String
        var date: Moment
        var exact: Exact
        var address: String
    }

    struct Choice: Sendable {
        var id: String
        var name: String
        var isChosen: Bool
    }

    /// The lines from one point to another.
    struct Way: Sendable {
        var from: String
        var to: String
        var fromAddress: String
        var toAddress: String
        var distance: String
        var direction: String
        var units: String
        var rows: [Row]
        var middle: String
        var middleAddress: String
        var swapped: String

        struct Row: Sendable {
            var name: String
            var note: String
            var distance: String
            var out: String
            var arrives: String
        }
    }

    struct Saved: Sendable {
        var number: Int
        var name: String
        var position: String
        var distance: String?
        var bearing: String?
        var direction: String?
        var isHere: Bool
        var exact: Exact
        var address: String
        var wayAddress: String?
    }

    struct Name: Sendable {
        var name: String
        /// The fields of its exact position, if it has no row, for pages without their server.
        var fields: String?
    }

    struct Map: Sendable {
        var svg: String
        var words: String
        /// The width in degrees, the middle, and how much narrower a degree east is than one north.
        var span: String
        var at: String
        var squeeze: String
        /// The narrowest width at which all points are in view.
        var least: String
        /// The middle of two points, if both are kept in view.
        var middle: String?
        var isWhole: Bool
        var whole: [Tool]
        var zooms: [Tool]
        var moves: [Tool]

        /// A link that shows another part; without an address where there is none.
        struct Tool: Sendable {
            var id: String
            var name: String
            var sign: String
            var key: String?
            var address: String?
        }
    }

    /// A place that was removed and can be restored.
    struct Removed: Sendable {
        var number = 0
        var name: String
        var position = ""
        var exact: Exact
    }

    /// A GPS receiver of the machine that serves the page.
    struct Receiver: Sendable {
        var name: String
        var isFollowing: Bool
        var state: String
        var isTrouble: Bool
    }
}
