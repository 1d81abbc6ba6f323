import LarderText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FeedBuilder {
    /// Puts the collected text where it belongs.
    mutating func finishCapture() {
        guard let capture else { return }
        self.capture = nil
        if capture.field.collectsMarkup {
            finishText(capture)
        } else {
            finishLine(capture, line())
        }
    }

    /// The collected text as one line's worth, cut at the limit.
    private mutating func line() -> String {
        if text.count > limits.lineBytes {
            cut(to: limits.lineBytes)
        }
        return text.trimmedString()
    }

    private mutating func cut(to count: Int) {
        guard text.count > count else { return }
        problem(.limit, "A text of \(text.count) bytes was cut to \(count).")
        var end = count
        while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        text.removeLast(text.count - end)
    }

    private mutating func finishText(_ capture: Capture) {
        let isTitle = capture.field == .title || capture.field == .mediaTitle
        cut(to: isTitle ? limits.lineBytes : limits.textBytes)
        var kind = capture.kind
        var value = text.trimmedString()
        if capture.isBase64 {
            let packed = value.filter { !$0.isWhitespace }
            if let data = Data(base64Encoded: packed) {
                value = String(decoding: data, as: UTF8.self).trimmingSpaces()
            }
        }
        if kind == .xhtml {
            if version == .atom10 { value = MarkupGuess.withoutWrapper(value) }
        } else if kind == .text, !version.isAtom, MarkupGuess.looksLikeHTML(value) {
            kind = .html
        }
        if isTitle {
            setTitle(value, isMarkup: kind != .text, rank: capture.field == .title ? 2 : 1)
            return
        }
        guard !value.isEmpty else {
            if capture.field == .content, let source = capture.note {
                if entry?.entry.externalLink == nil { entry?.entry.externalLink = source }
            }
            return
        }
        place(FeedText(value, kind: kind, base: base), capture.field)
    }

    private mutating func setTitle(_ value: String, isMarkup: Bool, rank: Int) {
        guard !isInImage, !value.isEmpty else { return }
        if entry != nil {
            guard let held = entry?.ranks.title, rank > held else { return }
            entry?.entry.title = value
            entry?.entry.titleIsMarkup = isMarkup
            entry?.ranks.title = rank
        } else if rank > feedRanks.title {
            feed.title = value
            feed.titleIsMarkup = isMarkup
            feedRanks.title = rank
        }
    }

    private mutating func place(_ text: FeedText, _ field: Field) {
        guard !isInImage else { return }
        guard entry != nil else {
            switch field {
            case .rights: feed.rights = text.value
            case .description, .subtitle:
                if feedRanks.description < 2 {
                    feed.description = text
                    feedRanks.description = 2
                }
            case .itunesSummary, .summary, .mediaDescription:
                if feed.description == nil { feed.description = text }
            default: break
            }
            return
        }
        switch field {
        case .rights: entry?.entry.rights = text.value
        case .description, .summary:
            if entry?.entry.summary == nil {
                entry?.entry.summary = text
            } else if entry?.entry.content == nil {
                placeContent(text)
            }
        case .content, .encoded, .body: placeContent(text)
        case .itunesSummary, .mediaDescription:
            if entry?.fallbackSummary == nil { entry?.fallbackSummary = text }
        default: break
        }
    }

    private mutating func placeContent(_ text: FeedText) {
        if let held = entry?.entry.content, held.kind != .text || text.kind == .text { return }
        entry?.entry.content = text
    }

    /// Ends what an element opened besides a capture.
    mutating func leave(_ frame: Frame) {
        switch frame.field {
        case .item where entry?.depth == stack.count: finishItem()
        case .image: isInImage = false
        case .author, .owner: finishPerson(frame.field)
        default: break
        }
    }

    private mutating func finishPerson(_ field: Field) {
        guard let person else { return }
        self.person = nil
        guard person.text != nil, field == .author || feed.authors.isEmpty else { return }
        addAuthor(person)
    }

    mutating func addAuthor(_ person: Person) {
        if entry != nil {
            guard let held = entry?.entry.authors, held.count < limits.listed,
                !held.contains(person)
            else { return }
            entry?.entry.authors.append(person)
        } else if feed.authors.count < limits.listed, !feed.authors.contains(person) {
            feed.authors.append(person)
        }
    }

    mutating func finishItem() {
        guard var draft = entry else { return }
        entry = nil
        guard feed.entries.count < limits.entries else {
            droppedEntries += 1
            return
        }
        if draft.entry.link == nil, draft.isPermalink || version.isAtom {
            draft.entry.link = draft.entry.id.flatMap(LinkAddress.page)
        }
        if draft.entry.id == nil { draft.entry.id = draft.about }
        if draft.entry.summary == nil, let fallback = draft.fallbackSummary {
            draft.entry.summary = fallback
        }
        feed.entries.append(draft.entry)
    }
}
