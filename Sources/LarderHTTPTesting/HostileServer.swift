public import Foundation
import Larder
import LarderHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The hostile origin beside the repository, run as a child that ends with this process.
public final class HostileServer: Sendable {
    /// The port it listens on.
    public let port: Int
    private let input: FileHandle

    /// The one server of a test run, or nil where Python or the script is missing.
    public static let shared: HostileServer? = {
        guard let script = Corpora.shared?.appendingPathComponent("tools/hostile_server.py"),
            FileManager.default.fileExists(atPath: script.path)
        else {
            print("SKIPPED: the hostile origin is not at hand")
            return nil
        }
        guard let server = HostileServer(script: script) else {
            print("SKIPPED: python3 cannot run the hostile origin")
            return nil
        }
        return server
    }()

    /// Python ends itself when its standard input closes, which it does with this process.
    private init?(script: URL) {
        let port = Int.random(in: 20_000..<32_000)
        let program = """
            import os, runpy, sys, threading
            threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
            sys.argv = ["hostile", "--port", "\(port)"]
            runpy.run_path("\(script.path)", run_name="__main__")
            """
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        child.arguments = ["python3", "-c", program]
        let (input, output) = (Pipe(), Pipe())
        child.standardInput = input
        child.standardOutput = output
        guard (try? child.run()) != nil else { return nil }
        let greeting = output.fileHandleForReading.availableData  // waits for the first line
        guard String(decoding: greeting, as: UTF8.self).hasPrefix("listening") else { return nil }
        self.port = port
        self.input = input.fileHandleForWriting
    }

    /// Returns the URL of a path of the server.
    public func url(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
    }
}
