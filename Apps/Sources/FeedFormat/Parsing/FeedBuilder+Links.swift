import LarderText

extension FeedBuilder {
    /// Reads a link element: Atom's keeps its address in an attribute, RSS's in its text.
    mutating func openLink() {
        guard let raw = scanner.value("href") else {
            if !isInImage { collect(.link) }
            return
        }
        guard !isInImage else { return }
        let address = decoded(raw)
        guard let link = LinkAddress.link(address, base: base) else {
            problem(.address, "A link was dropped: \(address.prefix(60))")
            return
        }
        let relation = (attribute("rel") ?? "alternate").lowercased().trimmingSpaces()
        let type = (attribute("type") ?? "text/html").lowercased().trimmingSpaces()
        switch relation {
        case "alternate", "":
            let isPage = type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
            setLink(link, rank: isPage ? 3 : 1)
        case "self" where entry == nil: feed.selfLink = link
        case "hub" where entry == nil:
            if feed.hubs.count < 8 { feed.hubs.append(link) }
        case "next" where entry == nil: feed.nextPage = link
        case "enclosure":
            add(
                Enclosure(
                    url: link, type: attribute("type"), length: size(attribute("length")),
                    title: attribute("title")))
        case "related", "via":
            if entry?.entry.externalLink == nil { entry?.entry.externalLink = link }
        case "replies":
            if entry?.entry.comments == nil, type == "text/html" { entry?.entry.comments = link }
        case "license", "shortlink", "edit", "self": break
        default: break
        }
    }

    mutating func setLink(_ link: String, rank: Int) {
        if entry != nil {
            guard let held = entry?.ranks.link, rank > held || (rank == held && rank == 3) else {
                return
            }
            entry?.entry.link = link
            entry?.ranks.link = rank
        } else if rank > feedRanks.link || (rank == feedRanks.link && rank == 3) {
            feed.link = link
            feedRanks.link = rank
        }
    }

    /// A size or length as a number, if it is one.
    func size(_ text: String?) -> Int64? {
        guard let text = text?.trimmingSpaces(), let value = Int64(text), value >= 0 else {
            return nil
        }
        return value
    }

    mutating func add(_ enclosure: Enclosure) {
        guard let count = entry?.entry.enclosures.count, count < limits.listed,
            entry?.entry.enclosures.contains(where: { $0.url == enclosure.url }) == false
        else { return }
        entry?.entry.enclosures.append(enclosure)
    }

    mutating func takeEnclosure() {
        guard let address = attribute("url") ?? attribute("href") ?? attribute("resource") else {
            return
        }
        guard let url = LinkAddress.link(address, base: base) else {
            problem(.address, "An enclosure was dropped: \(address.prefix(60))")
            return
        }
        add(
            Enclosure(
                url: url, type: attribute("type"),
                length: size(attribute("length") ?? attribute("fileSize"))))
    }

    mutating func takeMedia() {
        guard entry != nil, let address = attribute("url"),
            let url = LinkAddress.link(address, base: base)
        else { return }
        let type = attribute("type") ?? attribute("medium")
        let medium = Enclosure(
            url: url, type: type, length: size(attribute("fileSize")),
            duration: attribute("duration").flatMap(Self.seconds))
        if type?.hasPrefix("image") == true, entry?.entry.image == nil { entry?.entry.image = url }
        guard let held = entry?.entry.media, held.count < limits.listed,
            !held.contains(where: { $0.url == url })
        else { return }
        entry?.entry.media.append(medium)
    }

    mutating func takeThumbnail(_ key: StaticString) {
        guard let address = attribute(key), let url = LinkAddress.link(address, base: base) else {
            return
        }
        if entry == nil {
            if feed.logo == nil { feed.logo = url }
        } else if entry?.entry.image == nil {
            entry?.entry.image = url
        }
    }

    /// Reads `3725`, `62:05` and `1:02:05`.
    static func seconds(_ text: String) -> Int? {
        var total = 0
        for part in text.split(separator: ":", maxSplits: 3) {
            let whole = part.split(separator: ".").first ?? part
            guard let value = Int(whole.filter { !$0.isWhitespace }), 0...1_000_000 ~= value,
                total < 1_000_000
            else { return nil }
            total = total * 60 + value
        }
        return total > 0 ? total : nil
    }
}
