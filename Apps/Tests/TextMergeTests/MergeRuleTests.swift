import Testing
import TextMerge

/// What holds for all texts, on generated ones.
@Suite struct `Any two edits` {
    @Test(arguments: 0..<40)
    func `merge alike from both sides, and to what one side alone says`(round: Int) {
        var typist = Typist(seed: UInt64(round))
        for _ in 0..<100 {
            let kinds = 2 + typist.below(Typist.pieces.count)
            let base = typist.text(pieces: typist.below(60), kinds: kinds)
            let ours = typist.edited(base, places: typist.below(5), kinds: kinds)
            let theirs = typist.edited(base, places: typist.below(5), kinds: kinds)
            let merged = TextMerge.merged(base: base, ours: ours, theirs: theirs)
            let other = TextMerge.merged(base: base, ours: theirs, theirs: ours)
            #expect(merged.utf8.elementsEqual(other.utf8), "\([base, ours, theirs])")
            for (ours, theirs, expected) in [
                (ours, base, ours), (base, theirs, theirs), (ours, ours, ours), (base, base, base),
            ] {
                let result = TextMerge.merged(base: base, ours: ours, theirs: theirs)
                #expect(result.utf8.elementsEqual(expected.utf8), "\([base, ours, theirs])")
            }
        }
    }

    /// Every scalar of the base and of each insertion is there once, so that it is known exactly
    /// what each side inserted and deleted.
    @Test(arguments: 0..<40)
    func `lose no insertion, keep no deletion, and leave the rest as it is`(round: Int) {
        var scenes = Scenes(seed: UInt64(round))
        for _ in 0..<50 {
            let base = scenes.unused(scenes.below(120))
            let ours = scenes.edit(base)
            let theirs = scenes.edit(base)
            let merged = TextMerge.merged(
                base: text(base), ours: text(ours.scalars), theirs: text(theirs.scalars))
            for run in ours.inserted + theirs.inserted {
                #expect(merged.contains(text(run)), "\(text(run)) of \(merged)")
            }
            let inserted = Set((ours.inserted + theirs.inserted).joined())
            #expect(
                merged.unicodeScalars.filter { !inserted.contains($0) }
                    == base.filter { !ours.deleted.contains($0) && !theirs.deleted.contains($0) })
            #expect(
                merged.unicodeScalars.count == Set(merged.unicodeScalars).count, "\(merged)")
        }
    }

    @Test(arguments: 0..<20)
    func `add what both changed alike once`(round: Int) {
        var scenes = Scenes(seed: UInt64(1_000 + round))
        for _ in 0..<50 {
            let base = scenes.unused(40 + scenes.below(80))
            let both = scenes.edit(base)
            let more = scenes.unused(3)
            let theirs = more + both.scalars
            let merged = TextMerge.merged(
                base: text(base), ours: text(both.scalars), theirs: text(theirs))
            #expect(merged == text(theirs))
        }
    }

    private func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}

/// Texts in which no scalar occurs twice.
private struct Scenes {
    private var random: SeededRandom
    private var next: UInt32 = 0x4E00

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func below(_ limit: Int) -> Int { random.below(limit) }

    mutating func unused(_ count: Int) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        while scalars.count < count {
            next = next >= 0x9FFF ? 0x2_0000 : next + 1
            if let scalar = Unicode.Scalar(next) { scalars.append(scalar) }
        }
        if next > 0x2_8000 { next = 0x4E00 }
        return scalars
    }

    mutating func edit(_ base: [Unicode.Scalar]) -> Edit {
        var edit = Edit()
        var place = 0
        for _ in 0...random.below(4) {
            let start = place + random.below(base.count - place + 1)
            let end = min(base.count, start + random.below(12))
            edit.scalars += base[place..<start]
            edit.deleted.formUnion(base[start..<end])
            let run = unused(random.below(6))
            if !run.isEmpty {
                edit.inserted.append(run)
                edit.scalars += run
            }
            place = end
        }
        edit.scalars += base[place...]
        return edit
    }

    struct Edit {
        var scalars: [Unicode.Scalar] = []
        var inserted: [[Unicode.Scalar]] = []
        var deleted: Set<Unicode.Scalar> = []
    }
}
