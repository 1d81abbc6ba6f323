internal import ArgumentParser
internal import Foundation
internal import Terminal

/// A document to work on, from a file or from standard input.
struct FeedsInput: ParsableArguments {
    @Argument(help: "The file to read; default: standard input (-).", completion: .file())
    var file: String?

    /// No real document is larger.
    static let limit = 256 << 20

    /// The name of the document in messages.
    var name: String { file.flatMap { $0 == "-" ? nil : $0 } ?? "the input" }

    func validate() throws {
        if file == nil, Console.inputIsTerminal {
            throw ValidationError("Name a file, or pipe a document to standard input.")
        }
    }

    /// Reads the whole document; `doing` names the action in the message if that fails.
    func bytes(_ doing: String, limit: Int = Self.limit) throws -> [UInt8] {
        guard let file, file != "-" else { return try standardInput(doing, limit) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw CommandFailure(.badData, "can't \(doing) \(file): there is no such file.")
        }
        if isFolder.boolValue {
            throw CommandFailure(.badData, "can't \(doing) \(file): it is a folder; name a file.")
        }
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            return try checked([UInt8](data), doing, limit)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(
                .failure, "can't \(doing) \(file): \(error.reason).")
        }
    }

    private func standardInput(_ doing: String, _ limit: Int) throws -> [UInt8] {
        var all: [UInt8] = []
        while all.count <= limit {
            let chunk = try InputLines.read(atMost: 1 << 18)
            if chunk.isEmpty { return all }
            all += chunk
        }
        return try checked(all, doing, limit)
    }

    private func checked(_ bytes: [UInt8], _ doing: String, _ limit: Int) throws -> [UInt8] {
        guard bytes.count <= limit else {
            throw CommandFailure(
                .badData,
                "can't \(doing) \(name): it is larger than \(QuantityFormatting.bytes(limit))."
            )
        }
        return bytes
    }
}
