#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FeedBuilder {
    /// Puts a one-line text where it belongs.
    mutating func finishLine(_ capture: Capture, _ value: String) {
        guard !value.isEmpty else {
            if capture.field == .category, let label = capture.note { addCategory(label) }
            return
        }
        switch capture.field {
        case .link:
            if let link = LinkAddress.link(value, base: base) {
                setLink(link, rank: 2)
            } else {
                problem(.address, "A link was dropped: \(value.prefix(60))")
            }
        case .id, .guid:
            if entry != nil {
                entry?.entry.id = value
                entry?.isPermalink = capture.isFlagged
            } else {
                feed.id = value
            }
        case .author, .editor, .creator, .owner, .name, .email, .uri, .url:
            finishPersonPart(capture.field, value)
        case .category, .subject: addCategory(value)
        case .keywords:
            for word in value.split(separator: ",", maxSplits: 100) { addCategory(String(word)) }
        case .published, .updated, .created: finishDate(capture.field, value)
        case .comments:
            let link = LinkAddress.link(value, base: base)
            if link != nil { entry?.entry.comments = link }
        case .language:
            if entry != nil { entry?.entry.language = value } else { feed.language = value }
        case .duration: entry?.entry.duration = Self.seconds(value)
        case .fact:
            if let name = capture.note, (entry?.entry.facts.count ?? 0) < limits.listed {
                entry?.entry.facts[name] = value
            }
        default:
            if entry == nil { finishFeedLine(capture.field, value) }
        }
    }

    private mutating func finishPersonPart(_ field: Field, _ value: String) {
        if isInImage {
            if field == .url, feed.logo == nil { feed.logo = LinkAddress.link(value, base: base) }
            return
        }
        switch field {
        case .name where person != nil: person?.name = value
        case .email where person != nil: person?.email = value
        case .uri where person != nil, .url where person != nil:
            let address = LinkAddress.link(value, base: base)
            person?.url = address
        case .author, .creator:
            addAuthor(Person(name: value))
            person = nil
        case .editor:
            if entry == nil { addAuthor(Person(name: value)) }
        default: break
        }
    }

    private mutating func finishDate(_ field: Field, _ value: String) {
        guard let date = FeedDate.parse(value) else {
            problem(.date, "A date could not be read: \(value.prefix(60))")
            return
        }
        if entry != nil {
            switch field {
            case .published: entry?.entry.published = date
            case .updated: entry?.entry.updated = date
            default: entry?.entry.facts["created"] = FeedDate.string(from: date)
            }
        } else {
            switch field {
            case .published: feed.published = date
            case .updated: feed.updated = date
            default: break
            }
        }
    }

    private mutating func finishFeedLine(_ field: Field, _ value: String) {
        switch field {
        case .generator: feed.generator = value
        case .timeToLive:
            if let minutes = Int(value), minutes >= 0 {
                // A year is as good as for ever, and nobody means less than a minute.
                feed.minutesBetweenUpdates = min(minutes, 525_600)
            }
        case .hour:
            if let hour = Int(value), 0...24 ~= hour, !feed.skipHours.contains(hour % 24) {
                feed.skipHours.append(hour % 24)
            }
        case .day:
            if feed.skipDays.count < 7, value.utf8.count < 12 { feed.skipDays.append(value) }
        case .updatePeriod:
            let periods = [
                "hourly": 60, "daily": 1440, "weekly": 10_080, "monthly": 43_200,
                "yearly": 525_600,
            ]
            updatePeriod = periods[value.lowercased()]
        case .updateFrequency: updateFrequency = Int(value)
        case .icon: feed.icon = LinkAddress.link(value, base: base)
        case .logo: feed.logo = LinkAddress.link(value, base: base)
        default: break
        }
    }
}
