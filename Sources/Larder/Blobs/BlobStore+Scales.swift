#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Key {
    /// The name of a variant for screens with so many pixels to a point: `icon@2x` for 2, and the
    /// key itself for 1.
    public func scaled(_ scale: Int) -> Key {
        scale <= 1 ? self : Key(path: "\(path)@\(scale)x")
    }
}

extension BlobStore {
    /// Keeps bytes as the variant of a name for a scale.
    @discardableResult
    public func put(_ bytes: Data, for name: Key, scale: Int) async throws -> BlobID {
        try await put(bytes, for: name.scaled(scale))
    }

    /// Returns the variant of a name that suits a scale best, and its scale.
    ///
    /// That is the one for the scale, else the next larger, which loses nothing, else the largest
    /// there is. Scales from 1 to 9 are looked for.
    public func bytes(for name: Key, scale: Int) async throws -> (bytes: Data, scale: Int)? {
        let wanted = min(max(scale, 1), 9)
        for candidate in Array(wanted...9) + (1..<wanted).reversed() {
            if try id(for: name.scaled(candidate)) != nil,
                let bytes = try await bytes(for: name.scaled(candidate))
            {
                return (bytes, candidate)
            }
        }
        return nil
    }

    /// Takes all variants of a name away; returns how many there were.
    @discardableResult
    public func removeAllScales(_ name: Key) async throws -> Int {
        var count = 0
        for scale in 1...9 where try await remove(name.scaled(scale)) { count += 1 }
        return count
    }
}
