internal import ArgumentParser
internal import Rates

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Option(
        help: "The data folder. [LARDER_DATA; default: larder in the XDG data folder]",
        completion: .directory)
    var data: String?

    @Option(
        help: ArgumentHelp(
            """
            The PostgreSQL database with the data, for several servers that share it: \
            postgres://user@host/name. [LARDER_STORAGE; default: files in the data folder]
            """, valueName: "address"))
    var storage: String?

    @Flag(help: "Use only stored data, never the network. [LARDER_OFFLINE]")
    var offline = false

    @Flag(help: "Write JSON, one object per line.")
    var json = false

    var flags: [String: String] {
        var flags: [String: String] = [:]
        flags["data"] = data
        flags["storage"] = storage
        if offline { flags["offline"] = "true" }
        return flags
    }
}

/// The options of every command about rates.
struct RatesOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Option(
        help: """
            The source: \(RateProvider.all.choice). [LARDER_SOURCE; default: \(RateProvider.standard.id)]
            """,
        completion: .sources)
    var source: String?

    @Option(help: ArgumentHelp("Fetch the source's files from another address.", valueName: "url"))
    var ratesUrl: String?

    @Flag(help: "Allow addresses on this machine and on private networks.")
    var allowPrivate = false

    var flags: [String: String] {
        var flags = common.flags
        flags["source"] = source
        flags["rates-url"] = ratesUrl
        if allowPrivate { flags["allow-private"] = "true" }
        return flags
    }

    var settings: Settings { get throws { try Settings(flags: flags) } }
}
