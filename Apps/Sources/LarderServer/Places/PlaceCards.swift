internal import Foundation
internal import Geodesy
internal import Places
internal import Terminal

/// The parts of the page of places, made from stored data and the question.
struct PlaceCards: Sendable {
    let question: PlacesPresenter.Question
    let here: Stop?
    let saved: [SavedPlace]
    let locale: PageLocale

    // MARK: - The box

    func heard(_ text: PlaceText) -> PlacesView.Heard? {
        guard let found = text.found else { return nil }
        let doubts = found.reading?.doubts.map { $0.pageWords(near: found.near) } ?? []
        let words =
            found.name.map { "The saved place \($0)" }
            ?? found.town.map { "The town \($0.name), \($0.country)" }
            ?? "Read as \(found.reading?.format.name ?? "coordinates")"
        var away: String?
        if let here, here.position != found.position {
            let line = here.position.geodesic(to: found.position)
            away =
                line.distance < 0.05
                ? nil
                : "\(locale.length(line.distance)) "
                    + "\(CompassPoint(bearing: line.initialAzimuth).words) of the current position"
        }
        return .init(words: words, doubts: doubts, hasDoubts: !doubts.isEmpty, away: away)
    }

    /// Where a town lies from a city that more people know, such as "5 km east of Eugene".
    private func whereabouts(_ town: Towns.Town) -> String? {
        Towns.packaged.whereabouts(town) { locale.length($0, in: .kilometres, decimals: 0) }
    }

    func trouble(_ text: PlaceText, isEnd: Bool) -> PlacesView.Problem? {
        guard let refusal = text.refusal else { return nil }
        func link(_ value: String) -> String {
            isEnd ? address(q: question.q, to: value) : address(q: value, to: question.to)
        }
        let names = text.names.map {
            PlacesView.Link(name: $0, detail: "", address: link($0))
        }
        let towns = text.towns.map { town in
            let at = town.point.text
            let twins = text.towns.count { $0.name == town.name && $0.country == town.country }
            let parts = [town.country, twins > 1 ? whereabouts(town) : nil, at]
            return PlacesView.Link(
                name: town.name, detail: parts.compactMap(\.self).joined(separator: ", "),
                address: isEnd
                    ? address(q: question.q, to: at, span: nil)
                    : address(q: at, to: question.to, span: question.to == nil ? 1 : nil))
        }
        let isName = text.isName && refusal.readings.isEmpty
        let ask =
            towns.isEmpty
            ? nil
            : QuantityFormatting.form(
                towns.count, "Did you mean this town?", "Which of these towns do you mean?")
        let message =
            isName && !names.isEmpty
            ? ["No saved place has that name.", ask].compactMap(\.self).joined(separator: " ")
            : ask
                ?? (isName
                    ? "No position, saved place or town found. Check the spelling, or enter degrees such as 48.86, 2.29."
                    : refusal.message)
        return .init(
            message: message, towns: towns, hasTowns: !towns.isEmpty,
            marked: !towns.isEmpty || isName || refusal.code == .empty || refusal.code == .tooLong
                ? nil : refusal.at.map { MarkedText(text.text, at: $0) },
            ask: refusal.readings.isEmpty
                ? nil : refusal.code == .ambiguous ? "It could mean:" : "Did you mean:",
            readings: refusal.readings.map { reading in
                .init(
                    name: reading.position.text(.degreesMinutesSeconds),
                    detail: "\(reading.position.text()), \(reading.format.name)",
                    address: link(reading.position.exact))
            },
            names: names, hasNames: !names.isEmpty)
    }

    // MARK: - The point

    func card(_ found: PlaceText.Found, isHere: Bool) -> PlacesView.PointCard {
        let position = found.position
        let rows = PositionForms(position).rows
        func forms(isCommon: Bool) -> [PlacesView.Form] {
            rows.filter { ($0.form?.isCommon ?? false) == isCommon }.map { row in
                .init(
                    id: "form-\(row.form?.field ?? row.id)", name: row.form?.fullTitle ?? row.name,
                    text: row.text,
                    address: row.form?.isAddress ?? false ? row.text : nil)
            }
        }
        let sharing = Sharing(position, name: found.name ?? "")
        return .init(
            title: found.name ?? (isHere ? "Current position" : "This point"),
            label: found.name ?? position.text(), isHere: isHere,
            exact: .init(position, called: found.name),
            forms: forms(isCommon: true), others: forms(isCommon: false),
            isSaved: found.name != nil, savedName: found.name,
            share: .init(
                text: sharing.text,
                size: sharing.messageCount == 1
                    ? "\(sharing.text.count) characters: fits in one text message."
                    : "\(sharing.text.count) characters: takes \(sharing.messageCount) text messages.",
                sms: sharing.sms,
                geo: sharing.geo, link: sharing.link))
    }

