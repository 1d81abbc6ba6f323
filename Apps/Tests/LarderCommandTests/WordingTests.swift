import Foundation
import Testing

/// `Scripts/messages.sh` prints the sentences; this refuses the turns of phrase that once had to be
/// edited out of all of them, and names of types, domains and functions.
@Suite(.enabled(if: Wording.hasPython, "Scripts/messages.sh needs python3"))
struct `Messages` {
    @Test(arguments: [
        #"\banew\b"#, #"\bis no (?!longer)[a-z]"#, #"\bno more\b"#, #"\bany more\b"#,
        #"\bmeanwhile\b"#, #"\btells? of\b"#, #"\barticles? went\b"#, #"\btake back\b"#,
        #"\bwhat (you|was|is) said\b"#, #"\bbelongs? into\b"#, #"\bcut it up\b"#,
        #"\blets? go of\b"#,
        #"\bone (object )?a line\b"#, #"\bText in UTF-8\b"#, #"\w+Error\(code:"#,
        #"\w+ErrorDomain\b"#,
        #"\bdescriptor:"#, #"localizedDescription"#, #"\\\(error\)"#,
    ])
    func `are plain English and name nothing of the program's inside`(phrase: String) throws {
        let pattern = try Regex(phrase).ignoresCase()
        let found = try Wording.lines().filter { line in
            // "There is no feed" is fine, "this is no feed" is not.
            line.replacing("here is no ", with: "").contains(pattern)
        }
        #expect(found.isEmpty, "\(phrase):\n\(found.joined(separator: "\n"))")
    }
}

extension `Messages` {
    @Test func `quote in one way`() throws {
        // Plain quotes are for commands, in backticks, and for what is not prose, such as attributes.
        let found = try Wording.lines().filter { $0.contains(/(^|[^=:{,\[])\\"\\\(/) }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        (["feeds", "prune", "--older", "1"], "“--older”"),
        (["rates", "list", "--base"], "“--base <base>”"),
        (["rates", "history", "USD", "--days", "x"], "“x”"),
    ])
    func `about options quote in the same way`(command: [String], words: String) async throws {
        let outcome = try await Household().run(command)
        #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(!outcome.errors.contains(" '"))
    }
}

private enum Wording {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let hasPython = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/python3")
    }

    /// The lines of the script: file, line and text.
    static func lines() throws -> [String] {
        let script = Process()
        let output = Pipe()
        script.executableURL = repository.appending(path: "Scripts/messages.sh")
        script.standardOutput = output
        try script.start()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        script.waitUntilExit()
        #expect(script.terminationStatus == 0)
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.count > 100)
        return lines
    }
}
