public import LarderText
internal import Money

extension History {
    /// The outcome of a merge.
    public struct MergeCounts: Sendable, Hashable {
        /// Figures for a day and currency that had none.
        public var inserted = 0

        /// Figures that differ from the stored number.
        public var updated = 0

        /// Figures equal to the stored number, however they are written.
        public var unchanged = 0

        /// Creates counts.
        public init(inserted: Int = 0, updated: Int = 0, unchanged: Int = 0) {
            self.inserted = inserted
            self.updated = updated
            self.unchanged = unchanged
        }

        /// Whether the history has changed.
        public var didChange: Bool { inserted + updated > 0 }
    }

    /// Merges the figures of a sheet; throws if it has another base currency.
    ///
    /// Nothing is ever removed: a currency that a newer sheet lacks keeps its figures.
    ///
    /// - Parameter mayBeStored: Whether the figures may be stored; if not, they are shown while the
    ///   history is in memory.
    @discardableResult
    public mutating func merge(
        _ sheet: RateSheet, mayBeStored: Bool = true
    ) throws(RateSheetError) -> MergeCounts {
        if sheet.base != base || sheet.quotation != quotation {
            throw RateSheetError(
                .otherBase,
                """
                The new rates are in \(sheet.base) and these are in \(base): keep the two \
                sources apart.
                """
            )
        }
        return merge(sheet.observations, mayBeStored: mayBeStored)
    }

    /// Merges figures, which must be in this history's base and quotation.
    ///
    /// Of two for the same day and currency, the later one in the list counts.
    @discardableResult
    public mutating func merge(
        _ observations: [Observation], mayBeStored: Bool = true
    ) -> MergeCounts {
        if !mayBeStored {
            stored = [storable]
        } else if !stored.isEmpty {
            stored[0].merge(observations)
        }
        var counts = MergeCounts()
        for (code, news) in Self.bySeries(observations) {
            series[code, default: Series()].merge(news, counting: &counts)
        }
        return counts
    }

    /// Removes the figures before a day.
    public mutating func removeFigures(before day: Day) {
        if !stored.isEmpty { stored[0].removeFigures(before: day) }
        for (code, old) in series {
            let start = old.firstIndex(notBefore: day)
            if start == 0 { continue }
            let kept = Series(
                days: Array(old.days[start...]), figures: Array(old.figures[start...])
            )
            series[code] = kept.days.isEmpty ? nil : kept
        }
    }

    /// Sorts figures into one ascending series for each currency.
    private static func bySeries(_ observations: [Observation]) -> [(CurrencyCode, Series)] {
        // A table by code: hashing 200,000 codes would take longer than reading the file.
        var slots = [Int](repeating: -1, count: CurrencyCode.indexCount)
        var lists: [(CurrencyCode, Series)] = []
        for observation in observations {
            var slot = slots[observation.currency.index]
            if slot < 0 {
                slot = lists.count
                slots[observation.currency.index] = slot
                lists.append((observation.currency, Series()))
            }
            lists[slot].1.days.append(observation.day)
            lists[slot].1.figures.append(observation.figure)
        }
        for slot in lists.indices { lists[slot].1.sortByDay() }
        return lists
    }
}

extension History.Series {
    /// Sorts days and keeps the last figure of each.
    fileprivate mutating func sortByDay() {
        if zip(days, days.dropFirst()).allSatisfy({ $0 < $1 }) { return }
        let order = days.indices.sorted { (days[$0], $0) < (days[$1], $1) }
        var sorted = History.Series()
        for index in order {
            if sorted.days.last == days[index] {
                sorted.figures[sorted.figures.count - 1] = figures[index]
            } else {
                sorted.days.append(days[index])
                sorted.figures.append(figures[index])
            }
        }
        self = sorted
    }

    /// Merges an ascending series.
    fileprivate mutating func merge(
        _ news: History.Series, counting counts: inout History.MergeCounts
    ) {
        guard let last = days.last, let first = news.days.first, first <= last else {
            days += news.days
            figures += news.figures
            counts.inserted += news.days.count
            return
        }
        var index = firstIndex(notBefore: first)
        var merged = History.Series(days: Array(days[..<index]), figures: Array(figures[..<index]))
        for (day, figure) in zip(news.days, news.figures) {
            while index < days.count, days[index] < day {
                merged.days.append(days[index])
                merged.figures.append(figures[index])
                index += 1
            }
            if index < days.count, days[index] == day {
                if figures[index] == figure { counts.unchanged += 1 } else { counts.updated += 1 }
                index += 1
            } else {
                counts.inserted += 1
            }
            merged.days.append(day)
            merged.figures.append(figure)
        }
        merged.days += days[index...]
        merged.figures += figures[index...]
        self = merged
    }
}