    func here(_ stop: Stop, isShown: Bool) -> PlacesView.Here {
        .init(
            title: stop.placeName ?? stop.position.text(),
            detail: stop.placeName == nil ? nil : stop.position.text(),
            account: stop.account, date: Moment(stop.date, locale),
            within: stop.position.uncertainty.flatMap {
                $0 < 0.5 ? nil : "within \(locale.length($0, in: .metres, decimals: 0))"
            },
            address: address(q: nil, to: question.to), isShown: isShown)
    }

    func earlier(_ stop: Stop, number: Int) -> PlacesView.Earlier {
        .init(
            number: number,
            title: stop.title,
            account: stop.account, date: Moment(stop.date, locale),
            exact: .init(stop.position, called: stop.placeName),
            address: address(q: stop.position.exact, to: question.to))
    }

    // MARK: - Saved places

    /// The names of all saved places; those after the first ones, which have rows, with their positions.
    func names(after count: Int) -> [PlacesView.Name] {
        saved.enumerated().map { number, place in
            let fields = number < count ? nil : PlacesView.Exact(place.position).fields
            return .init(
                name: place.name,
                fields: fields.map { $0.map { "\($0)=\($1)" }.sorted().joined(separator: "&") })
        }
    }

    func saved(from point: PlaceText.Found?, most: Int) -> [PlacesView.Saved] {
        saved.prefix(most).enumerated().map { number, place in
            let line = point.map { $0.position.geodesic(to: place.position) }
            let isThere = line.map { $0.distance < 0.05 } ?? false
            return .init(
                number: number, name: place.name, position: place.position.text(),
                distance: isThere ? "0\u{A0}m" : line.map { locale.length($0.distance) },
                bearing: isThere ? nil : line.map { locale.bearing($0.initialAzimuth) },
                direction: isThere
                    ? nil : line.map { CompassPoint(bearing: $0.initialAzimuth).words },
                isHere: here?.position == place.position,
                exact: .init(place.position, called: place.name),
                address: address(q: place.name, to: nil),
                wayAddress: point == nil || isThere
                    ? nil : address(q: question.q, to: place.name) + "#way")
        }
    }

    func removed(_ fields: PlaceFields) -> PlacesView.Removed? {
        // Once it is restored, or another place has its name, there is nothing to undo.
        guard !fields.name.isEmpty, !saved.contains(where: { $0.isCalled(fields.name) }) else {
            return nil
        }
        return .init(name: fields.name, exact: .init(fields.position, saved: fields.date))
    }

    /// Removed places, but for the one that the page offers to bring back already.
    func past(_ places: [SavedPlace], but offered: PlacesView.Removed?) -> [PlacesView.Removed] {
        places.filter { place in offered.map { !place.isCalled($0.name) } ?? true }
            .enumerated().map { number, place in
                .init(
                    number: number, name: place.name, position: place.position.text(),
                    exact: .init(place.position, saved: place.date))
            }
    }

    // MARK: - Addresses

    /// The address of the page with other texts in its boxes, and the same or another map width.
    func address(
        q: String?, to: String?, span: Double?, at: String? = nil, _ more: String = ""
    ) -> String {
        var parts: [String] = []
        if let q, !q.isEmpty { parts.append("q=" + queryText(q)) }
        if let to, !to.isEmpty { parts.append("to=" + queryText(to)) }
        if let span { parts.append("span=\(mapNumber(span))") }
        if let at { parts.append("at=\(at)") }
        if !more.isEmpty { parts.append(more) }
        return "/places" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }

    /// The address of another question, with the map as wide as it is.
    func address(q: String?, to: String?, _ more: String = "") -> String {
        address(q: q, to: to, span: question.span, more)
    }
}
