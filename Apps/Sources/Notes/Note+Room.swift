internal import TextMerge

/// How versions are stored, and which go when there are too many, or too much text in them.
extension Note {
    /// Puts versions of two histories below the newest, as many as there is room for. The newest has a number that no other
    /// version here has had.
    mutating func put(
        under head: NoteHistory.Version, _ older: [NoteHistory.Version], _ ours: NoteHistory,
        _ theirs: NoteHistory
    ) {
        let isNew = head.id != ours.newest.id
        version = min(
            Self.mostVersions,
            max(head.number, ours.newest.number + (isNew ? 1 : 0), (older.first?.number ?? 0) + 1))
        parents = head.parents == older.first.map { [$0.id] } ? nil : head.parents
        steps = steps(to: older, of: [ours, theirs])
        keepWhatFits()
        number(like: ours, now: NoteHistory(self))
    }

    /// Returns the steps to versions, whose texts are in one of the histories or were dropped.
    private func steps(
        to older: [NoteHistory.Version], of histories: [NoteHistory]
    ) -> [Step] {
        var texts = histories.map { VersionTexts($0) }
        var steps: [Step] = []
        var (newer, last) = (Array(text.utf8), version)
        // What is made from a version comes before it: the step from there has no more than what was changed.
        var made: [String: (index: Int, text: [UInt8])] = [:]
        for parent in parents ?? older.first.map({ [$0.id] }) ?? [] { made[parent] = (0, newer) }
        var bytes = 0
        for (index, version) in older.enumerated().prefix(Self.mostSteps) {
            let place = index + 1
            let child = made.removeValue(forKey: version.id).flatMap { child in
                (2...Step.farthest).contains(place - child.index) ? child : nil
            }
            let next = place < older.count ? [older[place].id] : nil
            let text = texts.indices.lazy.compactMap { texts[$0].text(of: version.id) }.first
            var step =
                switch (text, child) {
                case (nil, _): Step(dropped: version.id, written: version.written)
                case (let text?, nil): Step(from: newer, to: text, written: version.written)
                case (let text?, let child?):
                    Step(
                        from: newer, to: text, written: version.written, child: child.text,
                        distance: place - child.index)
                }
            step.parents = version.parents == next ? nil : version.parents
            step.number = version.number == last - 1 ? nil : version.number
            steps.append(step)
            // What others send may be large beyond all that can be kept.
            bytes += index == 0 ? 0 : step.size
            if bytes > 16 * Self.mostStepBytes { break }
            (newer, last) = (text ?? newer, version.number)
            if made.count > Step.farthest {
                made = made.filter { place - $0.value.index < Step.farthest }
            }
            for parent in text == nil ? [] : version.parents ?? next ?? [] {
                made[parent] = (place, newer)
            }
        }
        return steps
    }

    /// Drops the texts of versions, or the oldest versions, until there is room; whichever are fewer.
    ///
    /// What was pasted and deleted again would push out all versions before it; so would a few like it. Larders that merge the
    /// same notes drop the same. The version before the newest always stays, however large it is.
    mutating func keepWhatFits() {
        steps.removeLast(max(0, steps.count - Self.mostSteps))
        for _ in 0..<Self.mostRuns {
            if bytes <= Self.mostStepBytes { return }
            let kept = 1 + steps.dropFirst().prefix(while: room()).count
            guard let run = largeRun(atMost: steps.count - kept) else { break }
            dropTexts(of: run)
        }
        guard bytes > Self.mostStepBytes else { return }
        let kept = 1 + steps.dropFirst().prefix(while: room()).count
        steps.removeLast(steps.count - kept)
    }

    /// The size of what there is room for: the version before the newest does not count.
    private var bytes: Int { steps.dropFirst().reduce(0) { $0 + $1.size } }

    /// Tells how many steps fit. As some room stays, the next edit has no need to look for more.
    private func room() -> (Step) -> Bool {
        var bytes = 0
        return { step in
            bytes += step.size
            return bytes <= Self.mostStepBytes / 8 * 7
        }
    }

    /// The steps that are looked at to make room, how many versions in a row can be dropped, and how often.
    private static let (mostLarge, longestRun, mostRuns) = (4, 100, 8)

    /// Returns the versions in a row between two texts that are much alike that take the most room each; nil if there are
    /// none, or too many. No step to an older version leads from one of them: its text would only move there.
    private func largeRun(atMost most: Int) -> Range<Int>? {
        let sizes = steps.map(\.size)
        let large = steps.indices.dropFirst().filter { sizes[$0] >= Step.large }
            .sorted { (sizes[$0], $0) > (sizes[$1], $1) }.prefix(Self.mostLarge)
        var oldest: [Int: Int] = [:]
        for (index, step) in steps.enumerated() {
            if let newer = step.newer(than: index + 1) { oldest[newer] = index + 1 }
        }
        var reader = VersionReader(self)
        var open: [(index: Int, text: [UInt8], bytes: Int)] = []
        var best: (run: Range<Int>, saved: Int)?
        func isBetter(_ run: Range<Int>, _ saved: Int) -> Bool {
            guard let best else { return true }
            return saved * best.run.count >= best.saved * run.count
        }
        repeat {
            let index = reader.index
            open = open.compactMap { from in
                let bytes = from.bytes + sizes[index - 1]
                let run = (from.index + 1)..<index
                // Those without a date are told apart by how many there are.
                guard run.count <= min(most, Self.longestRun),
                    run.isEmpty || steps[index - 2].written != nil
                else { return nil }
                if !run.isEmpty, !reader.isDropped,
                    run.allSatisfy({ oldest[$0, default: 0] <= index })
                {
                    let step = TextStretch.whole(from.text, reader.bytes).new.count
                    if step <= bytes / 4 {
                        if isBetter(run, bytes - step) { best = (run, bytes - step) }
                        return nil
                    }
                }
                return (from.index, from.text, bytes)
            }
            if large.contains(index) { open.append((index, reader.bytes, 0)) }
        } while reader.next()
        return best?.run
    }

    /// Drops the texts of versions, but not that they were there: who knows this note knows them.
    private mutating func dropTexts(of run: Range<Int>) {
        let versions = NoteHistory(self).versions
        func isGone(_ index: Int) -> Bool { run.contains(index) || isDropped(index) }
        // The steps from a version that goes begin at the text above instead.
        let moved = (run.upperBound..<(steps.count + 1)).filter { older in
            !isDropped(older) && steps[older - 1].newer(than: older).map(run.contains) ?? false
        }
        let above = Dictionary(
            uniqueKeysWithValues: moved.map { older in
                (older, (0..<older).last { !isGone($0) } ?? 0)
            })
        var reader = VersionReader(self)
        var texts: [Int: [UInt8]] = [:]
        for index in Set(moved).union(above.values).sorted() where reader.move(to: index) {
            texts[index] = reader.bytes
        }
        for (older, above) in above {
            guard let newer = texts[above], let text = texts[older] else { continue }
            steps[older - 1] = Step(from: newer, to: text, written: steps[older - 1].written)
                .like(steps[older - 1])
        }
        for index in run where index < versions.count {
            steps[index - 1] = Step(dropped: versions[index].id, written: steps[index - 1].written)
                .like(steps[index - 1])
        }
    }
}
