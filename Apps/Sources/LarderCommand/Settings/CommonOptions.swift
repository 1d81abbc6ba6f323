internal import ArgumentParser

/// What every command takes.
struct CommonOptions: ParsableArguments {
    @Option(help: "The folder to keep everything in. [LARDER_DATA; default: the XDG data folder]")
    var data: String?

    @Flag(help: "Answer from what is stored; never use the network. [LARDER_OFFLINE]")
    var offline = false

    @Flag(help: "Write JSON, one object a line.")
    var json = false

    var flags: [String: String] {
        var flags: [String: String] = [:]
        flags["data"] = data
        if offline { flags["offline"] = "true" }
        return flags
    }
}

/// What every command about rates takes.
struct RatesOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Option(
        help: "Whose rates: ecb, cnb, frankfurter, er-api or forex. [LARDER_SOURCE; default: ecb]")
    var source: String?

    @Option(help: ArgumentHelp("Fetch that source's files from another address.", valueName: "url"))
    var ratesUrl: String?

    @Flag(help: "Allow addresses of this machine and of private networks.")
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
