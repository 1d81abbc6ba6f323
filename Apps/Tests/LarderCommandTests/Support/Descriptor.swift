import Foundation

/// A file descriptor of a pipe or terminal, read on a thread of its own: reading blocks, and tasks have few threads.
struct Descriptor {
    private let number: Int32

    /// Takes a number of its own: the other one may be closed, and be somebody else's, while a read goes on.
    init(_ number: Int32) throws {
        self.number = dup(number)
        guard self.number >= 0 else { throw CocoaError(.featureUnsupported) }
    }

    /// Gives all bytes as they come, up to the end; that of a terminal is when its last writer has gone.
    func read(
        _ take: @escaping @Sendable (Data) -> Void, end: @escaping @Sendable () -> Void = {}
    ) {
        let number = number
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while true {
                let count = systemRead(number, &buffer, buffer.count)
                if count > 0 { take(Data(buffer[..<count])) }
                // A signal, as that of a child that ends, interrupts reading.
                guard count > 0 || (count < 0 && errno == EINTR) else { break }
            }
            close(number)
            end()
        }
    }
}

private let systemRead = read
