internal import ArgumentParser
internal import CCommit
internal import Records

/// The command `larder`.
@main
struct LarderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "larder",
        abstract: "Keep exchange rates, feeds, places and notes at hand, online and offline.",
        discussion: """
            Data goes to standard output, everything else to standard error. A file to write can be - \
            for standard output. After --, nothing is an option.

            Exit codes, each with its "code" in JSON:
            \(Self.codes)
            With --json, a command that fails writes {"error":{"code":…,"message":…}} to standard output. \
            Commands that answer lines of input write one such object for each line they refuse, and \
            end with 0. Its code is one of the above, or a more precise one: no-rate, out-of-bounds, \
            unknown-currency, or one of those for positions in Docs/Coordinates.md. Every key in JSON is in \
            lower case, with _ between words; times are in UTC, as 2026-10-30T15:20:00Z.

            On a terminal, Larder asks before it removes a feed or a place, or overwrites a file, and before \
            anything that can't be undone; --yes answers for you. Elsewhere it doesn't ask.

            Flags override environment variables (such as LARDER_SOURCE), which override the config \
            file, which overrides the defaults; `larder config` shows the result. For shell \
            completions, run `larder --generate-completion-script` with zsh, bash or fish; \
            `larder manual` shows all of this help as one page.

            On a terminal, output longer than the screen goes through the pager in LARDER_PAGER or \
            PAGER, or less; set it to cat for none. Tables use the width of the terminal; in a pipe \
            nothing is cut. Numbers are written so that they can be typed again: with a decimal point, \
            and no sign between thousands. NO_COLOR turns colours off. In a locale such as LC_ALL=C, signs are ASCII.
            """,
        version: Version.full,
        subcommands: [
            RatesCommand.self, FeedsCommand.self, PlacesCommand.self, NotesCommand.self,
            SyncCommand.self, OutboxCommand.self, ServeCommand.self, TokensCommand.self,
            ExportCommand.self, ImportCommand.self, BackupCommand.self, RestoreCommand.self,
            MigrateCommand.self,
            InspectCommand.self, ConfigCommand.self, ManualCommand.self,
        ])

    private static var codes: String {
        func padded(_ text: String, to width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        let rows =
            [("0", "", "success")]
            + CommandFailure.Code.allCases.map { ("\($0.rawValue)", $0.name, $0.words) }
        return rows.map { "  \(padded($0, to: 4))\(padded($1, to: 19))\($2)\n" }.joined()
    }

    static func main() async {
        Console.ignoreBrokenPipes()
        OpenFiles.fillStreams()
        OpenFiles.raiseLimit()
        let words = Array(CommandLine.arguments.dropFirst())
        let isJSON = words.prefix { $0 != "--" }.contains("--json")
        do {
            if let mistake = CommandSuggestion.mistake(words, in: Self.self) { throw mistake }
            var command = try await asyncParseAsRoot(
                LeadingMinus.protected(words, in: Self.self))
            if command is any PagedCommand { Pager.begin() }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Pager.end()
        } catch let failure as CommandFailure {
            Pager.end()
            end(failure, isJSON)
        } catch {
            Pager.end()
            guard exitCode(for: error) == .validationFailure else { end(asked: error) }
            if isJSON {
                let answer = JSONText.object([
                    JSONText.error(
                        CommandFailure.Code.usage.name, message(for: error).reworded.asOneSentence)
                ])
                Console.print(answer.line)
            }
            var words = fullMessage(for: error).trimmingPrefix("Error: ").reworded
            if words.hasPrefix("Unexpected"), words.contains("[--feed <feed>]") {
                let hint = "\nTo choose a feed, write --feed before its name.\n"
                words.replace("\n", with: hint, maxReplacements: 1)
            }
            Console.error("larder: " + words.afterColon)
            exit(withError: ExitCode.validationFailure)
        }
    }

    private static func end(_ failure: CommandFailure, _ isJSON: Bool) -> Never {
        if isJSON { Console.print(failure.answer.line) }
        Console.error("larder: " + failure.message)
        exit(withError: ExitCode(failure.code.rawValue))
    }

    /// Ends with what was asked for instead of a command, such as help or a completion script.
    private static func end(asked error: any Error) -> Never {
        let text = message(for: error)
        guard exitCode(for: error) == .success, !text.isEmpty else { exit(withError: error) }
        Pager.begin()
        Console.line(text)
        Pager.end()
        exit(withError: ExitCode.success)
    }
}

extension StringProtocol {
    /// The text with the quotes of all other messages in place of 'single' ones, and commands in `backticks`.
    fileprivate var reworded: String {
        let plain = String(self).replacing(/^Missing expected argument '(<[^'\n]+>)(?: \.\.\.)?'/) {
            "Give \($0.output.1)"
        }
        return plain.replacing(/(^|[\s(])'([^'\n]+)'/) { found in
            let (before, words) = (found.output.1, found.output.2)
            return before + (words.hasPrefix("larder ") ? "`\(words)`" : "“\(words)”")
        }
    }
}

/// How the program identifies itself.
enum Version {
    static let text = "0.2.0"
    /// The version with the commit that it was built from, where that is known.
    static let full: String = {
        let commit = String(cString: larder_commit)
        return commit.isEmpty ? text : "\(text) (\(commit))"
    }()
    /// The date of the manual page.
    static let date = "November 23, 2026"
    static let contact = "https://github.com/larder-swift/larder"
}
