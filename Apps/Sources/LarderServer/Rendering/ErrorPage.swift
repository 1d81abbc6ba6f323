internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder

/// Reports errors: on a page for people, as JSON for scripts and programs.
struct ErrorPage: Sendable {
    let renderer: Renderer

    private struct View { var title, message, back: String }

    /// Answers a failed request with the matching status.
    func response(to error: any Error, _ request: Request) -> Response {
        var response = page(for: error, request)
        for field in (error as? HTTPError)?.headers ?? [:] {
            response.headers[field.name] = field.value
        }
        return response
    }

    private func page(for error: any Error, _ request: Request) -> Response {
        let (status, message) = Self.words(for: error)
        if request.isForPrograms {
            let isDamage = (error as? LarderError)?.code == .damaged
            return .failure(message, status: status, code: isDamage ? "damaged" : nil)
        }
        if request.wantsJSON { return .json(Done(ok: false, message: message), status: status) }
        let title = status.code == 404 ? "Not found" : "That didn’t work"
        let frame = renderer.frame(title, nil, request)
        // Without a page that led here, back is the first page of the section.
        let path = request.uri.path
        let section = frame.links.first {
            path.hasPrefix($0.address + "/") || (path == $0.address && request.uri.query != nil)
        }
        let back = Self.referrer(request) ?? section?.address ?? "/"
        return renderer.page(
            "error", frame, View(title: title, message: message, back: back), status: status)
    }

    private static func words(for error: any Error) -> (HTTPResponse.Status, String) {
        switch error {
        case let error as PageError: return (error.status, error.message)
        case let error as HTTPError:
            let words =
                error.status == .notFound
                ? "There is nothing at this address." : error.status.reasonPhrase + "."
            return (error.status, error.body ?? words)
        default:
            let message = error.pageMessage
            let status: HTTPResponse.Status =
                switch LarderError.wrapping(error).code {
                case .notFound, .gone: .notFound
                case .refused, .unreadable, .unsupported: .unprocessableContent
                case .tooLarge: .contentTooLarge
                case .conflict: .conflict
                case .unreachable, .offline, .timedOut, .busy: .serviceUnavailable
                case .full: .init(code: 507)
                case .damaged, .tooNew, .io: .internalServerError
                }
            return (status, message)
        }
    }

    /// The page of this server that a request came from.
    private static func referrer(_ request: Request) -> String? {
        guard let text = request.headers[.referer], let url = URLComponents(string: text),
            let here = request.head.authority,
            url.host == URLComponents(string: "http://" + here)?.host,
            url.path.hasPrefix("/"), !url.path.hasPrefix("//")
        else { return nil }
        return url.path + (url.percentEncodedQuery.map { "?" + $0 } ?? "")
    }
}

/// A mistake in a request, explained to the person who made it.
struct PageError: Error {
    var status: HTTPResponse.Status
    var message: String

    init(_ status: HTTPResponse.Status, _ message: String) {
        self.status = status
        self.message = message
    }
}
