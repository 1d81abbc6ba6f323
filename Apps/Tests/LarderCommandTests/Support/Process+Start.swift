import Foundation

extension Process {
    private static let starting = NSLock()

    /// Runs it. One at a time: Foundation on Linux lists the open files of the whole process as it starts another, and
    /// reads past the end of that list from the 1,355th on, where 32 KiB are full. So Scripts/test.sh runs few
    /// tests at once.
    func start() throws {
        try Self.starting.withLock { try run() }
    }
}
