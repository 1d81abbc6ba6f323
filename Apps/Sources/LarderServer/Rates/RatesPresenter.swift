internal import Foundation
internal import Larder
internal import LarderText
internal import Money
internal import Rates
internal import Terminal

/// What the page of rates shows.
struct RatesView: Sendable {
    var provider: Choice
    var terms: String
    var termsAddress: String?
    var providers: [Choice]
    var bases: [Choice]
    var base: String
    var ages: Ages?
    /// The day of the figures that changes are from.
    var since: String?
    var empty: String?
    /// Why the table is in another base than the one asked for.
    var other: String?
    var rows: [Row]
    var hasRows: Bool
    var isBusy: Bool
    var trouble: String?
    /// What the last refresh brought, for those who watch it end.
    var outcome: String?
    /// What the address asks to convert, which stays when another base or source is chosen.
    var kept: [Field]
    var converter: Converter

    struct Field: Sendable {
        var name: String
        var value: String
    }

    struct Choice: Sendable {
        var id: String
        var name: String
        var isChosen: Bool
    }

    /// The three ages.
    struct Ages: Sendable {
        var day: String
        var old: String
        var fetched: Moment?
        var isPackaged: Bool
        var isImported: Bool
        var due: Moment
        var missed: String?
    }

    struct Row: Sendable {
        var code: String
        var name: String
        var rate: String
        var inverse: String
        var change: String
        var direction: String
        var day: String?
        var isFavourite: Bool
        var line: String?
        var address: String
    }

    struct Converter: Sendable {
        var amount: String
        var from: [Choice]
        var to: [Choice]
        var day: String
        /// What the page converts with while the server is away, as JSON.
        var figures = "{}"
        /// The address of the converter with its currencies swapped.
        var swapped = ""
        var result: String?
        var detail: String?
        /// How the amount was read, and by which fixed rates it was converted.
        var notes: [String] = []
        var isCash = false
        var trouble: String?
        /// The last day that has a figure, if the one that was asked for is too long after it.
        var last: RateHistoryView.Way?
    }
}

/// Prepares what the page of rates shows.
struct RatesPresenter: Sendable {
    let rates: ExchangeRates
    let site: Site
    private let sparklines = Sparklines()

    init(rates: ExchangeRates, site: Site) {
        self.rates = rates
        self.site = site
    }

    func provider(_ id: String?) throws -> RateProvider {
        guard let id else { return rates.providers.first ?? .standard }
        return try rates.provider(named: id)
    }

    func view(
        _ provider: RateProvider, base text: String?, converting fields: Conversing,
        _ locale: PageLocale
    ) async throws -> RatesView {
        /// The page in the source's own base, with the reason at its top.
        func usual(_ why: String) async throws -> RatesView {
            var view = try await self.view(provider, base: nil, converting: fields, locale)
            view.other =
                locale.days(in: why)
                + (view.hasRows ? " Below is what 1 \(view.base) is worth." : "")
            return view
        }
        let base: CurrencyCode?
        do {
            base = try RatesRoutes.currency(text)
        } catch let error as PageError {
            return try await usual(error.message)
        }
        var view = RatesView(
            provider: .init(id: provider.id, name: provider.name, isChosen: true),
            terms: provider.terms,
            termsAddress: provider.termsAddress.isEmpty ? nil : provider.termsAddress,
            providers: rates.providers.map {
                .init(id: $0.id, name: $0.name, isChosen: $0.id == provider.id)
            },
            bases: [], base: (base ?? provider.base).text, ages: nil, empty: nil, rows: [],
            hasRows: false,
            isBusy: site.refresher.isRunning(.rates(provider.id)), trouble: nil,
            kept: fields.kept,
            converter: .init(amount: fields.asked, from: [], to: [], day: fields.day ?? ""))
        let outcome = site.refresher.outcome(of: .rates(provider.id))
        // The page says so itself while offline mode is on.
        if let outcome, outcome.isFailure, !site.resources.offline.isOffline {
            view.trouble = outcome.text
            if !view.isBusy { view.outcome = outcome.text }
        }
        let stored = try await rates.snapshot(of: provider)
        guard stored.value?.isEmpty == false else {
            view.trouble = view.trouble ?? stored.failure?.error.message
            view.empty = "Nothing is stored from \(provider.name) yet."
            view.bases = [choice(base ?? provider.base, chosen: view.base)]
            return view
        }
        let table: RateTable
        do {
            table = try await rates.table(of: provider, base: base, at: site.now)
        } catch let error as ConversionError {
            guard base == nil else { return try await usual(error.message) }
            view.empty = locale.days(in: error.message)
            return view
        }
        let lines = try await sparklines.lines(rates, table)
        view.ages = ages(table.ages, locale)
        if let outcome, !outcome.isFailure, !view.isBusy {
            view.outcome =
                table.ages.missed > 0
                ? "The source doesn’t have newer rates yet." : locale.days(in: outcome.text)
        }
        view.since =
            table.rows.contains { $0.change != nil }
            ? table.previousDay.map { locale.day($0) } : nil
        view.rows = table.rows.map { row($0, table, lines[$0.code], locale) }
        view.hasRows = !view.rows.isEmpty
        let codes = (table.rows.map(\.code) + [table.base]).sorted { $0.text < $1.text }
        view.bases = codes.map { choice($0, chosen: table.base.text) }
        view.converter = try await converter(fields, codes, table, provider, locale)
        return view
    }

