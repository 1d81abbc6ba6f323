internal import ArgumentParser
internal import FeedFormat
internal import Foundation
internal import Records

/// `larder feeds dates`.
struct FeedsDates: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dates",
        abstract: "Read dates as feeds write them, one per line.",
        discussion: """
            echo 'Thu, 9 Feb 2006 23:59:45 +0100' | larder feeds dates

            For each line of standard input it writes a line of JSON: the input, and the time in UTC, \
            or null if it is not a date. With --json a line can be a JSON string, for dates that \
            contain line breaks.
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        var lines = InputLines()
        while let line = try lines.next() {
            let text = jsonString(line) ?? String(decoding: line, as: UTF8.self)
            let date = FeedDate.parse(text).map(FeedDate.string)
            Console.print(
                JSONText.object([("input", .string(text)), ("date", .text(date))]).line)
        }
    }

    private func jsonString(_ line: [UInt8]) -> String? {
        guard common.json, line.first == UInt8(ascii: "\"") else { return nil }
        return JSONText.string(from: line)
    }
}
