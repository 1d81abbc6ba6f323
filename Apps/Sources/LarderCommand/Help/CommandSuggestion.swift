internal import ArgumentParser
internal import Terminal

/// What to say about a word where a command was expected.
enum CommandSuggestion {
    /// The failure to report for a mistyped command, or for help about one that doesn't exist.
    static func mistake(
        _ words: [String], in root: any ParsableCommand.Type
    ) -> CommandFailure? {
        let words = words.first == "help" ? words.dropFirst() : words[...]
        return unknown(words, in: root).map { failure($0.path, $0.word, $0.known) }
    }

    /// The first word that stands where a command was expected: what comes before it, and what could follow.
    private static func unknown(
        _ words: ArraySlice<String>, in root: any ParsableCommand.Type
    ) -> (path: [String], word: String, known: [String])? {
        var command = root
        var path = [name(of: root)]
        for word in words {
            // An option can have a value, which is not a command; after it nothing is certain.
            if word.hasPrefix("-") { return nil }
            let children = subcommands(of: command)
            guard !children.isEmpty else { return nil }
            guard let next = children.first(where: { name(of: $0) == word }) else {
                return (path, word, children.map(name))
            }
            command = next
            path.append(word)
        }
        return nil
    }

    private static func failure(
        _ path: [String], _ word: String, _ known: [String]
    ) -> CommandFailure {
        let parent = path.joined(separator: " ")
        let shown = String(word.prefix(40)).printable
        var likely = Array(word.likely(among: known).prefix(2))
        if likely.isEmpty {
            likely = (usual[word.lowercased()] ?? []).filter(known.contains).prefix(1).map(\.self)
        }
        let guesses = likely.map { "`\(parent) \($0)`" }.joined(separator: " or ")
        return CommandFailure(
            .usage,
            "there is no command `\(parent) \(shown)`."
                + (likely.isEmpty ? "" : " Did you mean \(guesses)?")
                + "\n        To list the commands: `\(parent) --help`")
    }

    /// What other programs call it.
    private static let usual = [
        "ls": ["list"], "rm": ["remove"], "delete": ["remove"], "del": ["remove"],
        "cat": ["show"], "view": ["show"], "open": ["show"], "print": ["show"],
        "update": ["refresh"], "fetch": ["refresh"], "reload": ["refresh"], "sync": ["refresh"],
        "find": ["search"], "grep": ["search"], "add": ["new", "save"], "create": ["new", "save"],
        "new": ["add", "save"], "follow": ["add"], "subscribe": ["add"], "unfollow": ["remove"],
        "unsubscribe": ["remove"], "articles": ["items"], "favorite": ["favourite"],
        "settings": ["config"], "server": ["serve"], "web": ["serve"], "start": ["serve"],
        "man": ["manual"], "status": ["inspect"], "distance": ["inverse", "to"],
        "revoke": ["end"],
    ]

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? ""
    }

    private static func subcommands(
        of command: any ParsableCommand.Type
    ) -> [any ParsableCommand.Type] {
        command.configuration.subcommands
    }
}
