internal import ArgumentParser
internal import Foundation
internal import Geodesy
internal import Larder
internal import Places
internal import Records
internal import Terminal

/// `larder places show`.
struct PlacesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the current position in every form.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "Also list the earlier positions, last first.")
    var history = false

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let stop = try await attempt("show the current position") {
                try await composition.places.current()
            }
            let earlier =
                history ? try await composition.places.whereabouts().earlier : []
            if common.json {
                for stop in [stop] + earlier { Console.print(JSONText.stop(stop).line) }
                return
            }
            let now = composition.environment.now()
            Console.text(stop.title, .bold)
            Console.text(Self.account(of: stop, at: now))
            Console.text("")
            PositionForms(stop.position).print()
            if history { Self.show(earlier, at: now) }
        }
    }

    private static func account(of stop: Stop, at now: Date) -> String {
        let ago = QuantityFormatting.length(seconds: now.timeIntervalSince(stop.date)) + " ago"
        let source =
            switch stop.origin {
            case .typed: "from coordinates"
            case .saved: "from a saved place"
            case .receiver: "by \(stop.name ?? "a receiver")"
            }
        return "Set \(ago), \(source)."
    }

    private static func show(_ earlier: [Stop], at now: Date) {
        Console.text("")
        guard !earlier.isEmpty else {
            Console.text("No earlier positions.")
            return
        }
        var table = TextTable(columns: [
            .init("Set"), .init("Position"), .init("Name", isFlexible: true),
        ])
        table.rows = earlier.map { stop in
            [
                .init(
                    QuantityFormatting.length(seconds: now.timeIntervalSince(stop.date)) + " ago"),
                .init(stop.position.text()), .init(stop.name ?? "", .dim),
            ]
        }
        Console.table(table)
    }
}

extension PositionForms {
    /// Writes the forms, one below the other.
    func print() {
        var table = TextTable(columns: [.init(""), .init("", isFlexible: true)])
        table.rows = rows.map { [.init($0.name, .dim), .init($0.text)] }
        Console.table(table)
    }
}
