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
    /// Writes the forms, one below the other. Each is whole, also where the terminal is narrow: it is there to be copied.
    func print() {
        for line in lines(within: Console.width ?? .max, isBroken: false) {
            Console.line(line.applied(colours: Console.hasColours))
        }
    }

    /// The forms, each with its name before it, or above it where there is little room.
    ///
    /// - Parameter isBroken: Whether a form that is longer than a line goes on in the next.
    func lines(within columns: Int, isBroken: Bool) -> [StyledText] {
        let rows = rows.map { (name: Console.shown($0.name), text: Console.shown($0.text)) }
        let width = rows.map(\.name.displayWidth).max() ?? 0
        return rows.flatMap { name, text in
            if width + 2 + text.displayWidth <= columns {
                let padding = String(repeating: " ", count: width + 2 - name.displayWidth)
                return [StyledText([.init(name + padding, .dim), .init(text)])]
            }
            let pieces = isBroken ? text.broken(to: max(8, columns - 2)) : [text]
            return [StyledText([.init(name, .dim)])]
                + pieces.map { StyledText([.init("  " + $0)]) }
        }
    }
}
