import LarderText
public import Money

/// A conversion as a person asks for it: what they typed, and what they left open.
public struct ConversionQuestion: Sendable, Hashable {
    /// The amount, as ``Money/WrittenAmount`` reads it.
    public var amount: String

    /// The sign that the person writes before decimals; nil if that is unknown.
    public var decimalSign: Character?

    /// The currency of the amount, in capitals.
    public var source: String

    /// The currency to convert to, in capitals.
    public var target: String

    /// The day, such as `2026-10-30`; nil for the newest rates.
    public var day: String?

    /// What to do if nothing was published that day.
    public var missing: MissingDay

    /// Whether a currency that has ended converts by its fixed rate on any day, not only on the newest.
    public var isFixed: Bool

    /// Creates a question about the newest rates.
    public init(
        _ amount: String, from source: String, to target: String, on day: String? = nil,
        missing: MissingDay = .last(maximumAge: 7), isFixed: Bool = false,
        decimalSign: Character? = nil
    ) {
        self.amount = amount
        self.decimalSign = decimalSign
        self.source = source
        self.target = target
        self.day = day
        self.missing = missing
        self.isFixed = isFixed
    }
}

extension ConversionQuestion {
    /// Signs that mean one currency to most people.
    private static let signs = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]

    /// Takes an amount and the currency before or after it apart: `100€`, `$1,250.50`, `100 usd`; nil if the text is
    /// anything else. The code need not be a currency.
    public static func parts(of text: String) -> (amount: String, currency: String)? {
        let text = text.trimmingBlanks
        func code(_ part: Substring) -> String? {
            let part = part.trimmingBlanks
            return signs[part] ?? (part.wholeMatch(of: /[A-Za-z]{3}/) != nil ? part : nil)
        }
        let amount = /[+\-−]?[.,]?[0-9](?:[0-9.,'’\u{A0}\u{202F} ]*[0-9.,])?/
        guard let found = text.firstMatch(of: amount) else { return nil }
        let (before, after) = (text[..<found.range.lowerBound], text[found.range.upperBound...])
        if before.isEmpty { return code(after).map { (String(found.output), $0) } }
        return after.isEmpty ? code(before).map { (String(found.output), $0) } : nil
    }
}

extension StringProtocol {
    fileprivate var trimmingBlanks: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// The answer to a question: the conversion, and how the amount was read.
public struct ConversionAnswer: Sendable, Hashable {
    /// The conversion.
    public let conversion: Conversion

    /// What else the amount can mean; nil if there is no doubt.
    public let otherReading: DecimalNumber?
}

extension History {
    /// Answers a question.
    ///
    /// - Parameter advice: How to ask for the fixed rate of a currency that has ended, as a sentence; it
    ///   follows the reason why the question has no answer, if the fixed rate would give one.
    public func answer(
        _ question: ConversionQuestion, advice: String
    ) throws(ConversionError) -> ConversionAnswer {
        let written: WrittenAmount
        do {
            written = try WrittenAmount(question.amount, decimalSign: question.decimalSign)
        } catch {
            throw ConversionError(.badInput, error.message)
        }
        func convert(fixed: Bool) throws(ConversionError) -> ConversionAnswer {
            let conversion = try self.convert(
                written.value.text(), from: question.source, to: question.target,
                on: question.day ?? newestDay?.description ?? "", missing: question.missing,
                fixed: fixed)
            return ConversionAnswer(conversion: conversion, otherReading: written.otherReading)
        }
        do {
            return try convert(fixed: question.isFixed || question.day == nil)
        } catch {
            // Whether the fixed rate would do is seen by trying; why not is what the first error says.
            guard !question.isFixed, question.day != nil, (try? convert(fixed: true)) != nil else {
                throw error
            }
            throw ConversionError(error.code, "\(error.message) \(advice)")
        }
    }
}

extension Conversion {
    /// Says by which fixed rates currencies that have ended were converted, one sentence for each.
    public var fixedRates: [String] {
        replacements.map { fixed in
            "\(fixed.predecessor) was replaced by \(fixed.successor) after \(fixed.lastDay), at the fixed "
                + "rate of \(fixed.ratio) to 1."
        }
    }

    /// The currencies for which nothing was published on the day, so that other days were used.
    public var unpublished: [CurrencyCode] {
        legs.filter { leg in
            !leg.observations.isEmpty && !leg.observations.contains { $0.day == day }
        }.map(\.currency)
    }
}
