internal import Foundation
internal import Larder
internal import Rates

/// Why a command failed, with its exit code (after sysexits.h).
struct CommandFailure: Error {
    enum Code: Int32 {
        case failure = 1
        case usage = 64
        case badData = 65
        case unavailable = 69
        case tryAgain = 75
        case configuration = 78
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Says what could not be done, why, and what to try.
    init(_ error: any Error, while doing: String) {
        switch error {
        case let failure as CommandFailure:
            self = failure
        case let error as LarderError:
            self.init(Self.code(of: error.code), "can't \(doing): \(error.message)")
        case let error as ConversionError:
            self.init(
                error.code == .badInput ? .usage : .badData, "can't \(doing): \(error.message)")
        case let error as RateSheetError:
            self.init(.badData, "can't \(doing): \(error.message)")
        case let error as CocoaError:
            self.init(.failure, "can't \(doing): \(error.localizedDescription)")
        default:
            self.init(.failure, "can't \(doing): \(error)")
        }
    }

    private static func code(of code: LarderError.Code) -> Code {
        switch code {
        case .unreachable, .offline, .gone: .unavailable
        case .timedOut, .busy, .conflict: .tryAgain
        case .unreadable, .tooLarge, .damaged, .tooNew, .notFound: .badData
        case .refused, .full, .io, .unsupported: .failure
        }
    }
}

/// Runs the body and puts what failed into words.
func attempt<Result>(
    _ doing: String, _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch {
        throw CommandFailure(error, while: doing)
    }
}
