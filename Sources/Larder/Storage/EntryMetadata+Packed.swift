#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension EntryMetadata {
    private static let version: UInt8 = 1

    /// The version of facts with a second byte of flags, whose fields are at the end.
    private static let versionMore: UInt8 = 2

    private enum More {
        static let hasInvalidation: UInt8 = 1
        static let hasAsked: UInt8 = 2
    }

    private enum Flag {
        static let isInvalidated: UInt8 = 1
        static let hasConfirmed: UInt8 = 2
        static let hasAsOf: UInt8 = 4
        static let hasFreshness: UInt8 = 8
        static let isLocal: UInt8 = 16
        static let isPackaged: UInt8 = 32
        static let hasValidators: UInt8 = 64
        static let hasTags: UInt8 = 128
    }

    /// Writes the facts and the format of the value in compact form: 25 bytes for plain facts, 34 for those
    /// of a fetch.
    package func pack(format: String, into writer: inout PackedWriter) {
        let isConfirmed =
            times.confirmed.timeIntervalSinceReferenceDate.bitPattern
            != times.fetched.timeIntervalSinceReferenceDate.bitPattern
        var flags: UInt8 = isInvalidated ? Flag.isInvalidated : 0
        if isConfirmed { flags |= Flag.hasConfirmed }
        if times.asOf != nil { flags |= Flag.hasAsOf }
        if freshness != nil { flags |= Flag.hasFreshness }
        if origin == .local { flags |= Flag.isLocal }
        if origin == .packaged { flags |= Flag.isPackaged }
        if !validators.fields.isEmpty { flags |= Flag.hasValidators }
        if !tags.isEmpty { flags |= Flag.hasTags }
        var more: UInt8 = invalidation == nil ? 0 : More.hasInvalidation
        if asked != nil { more |= More.hasAsked }
        writer.add(more == 0 ? Self.version : Self.versionMore)
        writer.add(flags)
        if more != 0 { writer.add(more) }
        writer.add(format)
        writer.add(times.fetched.timeIntervalSinceReferenceDate)
        if isConfirmed { writer.add(times.confirmed.timeIntervalSinceReferenceDate) }
        if let asOf = times.asOf { writer.add(asOf.timeIntervalSinceReferenceDate) }
        if let freshness {
            for duration in [freshness.fresh, freshness.stale] {
                writer.add(UInt64(bitPattern: duration.components.seconds))
                writer.add(UInt64(bitPattern: duration.components.attoseconds))
            }
        }
        if !validators.fields.isEmpty {
            writer.add(count: validators.fields.count)
            for (name, field) in validators.fields {
                writer.add(name)
                writer.add(field)
            }
        }
        if !tags.isEmpty {
            writer.add(count: tags.count)
            for tag in tags { writer.add(tag) }
        }
        if let invalidation { writer.add(invalidation) }
        if let asked { writer.add(asked.timeIntervalSinceReferenceDate) }
    }

    /// Reads what `pack` wrote; returns nil for anything else.
    package static func unpack(
        _ reader: inout PackedReader
    ) -> (metadata: EntryMetadata, format: String)? {
        guard let found = reader.byte(), found == version || found == versionMore,
            let flags = reader.byte(), let more = found == version ? 0 : reader.byte(),
            let format = reader.text(), let fetched = reader.double()
        else { return nil }
        var times = Timestamps(fetched: Date(timeIntervalSinceReferenceDate: fetched))
        if flags & Flag.hasConfirmed != 0 {
            guard let confirmed = reader.double() else { return nil }
            times.confirmed = Date(timeIntervalSinceReferenceDate: confirmed)
        }
        if flags & Flag.hasAsOf != 0 {
            guard let asOf = reader.double() else { return nil }
            times.asOf = Date(timeIntervalSinceReferenceDate: asOf)
        }
        var metadata = EntryMetadata(times: times, isInvalidated: flags & Flag.isInvalidated != 0)
        if flags & Flag.isLocal != 0 { metadata.origin = .local }
        if flags & Flag.isPackaged != 0 { metadata.origin = .packaged }
        if flags & Flag.hasFreshness != 0 {
            guard let fresh = duration(&reader), let stale = duration(&reader), fresh <= stale
            else { return nil }
            metadata.freshness = Freshness(fresh: fresh, stale: stale)
        }
        if flags & Flag.hasValidators != 0 {
            guard let count = reader.count() else { return nil }
            for _ in 0..<count {
                guard let name = reader.text(), let field = reader.text() else { return nil }
                metadata.validators.fields[name] = field
            }
        }
        if flags & Flag.hasTags != 0 {
            guard let count = reader.count() else { return nil }
            for _ in 0..<count {
                guard let tag = reader.text() else { return nil }
                metadata.tags.insert(tag)
            }
        }
        if more & More.hasInvalidation != 0 {
            guard let invalidation = reader.word() else { return nil }
            metadata.invalidation = invalidation
        }
        if more & More.hasAsked != 0 {
            guard let asked = reader.double() else { return nil }
            metadata.asked = Date(timeIntervalSinceReferenceDate: asked)
        }
        return reader.isAtEnd ? (metadata, format) : nil
    }

    private static func duration(_ reader: inout PackedReader) -> Duration? {
        guard let seconds = reader.word(), let attoseconds = reader.word() else { return nil }
        return Duration(
            secondsComponent: Int64(bitPattern: seconds),
            attosecondsComponent: Int64(bitPattern: attoseconds))
    }
}
