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

            It writes a line for each fix that is at least so many metres from the last one written. \
            What happens to the signal is said on standard error. A daemon that hangs up is tried \
            again, with pauses that grow up to a minute.
            """)

    @OptionGroup var common: CommonOptions

    @Option(help: "Where gpsd listens, as host:port; default: localhost:2947.")
    var gpsd: String?

    @Option(help: "A log of NMEA sentences, or a serial port; - is the standard input.")
    var nmea: String?

    @Flag(help: "Write one fix and end.")
    var once = false

    @Option(help: "How many metres lie at least between the fixes that are written.")
    var filter: Double = 0

    @Option(help: "With --once: wait for a fix as accurate as so many metres.")
    var accuracy: Double?

    @Option(help: "With --once: how many seconds to wait.")
    var timeout: Double = 30

    @Flag(help: "Make each fix the current position.")
    var set = false

    func validate() throws {
        guard gpsd == nil || nmea == nil else {
            throw ValidationError("Choose one of --gpsd and --nmea.")
        }
        guard filter.isFinite, filter >= 0 else {
            throw ValidationError("--filter is a number of metres, 0 or more.")
        }
        guard timeout.isFinite, timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout is a number of seconds, more than 0.")
        }
        if let accuracy, !(accuracy.isFinite && accuracy >= 0) {
            throw ValidationError("--accuracy is a number of metres, 0 or more.")
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
        else { throw ValidationError("--gpsd is a host and a port, as in localhost:2947.") }
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
                throw CommandFailure(.badData, "there is no log \(nmea) that could be read.")
            }
            return NMEAReceiver(
                name: nmea == "-" ? "the standard input" : nmea,
                environment: composition.environment
            ) { FileLines(path: nmea) }
        }
        let (host, port) = try address
        let isHere = ["localhost", "127.0.0.1", "::1"].contains(host)
        if try composition.settings.isOffline, !isHere {
            throw CommandFailure(
                .unavailable, "can't reach gpsd at \(host) while --offline is in force.")
        }
        return GPSDReceiver(
            host: host, port: port, connector: composition.lines,
            environment: composition.environment)
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
        var signal = Sighting.Signal.searching
        var hadTrouble = false
        for await sighting in location.sightings() {
            if sighting.signal != signal {
                tell(sighting.signal, afterTrouble: hadTrouble)
                signal = sighting.signal
                switch signal {
                case .lost, .unreachable: hadTrouble = true
                case .held: hadTrouble = false
                default: break
                }
            }
            guard sighting.number != written, let fix = sighting.fix else { continue }
            written = sighting.number
            try await write(fix, composition, location)
        }
        switch signal {
        case .refused(let message): throw CommandFailure(.unavailable, message)
        case .ended where written == 0:
            throw CommandFailure(.badData, "there is no fix in \(location.receiver.name).")
        default: break
        }
    }

    private func tell(_ signal: Sighting.Signal, afterTrouble: Bool) {
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
        // Stored first, so that what is written is what will be there.
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
