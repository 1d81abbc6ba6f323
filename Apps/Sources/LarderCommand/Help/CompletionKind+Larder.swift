internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Money
internal import Notes
internal import Places
internal import Rates
internal import Terminal

/// What the shell offers for a word: read from the stored data, never from the network.
extension CompletionKind {
    static var currencies: CompletionKind {
        .custom { _, _, _ in Currency.all.map(\.code.text) }
    }

    static var sources: CompletionKind { .list(RateProvider.all.map(\.id)) }

    /// The feeds by name.
    static var feeds: CompletionKind {
        stored { try await $0.feeds.overview().map(\.title) }
    }

    /// The saved places by name.
    static var places: CompletionKind {
        stored { try await $0.places.all().map(\.name) }
    }

    /// The notes by title, removed ones after the others.
    static var notes: CompletionKind {
        stored { composition in
            let notes = composition.notes
            return (try await notes.all() + notes.removed()).map(\.title)
        }
    }

    /// The programs that have a token.
    static var tokens: CompletionKind {
        stored { try await TokensList.names($0) }
    }

    /// Offers names that are stored. Without data there are none, and what fails offers nothing: the command
    /// itself will say why.
    private static func stored(
        _ names: @escaping @Sendable (Composition) async throws -> [String]
    ) -> CompletionKind {
        .custom { words, _, _ in
            do {
                let settings = try Settings(flags: flags(words))
                guard settings.hasData else { return [] }
                let all = try await Composition.run(settings, names)
                var seen: Set<String> = []
                return all.map { $0.printable }.filter { !$0.isEmpty && seen.insert($0).inserted }
            } catch {
                return []
            }
        }
    }

    /// The data folder, if the words so far name one.
    private static func flags(_ words: [String]) -> [String: String] {
        var flags = ["offline": "true"]
        for (index, word) in words.enumerated() {
            if word.hasPrefix("--data=") { flags["data"] = String(word.dropFirst(7)) }
            if word == "--data", words.indices.contains(index + 1) {
                flags["data"] = words[index + 1]
            }
        }
        return flags
    }
}
