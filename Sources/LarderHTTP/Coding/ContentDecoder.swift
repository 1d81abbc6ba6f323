#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Unpacks a body piece by piece, within limits.
///
/// Memory is bounded by the limits whatever comes in: nothing is believed that the packed bytes say
/// about their size. What ends early, disagrees with its checks, or is followed by something else
/// is an error (``HTTPFailure``), and so is one byte over a limit.
///
/// ```swift
/// var decoder = ContentDecoder([.gzip], limits: limits)
/// for piece in pieces { try decoder.append(piece) }
/// let body = try decoder.finish()
/// ```
public struct ContentDecoder {
    private var layers: [Layer]
    private let limits: HTTPLimits
    private var packed = 0
    private var output = Data()

    /// Below this many bytes the ratio does not count: small bodies may be very regular.
    private static let freeOfRatio = 64 << 10

    /// Creates a decoder for codings in the order in which they were applied.
    public init(_ codings: [ContentCoding], limits: HTTPLimits) {
        layers = codings.reversed().map(Layer.init)
        self.limits = limits
    }

    /// Takes in a piece of the packed body.
    public mutating func append(_ piece: Data) throws {
        let (sum, overflow) = packed.addingReportingOverflow(piece.count)
        guard !overflow else { throw HTTPFailure.bodyTooLarge(limits.bodyBytes) }
        packed = sum
        try pass(piece, through: 0)
    }

    /// Ends the body and returns it unpacked.
    public mutating func finish() throws -> Data {
        for layer in layers { try layer.checkEnd() }
        return output
    }

    private mutating func pass(_ piece: Data, through index: Int) throws {
        guard index < layers.count else {
            guard piece.count <= limits.decodedBytes - output.count else {
                throw HTTPFailure.decodedTooLarge(limits.decodedBytes)
            }
            output.append(piece)
            let (most, overflow) = packed.multipliedReportingOverflow(by: limits.decodedRatio)
            guard overflow || output.count <= max(most, Self.freeOfRatio) || layers.isEmpty else {
                throw HTTPFailure.inflated(limits.decodedRatio)
            }
            return
        }
        var rest = piece
        while let unpacked = try layers[index].next(from: &rest) {
            try pass(unpacked, through: index + 1)
        }
    }

    /// Unpacks a whole answer and takes away the fields that no longer hold.
    ///
    /// Answers that have no body by definition (to HEAD, 204, 304) are left as they are.
    public static func decode(
        _ response: HTTPResponse, to request: HTTPRequest, limits: HTTPLimits
    ) throws -> HTTPResponse {
        let isBodiless =
            request.method == "HEAD" || response.status == 204 || response.status == 304
        if isBodiless, response.body.isEmpty { return response }
        let offered = request.fields.joined("Accept-Encoding")
        let codings = try ContentCoding.codings(of: response.fields, offered: offered)
        var decoder = ContentDecoder(codings, limits: limits)
        try decoder.append(response.body)
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
    /// One coding being undone.
    private final class Layer {
        private let coding: ContentCoding
        private var stream: InflateStream?
        private var pending = Data()
        private var position = 0
        private var hasEnded = false
        private var isFull = false
        private var buffer = [UInt8](repeating: 0, count: 64 << 10)

        init(_ coding: ContentCoding) {
            self.coding = coding
            if coding == .gzip { stream = InflateStream(.gzip) }
        }

        /// Returns the next piece unpacked, at most a buffer full, or nil when more is needed.
        func next(from input: inout Data) throws -> Data? {
            if !input.isEmpty {
                pending = position < pending.count ? pending.dropFirst(position) + input : input
                position = 0
                input = Data()
            }
            while position < pending.count || isFull {
                if hasEnded { try begin() }
                guard let stream = try chosenStream() else { return nil }
                let result = pending.withUnsafeBytes { packed in
                    let rest = UnsafeRawBufferPointer(rebasing: packed[position...])
                    return buffer.withUnsafeMutableBytes { stream.step(rest, into: $0) }
                }
                position += result.taken
                isFull = false
                switch result.step {
                case .damaged(let how): throw HTTPFailure.damagedEncoding(how)
                case .ended: hasEnded = true
                case .moving: isFull = result.given == buffer.count
                }
                if result.given > 0 { return Data(buffer[..<result.given]) }
                if result.taken == 0, !hasEnded { return nil }
            }
            return nil
        }

        func checkEnd() throws {
            guard hasEnded, position == pending.count else {
                throw HTTPFailure.damagedEncoding("it ends before its end")
            }
        }

        /// After an end only another gzip member may follow.
        private func begin() throws {
            let magic: [UInt8] = [0x1F, 0x8B]
            let rest = pending.dropFirst(position).prefix(2)
            guard coding == .gzip, rest.elementsEqual(magic.prefix(rest.count)) else {
                throw HTTPFailure.damagedEncoding("something else follows its end")
            }
            hasEnded = false
            stream?.restart()
        }

        /// Chooses between the two things called deflate by the first two bytes.
        private func chosenStream() throws -> InflateStream? {
            if let stream { return stream }
            let start = pending.startIndex + position
            guard pending.count - position >= 2 else { return nil }
            let (first, second) = (pending[start], pending[start + 1])
            let isWrapped =
                first & 0x0F == 8 && (UInt16(first) << 8 | UInt16(second)) % 31 == 0
            let made = InflateStream(isWrapped ? .zlib : .raw)
            stream = made
            return made
        }
    }
}
