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
            The page is for this machine alone unless --host says otherwise. What is due is fetched \
            behind it. The command runs until it is interrupted.
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "How many windows may follow changes at once.")
    var streams = 200

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
    }

    func run() async throws {
        var flags = options.flags
        if allowPrivate { flags["allow-private"] = "true" }
        let settings = try Settings(flags: flags)
        let (host, port, isQuiet) = (host, port, quiet)
        try await Composition.run(settings) { composition in
            let server = try PageServer(
                desks: composition.desks,
                configuration: ServerConfiguration(
                    host: host, port: port, streams: streams, refreshes: !noRefresh,
                    logsRequests: !isQuiet, dataPath: settings.data.path, version: Version.text))
            try await attempt("serve on \(host) port \(port)") {
                try await server.run { port in
                    let name = host.contains(":") ? "[\(host)]" : host
                    Console.print("Larder is at http://\(name):\(port)/ (Ctrl-C ends it)")
                }
            }
        }
    }
}
