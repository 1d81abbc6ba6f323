import LarderText

extension FeedBuilder {
    /// Does what an element's start asks for and returns the field to remember for its end.
    mutating func open(_ field: Field, _ namespace: Namespace, _ local: Range<Int>) -> Field {
        switch field {
        case .rss:
            isRecognised = true
            takeVersionOfRSS()
        case .rdf:
            isRecognised = true
        case .feed:
            isRecognised = true
            takeVersionOfAtom()
            noteLanguage()
        case .channel:
            openChannel(local)
        case .item: openItem()
        case .image:
            isInImage = true
        case .textInput, .cloud, .skipHours, .skipDays:
            if field == .textInput || field == .cloud { ignoredFrom = .max }
        case .source:
            // Atom's source holds a whole feed's head; RSS's a line of text. Neither is ours.
            ignoredFrom = .max
        case .contributor: ignoredFrom = .max
        case .author, .owner:
            person = Person()
            collect(field)
        case .name, .email, .uri, .url:
            if person != nil || isInImage { collect(field) }
        case .link: openLink()
        case .enclosure: takeEnclosure()
        case .category, .itunesCategory, .mediaCategory: openCategory(field)
        case .mediaContent: takeMedia()
        case .mediaThumbnail: takeThumbnail("url")
        case .itunesImage: takeThumbnail("href")
        case .fact: collect(field, note: bytes.string(local).lowercased())
        case .guid:
            let flag = scanner.value("isPermaLink")
            collect(field, isFlagged: flag.map { bytes.equals("true", $0) } ?? true)
        case .none, .markup, .mediaPlayer: break
        default:
            if !isInImage || field == .url { collect(field) }
        }
        return field
    }

    private mutating func noteLanguage() {
        if let language = languages.last ?? nil {
            feed.language = language.split(separator: "_").joined(separator: "-")
        }
    }

    private mutating func takeVersionOfRSS() {
        noteLanguage()
        guard !version.rawValue.hasPrefix("rss") else { return }
        switch attribute("version")?.trimmingSpaces() {
        case "0.91": version = .rss091u
        case "0.92": version = .rss092
        case "0.93": version = .rss093
        case "0.94": version = .rss094
        case .some(let text) where text.hasPrefix("2."): version = .rss20
        default: version = .rss
        }
    }

    private mutating func takeVersionOfAtom() {
        guard version == .unknown else { return }
        switch attribute("version")?.trimmingSpaces() {
        case "0.1": version = .atom01
        case "0.2": version = .atom02
        case "0.3": version = .atom03
        default: version = .atom
        }
    }

    private mutating func openChannel(_ local: Range<Int>) {
        isRecognised = true
        if stack.isEmpty {
            version = .cdf
            noteLanguage()
        }
        if let address = attribute("href") { feed.link = LinkAddress.link(address, base: base) }
        if let changed = attribute("lastmod") { feed.updated = FeedDate.parse(changed) }
    }

    private mutating func openItem() {
        if let open = entry {
            close(to: open.depth, isExplicit: false)
            finishItem()
        }
        if stack.isEmpty { isRecognised = true }
        var draft = EntryDraft(depth: stack.count)
        draft.about = attribute("about")
        if version == .cdf || version == .unknown, let address = attribute("href") {
            draft.entry.link = LinkAddress.link(address, base: base)
            draft.entry.updated = attribute("lastmod").flatMap(FeedDate.parse)
        }
        if scanner.value("lang") != nil, let language = languages.last ?? nil {
            draft.entry.language = language
        }
        entry = draft
    }

    /// The base for relative addresses at this place.
    var base: String? {
        if let base = bases.last ?? nil { return base }
        return feed.link
    }

    /// Begins to collect an element's text.
    mutating func collect(_ field: Field, note: String? = nil, isFlagged: Bool = false) {
        text.removeAll(keepingCapacity: true)
        var capture = Capture(
            field: field, depth: 0, kind: .text, note: note, isFlagged: isFlagged)
        guard field.collectsMarkup else {
            self.capture = capture
            return
        }
        switch field {
        case .description, .encoded, .mediaDescription: capture.kind = .html
        case .body: capture.kind = .xhtml
        default: break
        }
        guard !scanner.attributes.isEmpty else {
            self.capture = capture
            return
        }
        if let type = attribute("type")?.lowercased().trimmingSpaces(), field != .encoded {
            switch type {
            case "text", "text/plain": capture.kind = .text
            case "html", "text/html": capture.kind = .html
            case "xhtml", "application/xhtml+xml": capture.kind = .xhtml
            default:
                if type.hasSuffix("+xml") || type.hasSuffix("/xml") {
                    capture.kind = .xhtml
                } else if type.contains("/"), !type.hasPrefix("text/") {
                    capture.isBase64 = true
                    capture.kind = .text
                }
            }
        }
        if let mode = attribute("mode")?.lowercased() {
            if mode == "base64" { capture.isBase64 = true }
            if mode == "escaped", capture.kind == .xhtml { capture.kind = .html }
        }
        if field == .content, let source = attribute("src") {
            capture.note = LinkAddress.link(source, base: base)
        }
        self.capture = capture
    }

    private mutating func openCategory(_ field: Field) {
        let term = attribute(field == .itunesCategory ? "text" : "term")
        if let term { addCategory(term) }
        if field == .itunesCategory || term != nil { return }
        collect(.category, note: attribute("label"))
    }

    mutating func addCategory(_ text: String) {
        let text = text.trimmingSpaces()
        guard !text.isEmpty else { return }
        if entry != nil {
            guard let count = entry?.entry.categories.count, count < limits.listed,
                entry?.entry.categories.contains(text) == false
            else { return }
            entry?.entry.categories.append(text)
        } else if feed.categories.count < limits.listed, !feed.categories.contains(text) {
            feed.categories.append(text)
        }
    }
}

extension String {
    /// The text without white space at its ends.
    func trimmingSpaces() -> String {
        if let first = utf8.first, let last = utf8.last, !ByteView.isSpace(first),
            !ByteView.isSpace(last)
        {
            return self
        }
        var copy = self
        return copy.withUTF8 { $0.string($0.trimmed(0..<$0.count)) }
    }
}
