internal import ArgumentParser
internal import Foundation
internal import LarderText
internal import Money
internal import Rates
internal import Records
internal import Terminal

/// `larder rates history`.
struct RatesHistory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show the history of a rate as a plot, table, JSON or SVG.")

    @OptionGroup var options: RatesOptions

    @Argument(help: "The currency, such as USD.", completion: .currencies)
    var currency: String

    @Option(help: "The base currency; default: the source's.", completion: .currencies)
    var base: String?

    @Option(help: "How many calendar days to show, up to the newest.")
    var days: Int = 90

    @Option(
        help: ArgumentHelp(
            "Also write the plot to a file, as SVG; with -, write only that, to standard output.",
            valueName: "file"), completion: .file(extensions: ["svg"]))
    var svg: String?

    @OptionGroup var confirmation: Confirmation

    @Flag(help: "Show a table of all days below the plot.")
    var table = false

    func validate() throws {
        guard days > 0 else { throw ValidationError("--days must be at least 1.") }
        guard !options.common.json || svg != "-" else {
            throw ValidationError("Choose either --json or --svg -: both write to standard output.")
        }
    }

    func run() async throws {
        var flags = options.flags
        flags["base"] = base
        let settings = try Settings(flags: flags)
        let file = svg.map(OutputFile.init)
        try file?.confirm(confirmation)
        try await Composition.run(settings, needsOwnData: false) { composition in
            let provider = try settings.provider(of: composition.rates)
            let series = try await attempt("show the history of \(currency)") {
                try await composition.rates.series(
                    of: currency.uppercased(), base: try settings.base, days: days,
                    from: provider)
            }
            if options.common.json {
                for point in series.points {
                    Console.print(JSONText.point(point, of: series).line)
                }
            } else if file?.isStandardOutput != true {
                show(series)
            }
            if let file { try write(series, to: file) }
        }
    }

    private func show(_ series: RateSeries) {
        Console.text("1 \(series.base) in \(series.code)", .bold)
        Console.text(series.summary)
        for note in [series.note, series.shortfall].compactMap(\.self) {
            Console.text(note, .warning)
        }
        if series.shortfall != nil {
            Console.text(
                "To add older figures, import a file of the source that has them: `larder rates import FILE`",
                .dim)
        }
        Console.text("")
        let (highest, lowest) = (series.highest.rate.rateText, series.lowest.rate.rateText)
        let margin = max(highest.displayWidth, lowest.displayWidth)
        let columns = max(20, (Console.width ?? 80) - margin - 3)
        let lines = LinePlot(series.daily.map { $0?.approximation }).lines(
            columns: columns, rows: 10, charset: Console.charset)
        for (index, line) in lines.enumerated() {
            let label = index == 0 ? highest : index == lines.count - 1 ? lowest : ""
            let padding = String(repeating: " ", count: margin - label.displayWidth)
            Console.line(padding + label + " ┤" + line)
        }
        let (first, last) = (series.points[0].day.description, series.newest.day.description)
        let gap = max(1, columns - first.count - last.count)
        Console.print(
            String(repeating: " ", count: margin + 2) + first + String(repeating: " ", count: gap)
                + last)
        guard table else { return }
        Console.text("")
        let rows = TextTable(
            columns: [.init("Day"), .init("Rate", .right)],
            rows: series.points.reversed().map {
                [.init($0.day.description), .init($0.rate.rateText)]
            })
        Console.table(rows.aligned())
    }

    private func write(_ series: RateSeries, to file: OutputFile) throws {
        try file.write(RateChart(series).svg())
        if !file.isStandardOutput { Console.error("Wrote \(file.path).") }
    }
}