    private func choice(_ code: CurrencyCode, chosen: String) -> RatesView.Choice {
        .init(
            id: code.text, name: "\(code.text) · \(Currency(code)?.name ?? code.text)",
            isChosen: code.text == chosen)
    }

    private func ages(_ ages: RateAges, _ locale: PageLocale) -> RatesView.Ages {
        let old =
            switch ages.daysOld {
            case 0: "today"
            case 1: "yesterday"
            default: "\(QuantityFormatting.count(ages.daysOld, "day")) ago"
            }
        return RatesView.Ages(
            day: locale.day(ages.day), old: old,
            fetched: (ages.confirmed ?? ages.fetched).map { Moment($0, locale) },
            isPackaged: ages.origin == .packaged, isImported: ages.origin == .local,
            due: Moment(ages.nextDue, locale),
            missed: ages.missing { locale.day($0) })
    }

    private func row(
        _ row: RateTable.Row, _ table: RateTable, _ line: String?, _ locale: PageLocale
    ) -> RatesView.Row {
        var change = ""
        var direction = "none"
        if let part = row.change {
            let percent = (part * Ratio(100)).rounded(toPlaces: 2)
            let text = locale.number(percent.magnitude.text(minimumPlaces: 2)) + "\u{A0}%"
            direction = percent.isZero ? "same" : percent.isNegative ? "fall" : "rise"
            change = percent.isZero ? text : (percent.isNegative ? "−" : "+") + text
        }
        return RatesView.Row(
            code: row.code.text, name: row.name, rate: locale.number(row.rate.rateText),
            inverse: row.rate.inverse.map { locale.number($0.rateText) } ?? "", change: change,
            direction: direction,
            day: row.day == table.ages.day ? nil : locale.day(row.day),
            isFavourite: row.isFavourite, line: line,
            address: "/rates/\(row.code.text)?source=\(table.provider.id)&base=\(table.base.text)")
    }

    // MARK: - Converting

    /// What a person enters in the converter.
    struct Conversing: Sendable {
        var amount, from, to, day: String?
        var isCash = false

        /// The fields that were entered, as an address has them.
        var kept: [RatesView.Field] {
            [
                ("amount", amount), ("from", from), ("to", to), ("on", day),
                ("cash", isCash ? "1" : nil),
            ]
            .compactMap { name, value in value.map { .init(name: name, value: $0) } }
        }

