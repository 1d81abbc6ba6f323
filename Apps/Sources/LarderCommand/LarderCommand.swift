internal import ArgumentParser

/// The command `larder`.
@main
struct LarderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "larder",
        abstract: "Keep exchange rates, feeds, places and notes at hand, online and offline.",
        discussion: """
            Data goes to standard output, everything else to standard error. Exit codes: 0 success, \
            1 failure, 64 wrong usage, 65 bad data, 69 source unavailable, 75 try again later, \
            78 wrong configuration.

            Flags override environment variables (such as LARDER_SOURCE), which override the config \
            file, which overrides the defaults; `larder config` shows the result. For shell \
            completions, run `larder --generate-completion-script` with zsh, bash or fish.
            """,
        version: Version.text,
        subcommands: [
            RatesCommand.self, FeedsCommand.self, PlacesCommand.self, NotesCommand.self,
            ServeCommand.self, TokensCommand.self, BackupCommand.self, RestoreCommand.self,
            InspectCommand.self, ConfigCommand.self,
        ])

    static func main() async {
        Console.ignoreBrokenPipes()
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            Console.error("larder: " + failure.message)
            exit(withError: ExitCode(failure.code.rawValue))
        } catch {
            exit(withError: error)
        }
    }
}

/// How the program identifies itself.
enum Version {
    static let text = "0.2.0"
    static let contact = "https://github.com/larder-swift/larder"
}
