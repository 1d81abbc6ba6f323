import Foundation
import Testing

/// `Scripts/messages.sh` prints the sentences; this refuses the turns of phrase that once had to be
/// edited out of all of them, and names of types, domains and functions.
@Suite(.enabled(if: Wording.hasPython, "Scripts/messages.sh needs python3"))
struct `Messages` {
    @Test(arguments: [
        #"\banew\b"#, #"\bis no (?!longer)[a-z]"#, #"\bno more\b(?! \w+ than)"#, #"\bany more\b"#,
        #"\bmeanwhile\b"#, #"\btells? of\b"#, #"\barticles? went\b"#, #"\btake back\b"#,
        #"\bwhat (you|was|is) said\b"#, #"\bbelongs? into\b"#, #"\bcut it up\b"#,
        #"\blets? go of\b"#, #"\bin the air\b"#,
        #"\bone (object )?a line\b"#, #"\bText in UTF-8\b"#, #"\w+Error\(code:"#,
        #"\w+ErrorDomain\b"#,
        #"\bdescriptor:"#, #"localizedDescription"#, #"\\\(error\)"#,
    ])
    func `are plain English and name nothing of the program's inside`(phrase: String) throws {
        let pattern = try Regex(phrase).ignoresCase()
        let quoted = try QuotedTests.all().flatMap { quote in
            quote.tests.map { "\(quote.document): \($0)" }
        }
        let found = (try Wording.lines() + quoted).filter { line in
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

/// The documents name tests as proof; whoever renames one has to rename it there.
@Suite struct `Tests that the documents name` {
    @Test func `are there, in suites that are there`() throws {
        let (suites, tests) = try QuotedTests.declared()
        let quotes = try QuotedTests.all()
        #expect(quotes.count > 200)
        for quote in quotes {
            let isThere = suites.contains { quote.ends(with: $0) }
            #expect(isThere, "\(quote.document): no suite of …\(quote.before.suffix(40))")
            for test in quote.tests where !test.contains(".sh ") {
                // A rule of a table is named by its letter: "f: an empty answer removes nothing".
                let isThere = tests.contains(test) || tests.contains { $0.hasPrefix(test + ":") }
                #expect(isThere, "\(quote.document): no test “\(test)”")
            }
        }
    }
}

/// What a document quotes: a suite, and tests of it, as in "Retry rule · `doubles the wait`, `ends`".
private struct QuotedTests {
    var document: String
    /// The text before the quote, which ends with the name of the suite.
    var before: Substring
    var tests: [String]

    /// Whether the text before ends with a name, and not only with its last letters.
    func ends(with name: String) -> Bool {
        before.hasSuffix(name) && before.dropLast(name.count).last?.isLetter != true
    }

    static func all() throws -> [QuotedTests] {
        let folder = Wording.repository.appending(path: "Docs")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        // Coordinates.md quotes what people write.
        return try files.filter { $0.hasSuffix(".md") && $0 != "Coordinates.md" }.flatMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                .replacing("\n", with: " ")
            let parts = text.split(separator: " · `", omittingEmptySubsequences: false)
            return zip(parts, parts.dropFirst()).map { before, after in
                let suite = before.hasSuffix("`") ? before.dropLast() : before
                return QuotedTests(document: file, before: suite, tests: tests(in: after))
            }
        }
    }

    /// The names at the beginning of a text that follows a backtick.
    private static func tests(in text: Substring) -> [String] {
        let separator = /(?: \([^)]*\))?(?:,| and|, and) `/
        var tests: [String] = []
        var rest = text
        while let end = rest.firstIndex(of: "`") {
            tests.append(String(rest[..<end]))
            let behind = rest[rest.index(after: end)...]
            guard let next = behind.prefixMatch(of: separator) else { break }
            rest = behind[next.range.upperBound...]
        }
        return tests
    }

    /// The names of types, and of functions and cases, in the sources.
    static func declared() throws -> (suites: Set<String>, tests: Set<String>) {
        var (suites, tests): (Set<String>, Set<String>) = ([], [])
        let type = /\b(?:struct|enum|class|extension) (?:`([^`]+)`|(\w+))/
        let function = /\b(?:func|case) \.?(?:`([^`]+)`|(\w+))|^ *`([^`]+)`\(/
        for folder in [
            "Tests", "Apps/Tests", "Sources/LarderTesting", "Sources/LarderHTTPTesting",
            "Sources/LarderSimulation",
        ] {
            let root = Wording.repository.appending(path: folder)
            let files = FileManager.default.enumerator(atPath: root.path)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let source = try Data(contentsOf: root.appending(path: file))
                for line in source.split(separator: UInt8(ascii: "\n")) {
                    let text = String(decoding: line, as: UTF8.self)
                    if let found = text.firstMatch(of: type), let name = found.1 ?? found.2 {
                        suites.insert(String(name))
                    }
                    if let found = text.firstMatch(of: function),
                        let name = found.1 ?? found.2 ?? found.3
                    {
                        tests.insert(String(name))
                    }
                }
            }
        }
        return (suites, tests)
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
