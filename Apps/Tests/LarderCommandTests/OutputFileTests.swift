import Foundation
import Testing

/// Every command that takes a file to write.
@Suite struct `Files to write` {
    let home: Household

    init() throws { home = try Household() }

    static let exports: [[String]] = [
        ["feeds", "export"], ["feeds", "export", "--marks"], ["places", "map", "--svg"],
        ["rates", "history", "USD", "--svg"],
    ]

    private func path(_ name: String) -> String { home.folder.appending(path: name).path }

    private func kind(_ path: String) -> mode_t {
        var state = stat()
        return lstat(path, &state) == 0 ? state.st_mode & S_IFMT : 0
    }

    private func save() async throws {
        #expect(try await home.run("places", "save", "Home", "--at", "48.86, 2.29").status == 0)
        #expect(try await home.run("feeds", "list").status == 0)
        #expect(try await home.run("feeds", "star", "1").status == 0)
    }

    @Test(arguments: Self.exports)
    func `are the files behind links, and the links stay`(command: [String]) async throws {
        try await save()
        try home.file("target", "old")
        for (link, target) in [("link", "target"), ("dangling", "new")] {
            try FileManager.default.createSymbolicLink(
                atPath: path(link), withDestinationPath: path(target))
            let outcome = try await home.run(command + [path(link)])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(kind(path(link)) == S_IFLNK && kind(path(target)) == S_IFREG)
            #expect(try Data(contentsOf: URL(filePath: path(target))).count > 20)
        }
    }

    @Test(arguments: Self.exports)
    func `keep their other names`(command: [String]) async throws {
        try await save()
        try home.file("one", "old")
        try FileManager.default.linkItem(atPath: path("one"), toPath: path("two"))
        #expect(try await home.run(command + [path("one")]).status == 0)
        let text = try Data(contentsOf: URL(filePath: path("two")))
        #expect(text.count > 20)
        #expect(try Data(contentsOf: URL(filePath: path("one"))) == text)
    }

    @Test(arguments: Self.exports)
    func `are pipes that are read`(command: [String]) async throws {
        try await save()
        let pipe = path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = Process()
        reader.executableURL = URL(filePath: "/bin/cat")
        reader.arguments = [pipe]
        let content = try home.file("content")
        reader.standardOutput = try FileHandle(forWritingTo: content)
        async let isRead: Void = home.finish(reader)
        let outcome = try await home.run(command + [pipe])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(kind(pipe) == S_IFIFO)
        // A pipe that was replaced by a file never ends for its reader.
        if kind(pipe) != S_IFIFO { reader.terminate() }
        try await isRead
        #expect(try Data(contentsOf: content).count > 20)
    }

    #if os(Linux)
    @Test(arguments: Self.exports)
    func `are devices, which stay, full or not`(command: [String]) async throws {
        try await save()
        // The numbers of /dev/null and of /dev/full; only root can make such nodes.
        for (minor, status) in [(3, 0), (7, 1)] as [(dev_t, Int32)] {
            let node = path("device-\(minor)")
            guard mknod(node, S_IFCHR | 0o666, 1 << 8 | minor) == 0 else { return }
            let own = open(node, O_WRONLY)
            guard own >= 0 else { return }
            close(own)
            let outcome = try await home.run(command + [node])
            #expect(kind(node) == S_IFCHR)
            #expect(outcome.status == status, "\(outcome.errors)")
            if status == 1 { #expect(outcome.errors.contains("the disk is full")) }
        }
    }
    #endif

    @Test(arguments: Self.exports)
    func `can be standard output`(command: [String]) async throws {
        try await save()
        let file = try await home.run(command + [path("file")])
        #expect(file.status == 0, "\(file.errors)")
        let content = try Data(contentsOf: URL(filePath: path("file")))
        #expect(content.last == 0x0A && content.count > 20)
        let output = try await home.run(command + ["-"])
        #expect(output.status == 0)
        // A list of feeds has the time it was made.
        #expect(output.data.count == content.count)
        #expect(!FileManager.default.fileExists(atPath: "-"))
    }

    @Test(arguments: Self.exports)
    func `are overwritten after a question on a terminal, and without one elsewhere`(
        command: [String]
    ) async throws {
        try await save()
        let file = try home.file("file", "old")
        let refused = try await home.run(command + [file.path], typing: "n\n")
        #expect(refused.status == 1 && refused.errors.contains("exists. Overwrite it? [y/N]"))
        #expect(refused.errors.contains("nothing was changed"))
        #expect(try Data(contentsOf: file) == Data("old".utf8))
        for (arguments, keys) in [([], "y\n"), (["--yes"], "")] {
            try home.file("file", "old")
            let outcome = try await home.run(command + [file.path] + arguments, typing: keys)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try Data(contentsOf: file).count > 20)
        }
        try home.file("file", "old")
        #expect(try await home.run(command + [file.path]).status == 0)
        #expect(try Data(contentsOf: file).count > 20)
    }

    @Test func `that are folders are refused`() async throws {
        try await save()
        for command in Self.exports {
            let outcome = try await home.run(command + [home.folder.path])
            #expect(outcome.status == 1 && outcome.errors.contains("it is a folder"))
        }
    }
}
