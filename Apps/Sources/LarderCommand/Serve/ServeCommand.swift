internal import ArgumentParser
internal import Foundation
internal import LarderServer
internal import Rates

/// `larder serve`.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the page: rates, feeds, places and notes in a browser.",
        discussion: """
            The page is for this machine alone unless --host, --name or --behind-tls say otherwise; \
            others sign in with a password (--set-password), programs with a token (`larder tokens`). \
            What is due is fetched behind it. The command runs until it is interrupted.
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "Answer to this name as well, with its port where that is not the usual; may be repeated.",
            valueName: "name[:port]"))
    var name: [String] = []

    @Flag(help: "A proxy before this server speaks TLS with browsers.")
    var behindTLS = false

    @Flag(help: "Set the password for other machines, from standard input, and end.")
    var setPassword = false

    @Option(help: "How many windows may follow changes at once.")
    var streams = 200

    @Option(help: "How many of them one browser, program or address may have; windows share one.")
    var streamsEach = 32

    @Flag(help: "Fetch nothing by itself, only when asked.")
    var noRefresh = false

    @Flag(help: "Write no line for each request.")
    var quiet = false

    @Flag(help: "Allow feeds and rates from this machine and private networks.")
    var allowPrivate = false

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is a number from 0 to 65535.")
        }
        guard streams > 0 else { throw ValidationError("--streams is a number above 0.") }
        guard streamsEach > 0 else {
            throw ValidationError("--streams-each is a number above 0.")
        }
    }

    func run() async throws {
        var flags = options.flags
        if allowPrivate { flags["allow-private"] = "true" }
        let settings = try Settings(flags: flags)
        let (host, port) = (host, port)
        try await Composition.run(settings, isServer: true) { composition in
            if setPassword { return try await set(composition) }
            let server = try await attempt("serve on \(host)") {
                try await PageServer(
                    sections: composition.sections, resources: composition.resources,
                    configuration: configuration(settings))
            }
            try await attempt("serve on \(host) port \(port)") {
                try await server.run { port in
                    let name = host.contains(":") ? "[\(host)]" : host
                    Console.print("Larder is at http://\(name):\(port)/ (Ctrl-C ends it)")
                }
            }
        }
    }

    private func configuration(_ settings: Settings) -> ServerConfiguration {
        ServerConfiguration(
            host: host, port: port, names: name, isBehindTLS: behindTLS, streams: streams,
            streamsEach: streamsEach, refreshes: !noRefresh, logsRequests: !quiet,
            dataPath: settings.data.path, version: Version.text)
    }

    private func set(_ composition: Composition) async throws {
        Console.error("Type the password, and Enter:")
        guard let line = readLine(), !line.isEmpty else {
            throw CommandFailure(.usage, "no password was given on standard input.")
        }
        try await attempt("set the password") {
            try await PageServer.setPassword(line, resources: composition.resources)
        }
        Console.print("The password is set. Browsers that were signed in have to sign in again.")
    }
}
