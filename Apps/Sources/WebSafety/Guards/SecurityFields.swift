internal import HTTPTypes
public import Hummingbird

/// Adds the headers by which browsers protect their users to every answer; a route's own values
/// stay.
public struct SecurityFields<Context: RequestContext>: RouterMiddleware {
    private let fields: [(HTTPField.Name, String)]

    /// What pages may do: nothing inline, nothing from elsewhere, and no markup except through our
    /// policy.
    public static var policy: String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; "
            + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; "
            + "require-trusted-types-for 'script'; trusted-types larder"
    }

    /// Creates the headers; those about TLS only if a proxy speaks it.
    public init(isSecure: Bool = false) {
        var fields: [(HTTPField.Name, String)] = [
            (.contentSecurityPolicy, Self.policy), (.xContentTypeOptions, "nosniff"),
            (.fixed("Referrer-Policy"), "same-origin"), (.fixed("X-Frame-Options"), "DENY"),
            (.fixed("Cross-Origin-Opener-Policy"), "same-origin"),
            (.fixed("Cross-Origin-Resource-Policy"), "same-origin"),
            (.fixed("X-Robots-Tag"), "noindex"),
            (
                .fixed("Permissions-Policy"),
                "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()"
            ),
        ]
        if isSecure { fields.append((.strictTransportSecurity, "max-age=31536000")) }
        self.fields = fields
    }

    /// Adds the headers to an answer.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch let error as any HTTPResponseError {
            // A refusal is an answer too.
            response = try error.response(from: request, context: context)
        }
        for (name, value) in fields where response.headers[name] == nil {
            response.headers[name] = value
        }
        return response
    }
}
