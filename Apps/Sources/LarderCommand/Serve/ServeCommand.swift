internal import ArgumentParser
internal import Foundation
internal import LarderServer
internal import Rates
internal import Terminal
internal import WebSafety

/// `larder serve`.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve rates, feeds, places and notes as a page for the browser.",
        discussion: """
            Only this machine can open the page, unless you use --host, --name or --behind-tls. People \
            on other machines sign in with a password (--set-password), programs with a token \
            (`larder tokens`). The server also fetches what is due. It runs until you press Ctrl-C.
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 means any free port.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "Also answer to this name, with its port if that is unusual; may be repeated.",
            valueName: "name[:port]"))
    var name: [String] = []

    @Flag(help: "Run behind a proxy that speaks TLS with browsers.")
    var behindTLS = false

    @Option(
        help: ArgumentHelp(
            """
            Believe this proxy when it says who its client is (X-Forwarded-For), so that limits on wrong \
            passwords and requests count clients; may be repeated.
            """, valueName: "address[/bits]"))
    var trustedProxy: [String] = []

    @Flag(
        help: """
            Read a password for other machines from standard input, set it, and exit. A terminal doesn't \
            show it.
            """)
    var setPassword = false

    @Option(help: "How many windows can follow changes at the same time.")
    var streams = 200

    @Option(
        help: "How many of these one program or address can use; a browser's windows share one.")
    var streamsEach = 32

    @Flag(help: "Fetch only on request, not when something is due.")
    var noRefresh = false

    @Flag(help: "Don't log requests.")
    var quiet = false

    @Flag(help: "Allow feeds and rates from this machine and from private networks.")
    var allowPrivate = false

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535.")
        }
        for text in trustedProxy where TrustedProxies([text]) == nil {
            throw ValidationError(
                "--trusted-proxy \(text.printable) is not an address: write one such as 127.0.0.1, or a "
                    + "network such as 10.0.0.0/8.")
        }
        guard streams > 0 else { throw ValidationError("--streams must be at least 1.") }
        guard streamsEach > 0 else {
            throw ValidationError("--streams-each must be at least 1.")
        }
    }

    func run() async throws {
        var flags = options.flags
        if allowPrivate { flags["allow-private"] = "true" }
        let settings = try Settings(flags: flags)
        let (address, port) = (ListenRule.name(of: host), port)
        try await Composition.run(settings, isServer: true) { composition in
            if setPassword { return try await set(composition) }
            let server = try await attempt("serve on \(address)", refused: .configuration) {
                try await PageServer(
                    sections: composition.sections, resources: composition.resources,
                    configuration: configuration(settings))
            }
            try await attempt("serve on \(address) port \(port)", system: .configuration) {
                if behindTLS, trustedProxy.isEmpty {
                    Console.error(
                        "All readers behind the proxy count as one, so a stranger who guesses passwords can "
                            + "make you wait. To tell them apart, add --trusted-proxy with its address."
                    )
                }
                try await server.run { port in
                    let isEverywhere = ["0.0.0.0", "[::]"].contains(address)
                    Console.print(
                        "Larder is at http://\(isEverywhere ? "localhost" : address):\(port)/"
                            + (isEverywhere ? " and all addresses of this machine" : "")
                            + " (press Ctrl-C to stop)")
                }
            }
        }
    }

    private func configuration(_ settings: Settings) -> ServerConfiguration {
        ServerConfiguration(
            host: host.hasPrefix("[") && host.hasSuffix("]")
                ? String(host.dropFirst().dropLast()) : host,
            port: port, names: name, isBehindTLS: behindTLS,
            trustedProxies: TrustedProxies(trustedProxy) ?? .none,
            // Files and connections to elsewhere have to be opened too.
            connections: max(OpenFiles.limit / 2, OpenFiles.limit - 256), streams: streams,
            streamsEach: streamsEach, refreshes: !noRefresh, logsRequests: !quiet,
            dataPath: settings.data.path, version: Version.text)
    }

    private func set(_ composition: Composition) async throws {
        guard let line = HiddenInput.line(asking: "Type the password and press Enter: "),
            !line.isEmpty
        else {
            throw CommandFailure(.usage, "the password is empty: type it, or pipe it in.")
        }
        try await attempt("set the password") {
            try await PageServer.setPassword(line, resources: composition.resources)
        }
        Console.print("Password set. Browsers that were signed in must sign in again.")
    }
}
