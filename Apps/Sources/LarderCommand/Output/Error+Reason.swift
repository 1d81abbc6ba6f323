internal import FeedFormat
internal import Foundation
internal import Larder
internal import NIOCore

extension Error {
    /// Why something failed, as the end of a sentence without its full stop.
    ///
    /// It names no type, domain or function: a person can neither see nor type those.
    var reason: String {
        switch self {
        case let failure as CommandFailure: return failure.message.withoutFullStop
        case let error as LarderError: return error.message.withoutFullStop
        case let error as FeedFormatError: return error.message.withoutFullStop
        case let error as IOError: return SystemReason.words(error.errnoCode)
        case let error as SocketAddressError:
            if case .unknown(let host, _) = error { return Self.noMachine(host) }
        default: break
        }
        let error = self as NSError
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        for error in [error, underlying].compactMap(\.self)
        where error.domain == NSPOSIXErrorDomain {
            return SystemReason.words(Int32(error.code))
        }
        return self is CancellationError ? "it was cancelled" : "something unexpected happened"
    }

    private static func noMachine(_ host: String) -> String {
        "could not find “\(host)”. Check its spelling, or write an address of this machine, such as 127.0.0.1"
    }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

/// The reasons of the operating system, as the end of a sentence.
enum SystemReason {
    static func words(_ code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case EEXIST: "there is a file with that name"
        case ENOTDIR: "part of the path is not a folder"
        case ENOSPC, EDQUOT: "the disk is full"
        case EROFS: "the disk is read-only"
        case EPIPE: "its reader closed it"
        case ENXIO: "nothing reads from it"
        case ENAMETOOLONG: "the name is too long"
        case EADDRINUSE: "another program uses this port; choose another with --port"
        case EADDRNOTAVAIL: "this machine doesn't have that address"
        default: String(cString: strerror(code))
        }
    }
}
