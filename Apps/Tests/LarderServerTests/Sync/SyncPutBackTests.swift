import Foundation
import Geodesy
import Larder
import Notes
import PersonalData
import Places
import Sync
import Testing

@testable import LarderServer

/// Larders whose data was put back to an earlier state, in the file where it was.
@Suite(.timeLimit(.minutes(15))) struct `Larders that were put back`: InStep {
    let household: Household

    init() throws { household = try Household() }

    @Test func `merge what is typed after a larder was put back to an earlier state`() async throws
    {
        try await household.serve { visit in
            let folder = Household.newFolder()
            let first = try Household(at: folder)
            let id = try await first.notes.create("Monday\nrest\n").id
            let gone = try await first.notes.create("Deleted for good\n").id
            for _ in 0..<2 { _ = try await sync(first, with: visit.port) }
            let (second, backup) = try await reopened(first, at: folder)
            _ = try await visit.household.notes.remove(gone)
            try await visit.household.notes.forget(gone)
            for (version, line) in ["Tuesday", "Wednesday"].enumerated() {
                let text = try await second.notes.note(id).text + line + "\n"
                try await second.notes.edit(id, base: version + 1, text: text)
                try await second.resources.journal?.capture()
            }
            try await second.places.save(try Position(latitude: 1, longitude: 2), as: "Lost")
            _ = try await sync(second, with: visit.port)
            let (third, _) = try await reopened(second, at: folder, as: backup)
            try await third.notes.edit(id, base: 1, text: "Typed after\nMonday\nrest\n")
            try await third.resources.journal?.capture()
            for _ in 0..<2 { _ = try await sync(third, with: visit.port) }
            let text = "Typed after\nMonday\nrest\nTuesday\nWednesday\n"
            #expect(try await third.notes.note(id).text == text)
            #expect(try await visit.household.notes.note(id).text == text)
            #expect(try await third.places.all().map(\.name) == ["Lost"])
            #expect(try await third.notes.all().map(\.id) == [id])
            #expect(try await lines(third) == lines(visit.household))
            #expect(try await sync(third, with: visit.port).report?.restart == nil)
        }
    }

    @Test func `give back what a server lost that was put back to an earlier state`() async throws {
        let (laptop, folder) = (try Household(), Household.newFolder())
        let first = try Household(at: folder)
        let id = try await first.notes.create("Monday\nrest\n").id
        try await first.serve { visit in
            _ = try await sync(laptop, with: visit.port, address: "server")
        }
        let (second, backup) = try await reopened(first, at: folder)
        try await second.serve { visit in
            for number in 1...5 { try await visit.household.notes.create("old \(number)") }
            try await visit.household.notes.edit(id, base: 1, text: "Monday\nrest\nTuesday\n")
            try await visit.household.resources.journal?.capture()
            try await visit.household.notes.edit(
                id, base: 2, text: "Monday\nrest\nTuesday\nWednesday\n")
            try await laptop.places.save(try Position(latitude: 1, longitude: 2), as: "Kept")
            _ = try await sync(laptop, with: visit.port, address: "server")
        }
        let (third, _) = try await reopened(second, at: folder, as: backup)
        try await third.serve { visit in
            let home = visit.household
            for number in 1...8 { try await home.notes.create("new \(number)") }
            try await home.notes.edit(id, base: 1, text: "Typed after\nMonday\nrest\n")
            let report = try await sync(laptop, with: visit.port, address: "server").report
            #expect(report?.restart == .unknown)
            let later = try await sync(laptop, with: visit.port, address: "server").report
            #expect(later?.restart == nil)
            #expect(try await home.notes.all().count == 14)
            #expect(try await home.places.all().map(\.name) == ["Kept"])
            let text = "Typed after\nMonday\nrest\nTuesday\nWednesday\n"
            #expect(try await home.notes.note(id).text == text)
            #expect(try await lines(laptop) == lines(home))
        }
    }

    /// A larder that was put back to the first version of a note, after others had got its second one, and in which two
    /// more were typed since.
    private func putBack(
        _ others: (Household) async throws -> Void
    ) async throws -> (home: Household, id: String) {
        let folder = Household.newFolder()
        let first = try Household(at: folder)
        let id = try await first.notes.create("Monday\nrest\n").id
        try await others(first)
        let (second, backup) = try await reopened(first, at: folder)
        for (version, line) in ["Tuesday", "Wednesday"].enumerated() {
            let text = try await second.notes.note(id).text + line + "\n"
            try await second.notes.edit(id, base: version + 1, text: text)
        }
        try await others(second)
        let (third, _) = try await reopened(second, at: folder, as: backup)
        for version in 1...3 {
            let text = "Typed \(version)\n" + (try await third.notes.note(id).text)
            try await third.notes.edit(id, base: version, text: text)
            try await third.resources.journal?.capture()
        }
        return (third, id)
    }

    private static let merged = "Typed 3\nTyped 2\nTyped 1\nMonday\nrest\nTuesday\nWednesday\n"

    @Test func `lose no words to somebody who has theirs from another larder`() async throws {
        let other = try Household()
        try await household.serve { visit in
            let (home, id) = try await putBack { one in
                _ = try await sync(one, with: visit.port)
                _ = try await sync(other, with: visit.port)
            }
            try await other.serve { there in
                for _ in 0..<2 { _ = try await sync(home, with: there.port) }
                #expect(try await home.notes.note(id).text == Self.merged)
                #expect(try await other.notes.note(id).text == Self.merged)
            }
            for one in [other, home] { _ = try await sync(one, with: visit.port) }
            #expect(try await lines(home) == lines(visit.household))
            #expect(try await lines(home) == lines(other))
        }
    }

    @Test func `lose no words to an export from before, nor through one of theirs`() async throws {
        let other = try Household()
        var data = Data()
        let (home, id) = try await putBack { one in
            data = try await PersonalData.exported(from: try #require(one.resources.journal)).data
            let journal = try #require(other.resources.journal)
            _ = try await PersonalData.imported(data, into: journal)
        }
        let own = try await PersonalData.exported(from: try #require(home.resources.journal)).data
        _ = try await PersonalData.imported(own, into: try #require(other.resources.journal))
        #expect(try await other.notes.note(id).text == Self.merged)
        _ = try await PersonalData.imported(data, into: try #require(home.resources.journal))
        #expect(try await home.notes.note(id).text == Self.merged)
    }
}
