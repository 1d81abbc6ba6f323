internal import ArgumentParser
internal import FeedFormat
internal import Foundation
internal import Records

/// `larder feeds dates`.
struct FeedsDates: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dates",
        abstract: "Read dates as feeds write them, one a line.",
        discussion: """
            echo 'Thu, 9 Feb 2006 23:59:45 +0100' | larder feeds dates

            Every line of standard input is answered with a line of JSON: the input, and the moment in \
            UTC, or null where no date can be made of it. With --json a line may be a JSON string, for \
            dates with line breaks in them.
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
