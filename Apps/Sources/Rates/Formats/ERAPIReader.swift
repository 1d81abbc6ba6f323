import LarderText
import Money

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RateFormat {
    /// The JSON of open.er-api.com, version 6.
    public static let erAPI = RateFormat(
        id: "er-api-v6", isSelfDelimiting: true,
        recognises: { content in
            content.json.map {
                $0["result"] != nil && ($0["base_code"] != nil || $0["error-type"] != nil)
            } ?? false
        },
        reader: .dated { content throws(RateSheetError) in
            try ERAPIReader.read(content.json ?? .null)
        })
}

/// Reads the JSON answers of open.er-api.com, version 6.
enum ERAPIReader {
    /// `{"result":"success","time_last_update_unix":…,"base_code":"EUR","rates":{…}}`
    static func read(_ root: JSONValue) throws(RateSheetError) -> RateSheet {
        if root["result"]?.string != "success" {
            throw RatesJSON.sourceError(root["error-type"]?.string ?? "no reason given")
        }
        guard
            let published = moment(root["time_last_update_unix"]),
            let day = Day(daysSince1970: floorDivide(published, 86_400))
        else {
            throw RateSheetError(
                .badDay, "The data does not say when its rates were published: it was not used."
            )
        }
        var builder = SheetBuilder(base: try RatesJSON.base(root["base_code"]))
        guard case .object(let members)? = root["rates"] else { throw RatesJSON.missing("rates") }
        try RatesJSON.add(members, on: day, to: &builder)
        let next = moment(root["time_next_update_unix"])
        return try RatesJSON.sheet(
            in: .erAPI, builder, published: Date(timeIntervalSince1970: Double(published)),
            nextUpdate: next.map { Date(timeIntervalSince1970: Double($0)) },
            terms: root["terms_of_use"]?.string
        )
    }

    /// Reads whole seconds since 1970; 0 is how the source says never.
    private static func moment(_ value: JSONValue?) -> Int? {
        guard let text = value?.number, let seconds = Int(text)
        else {
            return nil
        }
        return seconds > 0 ? seconds : nil
    }
}
