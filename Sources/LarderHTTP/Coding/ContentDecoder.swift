#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Decompresses a body piece by piece, within limits.
///
/// Memory and work are bounded by the limits for any input: sizes stated in the compressed data are not
/// trusted, and of two codings, the output of the first is limited too. Data that ends early, fails a check
/// or is followed by something else is an error (``HTTPFailure``), and so is exceeding a limit by one byte.
///
/// ```swift
/// var decoder = ContentDecoder([.gzip], limits: limits)
/// for piece in pieces { try decoder.append(piece) }
/// let body = try decoder.finish()
/// ```
struct ContentDecoder {
    private let layers: [Layer]
    private let limits: HTTPLimits
    private var packed = 0
    private var output = Data()

    /// The ratio is not checked below this many bytes: small bodies may be very regular.
    private static let freeOfRatio = 64 << 10

    /// Creates a decoder for codings, in the order in which they were applied.
    init(_ codings: [ContentCoding], limits: HTTPLimits) {
        layers = codings.reversed().map(Layer.init)
        self.limits = limits
    }

    /// Decodes a piece of the compressed body.
    mutating func append(_ piece: Data) throws {
        try take(piece)
        while try step() {}
    }

    /// Finishes and returns the decompressed body.
    mutating func finish() throws -> Data {
        for layer in layers { try layer.checkEnd() }
        return output
    }

    private mutating func take(_ piece: Data) throws {
        let (sum, overflow) = packed.addingReportingOverflow(piece.count)
        guard !overflow else { throw HTTPFailure.bodyTooLarge(limits.bodyBytes) }
        packed = sum
        if let first = layers.first { return first.take(piece) }
        guard piece.count <= limits.decodedBytes - output.count else {
            throw HTTPFailure.decodedTooLarge(limits.decodedBytes)
        }
        output.append(piece)
    }

    /// Does one piece of work, bounded by the size of a buffer, in the innermost layer that has any; returns
    /// false if there is none.
    private mutating func step() throws -> Bool {
        guard let index = layers.lastIndex(where: \.hasWork) else { return false }
        let unpacked = try layers[index].step()
        let isInnermost = index + 1 == layers.count
        // The data between two codings must not be larger than a body may be.
        try check(layers[index].given, atMost: isInnermost ? limits.decodedBytes : limits.bodyBytes)
        if isInnermost { output.append(unpacked) } else { layers[index + 1].take(unpacked) }
        return true
    }

    private func check(_ count: Int, atMost limit: Int) throws {
        guard count <= limit else { throw HTTPFailure.decodedTooLarge(limit) }
        let (most, overflow) = packed.multipliedReportingOverflow(by: limits.decodedRatio)
        guard overflow || count <= max(most, Self.freeOfRatio) else {
            throw HTTPFailure.inflated(limits.decodedRatio)
        }
    }

    /// Decompresses a whole response and removes the fields that no longer apply.
    ///
    /// Responses that have no body by definition (to HEAD, 204, 304) are left unchanged. The decoder yields
    /// to other tasks after each buffer; if its task is cancelled, it stops and throws `CancellationError`.
    static func decode(
        _ response: TransportResponse, to request: TransportRequest, limits: HTTPLimits
    ) async throws -> TransportResponse {
        let isBodiless =
            request.method == "HEAD" || response.status == 204 || response.status == 304
        if isBodiless, response.body.isEmpty { return response }
        let offered = request.fields.joined("Accept-Encoding")
        let codings = try ContentCoding.codings(of: response.fields, offered: offered)
        var decoder = ContentDecoder(codings, limits: limits)
        try decoder.take(response.body)
        while try decoder.step() {
            try Task.checkCancellation()
            await Task.yield()
        }
        var decoded = response
        decoded.body = try decoder.finish()
        if !codings.isEmpty {
            decoded.fields["Content-Encoding"] = nil
            decoded.fields["Content-Length"] = nil
        }
        return decoded
    }
}

extension ContentDecoder {
    /// The decoder of one coding.
    private final class Layer {
        private let coding: ContentCoding
        private var stream: InflateStream?
        private var pending = Data()
        private var position = 0
        private var hasEnded = false
        private var isFull = false
        private var isWaiting = false
        private var buffer = [UInt8](repeating: 0, count: 64 << 10)

        /// The number of bytes output so far.
        private(set) var given = 0

        init(_ coding: ContentCoding) {
            self.coding = coding
            if coding == .gzip { stream = InflateStream(.gzip) }
        }

        /// Whether a step can make progress; otherwise it needs more input.
        var hasWork: Bool { isFull || (position < pending.count && !isWaiting) }

        func take(_ input: Data) {
            pending = position < pending.count ? pending.dropFirst(position) + input : input
            position = 0
            isWaiting = false
        }

        /// Decompresses at most one buffer of input into at most one buffer of output, across members.
        func step() throws -> Data {
            var count = 0
            try pending.withUnsafeBytes { pending in
                try buffer.withUnsafeMutableBytes { buffer in
                    let input = pending.dropFirst(position).prefix(buffer.count)
                    let end = position + input.count
                    while count < buffer.count, position < end || isFull {
                        let rest = UnsafeRawBufferPointer(rebasing: pending[position..<end])
                        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
                        let moved = try move(rest, into: room)
                        count += moved
                        isFull = !hasEnded && count == buffer.count
                        if isWaiting { break }
                    }
                }
            }
            given += count
            return Data(buffer[..<count])
        }

        /// Continues to the end of the input, the output space or the member; returns the number of bytes
        /// output.
        private func move(
            _ input: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
        ) throws -> Int {
            if hasEnded { try begin(input) }
            guard let stream = chosenStream(input) else {
                isWaiting = true
                return 0
            }
            let result = stream.step(input, into: room)
            position += result.taken
            switch result.step {
            case .damaged(let how): throw HTTPFailure.damagedEncoding(how)
            case .ended: hasEnded = true
            case .moving: isWaiting = result.taken == 0 && result.given == 0
            }
            return result.given
        }

        func checkEnd() throws {
            guard hasEnded, position == pending.count else {
                throw HTTPFailure.damagedEncoding("it ends too soon")
            }
        }

        /// After the end of a stream, only another gzip member may follow.
        private func begin(_ input: UnsafeRawBufferPointer) throws {
            guard coding == .gzip, input.first == 0x1F, input.dropFirst().first ?? 0x8B == 0x8B
            else { throw HTTPFailure.damagedEncoding("there is more data after its end") }
            hasEnded = false
            stream?.restart()
        }

        /// Tells the two formats called deflate apart by the first two bytes.
        private func chosenStream(_ input: UnsafeRawBufferPointer) -> InflateStream? {
            if let stream { return stream }
            guard input.count >= 2 else { return nil }
            let isWrapped =
                input[0] & 0x0F == 8 && (UInt16(input[0]) << 8 | UInt16(input[1])) % 31 == 0
            let made = InflateStream(isWrapped ? .zlib : .raw)
            stream = made
            return made
        }
    }
}
