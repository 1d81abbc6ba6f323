#if SQLite
import Foundation
import Larder
import LarderSQLite

// A program to be killed, starved and run twice: it writes to a storage, says what was
// acknowledged, and checks what is there. The scripts beside it do the harm.

let usage = """
    usage: larder-soak write DIR      write entry and mark 1, 2, 3 ... and print each when it is kept
           larder-soak check DIR      print the highest number up to which all are there
           larder-soak send DIR       enqueue 1, 2, 3 ... and send them; print each when it is kept
           larder-soak sent DIR       send the rest, check what arrived, print the highest number
           larder-soak try DIR        a few commits of every kind; prints what was acknowledged
           larder-soak verify DIR     check that what `try` acknowledged on input is there
           larder-soak increment DIR N   add one to a number N times, and mark N items
           larder-soak total DIR      print the number
           larder-soak mark-times DIR N  write the time N times, one every 20 ms
           larder-soak watch DIR N    print how late the changes of others were seen, in ms
           larder-soak fill DIR       write until the disk is full, read, prune, and write again
           larder-soak crowd DIR N    open, write and read with N descriptors left
           larder-soak create DIR     open, and make the file if it is not there
    """

func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

func fail(_ line: String, status: Int32 = 1) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    exit(status)
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fail(usage, status: 64) }
let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
let soak = Soak(folder: URL(fileURLWithPath: arguments[2]))
do {
    switch arguments[1] {
    case "write": try await soak.write()
    case "check": try await soak.check()
    case "send": try await soak.send()
    case "sent": try await soak.sent()
    case "try": try await soak.tryEverything()
    case "verify": try await soak.verify()
    case "increment": try await soak.increment(number)
    case "total": try await soak.total()
    case "mark-times": try await soak.markTimes(number)
    case "watch": try await soak.watch(number)
    case "fill": try await soak.fill()
    case "crowd": try await soak.crowd(number)
    case "create": try await soak.open().close()
    default: fail(usage, status: 64)
    }
} catch let error as LarderError {
    fail("\(error.code): \(error) \(error.cause.map { "\($0)" } ?? "")", status: 2)
} catch {
    fail("not an error of ours: \(error)", status: 3)
}
#else
print("larder-soak needs the trait SQLite")
#endif
