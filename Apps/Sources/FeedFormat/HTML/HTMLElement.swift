import LarderText

/// The elements allowed in an article; of any other, either only the tags are dropped or
/// everything.
enum HTMLElement: String, CaseIterable, Sendable {
    case a, abbr, address, article, aside, audio, b, bdi, bdo, big, blockquote, br, caption, cite
    case code, dd, del, details, dfn, div, dl, dt, em, figcaption, figure, footer, h1, h2, h3, h4
    case h5, h6, header, hr, i, img, ins, kbd, li, main, mark, nav, ol, p, pre, q, rp, rt, ruby, s
    case samp, section, small, strike, strong, sub, summary, sup, table, tbody, td, tfoot, th
    case thead, time, tr, tt, u, ul, `var`, video, wbr

    /// Whether it has no content.
    var isVoid: Bool {
        switch self {
        case .br, .hr, .img, .wbr: true
        default: false
        }
    }

    /// Whether its start ends an open paragraph.
    var endsParagraph: Bool {
        switch self {
        case .address, .article, .aside, .blockquote, .dd, .details, .div, .dl, .dt, .figcaption,
            .figure, .footer, .h1, .h2, .h3, .h4, .h5, .h6, .header, .hr, .li, .main, .nav, .ol, .p,
            .pre, .section, .summary, .table, .ul:
            true
        default: false
        }
    }

    var isHeading: Bool {
        switch self {
        case .h1, .h2, .h3, .h4, .h5, .h6: true
        default: false
        }
    }

    /// Whether it is a cell or caption of a table, outside which nothing inside looks.
    var isCell: Bool { self == .td || self == .th || self == .caption }

    /// Whether it is a part of a table's skeleton.
    var isTablePart: Bool {
        switch self {
        case .caption, .tbody, .thead, .tfoot, .tr, .td, .th: true
        default: false
        }
    }

    /// Whether the standard calls it special, so that it stops the search for an open list item.
    var stopsItemSearch: Bool {
        if self == .address || self == .div || self == .p { return false }
        return endsParagraph || isTablePart || self == .hr
    }

    /// What to do with a tag.
    enum Treatment: Sendable {
        /// Keep it as this element.
        case keep(HTMLElement)
        /// Drop it up to its end tag; what is inside is not markup.
        case dropRaw(StaticString)
        /// Drop it with all elements inside.
        case dropTree
        /// Drop all that follows.
        case dropRest
        /// Drop the tag and keep what is inside.
        case unwrap
    }

    private static let treatments: [UInt64: Treatment] = {
        var table: [UInt64: Treatment] = [:]
        for element in allCases { table[ByteHash.folded(element.rawValue)] = .keep(element) }
        let others: [(StaticString, HTMLElement)] = [
            ("center", .div), ("acronym", .abbr), ("dir", .ul), ("menu", .ul), ("listing", .pre),
            ("image", .img), ("hgroup", .header),
        ]
        for (name, element) in others { table[ByteHash.folded(name.description)] = .keep(element) }
        let raw: [StaticString] = [
            "script", "style", "xmp", "iframe", "noembed", "noframes", "noscript", "textarea",
            "title",
        ]
        for name in raw { table[ByteHash.folded(name.description)] = .dropRaw(name) }
        for name in ["svg", "math", "template", "select", "datalist", "canvas", "applet", "object"]
        {
            table[ByteHash.folded(name)] = .dropTree
        }
        table[ByteHash.folded("plaintext")] = .dropRest
        return table
    }()

    /// Returns what to do with the tag of a name.
    static func treatment(_ bytes: ByteView, _ name: Range<Int>) -> Treatment {
        guard name.count <= 12 else { return .unwrap }
        return treatments[ByteHash.folded(bytes, name)] ?? .unwrap
    }

    /// Tags that, inside dropped SVG or MathML, mean that its end was forgotten.
    static func breaksOut(_ treatment: Treatment) -> Bool {
        guard case .keep(let element) = treatment else { return false }
        switch element {
        case .b, .big, .blockquote, .br, .code, .dd, .div, .dl, .dt, .em, .h1, .h2, .h3, .h4, .h5,
            .h6, .hr, .i, .img, .li, .ol, .p, .pre, .ruby, .s, .small, .strong, .strike, .sub,
            .sup, .table, .tt, .u, .ul, .var:
            return true
        default: return false
        }
    }
}
