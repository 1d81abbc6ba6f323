internal import Foundation
internal import Larder

/// A progress line on standard error; shown only on a terminal.
final class ProgressLine: Sendable {
    private let isShown = Locked(false)

    func show(_ done: Int, of total: Int) {
        if total > 1 { show("\(done) of \(total)") }
    }

    /// Shows a few words in place of those shown before; they must fit into any terminal.
    func show(_ words: String) {
        guard Console.errorIsTerminal else { return }
        isShown.withLock { $0 = true }
        Console.errorPart("\r\u{1B}[K" + words)
    }

    func clear() {
        guard
            isShown.withLock({ shown in
                defer { shown = false }; return shown
            })
        else { return }
        Console.errorPart("\r\u{1B}[K")
    }
}
