import LarderText

/// The check of every address in sanitised HTML.
enum SafeAddress {
    /// Returns an address that is safe to follow or load, absolute if there is a base; nil if it is
    /// not safe.
    ///
    /// The scheme is checked twice: as a browser reads it, and without white space, controls and
    /// invisible characters, so that not even a lenient parser finds another scheme in the result.
    static func of(_ text: String, base: String?, isSource: Bool, rules: HTMLSanitizer) -> String? {
        let cleaned = LinkAddress.clean(text)
        guard !cleaned.isEmpty else { return nil }
        let isVisible = cleaned.utf8.allSatisfy { 33...126 ~= $0 }
        let bare =
            isVisible
            ? cleaned
            : String(String.UnicodeScalarView(cleaned.unicodeScalars.filter { !isInvisible($0) }))
        for form in [cleaned, bare] {
            if let scheme = LinkAddress.scheme(form), !allows(scheme, form, isSource, rules) {
                return nil
            }
        }
        // `javascript&colon;` and worse, decoded once more than it should be.
        if LinkAddress.scheme(cleaned) == nil, bare.utf8.prefix(64).contains(38),
            looksLikeScheme(bare)
        {
            return nil
        }
        let resolved = LinkAddress.resolve(cleaned, base: base)
        if let scheme = LinkAddress.scheme(resolved), !allows(scheme, resolved, isSource, rules) {
            return nil
        }
        if resolved.hasPrefix("//") { return encoded("https:" + resolved) }
        return encoded(resolved)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value == 0xFFFD { return true }
        if scalar.isASCII { return scalar.value <= 32 || scalar.value == 127 }
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }

    private static func looksLikeScheme(_ text: String) -> Bool {
        let head = text.utf8.prefix { CharacterReference.isAlphanumeric($0) }
        let rest = text.utf8.dropFirst(head.count)
        return !head.isEmpty && rest.first == 38
            && String(decoding: Array(rest.prefix(8)), as: UTF8.self).lowercased().hasPrefix(
                "&colon")
    }

    private static func allows(
        _ scheme: String, _ address: String, _ isSource: Bool, _ rules: HTMLSanitizer
    ) -> Bool {
        switch scheme {
        case "http", "https": return true
        case "mailto": return !isSource
        case "tel": return !isSource && rules.keepsTelephoneLinks
        case "data":
            guard isSource, rules.keepsInlineImages else { return false }
            let head = address.prefix(40).lowercased()
            return ["png", "gif", "jpeg", "jpg", "webp", "avif", "bmp"].contains {
                head.hasPrefix("data:image/\($0);base64,")
            }
        default: return false
        }
    }

    /// Percent-encodes characters that are not allowed in an address and could confuse a careless
    /// reader.
    private static func encoded(_ address: String) -> String {
        let isPlain = address.utf8.allSatisfy {
            $0 > 32 && $0 != 34 && $0 != 60 && $0 != 62 && $0 != 96 && $0 != 127
        }
        if isPlain { return address }
        let digits = Array("0123456789ABCDEF".utf8)
        var out: [UInt8] = []
        for byte in address.utf8 {
            switch byte {
            case 0...32, 34, 60, 62, 96, 127:
                out.append(contentsOf: [37, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            default: out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}

/// Pictures that exist to count readers.
enum TrackingPixel {
    private static let hosts: [StaticString] = [
        "feeds.feedburner.com/~r/", "feedproxy.google.com/~r/", "feeds.feedburner.com/~ff/",
        "stats.wordpress.com", "pixel.wp.com", "stats.wp.com", "feeds.wordpress.com/1.0/",
        "doubleclick.net", "google-analytics.com", "googleadservices.com", "googlesyndication.com",
        "pixel.quantserve.com", "b.scorecardresearch.com", "feedsportal.com", "pheedo.com",
        "/~4/", "zergnet.com", "pixel.facebook.com", "facebook.com/tr", "ads.pheedo.com",
        "bat.bing.com", "analytics.twitter.com", "px.ads.linkedin.com", "rss-tracking",
        "medium.com/_/stat", "blogger.googleusercontent.com/tracker", "blogger.com/tracker",
        "matomo.php?", "piwik.php?", "amazon-adsystem.com", "/open.aspx", "mailchimp.com/track",
        "list-manage.com/track", "pixel.newscred.com", "counter.theconversation.com",
        "/tracking-pixel", "/pixel.gif", "/tracker.gif", "/1x1.gif", "/beacon.gif", "/count.gif",
    ]

    /// Whether a picture is a tracking pixel: tiny by its own attributes, or from a host of nothing
    /// else.
    static func isOne(_ tag: HTMLTag, _ source: String) -> Bool {
        if let width = HTMLWriter.pixels(tag.value("width")), width <= 1,
            let height = HTMLWriter.pixels(tag.value("height")), height <= 1
        {
            return true
        }
        if let style = tag.value("style")?.lowercased().filter({ !$0.isWhitespace }),
            style.contains("display:none")
                || (hasTiny("width", style) && hasTiny("height", style))
        {
            return true
        }
        var address = source
        return address.withUTF8 { bytes in
            hosts.contains { host in
                let first = host.utf8Start[0]
                for index in bytes.indices where ByteView.lower(bytes[index]) == first {
                    if bytes.has(host, at: index) { return true }
                }
                return false
            }
        }
    }

    private static func hasTiny(_ name: String, _ style: String) -> Bool {
        [":0", ":1"].contains { value in
            ["px", ";", "!"].contains { style.contains(name + value + $0) }
                || style.hasSuffix(name + value)
        }
    }
}
