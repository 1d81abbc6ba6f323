internal import ArgumentParser
internal import Foundation
internal import Larder
internal import Terminal

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A command whose output goes through the pager if it is longer than the screen.
protocol PagedCommand: ParsableCommand {}

/// The person's pager: shows output that is longer than the screen.
///
/// The output of a command is held back until it ends, and then written as it is if it fits.
enum Pager {
    private struct Held {
        var output = Data()
        var errors = Data()
    }

    private static let held = Locked<Held?>(nil)

    /// Begins to hold output back, if it goes to a terminal and there is a pager to show it.
    static func begin() {
        guard Console.isSmart, let rows = Console.size?.rows, rows > 0, program != nil else {
            return
        }
        held.withLock { $0 = Held() }
    }

    /// Holds back everything until ``end()``, while something else is on the screen.
    static func holdAll() { held.withLock { $0 = Held() } }

    /// Keeps a part of the output; returns false if nothing is held back now.
    static func hold(_ data: Data, isError: Bool) -> Bool {
        held.withLock { held in
            guard held != nil else { return false }
            if isError, Console.errorIsTerminal {
                held?.errors += data
            } else if !isError {
                held?.output += data
            } else {
                return false
            }
            return true
        }
    }

    /// Writes what was held back, through the pager if it is longer than the screen.
    static func end() {
        let held = held.withLock { held in
            defer { held = nil }
            return held
        }
        guard let held else { return }
        if !held.output.isEmpty, !isLong(held.output) || !show(held.output) {
            Console.send(held.output, to: .standardOutput)
        }
        Console.send(held.errors, to: .standardError)
    }

    /// Shows text in the pager; returns false if it could not be started.
    static func show(_ data: Data) -> Bool {
        guard let program else { return false }
        // As other commands do: quit if it fits after all, keep colours, leave the text on the screen.
        setenv("LESS", "FRX", 0)
        setenv("LV", "-c", 0)
        let interrupt = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, interrupt) }
        guard let pipe = SignalMask.open({ popen(program, "w") }) else { return false }
        data.withUnsafeBytes { bytes in
            // A pager that is left before the end reads no more; there is nobody to tell.
            _ = fwrite(bytes.baseAddress, 1, bytes.count, pipe)
        }
        // A shell that doesn't find a program ends with 127, or 126 if it can't run it.
        let status = pclose(pipe)
        return ![126, 127].contains((status >> 8) & 0xFF)
    }

    /// The command line of the pager; nil if the person wants none, or has none.
    private static var program: String? {
        let environment = ProcessInfo.processInfo.environment
        let chosen = [environment["LARDER_PAGER"], environment["PAGER"]].compactMap(\.self).first
        if let chosen { return ["", "cat"].contains(chosen) ? nil : chosen }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return ["less", "more"].first { name in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
    }

    private static func isLong(_ output: Data) -> Bool {
        guard let size = Console.size else { return false }
        let text = String(decoding: output, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        var rows = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            rows += max(1, (line.displayWidth + size.columns - 1) / size.columns)
            // The last line feed counts as a line here, and so does the prompt that follows.
            if rows > size.rows { return true }
        }
        return false
    }
}

extension ConfigCommand: PagedCommand {}
extension FeedsItems: PagedCommand {}
extension FeedsList: PagedCommand {}
extension FeedsParse: PagedCommand {}
extension FeedsSearch: PagedCommand {}
extension FeedsShow: PagedCommand {}
extension InspectCommand: PagedCommand {}
extension NotesList: PagedCommand {}
extension NotesSearch: PagedCommand {}
extension NotesShow: PagedCommand {}
extension NotesVersions: PagedCommand {}
extension OutboxList: PagedCommand {}
extension OutboxShow: PagedCommand {}
extension PlacesList: PagedCommand {}
extension PlacesShow: PagedCommand {}
extension RatesFavourite: PagedCommand {}
extension RatesHistory: PagedCommand {}
extension RatesList: PagedCommand {}
extension RatesSources: PagedCommand {}
extension TokensList: PagedCommand {}
