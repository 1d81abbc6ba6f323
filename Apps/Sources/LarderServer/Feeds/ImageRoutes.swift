internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import LarderHTTP
internal import NIOCore
internal import WebSafety

/// Passes the pictures of articles on, so that no stranger's server learns who reads what.
///
/// Only addresses that this server signed are fetched, none of private networks, and only pictures
/// come back, called what they are.
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
                throw PageError(.serviceUnavailable, "Everything is offline by the switch.")
            }
            let answer: LarderHTTP.HTTPResponse
            do {
                answer = try await site.resources.client.send(
                    LarderHTTP.HTTPRequest(url: url))
            } catch {
                throw PageError(.badGateway, LarderError.wrapping(error).message)
            }
            guard answer.status == 200, answer.body.count <= Self.largest,
                let kind = ImageKind(of: answer.body)
            else { throw PageError(.unsupportedMediaType, "That is no picture.") }
            return Response(
                status: .ok,
                headers: [
                    .contentType: kind.rawValue,
                    .cacheControl: answer.forbidsStoring
                        ? "no-store" : "private, max-age=86400, immutable",
                    .contentDisposition: "inline; filename=\"picture\"",
                    .contentSecurityPolicy: "default-src 'none'; sandbox",
                    // The frame of an article has no origin of its own.
                    .crossOriginResourcePolicy: "cross-origin",
                ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
        }
    }
}
