import LarderText

/// Builds a feed from the tokens of an XML document.
///
/// One builder serves all XML formats, since publishers mix them: an element means the same wherever it
/// stands, and the root only decides what the format is called. Elements that hold text open a *capture*;
/// inside the capture of a body, further elements are markup.
struct FeedBuilder {
    var scanner: XMLScanner
    var decoder: TextDecoder
    let bytes: ByteView
    let limits: FeedLimits
    var feed = Feed(format: .unknown)
    var isRecognised = false
    var version = FeedKind.unknown

    /// The open elements.
    var stack: [Frame] = []
    /// Open elements beyond the deepest kept.
    var overflow = 0
    var scope = NamespaceScope()
    var bases: [String?]
    var languages: [String?] = [nil]

    var entry: EntryDraft?
    var person: Person?
    var capture: Capture?
    var text: [UInt8] = []
    /// The depth below which everything is skipped.
    var ignoredFrom: Int?
    var isInImage = false
    var feedRanks = Ranks()
    var updatePeriod: Int?
    var updateFrequency: Int?
    var droppedEntries = 0

    static let deepest = 512

    init(_ bytes: ByteView, from start: Int, url: String?, limits: FeedLimits) {
        self.bytes = bytes
        self.limits = limits
        scanner = XMLScanner(bytes, from: start)
        decoder = TextDecoder(budget: limits.entityBytes)
        bases = [url]
        stack.reserveCapacity(64)
    }

    /// An open element.
    struct Frame {
        var name: UInt64
        var field: Field
        var bindings: Int
        var hasBase = false
        var hasLanguage = false
        var hasCapture = false
    }

    /// How strong the present holder of a place is, so that a weaker element does not replace it.
    struct Ranks {
        var title = 0
        var link = 0
        var description = 0
    }

    /// An entry in the making.
    struct EntryDraft {
        var entry = Entry()
        var depth: Int
        var ranks = Ranks()
        var isPermalink = false
        var about: String?
        var fallbackSummary: FeedText?
    }

    /// Text being collected for an element.
    struct Capture {
        var field: Field
        var depth: Int
        var kind: FeedText.Kind
        var isBase64 = false
        /// An attribute that matters when the text ends: a scheme, a flag, an address.
        var note: String?
        var isFlagged = false
    }

    mutating func problem(_ kind: FeedProblem.Kind, _ message: String) {
        guard feed.problems.count < limits.problems else { return }
        feed.problems.append(FeedProblem(kind, message, offset: scanner.position))
    }

    /// Reads the document to its end.
    mutating func build() throws -> Feed {
        loop: while true {
            switch scanner.next() {
            case .text(let range):
                if let capture {
                    decoder.append(bytes, range, to: &text, isMarkup: capture.kind == .xhtml)
                }
            case .section(let range):
                if let capture {
                    decoder.appendSection(
                        bytes, range, to: &text, isMarkup: capture.kind == .xhtml)
                }
            case .start(let isEmpty): start(isEmpty: isEmpty)
            case .end: end()
            case .instruction: break
            case .documentType(let range):
                decoder.entities.declare(bytes, range)
                if version == .unknown, contains("DTD RSS 0.91", range) { version = .rss091n }
            case .done: break loop
            }
        }
        if !stack.isEmpty {
            feed.isCutShort = true
            problem(.syntax, "The document ends inside an element.")
            close(to: 0, isExplicit: false)
        }
        return try finish()
    }

    private func contains(_ text: StaticString, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < min(range.upperBound, range.lowerBound + 500) {
            if bytes.has(text, at: index) { return true }
            index += 1
        }
        return false
    }

    private mutating func finish() throws -> Feed {
        feed.format = version
        guard isRecognised || !feed.entries.isEmpty else {
            throw FeedFormatError(.notAFeed, "The document is not a feed.")
        }
        if feed.link == nil, version.isAtom { feed.link = feed.id.flatMap(LinkAddress.page) }
        if scanner.isMalformed { problem(.syntax, "The XML is not well formed.") }
        if decoder.hasUndefined {
            problem(.entity, "The document uses entities it does not define.")
        }
        if decoder.entities.isExhausted {
            problem(.entity, "Entities grew past the limit and were cut off.")
        }
        if droppedEntries > 0 {
            problem(.limit, "Entries beyond the limit were left out: \(droppedEntries).")
        }
        if feed.minutesBetweenUpdates == nil, let updatePeriod {
            feed.minutesBetweenUpdates = updatePeriod / max(1, updateFrequency ?? 1)
        }
        return feed
    }
}
