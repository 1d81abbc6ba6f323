import Foundation

extension Process {
    private static let starting = NSLock()

    /// Runs it. One at a time: Foundation on Linux lists the open files of the whole process as it starts another,
    /// and has crashed when many did so at once.
    func start() throws {
        try Self.starting.withLock { try run() }
    }
}
