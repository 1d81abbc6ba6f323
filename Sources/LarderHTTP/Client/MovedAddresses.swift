import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An address that its server says has been replaced for good.
public struct MovedAddress: Sendable, Hashable {
    /// The address to use from now on.
    public var url: URL

    /// How often it has given a good answer since.
    public var goodEnds: Int

    /// When it was first said and found to be true.
    public var since: Date
}

/// What is known of addresses that have moved for good.
///
/// One counts only after its new address has given a good answer, and is forgotten as soon as it
/// gives a bad one, so a server that errs for an hour loses nobody.
struct MovedAddresses: Sendable {
    private let moves = Locked<[URL: MovedAddress]>([:])
    private static let most = 1_000

    subscript(_ url: URL) -> MovedAddress? { moves.withLock { $0[url] } }

    /// Takes in where permanent redirects led and how that ended, unless somebody else has found
    /// another address since `known` was.
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
                moves[old]?.goodEnds += 1
            } else {
                if moves.count >= Self.most,
                    let oldest = moves.min(by: { $0.value.since < $1.value.since })
                {
                    moves[oldest.key] = nil
                }
                moves[old] = MovedAddress(url: new, goodEnds: 1, since: now)
            }
        }
    }

    func forget(_ old: URL) {
        moves.withLock { $0[old] = nil }
    }
}
