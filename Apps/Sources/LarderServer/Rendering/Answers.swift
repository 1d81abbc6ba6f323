internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Response {
    /// An answer for scripts.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Plain structs of texts and numbers always encode.
        let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
        return Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}

extension HTTPField.Name {
    /// Which sites may include a file in their pages.
    static let crossOriginResourcePolicy = fixed("Cross-Origin-Resource-Policy")

    /// A field name that is written in the source, not received.
    static func fixed(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else {
            preconditionFailure("\(name) is not a field name")
        }
        return name
    }
}
