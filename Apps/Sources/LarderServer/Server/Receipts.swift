internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// Tells a browser that the answer to a change it holds is this server's last word on that change.
///
/// The browser sends the change's identifier as `Idempotency-Key`. Answers that settle the change, whether
/// it took effect or was refused for good, repeat it. Others don't: failures, refusals that may pass, and
/// whatever else answers in this server's place, such as the sign-in page of a network. After those the
/// browser keeps the change.
struct Receipts: RouterMiddleware {
    typealias Context = PageContext

    let now: @Sendable () -> Date

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if Self.settles(response.status), let key = request.headers[.idempotencyKey] {
            response.headers[.idempotencyKey] = key
        }
        // What the page says next is later than all that it has seen, whatever its clock shows.
        if request.headers[.fixed("X-Larder-Request")] != nil {
            response.headers[.fixed("X-Larder-Time")] =
                "\(Int(now().timeIntervalSince1970 * 1_000_000))"
        }
        return response
    }

    /// Whether the same change, sent again, gets the same answer until a person changes something.
    private static func settles(_ status: HTTPResponse.Status) -> Bool {
        switch status {
        case .badRequest, .notFound, .conflict, .gone, .contentTooLarge, .unsupportedMediaType,
            .unprocessableContent:
            true
        default: (200..<400).contains(status.code)
        }
    }
}

extension HTTPField.Name {
    /// The identifier of a change that may be sent more than once.
    static let idempotencyKey = fixed("Idempotency-Key")
}
