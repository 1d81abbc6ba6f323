import Foundation
import TestSupport
import Testing

/// A temporary home in which the built command runs, apart from everything else on the machine.
final class Household: Sendable {
    /// What a run left behind.
    struct Outcome: Sendable {
        var status: Int32
        var wasKilled: Bool
        var data: Data
        var errors: String
        /// What the terminal showed of the keys typed at it.
        var echo = ""

        var output: String { String(decoding: data, as: UTF8.self) }
        /// All that it wrote; its description shows only how much data that is.
        var words: String { output + errors }
        var lines: [String] { output.split(separator: "\n").map(String.init) }

        /// The lines of output as JSON objects.
        var objects: [[String: any Sendable]] {
            get throws {
                try lines.map { line in
                    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
                    return try #require(object as? [String: any Sendable])
                }
            }
        }
    }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "larder-command-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        // Best effort: what is left lies in the temporary folder.
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs the command to its end.
    func run(
        _ arguments: String..., input: Data = Data(), environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await run(arguments, input: input, environment: environment)
    }

    /// Runs the command to its end.
    func run(
        _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
    ) async throws -> Outcome {
        let name = UUID().uuidString
        let (inFile, outFile, errorFile) = (
            try file(name + ".in", input), try file(name + ".out"), try file(name + ".err")
        )
        // A process that has ended keeps its handles for as long as Foundation keeps it, and Foundation
        // reads past the names of open files when there are many: they are closed here.
        let (input, output, errors) = (
            try FileHandle(forReadingFrom: inFile), try FileHandle(forWritingTo: outFile),
            try FileHandle(forWritingTo: errorFile)
        )
        let process = try process(arguments, environment: environment)
        (process.standardInput, process.standardOutput, process.standardError) =
            (input, output, errors)
        try await finish(process)
        for handle in [input, output, errors] { try handle.close() }
        return Outcome(
            status: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal,
            data: try Data(contentsOf: outFile),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }

    /// Runs the command to its end with a terminal as its standard input, at which a person types.
    func run(_ arguments: [String], typing text: String) async throws -> Outcome {
        var ends: (Int32, Int32) = (-1, -1)
        guard openpty(&ends.0, &ends.1, nil, nil, nil) == 0 else {
            throw CocoaError(.featureUnsupported)
        }
        let (keys, terminal) = (
            FileHandle(fileDescriptor: ends.0, closeOnDealloc: true),
            FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
        )
        let name = UUID().uuidString
        let (outFile, errorFile) = (try file(name + ".out"), try file(name + ".err"))
        let process = try process(arguments)
        process.standardInput = terminal
        process.standardOutput = try FileHandle(forWritingTo: outFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        async let isFinished: Void = finish(process)
        // A person types at the question, not before.
        for _ in 0..<2_000 where !text.isEmpty {
            if try Data(contentsOf: errorFile).isEmpty == false { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        try keys.write(contentsOf: Data(text.utf8))
        try await isFinished
        // What the terminal showed by itself: the keys, unless the command turned that off.
        let flags = fcntl(ends.0, F_GETFL)
        _ = fcntl(ends.0, F_SETFL, flags | O_NONBLOCK)
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(ends.0, &buffer, buffer.count)
        var outcome = Outcome(
            status: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal,
            data: try Data(contentsOf: outFile),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
        outcome.echo = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        return outcome
    }

    /// Returns the command ready to be started, with nothing of this machine's settings.
    func process(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        process.executableURL = try Self.executable()
        process.arguments = arguments
        process.environment = [
            "HOME": folder.path, "LARDER_DATA": folder.appending(path: "data").path,
            "XDG_CONFIG_HOME": folder.appending(path: "config").path, "TZ": "UTC",
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
        ].merging(environment) { $1 }
        return process
    }

    /// Starts a process and waits for its end without blocking a thread.
    func finish(_ process: Process) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in done.resume() }
            do {
                try process.start()
            } catch {
                process.terminationHandler = nil
                done.resume(throwing: error)
            }
        }
    }

    /// Writes a file into the home and returns where it is.
    @discardableResult
    func file(_ name: String, _ content: Data = Data()) throws -> URL {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url)
        return url
    }

    @discardableResult
    func file(_ name: String, _ content: String) throws -> URL {
        try file(name, Data(content.utf8))
    }

    /// The newest rates as they are shown, to be compared before and after.
    func rates(source: String = "ecb") async throws -> [String: String] {
        let outcome = try await run("rates", "list", "--json", "--source", source)
        var rates: [String: String] = [:]
        for object in try outcome.objects {
            guard let code = object["code"] as? String else { continue }
            rates[code] = "\(object["rate"] ?? "") \(object["day"] ?? "")"
        }
        return rates
    }

    /// The built command, which lies beside the bundle of tests.
    private static func executable() throws -> URL {
        for start in [CommandLine.arguments.first ?? "", Bundle.main.bundlePath] {
            var folder = URL(fileURLWithPath: start)
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                let candidate = folder.appending(path: "larder")
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
                    !isFolder.boolValue
                {
                    return candidate
                }
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}

/// Returns where a file of the corpora of rates is, or `nil` after saying that a test is skipped.
func corpusFile(_ path: String) -> URL? { CorpusFile.find("rates/" + path) }
