import Foundation
import Testing

/// What can be read where nothing can be written, or where the person's own data is damaged.
@Suite struct `Data that cannot be written` {
    private let household: Household

    init() throws { household = try Household() }

    private var data: String { household.folder.appending(path: "data").path }

    /// Whether this system lets a process have a read-only view of a folder.
    private static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = [
            "-rm", "/bin/sh", "-c", "mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp",
        ]
        (process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
        )
        do { try process.start() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private struct Outcome {
        var status: Int32
        var output, errors: String
    }

    /// Runs the command where the data folder is read-only.
    private func read(_ arguments: String...) async throws -> Outcome {
        try await read(arguments)
    }

    private func read(_ arguments: [String]) async throws -> Outcome {
        let process = try household.process(arguments)
        let command = try #require(process.executableURL).path
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments =
            [
                "-rm", "/bin/sh", "-c",
                "mount --bind \"$LARDER_DATA\" \"$LARDER_DATA\" && "
                    + "mount -o remount,bind,ro \"$LARDER_DATA\" && exec \"$0\" \"$@\"", command,
            ] + arguments
        let (output, errors) = (try household.file("out"), try household.file("err"))
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try await household.finish(process)
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    @Test(.enabled(if: canMount))
    func `is shown, and what would change it refused in words`() async throws {
        _ = try await household.run("rates", "favourite", "SEK")
        _ = try await household.run("notes", "new", "Kept for later")
        let rates = try await read("rates", "list")
        #expect(
            rates.status == 0 && rates.output.contains("★")
                && rates.errors.contains("can't be written"))
        let notes = try await read("notes", "list")
        #expect(notes.status == 0 && notes.output.contains("Kept for later"))
        for arguments in [
            ["feeds", "items"], ["inspect"], ["backup", "-"], ["feeds", "export", "-"],
        ] {
            let outcome = try await read(arguments)
            #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
        }
        // Nothing is fetched that could not be stored.
        for arguments in [
            ["feeds", "refresh"], ["feeds", "refresh", "--force"], ["rates", "refresh"],
        ] {
            let outcome = try await read(arguments)
            #expect(
                outcome.status == 1 && outcome.output.isEmpty
                    && outcome.errors.contains("can't refresh the")
                    && outcome.errors.contains("nothing was changed"), "\(outcome)")
        }
        let refused = try await read("notes", "new", "Lost")
        #expect(refused.status == 1 && refused.errors.contains("nothing was changed"))
        #expect(try await household.run("notes", "list").lines.count == 2)
    }

    @Test func `for damage leaves rates and what is stored to be seen, and names the remedy`()
        async throws
    {
        _ = try await household.run("rates", "favourite", "SEK")
        let file = data + "/user.sqlite"
        let handle = try #require(FileHandle(forUpdatingAtPath: file))
        try handle.seek(toOffset: 100)
        try handle.write(contentsOf: Data(repeating: 0x5A, count: 30_000))
        try handle.close()
        for arguments in [
            ["rates", "list"], ["rates", "convert", "1", "EUR", "USD"], ["inspect"],
        ] {
            let outcome = try await household.run(arguments)
            #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(outcome.errors)")
            #expect(outcome.errors.contains("larder restore"), "\(outcome.errors)")
        }
        let notes = try await household.run("notes", "list")
        #expect(notes.status == 65 && notes.errors.contains("larder restore"))
    }
}
