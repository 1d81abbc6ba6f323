import Foundation
import LarderText
import Money
import Rates
import Testing

/// Reads a sheet from text a test wrote.
func sheet(_ text: String, day: String? = nil) throws(RateSheetError) -> RateSheet {
    try RateSheet(reading: Array(text.utf8), day: day.flatMap { Day($0) })
}

/// Returns the code of the refusal that a text meets; `nil` if it is read.
func refusal(of text: String, day: String? = nil) -> RateSheetError.Code? {
    do throws(RateSheetError) {
        _ = try sheet(text, day: day)
        return nil
    } catch {
        return error.code
    }
}

/// Returns a code a test wrote, or the euro and a failure.
func code(_ text: String) -> CurrencyCode {
    guard let code = CurrencyCode(text) else {
        Issue.record("\(text) is not a currency code")
        return .eur
    }
    return code
}

/// Returns a day a test wrote, or the first of all and a failure.
func day(_ text: String) -> Day {
    guard let day = Day(text) else {
        Issue.record("\(text) is not a day")
        return .earliest
    }
    return day
}

/// Returns a number a test wrote, or zero and a failure.
func decimal(_ text: String) -> DecimalNumber {
    guard let number = DecimalNumber(text) else {
        Issue.record("\(text) is not a number")
        return .zero
    }
    return number
}

/// A daily file in the bank's own layout, with these cubes.
func dailyXML(_ cubes: String, day: String = "2026-10-30") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" \
    xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
    \t<gesmes:subject>Reference rates</gesmes:subject>
    \t<Cube>
    \t\t<Cube time='\(day)'>
    \(cubes)
    \t\t</Cube>
    \t</Cube>
    </gesmes:Envelope>
    """
}

/// The history file of the corpora, read once for all tests that need it; `nil` without it.
let corpusHistory: RateSheet? = corpus("rates/ecb/eurofxref-hist-a.csv").flatMap { data in
    do {
        return try RateSheet(reading: Array(data))
    } catch {
        Issue.record("the history of the corpora is refused: \(error)")
        return nil
    }
}
