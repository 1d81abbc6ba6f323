#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Key {
    /// Returns the key of a variant for a screen scale (pixels per point): `icon@2x` for 2, and the key
    /// itself for 1.
    public func scaled(_ scale: Int) -> Key {
        scale <= 1 ? self : Key(path: "\(path)@\(scale)x")
    }
}

extension BlobStore {
    /// Stores bytes as the variant of a name for a scale.
    @discardableResult
    public func put(_ bytes: Data, for name: Key, scale: Int) async throws -> BlobID {
        try await put(bytes, for: name.scaled(scale))
    }

    /// Returns the variant of a name that suits a scale best, and its scale.
    ///
    /// That is the variant for the scale itself, otherwise the next larger one, which loses nothing,
    /// otherwise the largest one. Looks for scales from 1 to 9.
    public func bytes(for name: Key, scale: Int) async throws -> (bytes: Data, scale: Int)? {
        let wanted = min(max(scale, 1), 9)
        for candidate in Array(wanted...9) + (1..<wanted).reversed() {
            if try await id(for: name.scaled(candidate)) != nil,
                let bytes = try await bytes(for: name.scaled(candidate))
            {
                return (bytes, candidate)
            }
        }
        return nil
    }

    /// Removes all variants of a name; returns how many there were.
    @discardableResult
    public func removeAllScales(_ name: Key) async throws -> Int {
        var count = 0
        for scale in 1...9 where try await remove(name.scaled(scale)) { count += 1 }
        return count
    }
}
