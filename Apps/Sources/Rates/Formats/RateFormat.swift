public import LarderText

/// A format that rates are read from: how its data is recognised, and what reads it.
///
/// Each format is declared beside its reader, and listed by the provider that publishes in it; nothing else names one.
public struct RateFormat: Sendable, Identifiable {
    /// The name of the format in output, such as `ecb-xml`.
    public let id: String

    /// Whether the format marks its own end, so that incomplete data cannot be read.
    public let isSelfDelimiting: Bool

    /// Whether data is in this format, by its beginning; reading shows whether the rest follows it.
    let recognises: @Sendable (RateContent) -> Bool

    let reader: Reader

    /// Reads the data of a format whose data names the day of its figures, or needs to be told.
    enum Reader: Sendable {
        case dated(@Sendable (RateContent) throws(RateSheetError) -> RateSheet)
        case undated(@Sendable (RateContent, Day) throws(RateSheetError) -> RateSheet)
    }

    /// Whether the data names the day of its figures; if not, the caller must.
    public var isDated: Bool {
        if case .dated = reader { true } else { false }
    }

    /// Recognises the format by the content; throws if none of the providers publishes in it.
    ///
    /// This looks only at the beginning; reading shows whether the rest follows the format.
    public static func recognise(
        _ bytes: [UInt8], of providers: [RateProvider] = RateProvider.all
    ) throws(RateSheetError) -> RateFormat {
        try RateContent(bytes).format(of: providers)
    }
}

extension RateFormat: Hashable {
    public static func == (a: RateFormat, b: RateFormat) -> Bool { a.id == b.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension RateSheet {
    /// Reads the data of a rate source, in the format that its content shows.
    ///
    /// Data that is incomplete, does not follow its format, or contains a zero, a negative number
    /// or a currency twice is refused as a whole. Only the line formats without an end mark
    /// (``RateFormat/pipeText``) skip a bad line and list it among ``problems``.
    ///
    /// - Parameter day: The day of the figures, for data without a date; ignored otherwise.
    /// - Parameter providers: Those in whose formats the data may be.
    public init(
        reading bytes: [UInt8], day: Day? = nil, of providers: [RateProvider] = RateProvider.all
    ) throws(RateSheetError) {
        let content = try RateContent(bytes)
        switch try content.format(of: providers).reader {
        case .dated(let read): self = try read(content)
        case .undated(let read):
            guard let day else {
                throw RateSheetError(
                    .badDay,
                    "This list of rates has no date: say which day its rates are for."
                )
            }
            self = try read(content, day)
        }
    }
}
