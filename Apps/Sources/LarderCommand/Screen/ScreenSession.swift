internal import Foundation
internal import FullScreen
internal import Larder
internal import Terminal

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Runs programs that fill the terminal: hands them keys and messages, and draws what they show.
///
/// Everything that happens is collected until the program is free, so that on a slow line it draws once for
/// many keys.
final class ScreenSession: Sendable {
    private let happened = Locked<[TerminalEvent]>([])
    private let wake: AsyncStream<Void>.Continuation
    private let wakes: AsyncStream<Void>
    private let input: TerminalInput

    /// Whether standard input and output are a terminal that a program can fill.
    static var isPossible: Bool { Console.isSmart && Console.inputIsTerminal }

    private init() throws {
        let (stream, continuation) = AsyncStream<Void>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        (wakes, wake) = (stream, continuation)
        guard TerminalMode.enter() else {
            throw CommandFailure(.failure, "the terminal can't be used.")
        }
        atexit { TerminalMode.leave() }
        input = try TerminalInput { [happened] event in
            happened.withLock { $0.append(event) }
            continuation.yield()
        }
    }

    /// Fills the terminal while the body runs, and gives it back whatever happens.
    static func run(_ body: (ScreenSession) async throws -> Void) async throws {
        let session = try ScreenSession()
        // What is reported in the meantime would be written across the screen.
        Pager.holdAll()
        do {
            try await body(session)
            session.close()
        } catch {
            session.close()
            throw error
        }
    }

    private func close() {
        input.pause()
        TerminalMode.leave()
        Pager.end()
    }

    /// A signal ended the program.
    struct Ended: Error {
        let signal: Int32
    }

    /// Runs a program until it ends; `perform` carries out one request after the other.
    func run<Program: ScreenProgram>(
        _ program: Program,
        following changes:
            @escaping @Sendable (_ send: @escaping @Sendable (Program.Message) -> Void)
            async -> Void,
        perform:
            @escaping @Sendable (
                Program.Request, _ send: @escaping @Sendable (Program.Message) -> Void
            ) async -> ScreenEnd?
    ) async throws -> ScreenEnd {
        let messages = Locked<[Program.Message]>([])
        let ends = Locked<ScreenEnd?>(nil)
        let send: @Sendable (Program.Message) -> Void = { [wake] message in
            messages.withLock { $0.append(message) }
            wake.yield()
        }
        let (requests, ask) = AsyncStream<Program.Request>.makeStream()
        let worker = Task { [wake] in
            for await request in requests {
                guard let end = await perform(request, send) else { continue }
                ends.withLock { $0 = end }
                wake.yield()
            }
        }
        let follower = Task { await changes(send) }
        defer {
            follower.cancel()
            worker.cancel()
            ask.finish()
        }
        var program = program
        var writer = ScreenWriter(colours: Console.hasColours)
        program.size = Self.size
        for request in program.begin() { ask.yield(request) }
        try draw(program, &writer)
        for await _ in wakes {
            for event in happened.withLock({ Self.taken(&$0) }) {
                for request in try apply(event, to: &program, &writer) { ask.yield(request) }
            }
            for message in messages.withLock({ Self.taken(&$0) }) {
                for request in program.receive(message) { ask.yield(request) }
            }
            if let end = ends.withLock({ $0 }) { return end }
            try draw(program, &writer)
        }
        return .quit
    }

    private static func taken<Element>(_ all: inout [Element]) -> [Element] {
        defer { all = [] }
        return all
    }

    private func apply<Program: ScreenProgram>(
        _ event: TerminalEvent, to program: inout Program, _ writer: inout ScreenWriter
    ) throws -> [Program.Request] {
        switch event {
        case .keys(let keys):
            var requests: [Program.Request] = []
            for key in keys {
                switch key {
                case .control("z"): suspend(&program, &writer)
                case .control("l"): writer.forget()
                default: requests += program.press(key)
                }
            }
            return requests
        case .resized:
            program.size = Self.size
            writer.forget()
        case .suspended: suspend(&program, &writer)
        case .continued:
            // Stopped without a warning, the terminal may have been used by others.
            input.pause()
            TerminalMode.leave()
            enter(&program, &writer)
        case .ended(let signal): throw Ended(signal: signal)
        }
        return []
    }

    /// Gives the terminal back until the person comes back to the program.
    private func suspend<Program: ScreenProgram>(
        _ program: inout Program, _ writer: inout ScreenWriter
    ) {
        input.pause()
        TerminalMode.leave()
        // The programs of the same job first, such as a script that waits for this one.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        _ = SignalMask.open { raise(SIGTSTP) }
        enter(&program, &writer)
    }

    private func enter<Program: ScreenProgram>(
        _ program: inout Program, _ writer: inout ScreenWriter
    ) {
        _ = TerminalMode.enter()
        input.resume()
        program.size = Self.size
        writer.forget()
    }

    /// Lets another program, such as an editor, use the terminal while the body runs.
    func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
        input.pause()
        TerminalMode.leave()
        defer {
            _ = TerminalMode.enter()
            input.resume()
            // The screen has to be drawn again, perhaps in another size.
            happened.withLock { $0.append(.resized) }
            wake.yield()
        }
        return try body()
    }

    private static var size: ScreenSize {
        let size = Console.size
        return ScreenSize(columns: size?.columns ?? 80, rows: size?.rows.nonZero ?? 24)
    }

    private func draw<Program: ScreenProgram>(
        _ program: Program, _ writer: inout ScreenWriter
    ) throws {
        var canvas = program.canvas
        if Console.charset == .ascii {
            canvas.replaceText {
                Console.charset.sign(inCell: $0) ?? Console.shown($0, isTerminal: true)
            }
        }
        var text = writer.update(to: canvas)
        let isSent = text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = TerminalMode.sendBytes(rest)
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
        guard isSent else { throw Ended(signal: 0) }
    }
}

extension Int {
    fileprivate var nonZero: Int? { self == 0 ? nil : self }
}
