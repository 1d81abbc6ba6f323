/// The help of a command and all its subcommands as the source of a manual page, in mdoc.
struct ManualPage {
    let source: String

    init(_ command: CommandHelp, version: String, date: String) {
        var page = Lines()
        let name = command.commandName
        page.macro("Dd", date)
        page.macro("Dt", name.uppercased() + " 1")
        page.macro("Os", "Larder " + version)
        page.macro("Sh", "NAME")
        page.macro("Nm", name)
        page.macro("Nd", Self.escaped((command.abstract ?? "").withoutFullStop))
        page.macro("Sh", "SYNOPSIS")
        page.macro("Nm", name)
        page.macro("Ar", "command Op Ar options")
        page.macro("Sh", "DESCRIPTION")
        page.text(command.discussion ?? "")
        page.macro("Sh", "COMMANDS")
        for child in Self.shown(command) { page.command(child, after: name) }
        page.macro("Sh", "SEE ALSO")
        page.text("Run `\(name) COMMAND --help` for the help of one command.")
        source = page.lines.joined(separator: "\n") + "\n"
    }

    /// The subcommands to describe; `help` describes itself.
    static func shown(_ command: CommandHelp) -> [CommandHelp] {
        (command.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    }

    /// The text with everything that the formatter would take for a request or a sign of its own escaped.
    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "`": escaped += "\\(ga"
            case "'": escaped += "\\(aq"
            case "\"": escaped += "\\(dq"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default:
                let hex = String(scalar.value, radix: 16, uppercase: true)
                escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "]"
            }
        }
        return escaped.first == "." ? "\\&" + escaped : escaped
    }

    /// The lines of the source.
    private struct Lines {
        var lines: [String] = []

        mutating func macro(_ name: String, _ arguments: String = "") {
            lines.append("." + name + (arguments.isEmpty ? "" : " " + arguments))
        }

        /// Adds paragraphs; lines that are examples or set in stay as they are.
        mutating func text(_ text: String) {
            var isExample = false
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                let sets =
                    ["  ", "larder ", "echo ", "curl "].contains { line.hasPrefix($0) }
                if sets != isExample {
                    isExample = sets
                    if sets, lines.last == ".Pp" { lines.removeLast() }
                    macro(sets ? "Bd" : "Ed", sets ? "-literal -offset indent" : "")
                }
                if line.isEmpty {
                    if !isExample, lines.last != ".Pp" { macro("Pp") }
                } else if isExample {
                    lines.append(ManualPage.escaped(line))
                } else {
                    // The formatter wants each sentence on a line of its own.
                    lines += line.replacing(". ", with: ".\n").split(separator: "\n")
                        .map(ManualPage.escaped)
                }
            }
            if isExample { macro("Ed") }
            if lines.last == ".Pp" { lines.removeLast() }
        }

        mutating func command(_ command: CommandHelp, after path: String) {
            let name = path + " " + command.commandName
            macro("Ss", name)
            lines.append(ManualPage.escaped(command.abstract ?? ""))
            let children = ManualPage.shown(command)
            if let usual = command.defaultSubcommand {
                macro("Pp")
                text("Without a subcommand, it does the same as `\(name) \(usual)`.")
            }
            if let discussion = command.discussion, !discussion.isEmpty {
                macro("Pp")
                text(discussion)
            }
            let arguments = (command.arguments ?? []).filter {
                $0.shouldDisplay && children.isEmpty && !ManualPage.isHelp($0)
            }
            if !arguments.isEmpty {
                macro("Bl", "-tag -width indent")
                for argument in arguments {
                    macro("It", ManualPage.term(argument))
                    text(argument.abstract ?? "")
                    if let value = argument.defaultValue, argument.kind == .option {
                        text("The default is \(value).")
                    }
                    let values = argument.allValues ?? []
                    if !values.isEmpty { text("One of: \(values.joined(separator: ", ")).") }
                }
                macro("El")
            }
            for child in children { self.command(child, after: name) }
        }
    }

    /// Whether it is one of the options that every command has.
    private static func isHelp(_ argument: CommandHelp.Argument) -> Bool {
        ["help", "version"].contains(argument.preferredName?.name ?? "")
    }

    private static func term(_ argument: CommandHelp.Argument) -> String {
        let value = "Ar " + escaped(argument.valueName ?? "value").replacing("> <", with: " ")
        guard argument.kind != .positional else {
            return argument.isOptional ? "Op " + value : value
        }
        let names = (argument.names ?? []).map { name in
            (name.kind == "long" ? "Fl \\-" : "Fl ") + escaped(name.name)
        }
        let joined = names.joined(separator: " , ")
        return argument.kind == .option ? joined + " " + value : joined
    }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
