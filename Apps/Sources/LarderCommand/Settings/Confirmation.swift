internal import ArgumentParser
internal import Terminal

/// The option of every command that asks before it removes or overwrites something.
///
/// On a terminal such a command asks first. Elsewhere nobody could answer, so it does what it was told.
struct Confirmation: ParsableArguments {
    @Flag(
        name: [.customShort("y"), .customLong("yes"), .customLong("force")],
        help: "Don't ask first. Larder asks only if you type at a terminal.")
    var yes = false

    /// Asks a question that begins with what would happen; throws unless the answer is yes.
    func ask(_ question: String) throws {
        guard !yes, Console.inputIsTerminal else { return }
        Console.errorPart(question.printable + " [y/N] ")
        let answer = (readLine() ?? "").trimmingPrefix { $0.isWhitespace }.lowercased()
        guard ["y", "yes"].contains(answer.prefix { $0.isLetter }) else {
            throw CommandFailure(.failure, "nothing was changed.")
        }
    }
}
