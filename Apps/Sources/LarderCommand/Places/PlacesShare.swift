internal import ArgumentParser
internal import Places
internal import Records

/// `larder places share`.
struct PlacesShare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Write a place to send: as a text message, a geo: address and a link.",
        discussion: """
            The message has at most 160 characters, with the letters of a name and no digits of it. It \
            fits in one SMS unless the name has letters that take two. `larder places convert` reads it \
            back. Without a place, the command writes the current position.
            """)

    @OptionGroup var common: CommonOptions

    @Option(help: "Write only this form.")
    var form: Form?

    @Argument(
        parsing: .allUnrecognized, help: "A saved place, or coordinates in any form.",
        completion: .places)
    var place: [String] = []

    enum Form: String, ExpressibleByArgument, CaseIterable {
        case text, geo, link, sms
    }

    func validate() throws { _ = try TextArguments.joined(place) }

    func run() async throws {
        let text = try TextArguments.joined(place)
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let place = try await PlaceText.orCurrent(text, in: composition.places)
            let sharing = Sharing(place.position, name: place.name ?? "")
            if common.json {
                Console.print(
                    JSONText.object([
                        ("text", .string(sharing.text)), ("geo", .string(sharing.geo)),
                        ("link", .string(sharing.link)), ("sms", .string(sharing.sms)),
                    ]).line)
                return
            }
            switch form {
            case .text: Console.print(sharing.text)
            case .geo: Console.print(sharing.geo)
            case .link: Console.print(sharing.link)
            case .sms: Console.print(sharing.sms)
            case nil:
                for line in [sharing.text, sharing.geo, sharing.link] { Console.print(line) }
            }
        }
    }
}
