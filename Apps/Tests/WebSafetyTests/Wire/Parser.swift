import NIOCore
import NIOEmbedded
import NIOHTTP1

/// The HTTP parser of the server, without the strict reader before it.
struct Parser {
    private let channel = EmbeddedChannel()

    init() {
        let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes))
        // A new channel takes any handler.
        try? channel.pipeline.syncOperations.addHandler(decoder)
    }

    /// Reads bytes, and throws what the parser refuses them for.
    func read(_ bytes: some Sequence<UInt8>) throws {
        try channel.writeInbound(ByteBuffer(bytes: bytes))
    }

    /// Whether a whole request came out.
    func endsRequest() throws -> Bool {
        var hasEnd = false
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .end = part { hasEnd = true }
        }
        return hasEnd
    }
}
