internal import ArgumentParser
internal import Foundation
internal import Geodesy
internal import Larder
internal import Places
internal import Records

/// `larder places locate`.
struct PlacesLocate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "locate", abstract: "Follow a GPS receiver: gpsd, or a log of NMEA sentences.",
        discussion: """
            larder places locate --once
            larder places locate --gpsd boat.local:2947 --filter 50 --set
            larder places locate --nmea walk.nmea --json

            Writes a line for each fix; with --filter, only for those far enough from the last one \
            written. Signal changes are reported on standard error. If gpsd hangs up, the command \
            tries again, waiting up to a minute between tries.
            """)

    @OptionGroup var common: CommonOptions

    @Option(help: "The address of gpsd, as host:port; default: localhost:2947.")
    var gpsd: String?

    @Option(
        help: "A log of NMEA sentences, a serial port, or - for standard input.",
        completion: .file())
    var nmea: String?

    @Flag(help: "Write one fix and exit.")
    var once = false

    @Option(help: "The least distance between the fixes written, in metres.")
    var filter: Double = 0

    @Option(help: "With --once: wait for a fix at least this accurate, in metres.")
    var accuracy: Double?

    @Option(help: "With --once: how many seconds to wait.")
    var timeout: Double = 30

    @Flag(help: "Make each fix the current position.")
    var set = false

    func validate() throws {
        guard gpsd == nil || nmea == nil else {
            throw ValidationError("Choose either --gpsd or --nmea.")
        }
        guard filter.isFinite, filter >= 0 else {
            throw ValidationError("--filter must be a number of metres, 0 or more.")
        }
        guard timeout.isFinite, timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout must be above 0 seconds and at most 86,400.")
        }
        if let accuracy, !(accuracy.isFinite && accuracy >= 0) {
            throw ValidationError("--accuracy must be a number of metres, 0 or more.")
        }
        _ = try address
    }

    /// The address of the daemon.
    private var address: (host: String, port: Int) {
        get throws {
            guard let gpsd else { return ("localhost", GPSDReceiver.usualPort) }
            if gpsd.hasPrefix("["), let end = gpsd.firstIndex(of: "]") {
                let host = String(gpsd[gpsd.index(after: gpsd.startIndex)..<end])
                return (host, try port(gpsd[gpsd.index(after: end)...]))
            }
            guard let colon = gpsd.lastIndex(of: ":"), gpsd.firstIndex(of: ":") == colon else {
                return (gpsd, GPSDReceiver.usualPort)
            }
            return (String(gpsd[..<colon]), try port(gpsd[colon...]))
        }
    }

    private func port(_ text: Substring) throws -> Int {
        if text.isEmpty { return GPSDReceiver.usualPort }
        guard text.hasPrefix(":"), let port = Int(text.dropFirst()), (1...65_535).contains(port)
        else { throw ValidationError("--gpsd must be a host and a port, as in localhost:2947.") }
        return port
    }

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let receiver = SharedReceiver(
                try receiver(composition), environment: composition.environment)
            let location = Location(
                of: receiver,
                options: .init(
                    accuracy: accuracy.map { Accuracy(metres: $0) } ?? .best, filter: filter))
            if once {
                try await writeOne(of: location, composition)
            } else {
                try await follow(location, composition)
            }
        }
    }

    private func receiver(_ composition: Composition) throws -> any Receiver {
        if let nmea {
            var isFolder: ObjCBool = false
            let isThere =
                nmea == "-"
                || FileManager.default.fileExists(atPath: nmea, isDirectory: &isFolder)
            guard isThere, !isFolder.boolValue else {
                throw CommandFailure(
                    .badData,
                    "can't read \(nmea): "
                        + (isFolder.boolValue ? "it is a folder." : "there is no such file."))
            }
            return NMEAReceiver(
                name: nmea == "-" ? "standard input" : nmea,
                environment: composition.environment
            ) { FileLines(path: nmea) }
        }
        let (host, port) = try address
        let isHere = ["localhost", "127.0.0.1", "::1"].contains(host)
        let receiver = GPSDReceiver(
            host: host, port: port, connector: composition.lines,
            environment: composition.environment)
        if try composition.settings.isOffline, !isHere {
            throw CommandFailure(
                .unavailable, "can't reach \(receiver.name): Larder is set to offline.")
        }
        return receiver
    }

    private func writeOne(of location: Location, _ composition: Composition) async throws {
        let told = Locked("")
        let trouble = location.receiver.store.observe(location.receiver.key) { snapshot in
            guard let message = snapshot.failure?.error.message,
                told.withLock({ told in
                    defer { told = message }
                    return told != message
                })
            else { return }
            Console.error("larder: \(message) Trying again.")
        }
        defer { trouble.cancel() }
        let fix = try await attempt("find the current position") {
            try await location.request(within: .seconds(timeout))
        }
        try await write(fix, composition, location)
    }

    private func follow(_ location: Location, _ composition: Composition) async throws {
        var written = 0
        var signal = LocationState.Signal.searching
        var hadTrouble = false
        for await locationState in location.states() {
            if locationState.signal != signal {
                tell(locationState.signal, afterTrouble: hadTrouble)
                signal = locationState.signal
                switch signal {
                case .lost, .unreachable: hadTrouble = true
                case .held: hadTrouble = false
                default: break
                }
            }
            guard locationState.number != written, let fix = locationState.fix else { continue }
            written = locationState.number
            try await write(fix, composition, location)
        }
        switch signal {
        case .refused(let message): throw CommandFailure(.unavailable, message)
        case .ended where written == 0:
            throw CommandFailure(.badData, "no fix in \(location.receiver.name).")
        default: break
        }
    }

    private func tell(_ signal: LocationState.Signal, afterTrouble: Bool) {
        switch signal {
        case .searching, .ended, .refused: break
        case .held:
            if afterTrouble { Console.error("larder: the signal is back.") }
        case .lost: Console.error("larder: the signal is lost.")
        case .unreachable(let message): Console.error("larder: \(message) Trying again.")
        }
    }

    private func write(
        _ fix: Fix, _ composition: Composition, _ location: Location
    ) async throws {
        // Store it first, so that what is written is certainly stored.
        if set {
            _ = try await attempt("set the current position") {
                try await composition.places.set(
                    fix.position, origin: .receiver, name: location.receiver.name)
            }
        }
        Console.print(common.json ? JSONText.fix(fix).line : fix.line)
    }
}

extension Fix {
    /// The fix as a person reads it.
    var line: String {
        var words = [time.map(DateFormatting.precise) ?? "no date", position.text(decimals: 6)]
        if let radius = position.uncertainty {
            words.append("±" + DistanceUnit.metres.text(ofMetres: radius, decimals: 0))
        }
        if let altitude = position.altitude {
            words.append(DistanceUnit.metres.text(ofMetres: altitude, decimals: 0) + " high")
        }
        if let speed {
            let tenths = (min(speed, 1e6) * 10).rounded() / 10
            words.append(
                "\(tenths) m/s" + (course.map { " " + CompassPoint(bearing: $0).words } ?? ""))
        }
        return words.joined(separator: "  ")
    }
}
