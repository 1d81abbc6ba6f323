internal import Foundation
internal import NIOCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The system's limit on files and connections that a process has open at once.
enum OpenFiles {
    /// As many as a busy server uses.
    private static let most = 20_000

    /// The limit as it is now.
    static var limit: Int { Int(clamping: current().rlim_cur) }

    /// Opens what the shell closed of the three streams, so that no file or connection takes the place of one
    /// and receives what was meant for it. Nothing can be written to what stands in for it.
    static func fillStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            // The lowest free number is the one that is opened.
            if fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
        }
    }

    /// Raises the limit as far as this process may.
    static func raiseLimit() {
        var limits = current()
        let wanted = min(limits.rlim_max, rlim_t(most))
        guard limits.rlim_cur < wanted else { return }
        limits.rlim_cur = wanted
        _ = setrlimit(resource, &limits)  // if this fails, the limit stays, which is checked later
    }

    /// Throws if what everything here takes for granted could not be opened: the system's queues for the
    /// network, three for each core, and a few files and connections.
    static func requireEnough() throws {
        // Counted rather than opened: the system's queues, which start in the meantime, crash where they find none.
        let needed = 3 * System.coreCount + 12
        var (free, file) = (0, Int32(0))
        while free < needed, file < limit {
            if fcntl(file, F_GETFD) < 0 { free += 1 }
            file += 1
        }
        guard free == needed else {
            throw CommandFailure(
                .failure,
                "this program may open only \(limit) files and connections at once, which is too few: "
                    + "raise the limit (`ulimit -n 256`) and try again.")
        }
    }

    #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let resource = RLIMIT_NOFILE
    #endif

    private static func current() -> rlimit {
        var limits = rlimit()
        // Without an answer, the limit is one that every system has.
        if getrlimit(resource, &limits) != 0 { (limits.rlim_cur, limits.rlim_max) = (256, 256) }
        return limits
    }
}
