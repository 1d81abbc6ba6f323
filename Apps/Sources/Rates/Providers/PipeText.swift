internal import Money

extension RateProvider {
    /// A list of `CODE|Name|rate` lines in euro, as the old `forex.txt` was, at an address of your
    /// own.
    public static let pipeText = RateProvider(
        id: "forex", name: "Pipe-separated list", base: .eur, calendar: .daily(),
        addressSetting: "forex-url", terms: "The publisher's terms.", termsAddress: "",
        formats: [.pipeText],
        file: { address, _, _ in address })
}
