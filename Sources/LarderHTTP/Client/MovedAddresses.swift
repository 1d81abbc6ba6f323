import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The new URL of a resource that has moved permanently, according to its server.
public struct MovedAddress: Sendable, Hashable {
    /// The URL to use from now on.
    public var url: URL

    /// How many successful responses it has given since.
    public var successes: Int

    /// When the move was first reported and confirmed.
    public var since: Date
}

/// The known permanent moves.
///
/// A move counts only once its new URL has given a successful response, and is forgotten as soon as that
/// fails, so an hour of server errors does no harm.
struct MovedAddresses: Sendable {
    private let moves = Locked<[URL: MovedAddress]>([:])
    private static let most = 1_000

    subscript(_ url: URL) -> MovedAddress? { moves.withLock { $0[url] } }

    /// Records where permanent redirects led and whether that succeeded, unless another request has recorded
    /// a different URL since `known` was looked up.
    func note(
        _ old: URL, movedTo new: URL?, isGood: Bool, knowing known: URL?, at now: Date
    ) {
        moves.withLock { moves in
            let current = moves[old]?.url
            guard current == known || current == new else { return }
            guard isGood else {
                moves[old] = nil
                return
            }
            guard let new else { return }
            if current == new {
                moves[old]?.successes += 1
            } else {
                if moves.count >= Self.most,
                    let oldest = moves.min(by: { $0.value.since < $1.value.since })
                {
                    moves[oldest.key] = nil
                }
                moves[old] = MovedAddress(url: new, successes: 1, since: now)
            }
        }
    }

    func forget(_ old: URL) {
        moves.withLock { $0[old] = nil }
    }
}
