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
/// with their real type. Pictures that were fetched once are there offline too.
struct ImageRoutes {
    let site: Site
    let pictures: BlobStore

    /// The largest picture that is passed on, in bytes.
    private static let largest = 10 << 20

    /// The largest picture in a list, in bytes: nobody asked to load it.
    private static let largestListed = 300_000

    func add(to router: Router<PageContext>) {
        router.get("/image") { request, _ in
            guard let address = request.query("u"), let signature = request.query("s"),
                site.key.isSigned("image", address, by: signature),
                let url = URL(string: address), ["http", "https"].contains(url.scheme ?? "")
            else { throw PageError(.forbidden, "This server did not sign that address.") }
            let isListed = request.query("list") == "1"
            let picture: Fetched<Data>
            do {
                picture = try await self.picture(at: url)
            } catch  where isListed {
                return nothing
            }
            guard let kind = ImageKind(of: picture.value) else { throw Self.isNotPicture }
            if isListed, picture.value.count > Self.largestListed { return nothing }
            return Response(
                status: .ok,
                headers: [
                    .contentType: kind.rawValue,
                    .cacheControl: picture.mayBeStored
                        ? "private, max-age=86400, immutable" : "no-store",
                    .contentDisposition: "inline; filename=\"picture\"",
                    .contentSecurityPolicy: "default-src 'none'; sandbox",
                    // The frame of an article has an opaque origin.
                    .crossOriginResourcePolicy: "cross-origin",
                ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.value)))
        }
    }

    private func picture(at url: URL) async throws -> Fetched<Data> {
        do {
            return try await pictures.loadFetched(.blob(at: url)) { [resources = site.resources] in
                if resources.offline.isOffline {
                    throw PageError(.serviceUnavailable, "Offline mode is on.")
                }
                let answer = try await resources.client.send(TransportRequest(url: url))
                guard answer.status == 200, answer.body.count <= Self.largest,
                    ImageKind(of: answer.body) != nil
                else { throw Self.isNotPicture }
                var picture = Fetched(answer.body)
                picture.mayBeStored = !answer.forbidsStoring
                return picture
            }
        } catch let error as LarderError {
            throw error.cause as? PageError ?? PageError(.badGateway, error.pageMessage)
        }
    }

    /// What a list is told where there is no picture for it; it asks again in an hour, or once Larder is online.
    private var nothing: Response {
        let isOffline = site.resources.offline.isOffline
        return Response(
            status: .notFound,
            headers: [.cacheControl: isOffline ? "no-store" : "private, max-age=3600"])
    }

    private static var isNotPicture: PageError {
        PageError(.unsupportedMediaType, "That is not a picture.")
    }
}
