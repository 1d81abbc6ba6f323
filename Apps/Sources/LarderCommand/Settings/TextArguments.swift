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
            throw ValidationError("Unknown option “\(word)”")
        }
        return Array(options) + words.dropFirst(options.count + 1)
    }

    /// Returns the checked words as one text.
    static func joined(_ words: [String]) throws -> String {
        try checked(words).joined(separator: " ")
    }
}
