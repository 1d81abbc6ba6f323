import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SubscriptionList {
    /// Returns the list as OPML 2.0 in UTF-8.
    ///
    /// - Parameter created: the date to put into the head, if any.
    public func opml(created: Date? = nil) -> String {
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n  <head>\n"
        out += "    <title>\(Self.escaped(title ?? "Subscriptions"))</title>\n"
        if let created {
            out += "    <dateCreated>\(UTCDateTime(created).internetMessage)</dateCreated>\n"
        }
        out += "  </head>\n  <body>\n"
        for outline in outlines { Self.write(outline, depth: 2, into: &out) }
        return out + "  </body>\n</opml>\n"
    }

    private static func write(_ outline: Outline, depth: Int, into out: inout String) {
        let indent = String(repeating: "  ", count: min(depth, 40))
        let name = outline.title ?? outline.feedURL ?? outline.listURL ?? ""
        out += "\(indent)<outline text=\"\(escaped(name))\""
        if let feed = outline.feedURL {
            out += " title=\"\(escaped(name))\" type=\"\(escaped(outline.type ?? "rss"))\""
            out += " xmlUrl=\"\(escaped(feed))\""
        } else if let list = outline.listURL {
            out += " type=\"include\" url=\"\(escaped(list))\""
        }
        if let page = outline.pageURL { out += " htmlUrl=\"\(escaped(page))\"" }
        guard !outline.children.isEmpty else {
            out += "/>\n"
            return
        }
        out += ">\n"
        if depth < 64 {
            for child in outline.children { write(child, depth: depth + 1, into: &out) }
        }
        out += "\(indent)</outline>\n"
    }

    /// Escapes for text and attributes; characters XML cannot hold are left out.
    private static func escaped(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out.append(contentsOf: "&amp;".unicodeScalars)
            case "<": out.append(contentsOf: "&lt;".unicodeScalars)
            case ">": out.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": out.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default:
                let value = scalar.value
                if value >= 32, value != 0xFFFE, value != 0xFFFF { out.append(scalar) }
            }
        }
        return String(out)
    }
}
