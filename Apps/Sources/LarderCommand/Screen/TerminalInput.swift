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

/// What happens at a terminal.
enum TerminalEvent: Sendable {
    case keys([Terminal.Key])
    case resized
    /// Another program asked for the terminal to be left for a while (`kill -TSTP`).
    case suspended
    /// The program goes on after it was stopped.
    case continued
    /// A signal that ends the program, or zero if the terminal is gone.
    case ended(Int32)
}

/// Reads keys and signals on a thread of its own, since waiting for a terminal blocks.
final class TerminalInput: Sendable {
    /// The end of the pipe that signal handlers write to: they may do little else.
    nonisolated(unsafe) private static var signals: Int32 = -1

    private static let watched = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP]
    /// How long the rest of a key's sequence may take on a slow line, in milliseconds.
    private static let patience: Int32 = 100

    private let ends: (read: Int32, write: Int32)
    private let gate = DispatchSemaphore(value: 0)
    private let paused = DispatchSemaphore(value: 0)
    private let isFinished = Locked(false)
    private let deliver: @Sendable (TerminalEvent) -> Void

    /// Starts reading; events are delivered on its thread.
    init(_ deliver: @escaping @Sendable (TerminalEvent) -> Void) throws {
        self.deliver = deliver
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw CommandFailure(.failure, "can't read the keys: \(SystemReason.words(errno)).")
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        self.ends = (ends[0], ends[1])
        watchSignals()
        let thread = Thread { [self] in
            read()
            isFinished.withLock { $0 = true }
            paused.signal()
        }
        thread.start()
    }

    private func watchSignals() {
        Self.signals = ends.write
        for number in Self.watched {
            signal(number) { number in
                let saved = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(TerminalInput.signals, &byte, 1)
                errno = saved
            }
        }
    }

    /// Stops reading, so that another program can; returns once nothing is read any longer.
    func pause() {
        for number in Self.watched { signal(number, SIG_DFL) }
        if isFinished.withLock({ $0 }) { return }
        var byte: UInt8 = 0
        _ = write(ends.write, &byte, 1)
        paused.wait()
    }

    /// Goes on reading after ``pause()``.
    func resume() {
        watchSignals()
        gate.signal()
    }

    private func read() {
        var decoder = KeyDecoder()
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            var ready = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&ready, 2, decoder.isWaiting ? Self.patience : -1)
            if count < 0 {
                guard errno == EINTR else { return deliver(.ended(0)) }
                continue
            }
            if count == 0 {
                let keys = decoder.pause()
                if !keys.isEmpty { deliver(.keys(keys)) }
            }
            if ready[1].revents != 0 { readSignals() }
            if ready[0].revents != 0 {
                let count = Self.readBytes(STDIN_FILENO, &bytes)
                if count > 0 {
                    let keys = decoder.keys(bytes[..<count])
                    if !keys.isEmpty { deliver(.keys(keys)) }
                } else if count == 0 || errno != EINTR && errno != EAGAIN {
                    return deliver(.ended(0))
                }
            }
        }
    }

    private func readSignals() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Self.readBytes(ends.read, &bytes)
        for byte in bytes.prefix(max(0, count)) {
            switch Int32(byte) {
            case 0:
                paused.signal()
                gate.wait()
            case SIGWINCH: deliver(.resized)
            case SIGTSTP: deliver(.suspended)
            case SIGCONT: deliver(.continued)
            case let number: deliver(.ended(number))
            }
        }
    }

    private static func readBytes(_ file: Int32, _ bytes: inout [UInt8]) -> Int {
        #if canImport(Darwin)
        Darwin.read(file, &bytes, bytes.count)
        #elseif canImport(Glibc)
        Glibc.read(file, &bytes, bytes.count)
        #else
        Musl.read(file, &bytes, bytes.count)
        #endif
    }
}
