internal import ArgumentParser

/// The command `larder`.
@main
struct LarderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "larder",
        abstract: "Data from elsewhere, kept at hand: rates, feeds, places, notes.",
        discussion: """
            Data goes to standard output, all else to standard error. Exit codes: 0 ok, 1 failure, \
            64 usage, 65 bad data, 69 source unavailable, 75 try again later, 78 configuration.

            Settings come from flags, over the environment (LARDER_SOURCE, …), over the config file, \
            over defaults; `larder config` shows them. Completions: `larder \
            --generate-completion-script zsh`, or bash, or fish.
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

/// What this program is called when it introduces itself.
enum Version {
    static let text = "0.2.0"
    static let contact = "https://github.com/larder-swift/larder"
}