        /// What is converted: an address without anything to convert asks for 100, one without an amount for nothing.
        var asked: String {
            let usual = from == nil && to == nil ? "100" : ""
            return (amount ?? usual).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private func converter(
        _ fields: Conversing, _ codes: [CurrencyCode], _ table: RateTable,
        _ provider: RateProvider, _ locale: PageLocale
    ) async throws -> RatesView.Converter {
        // Who types €50 means the currency, too.
        var fields = fields
        if let typed = ConversionQuestion.parts(of: fields.asked) {
            (fields.amount, fields.from) = (typed.amount, typed.currency)
        }
        let usual = table.base.text == "USD" ? "EUR" : "USD"
        let from = (fields.from ?? table.base.text).uppercased()
        let to = (fields.to ?? table.rows.first { $0.isFavourite }?.code.text ?? usual).uppercased()
        let history = try await rates.history(of: provider)
        var all = codes
        for text in [from, to] {
            if let code = CurrencyCode(text), !all.contains(code) { all.append(code) }
        }
        let asking = { (from: String, to: String, day: String) in
            "/rates?source=\(queryText(provider.id))&base=\(table.base)"
                + "&amount=\(queryText(fields.asked))&from=\(queryText(from))&to=\(queryText(to))"
                + "&on=\(queryText(day))" + (fields.isCash ? "&cash=1" : "")
        }
        var converter = RatesView.Converter(
            amount: fields.asked, from: all.map { choice($0, chosen: from) },
            to: all.map { choice($0, chosen: to) }, day: fields.day ?? "",
            figures: KeptFigures(history, all, on: table.ages.day, locale).text,
            swapped: asking(to, from, fields.day ?? ""), isCash: fields.isCash)
        if fields.asked.isEmpty { return converter }
        let day = fields.day.flatMap { $0.isEmpty ? nil : $0 }
        do {
            let answer = try history.answer(
                ConversionQuestion(
                    fields.asked, from: from, to: to, on: day,
                    missing: .last(maximumAge: KeptFigures.longest),
                    decimalSign: locale.decimalSign),
                advice: "To convert by that fixed rate, leave the day empty.")
            let (result, detail) = Self.words(answer.conversion, locale, isCash: fields.isCash)
            (converter.result, converter.detail) = (result, detail)
            converter.notes = answer.conversion.fixedRates.map { locale.days(in: $0) }
            if let other = answer.otherReading {
                converter.notes.insert(
                    "Your amount was read as \(locale.number(answer.conversion.amount.text())), not "
                        + "as \(locale.number(other.text())).", at: 0)
            }
        } catch {
            // What was typed is quoted as it was, and the example of a date as it can be typed.
            converter.trouble =
                error.code == .badInput ? error.message : locale.days(in: error.message)
            converter.last = error.last.map {
                .init(
                    name: "Use the rates of \(locale.day($0))",
                    address: asking(from, to, $0.description) + "#converter")
            }
            // East of Greenwich a day begins up to 14 hours earlier.
            if let day = day.flatMap({ Day($0) }), let today = Day(site.now + 14 * 3_600),
                day > today
            {
                converter.last = nil
                converter.trouble =
                    "\(locale.day(day)) is in the future. Choose an earlier day, or leave the day empty."
            }
        }
        return converter
    }

    /// What a conversion comes to, and how.
    static func words(
        _ conversion: Conversion, _ locale: PageLocale, isCash: Bool = false
    ) -> (result: String, detail: String) {
        let value = isCash ? conversion.cashText() : conversion.text()
        let places = Currency(conversion.source)?.roundingPlaces ?? 2
        // Cents on one side look like cents on the other.
        let amount = conversion.amount.text(
            minimumPlaces: conversion.amount.places > 0 ? places : 0)
        let days = conversion.observed.map { locale.day($0) }.joined(separator: " and ")
        let silent = conversion.unpublished.map(\.text).joined(separator: " and ")
        return (
            "\(locale.number(amount)) \(conversion.source) = "
                + "\(locale.number(value)) \(conversion.target)",
            "1 \(conversion.source) = \(locale.number(conversion.rate.rateText)) "
                + "\(conversion.target)" + (days.isEmpty ? "" : ", by the rates of \(days)")
                + (silent.isEmpty
                    ? "" : ", since \(locale.day(conversion.day)) has none for \(silent)") + "."
        )
    }
}
