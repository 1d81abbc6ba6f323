internal import ArgumentParser
internal import Foundation
internal import Terminal

/// Text that begins with a minus sign, such as `- eggs with ham`, which a parser takes for a bundle of letters.
enum LeadingMinus {
    /// Returns the words with such text where it can't be taken for options: behind `--`, with the other
    /// arguments, or joined to its option with `=`.
    ///
    /// What looks like an option and is none, such as `-dash`, is an error, except behind another word of an argument
    /// that takes all words: `feeds search concurrency -actor`.
    static func protected(
        _ words: [String], in root: any ParsableCommand.Type
    ) throws -> [String] {
        let before = words.prefix { $0 != "--" }
        guard before.first?.hasPrefix("-") == false, before.contains(where: isDoubtful) else {
            return words
        }
        let help = Data(root._dumpHelp().utf8)
        let tool = try JSONDecoder().decode(CommandHelp.Tool.self, from: help)
        let command = Command(before, in: tool.command)
        var (options, arguments): ([String], [String]) = ([], [])
        var rest = before.dropFirst(command.path.count)
        while let word = rest.popFirst() {
            if command.takesValue(word), let value = rest.popFirst() {
                options += isDoubtful(value) ? ["\(word)=\(value)"] : [word, value]
            } else if isOption(word) {
                options.append(word)
            } else if isDoubtful(word), isName(word.dropFirst()),
                arguments.isEmpty || !command.takesWords || command.hasOption(like: word)
            {
                throw command.failure(about: word)
            } else {
                arguments.append(word)
            }
        }
        return command.path + options + ["--"] + arguments + words.dropFirst(before.count + 1)
    }

    private static func isDoubtful(_ word: String) -> Bool {
        word.hasPrefix("-") && word != "-" && !isOption(word)
    }

    /// Whether the word is an option as the command writes them: one letter, or a name after two signs.
    private static func isOption(_ word: String) -> Bool {
        ["-h", "-y"].contains(word) || word.hasPrefix("--") && isName(word.dropFirst(2))
    }

    /// Whether the text is like `name` or `name=value`.
    private static func isName(_ text: Substring) -> Bool {
        let name = text.prefix { $0 != "=" }
        return name.first?.isLetter == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// The command that the words begin with.
    private struct Command {
        let path: [String]
        private let options: [CommandHelp.Argument]

        init(_ words: ArraySlice<String>, in root: CommandHelp) {
            var (command, path): (CommandHelp, [String]) = (root, [])
            func child(_ name: String?) -> CommandHelp? {
                command.subcommands?.first { $0.commandName == name }
            }
            for word in words {
                guard let next = child(word) else { break }
                command = next
                path.append(word)
            }
            options = (child(command.defaultSubcommand) ?? command).arguments ?? []
            self.path = path
        }

        /// Whether the next word is the value of this one.
        func takesValue(_ word: String) -> Bool {
            options.contains { option in
                option.kind == .option && (option.names ?? []).contains { "--" + $0.name == word }
            }
        }

        /// Whether it has an argument that takes whatever is not an option of the command.
        var takesWords: Bool {
            options.contains { $0.kind == .positional && $0.parsingStrategy == "allUnrecognized" }
        }

        /// Whether the word is an option with one minus too few.
        func hasOption(like word: String) -> Bool {
            options.contains { ($0.names ?? []).contains { "-" + $0.name == word } }
        }

        func failure(about word: String) -> CommandFailure {
            let command = (["larder"] + path).joined(separator: " ")
            let meant = hasOption(like: word) ? " Did you mean -\(word)?" : ""
            let shown = String(word.prefix(40)).printable
            return CommandFailure(
                .usage,
                "\(shown) begins with a minus, and `\(command)` has no such option.\(meant)"
                    + "\n        If it is text, write `--` before it. The options: `\(command) --help`"
            )
        }
    }
}
