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
        out += "    <title>\((title ?? "Subscriptions").escapedForXML)</title>\n"
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
        out += "\(indent)<outline text=\"\(name.escapedForXML)\""
        if let feed = outline.feedURL {
            out +=
                " title=\"\(name.escapedForXML)\" type=\"\((outline.type ?? "rss").escapedForXML)\""
            out += " xmlUrl=\"\(feed.escapedForXML)\""
        } else if let list = outline.listURL {
            out += " type=\"include\" url=\"\(list.escapedForXML)\""
        }
        if let page = outline.pageURL { out += " htmlUrl=\"\(page.escapedForXML)\"" }
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
}
