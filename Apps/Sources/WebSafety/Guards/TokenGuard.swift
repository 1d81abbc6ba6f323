internal import HTTPTypes
public import Hummingbird

/// Lets in programs that show a token (`Authorization: Bearer`, RFC 6750), within its scope: the
/// paths for programs, and changes if the token allows them.
///
/// A request without that header passes. One with a wrong token is refused even if no token is
/// needed, so that a program learns of its mistake.
public struct TokenGuard<Context: ConnectionContext>: RouterMiddleware {
    private let prefixes: [String]
    private let find: @Sendable (String) async throws -> AccessToken?

    /// Creates a guard; `find` returns the stored token for a digest.
    public init(
        prefixes: [String], find: @escaping @Sendable (String) async throws -> AccessToken?
    ) {
        self.prefixes = prefixes
        self.find = find
    }

    /// Passes on a request with its program, or refuses it.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let field = request.headers[.authorization] else {
            return try await next(request, context)
        }
        let parts = field.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer",
            let digest = AccessToken.digest(of: String(parts[1])),
            let token = try await find(digest)
        else {
            return .plain(
                .unauthorized,
                "The token is unknown or was revoked: make one with `larder tokens new`.",
                [.wwwAuthenticate: "Bearer error=\"invalid_token\""])
        }
        guard prefixes.contains(where: request.uri.path.hasPrefix) else {
            return .plain(
                .forbidden,
                "A program's token gives access only to \(prefixes.joined(separator: ", ")).")
        }
        guard token.mayWrite || request.method == .get || request.method == .head else {
            return .plain(
                .forbidden, "This token can only read.",
                [.wwwAuthenticate: "Bearer error=\"insufficient_scope\""])
        }
        var context = context
        context.program = token
        return try await next(request, context)
    }
}
