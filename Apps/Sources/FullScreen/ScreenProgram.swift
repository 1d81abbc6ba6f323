public import Terminal

/// A program that fills the terminal: what it shows and what its keys do, without any I/O.
///
/// It is told what happened by keys and messages, and answers with requests for whoever reads the stores.
public protocol ScreenProgram: Sendable {
    /// What it is told.
    associatedtype Message: Sendable
    /// What it asks for.
    associatedtype Request: Sendable

    /// The size of the terminal.
    var size: ScreenSize { get set }

    /// What the terminal shows.
    var canvas: Canvas { get }

    /// Returns what to ask for at the start.
    mutating func begin() -> [Request]

    /// Applies a key.
    mutating func press(_ key: Key) -> [Request]

    /// Applies a message.
    mutating func receive(_ message: Message) -> [Request]
}

/// The size of a terminal.
public struct ScreenSize: Sendable, Hashable {
    /// The number of columns.
    public var columns: Int
    /// The number of rows.
    public var rows: Int

    /// Creates a size of at least one cell.
    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(1, columns), max(1, rows))
    }
}

/// The parts of Larder that fill the terminal, by the key that leads to them after `g`.
public enum ScreenSection: Character, Sendable, CaseIterable {
    case feeds = "f"
    case places = "p"
    case notes = "n"
}

/// How a program ended.
public enum ScreenEnd: Sendable, Hashable {
    case quit
    case go(ScreenSection)
}
