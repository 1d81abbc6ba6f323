import Foundation
import Testing

/// What the command does where it may open only a few files and connections.
@Suite struct `Few open files` {
    private let household: Household

    init() throws { household = try Household() }

    private func run(_ arguments: [String], limit: Int) async throws -> (Process, String) {
        let process = try household.process(arguments)
        let command = try #require(process.executableURL)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "ulimit -n \(limit); exec \"$0\" \"$@\"", command.path] + arguments
        let errors = try household.file("errors-\(limit)")
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try await household.finish(process)
        return (process, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    @Test(arguments: [
        ["rates", "refresh"], ["feeds", "add", "http://127.0.0.1:9/"],
        ["serve", "--port", "0", "--no-refresh", "--host", "198.51.100.1"],
    ])
    func `end in words, not in a crash`(arguments: [String]) async throws {
        for limit in 8..<40 {
            let (process, errors) = try await run(arguments, limit: limit)
            #expect(process.terminationReason == .exit, "\(limit): \(errors)")
            #expect(errors.hasPrefix("larder: "), "\(limit): \(errors)")
            #expect(!errors.contains("Fatal") && !errors.contains("errno"), "\(limit): \(errors)")
        }
        let (_, errors) = try await run(arguments, limit: 24)
        #expect(errors.contains("ulimit -n"))
    }
}
