internal import Foundation
internal import Notes
internal import Terminal
internal import TextMerge

/// The source of a note's text: the command line, standard input, or an editor.
enum NoteInput {
    case given(String)
    case standardInput
    case editor

    init(argument: String?) {
        switch argument {
        case nil: self = .editor
        case "-": self = .standardInput
        case let text?: self = .given(text)
        }
    }

    /// Returns the text; an editor starts with `before`.
    func read(before: String) throws -> WrittenText {
        switch self {
        case .given(let text): return WrittenText(text: text)
        case .standardInput: return WrittenText(text: try Self.standardInput())
        case .editor: return try Editor.edited(before)
        }
    }

    /// Reads to the end and returns the text byte for byte.
    private static func standardInput() throws -> String {
        var bytes: [UInt8] = []
        while bytes.count <= Note.largestText + 1 {
            let chunk = try InputLines.read(atMost: 1 << 18)
            if chunk.isEmpty { return try text(bytes, from: "the input") }
            bytes += chunk
        }
        throw CommandFailure(
            .badData,
            "the input is larger than \(QuantityFormatting.bytes(Note.largestText)), the limit for notes."
        )
    }

    static func text(_ bytes: [UInt8], from name: String) throws -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(.badData, "\(name) is not UTF-8 text.")
        }
        return text
    }
}

/// A text that a person wrote, and its file if it was written in an editor.
struct WrittenText {
    let text: String
    var file: URL?

    /// Runs the body that saves the text; removes the file afterwards, but keeps it if that failed.
    func kept<Result>(
        _ doing: String, _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            let result = try await attempt(doing, body)
            discard()
            return result
        } catch let failure as CommandFailure {
            guard let file else { throw failure }
            throw CommandFailure(
                failure.code, failure.message + "\n        What you wrote is in \(file.path).")
        }
    }

    /// Removes the file.
    func discard() {
        // If this fails, the file stays in the temporary folder, readable only by its owner.
        if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    }
}

/// The person's editor.
private enum Editor {
    static func edited(_ before: String) throws -> WrittenText {
        let environment = ProcessInfo.processInfo.environment
        let chosen = [environment["VISUAL"], environment["EDITOR"]]
            .compactMap { $0 }.first { !$0.isEmpty }
        guard let editor = chosen ?? (Console.inputIsTerminal ? "vi" : nil) else {
            throw CommandFailure(
                .usage,
                "there is no text: add it to the command, pipe it to standard input with -, or set "
                    + "VISUAL or EDITOR to your editor.")
        }
        // Editors end the last line. A text whose last line is open must not get a line end that way.
        let isOpen = before.utf8.last != 0x0A && before.utf8.last != 0x0D
        let lineEnd = isOpen && !before.isEmpty ? TextLines.lineBreak(of: before) : ""
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "larder-note-\(UUID().uuidString)", directoryHint: .isDirectory)
        let file = folder.appending(path: "note.txt")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try Data((before + lineEnd).utf8).write(to: file)
        } catch {
            throw CommandFailure(
                .failure, "can't write a file for the editor: \(error.reason).")
        }
        // A shell runs the setting, which may contain arguments and quotes, in our terminal.
        let quoted = "'" + file.path.replacing("'", with: "'\\''") + "'"
        let status = SignalMask.open { system(editor + " " + quoted) }
        guard status == 0 else {
            var words = "the editor (\(editor.printable)) failed, so nothing was changed."
            if (try? Data(contentsOf: file)) == Data((before + lineEnd).utf8) {
                try? FileManager.default.removeItem(at: folder)
            } else {
                words += "\n        What you wrote is in \(file.path)."
            }
            throw CommandFailure(.failure, words)
        }
        do {
            let bytes = [UInt8](try Data(contentsOf: file))
            let text = try NoteInput.text(bytes, from: file.path)
            return WrittenText(text: isOpen ? text.withoutLineEnd : text, file: file)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(
                .failure, "can't read \(file.path): \(error.reason).")
        }
    }
}

extension String {
    /// The text without the line break at its end, if there is one.
    fileprivate var withoutLineEnd: String {
        last.map(\.isNewline) == true && [0x0A, 0x0D].contains(utf8.last)
            ? String(dropLast()) : self
    }
}
