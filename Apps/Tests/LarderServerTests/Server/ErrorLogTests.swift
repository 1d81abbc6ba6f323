import Foundation
import Larder
import Testing

@testable import LarderServer

@Suite struct `The log of errors` {
    private struct Strange: Error { var secret = "what somebody typed" }

    @Test func `says what kind of error it was, and nothing that somebody typed`() {
        let kind = ErrorLog.kind(of: Strange())
        #expect(kind.contains("Strange") && !kind.contains("typed"), "\(kind)")
        let wrapped = LarderError(.io, message: "can't read what somebody typed", cause: Strange())
        let words = ErrorLog.kind(of: wrapped)
        #expect(words.hasPrefix("io, caused by") && words.contains("Strange"), "\(words)")
        #expect(!words.contains("typed"))
        // Where nothing has to be mended, the kind says all.
        let away = LarderError(.unreachable, message: "can't reach it", cause: Strange())
        #expect(ErrorLog.kind(of: away) == "unreachable")
        let system = NSError(
            domain: NSPOSIXErrorDomain, code: 5, userInfo: [NSFilePathErrorKey: "/home/somebody"])
        #expect(ErrorLog.kind(of: system).contains("\(NSPOSIXErrorDomain) 5"))
        #expect(!ErrorLog.kind(of: system).contains("somebody"))
    }
}
