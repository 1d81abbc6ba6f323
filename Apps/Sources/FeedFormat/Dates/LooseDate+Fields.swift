import LarderText

extension LooseDate {
    /// What was found in a string, before its meaning is decided.
    struct Fields {
        var numbers: [(value: Int, digits: Int)] = []
        var month: Int?
        var monthFirst = false
        var weekday: Int?
        var hour: Int?
        var minute = 0
        var second = 0
        var half: Int?
        var offset: Int?
        var unix: Int64?
        var hasDots = false
        var isAmerican = false

        /// Decides on year, month and day and returns the moment.
        func seconds() -> Int64? {
            if let unix { return unix }
            guard let (year, month, day) = date() else { return nil }
            var hour = self.hour ?? 0
            if let half {
                guard hour <= 12 || half == 12 else { return nil }
                if hour <= 12 { hour = hour % 12 + half }
            }
            return FeedDate.seconds(
                year, month, day, hour, minute, second, offset: offset ?? 0)
        }

        private func date() -> (Int, Int, Int)? {
            if let month { return named(month) }
            guard let first = numbers.first else { return nil }
            if first.digits == 4 || first.value > 1000 {
                guard first.digits == 4 else { return nil }
                if numbers.count == 2, numbers[1].digits == 3 {
                    return ordinal(first.value, numbers[1].value)
                }
                let month = numbers.count > 1 ? numbers[1].value : 1
                let day = numbers.count > 2 ? numbers[2].value : 1
                return (first.value, month, day)
            }
            guard numbers.count >= 3, numbers[1].digits <= 2 else { return nil }
            let year = full(numbers[2])
            let second = numbers[1].value
            let dayFirst = (year, second, first.value)
            let monthFirst = (year, first.value, second)
            if first.value > 12 { return dayFirst }
            if second > 12 { return monthFirst }
            if let weekday {
                if matches(dayFirst, weekday) { return dayFirst }
                if matches(monthFirst, weekday) { return monthFirst }
            }
            return !hasDots && (half != nil || isAmerican) ? monthFirst : dayFirst
        }

        /// A month by name with one or two numbers around it.
        private func named(_ month: Int) -> (Int, Int, Int)? {
            guard let first = numbers.first else { return nil }
            guard numbers.count > 1 else {
                return first.digits == 4 ? (first.value, month, 1) : nil
            }
            let second = numbers[1]
            if first.digits >= 3 || first.value > 31 { return (full(first), month, second.value) }
            return (full(second), month, first.value)
        }

        private func ordinal(_ year: Int, _ day: Int) -> (Int, Int, Int)? {
            guard 1...366 ~= day,
                let found = Day(year: year, month: 1, day: 1)?.advanced(by: day - 1)
            else { return nil }
            return found.year == year ? (found.year, found.month, found.dayOfMonth) : nil
        }

        private func full(_ number: (value: Int, digits: Int)) -> Int {
            guard number.digits <= 2 else { return number.value }
            return number.value < 69 ? number.value + 2000 : number.value + 1900
        }

        private func matches(_ date: (Int, Int, Int), _ weekday: Int) -> Bool {
            let day = Day(year: date.0, month: date.1, day: date.2)
            return day?.weekday.rawValue == weekday + 1
        }
    }
}
