internal import ArgumentParser
internal import Terminal

/// Arguments that may begin with a minus sign, such as `-33.8`.
enum TextArguments {
    /// Returns the words without the `--` that ends options. Before it, a word that looks like an option is
    /// an error.
    static func checked(_ words: [String]) throws -> [String] {
        let options = words.prefix { $0 != "--" }
        for word in options where word.hasPrefix("--") && word.dropFirst(2).first?.isLetter == true
        {
            throw ValidationError("Unknown option '\(word)'")
        }
        return Array(options) + words.dropFirst(options.count + 1)
    }

    /// Returns the checked words as one text.
    static func joined(_ words: [String]) throws -> String {
        try checked(words).joined(separator: " ")
    }

    /// How to write the first word that was taken for an option and looks like something else.
    static func advice(_ words: [String]) -> String? {
        let options = Array(words.prefix { $0 != "--" })
        guard
            let place = options.firstIndex(where: { word in
                word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 1
                    && !["-h", "-y"].contains(word)
            })
        else { return nil }
        let word = options[place].printable
        let option = place > 0 && options[place - 1].hasPrefix("--") ? options[place - 1] : nil
        return "\(word) begins with a minus, so it was taken for an option. If it isn't one, write "
            + (option.map { "\($0)=\(word)." } ?? "`--` before it.")
    }
}
