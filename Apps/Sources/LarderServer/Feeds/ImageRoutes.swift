internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import LarderHTTP
internal import NIOCore
internal import WebSafety

/// Passes on the pictures of articles, so that no other server learns who reads what.
///
/// It fetches only addresses that this server signed, never private networks, and returns only pictures,
/// with their real type.
struct ImageRoutes {
    let site: Site

    /// The largest picture that is passed on, in bytes.
    private static let largest = 10 << 20

    func add(to router: Router<PageContext>) {
        router.get("/image") { request, _ in
            guard let address = request.query("u"), let signature = request.query("s"),
                site.key.isSigned("image", address, by: signature),
                let url = URL(string: address), ["http", "https"].contains(url.scheme ?? "")
            else { throw PageError(.forbidden, "This server did not sign that address.") }
            if site.resources.offline.isOffline {
                throw PageError(.serviceUnavailable, "Offline mode is on.")
            }
            let answer: LarderHTTP.HTTPResponse
            do {
                answer = try await site.resources.client.send(
                    LarderHTTP.HTTPRequest(url: url))
            } catch {
                throw PageError(.badGateway, error.pageMessage)
            }
            guard answer.status == 200, answer.body.count <= Self.largest,
                let kind = ImageKind(of: answer.body)
            else { throw PageError(.unsupportedMediaType, "That is not a picture.") }
            return Response(
                status: .ok,
                headers: [
                    .contentType: kind.rawValue,
                    .cacheControl: answer.forbidsStoring
                        ? "no-store" : "private, max-age=86400, immutable",
                    .contentDisposition: "inline; filename=\"picture\"",
                    .contentSecurityPolicy: "default-src 'none'; sandbox",
                    // The frame of an article has an opaque origin.
                    .crossOriginResourcePolicy: "cross-origin",
                ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
        }
    }
}
