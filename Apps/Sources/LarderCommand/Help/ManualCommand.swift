internal import ArgumentParser
internal import Foundation
internal import Terminal

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// `larder manual`.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Show the help of all commands as one manual page.",
        discussion: """
            larder manual > /usr/local/share/man/man1/larder.1

            On a terminal it is shown by `man`. Elsewhere its source is written, to be installed.
            """)

    func run() throws {
        let help = Data(LarderCommand._dumpHelp().utf8)
        let tool = try JSONDecoder().decode(CommandHelp.Tool.self, from: help)
        let page = ManualPage(tool.command, version: Version.text, date: Version.date).source
        guard Console.isSmart else { return Console.exactly(page) }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "larder-manual-\(UUID().uuidString)", directoryHint: .isDirectory)
        // If this fails, the file stays in the temporary folder.
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "larder.1")
            try Data(page.utf8).write(to: file)
            // A name with a slash is a file to `man`.
            let quoted = "'" + file.path.replacing("'", with: "'\\''") + "'"
            if SignalMask.open({ system("man " + quoted) }) == 0 { return }
        } catch {
            throw CommandFailure(.failure, "can't write the manual page: \(error.reason).")
        }
        throw CommandFailure(
            .failure, "`man` can't show the page. Its text is that of `larder COMMAND --help`.")
    }
}
