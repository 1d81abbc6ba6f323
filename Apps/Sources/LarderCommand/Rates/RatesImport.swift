internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderText
internal import Rates
internal import Records
internal import Terminal

/// `larder rates import`.
struct RatesImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import rates from files in any known format, which is detected.")

    @OptionGroup var options: RatesOptions

    @Argument(help: "The files to read; - means standard input.", completion: .file())
    var files: [String]

    @Option(help: "The day of a list without a date; default: today.")
    var day: String?

    /// No file of rates is larger; the whole history of the ECB is 8 MB.
    private static let limit = 256 << 20

    func run() async throws {
        let settings = try options.settings
        let day = try day.map { text in
            guard let day = Day(text) else {
                throw CommandFailure(
                    .usage, "“\(text)” is not a date: write it like 2026-10-30.")
            }
            return day
        }
        var failures: [CommandFailure] = []
        try await Composition.run(settings, needsOwnData: false) { composition in
            for file in files {
                do {
                    try await read(file, day: day, composition)
                } catch {
                    let failure = CommandFailure(error, while: "import \(file)")
                    if options.common.json { Console.print(failure.answer.line) }
                    Console.error("larder: " + failure.message)
                    failures.append(failure)
                }
            }
        }
        if let first = failures.first { throw ExitCode(first.code.rawValue) }
    }

    private func read(_ file: String, day: Day?, _ composition: Composition) async throws {
        let bytes = try [UInt8](contents(file))
        guard !bytes.isEmpty else {
            throw CommandFailure(.badData, "can't import \(file): it is empty.")
        }
        let today = Day(composition.environment.now())
        let (provider, sheet, counts) = try await composition.rates.importFile(
            bytes, day: day ?? today)
        if options.common.json {
            Console.print(
                JSONText.object([
                    ("file", .string(file)), ("format", .string(sheet.format.id)),
                    ("source", .string(provider.id)), ("inserted", .int(counts.inserted)),
                    ("updated", .int(counts.updated)), ("unchanged", .int(counts.unchanged)),
                    ("newest", .text(sheet.newestDay?.description)),
                    ("problems", .array(sheet.problems.map { .string($0.message) })),
                ]).line)
        } else {
            Console.print(
                "\(file): \(provider.name), up to \(sheet.newestDay.map { "\($0)" } ?? "-"): "
                    + "\(counts.inserted) new, \(counts.updated) changed, \(counts.unchanged) known"
            )
        }
        for problem in sheet.problems {
            let place = problem.line.map { "line \($0): " } ?? ""
            Console.error("larder: \(file): \(place)\(problem.message)".printable)
        }
    }

    private func contents(_ file: String) throws -> Data {
        if file == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw CommandFailure(.badData, "can't import \(file): there is no such file.")
        }
        if isFolder.boolValue {
            throw CommandFailure(.badData, "can't import \(file): it is a folder; name the files.")
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        guard data.count <= Self.limit else {
            throw CommandFailure(
                .badData,
                "can't import \(file): at \(QuantityFormatting.bytes(data.count)), it is too large."
            )
        }
        return data
    }
}
