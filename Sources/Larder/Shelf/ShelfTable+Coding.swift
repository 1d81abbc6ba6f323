#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A table of shelves as it is written to a file.
struct ShelfPicture: Codable {
    /// One shelf.
    struct Family: Codable {
        var name: String
        var rows: [Row]
        var tombstones: [Tombstone]
        var watermark: String?
    }

    /// One row with everything known about it.
    struct Row: Codable {
        var identity: ShelfIdentity
        var group: String
        var order: SortValue
        var body: Data
        var words: [String]
        var fingerprint: UInt64
        var arrival: UInt64
        var arrived: Date
        var marks: [Mark.Name]
    }

    struct Tombstone: Codable {
        var identity: ShelfIdentity
        var seen: Date
    }

    var families: [Family]
    var arrival: UInt64
    var arrived: Date?
    var revision: UInt64
}

/// One commit as it is appended to a file.
struct ShelfNote: Codable {
    var revision: UInt64
    var operations: [ShelfOperation]
}

extension ShelfTable {
    /// The table with the number of its last commit.
    func picture(revision: UInt64) -> ShelfPicture {
        let families = families.map { key, family in
            ShelfPicture.Family(
                name: key.components.first ?? "",
                rows: family.rows.values.map { row in
                    let shelved = row.shelved
                    return ShelfPicture.Row(
                        identity: shelved.identity, group: shelved.group, order: shelved.order,
                        body: shelved.body, words: row.words, fingerprint: row.fingerprint,
                        arrival: shelved.arrival, arrived: shelved.arrived,
                        marks: Array(shelved.marks))
                },
                tombstones: family.tombstones.map {
                    ShelfPicture.Tombstone(identity: $0.key, seen: $0.value)
                },
                watermark: family.watermark)
        }
        return ShelfPicture(
            families: families, arrival: arrival,
            arrived: arrival == 0 ? nil : lastArrived, revision: revision)
    }

    /// Puts a table together again.
    init(_ picture: ShelfPicture) {
        self.init(
            arrival: picture.arrival, lastArrived: picture.arrived ?? .distantPast,
            families: picture.families.reduce(into: [:]) { families, picture in
                var family = Family()
                family.watermark = picture.watermark
                for tombstone in picture.tombstones {
                    family.tombstones[tombstone.identity] = tombstone.seen
                }
                for row in picture.rows {
                    let shelved = ShelvedRow(
                        identity: row.identity, group: row.group, order: row.order,
                        body: row.body, size: row.body.count, arrival: row.arrival,
                        arrived: row.arrived, marks: Set(row.marks))
                    family.rows[row.identity] = Row(
                        shelved: shelved, words: row.words, fingerprint: row.fingerprint)
                }
                family.sortGroups()
                families[Key(picture.name)] = family
            })
    }
}
