import Larder
import LarderSimulation
import Testing

@Suite struct `Changes of a list` {
    @Test func `of equal lists are none`() {
        #expect(ListChanges(fromItems: rows(1...3), toItems: rows(1...3)).isEmpty)
    }

    @Test func `tell deletions in old places, the rest in new ones`() {
        let changes = ListChanges(fromItems: rows([1, 2, 3, 4]), toItems: rows([9, 2, 4, 5]))
        #expect(
            changes.steps == [
                .delete(ListPosition(item: 2)), .delete(ListPosition(item: 0)),
                .insert(Row(9), at: ListPosition(item: 0)),
                .insert(Row(5), at: ListPosition(item: 3)),
            ])
    }

    @Test func `move as little as possible`() {
        let changes = ListChanges(
            fromItems: rows([1, 2, 3, 4, 5]), toItems: rows([5, 1, 2, 3, 4]))
        #expect(changes.steps == [.move(from: ListPosition(item: 4), to: ListPosition(item: 0))])
    }

    @Test func `tell of an item that moved and changed both`() {
        let changes = ListChanges(
            fromItems: [Row(1), Row(2), Row(3)], toItems: [Row(3, "new"), Row(1), Row(2)])
        #expect(
            changes.steps == [
                .move(from: ListPosition(item: 2), to: ListPosition(item: 0)),
                .update(
                    Row(3, "new"), from: ListPosition(item: 2), at: ListPosition(item: 0)),
            ])
    }

    @Test func `move items between sections that stay`() {
        let changes = ListChanges(
            from: sections(["a": [1, 2], "b": [3]]), to: sections(["a": [1], "b": [2, 3]]))
        #expect(
            changes.steps == [
                .move(
                    from: ListPosition(section: 0, item: 1), to: ListPosition(section: 1, item: 0))
            ])
    }

    @Test func `take a section with all its items, and tell none of these apart`() {
        let old = sections(["a": [1, 2], "b": [3]])
        let renamed = sections(["new": [1, 2], "b": [3]])
        let changes = ListChanges(from: old, to: renamed)
        #expect(changes.steps == [.deleteSection(0), .insertSection(renamed[0], at: 0)])
        let spilled = ListChanges(from: old, to: sections(["b": [3, 1]]))
        #expect(
            spilled.steps == [
                .deleteSection(0), .insert(Row(1), at: ListPosition(section: 0, item: 1)),
            ])
    }

    @Test func `move a section and change what is in it`() {
        let old = sections(["a": [1, 2, 3], "b": [4], "c": [5]])
        let new = sections(["b": [4], "c": [5], "a": [1, 9, 3]])
        let changes = ListChanges(from: old, to: new)
        #expect(
            changes.steps == [
                .delete(ListPosition(section: 0, item: 1)), .moveSection(from: 0, to: 2),
                .insert(Row(9), at: ListPosition(section: 2, item: 1)),
            ])
        #expect(changes.applied(to: old) == new)
    }

    @Test func `count an identity where it comes first, and leave the others out`() {
        let old = [Row(1), Row(2), Row(1, "again")]
        let new = [Row(2), Row(2, "again"), Row(1)]
        let changes = ListChanges(fromItems: old, toItems: new)
        #expect(changes.applied(toItems: old) == [Row(2), Row(1)])
    }

    @Test func `that do not fit a list are refused and not applied by half`() {
        let changes = ListChanges(fromItems: rows(1...5), toItems: rows([5, 1]))
        #expect(changes.applied(toItems: rows(1...2)) == nil)
        var wild = ListChanges<Row>()
        let far = ListPosition(section: 7, item: -3)
        for step: ListChange<Row> in [
            .delete(far), .insert(Row(1), at: far), .move(from: far, to: far),
            .update(Row(1), from: far, at: far), .deleteSection(-1),
            .insertSection(ListSection(key: "x", items: []), at: 9), .moveSection(from: 4, to: 0),
        ] {
            wild.steps = [step]
            #expect(wild.applied(toItems: rows(1...3)) == nil)
        }
        let first = ListPosition(item: 0)
        wild.steps = [.delete(first), .delete(first)]
        #expect(wild.applied(toItems: rows(1...3)) == nil)
    }

    @Test(arguments: 0..<40)
    func `applied to the old list give the new one, for generated lists`(seed: UInt64) {
        var maker = ListMaker(seed: seed)
        var old = maker.list()
        for _ in 0..<250 {
            let new = maker.change(old)
            let changes = ListChanges(from: old, to: new)
            guard changes.applied(to: old) == new else {
                Issue.record("\(old) to \(new) by \(changes)")
                return
            }
            let flat = (old.flatMap(\.items), new.flatMap(\.items))
            #expect(
                ListChanges(fromItems: flat.0, toItems: flat.1).applied(toItems: flat.0) == flat.1)
            old = new
        }
    }

    @Test(arguments: 0..<20)
    func `applied give the new list made unique, for lists with repetitions`(seed: UInt64) {
        var maker = ListMaker(seed: seed)
        for _ in 0..<100 {
            let (old, new) = (maker.repetitive(), maker.repetitive())
            let unique = ListChanges(from: [], to: new).applied(to: [ListSection<Row>]())
            #expect(ListChanges(from: old, to: new).applied(to: old) == unique)
        }
    }

    @Test(arguments: 0..<20)
    func `reach into no section that comes or goes, and move no more than they must`(seed: UInt64) {
        var maker = ListMaker(seed: seed)
        var old = maker.list()
        for _ in 0..<100 {
            let new = maker.change(old)
            let steps = ListChanges(from: old, to: new).steps
            var gone: Set<Int> = []
            var come: Set<Int> = []
            for case .deleteSection(let index) in steps { gone.insert(index) }
            for case .insertSection(_, let index) in steps { come.insert(index) }
            var placed: Set<ListPosition> = []
            for step in steps {
                switch step {
                case .delete(let from): #expect(!gone.contains(from.section))
                case .insert(_, let to):
                    #expect(!come.contains(to.section) && placed.insert(to).inserted)
                case .move(let from, let to):
                    #expect(!gone.contains(from.section) && !come.contains(to.section))
                    #expect(placed.insert(to).inserted)
                    #expect(
                        old[from.section].items[from.item].id == new[to.section].items[to.item].id)
                case .update(let item, let from, let to):
                    #expect(new[to.section].items[to.item] == item)
                    #expect(old[from.section].items[from.item].id == item.id)
                    #expect(old[from.section].items[from.item] != item)
                case .deleteSection, .insertSection, .moveSection: break
                }
            }
            old = new
        }
    }

    @Test func `moves of a shuffled list are as few as the longest run in order allows`() {
        var maker = ListMaker(seed: 3)
        for _ in 0..<200 {
            let new = maker.shuffled(Array(0..<8))
            let changes = ListChanges(fromItems: rows(0..<8), toItems: rows(new))
            let moves = changes.steps.count { if case .move = $0 { true } else { false } }
            #expect(moves == 8 - longestRun(new))
        }
    }
}

/// The length of the longest subsequence that only grows, by trying all.
private func longestRun(_ numbers: [Int]) -> Int {
    var best = [Int]()
    for (index, number) in numbers.enumerated() {
        let before = (0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0
        best.append(before + 1)
    }
    return best.max() ?? 0
}

/// An item of the tests' lists.
struct Row: ListItem, Codable, CustomStringConvertible {
    var id: Int
    var text: String

    init(_ id: Int, _ text: String = "") {
        self.id = id
        self.text = text
    }

    var description: String { "\(id)\(text)" }
}

func rows(_ ids: some Sequence<Int>) -> [Row] { ids.map { Row($0) } }

private func sections(_ groups: KeyValuePairs<String, [Int]>) -> [ListSection<Row>] {
    groups.map { ListSection(key: $0, items: rows($1)) }
}

/// Makes lists, and changes them in every way there is.
struct ListMaker {
    private var random: SeededRandom
    private var nextID = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func below(_ count: Int) -> Int {
        count > 0 ? Int(random.next() % UInt64(count)) : 0
    }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var rest = elements
        return elements.indices.map { _ in rest.remove(at: below(rest.count)) }
    }

    mutating func list() -> [ListSection<Row>] {
        (0..<below(4)).map { ListSection(key: "s\($0)", items: fresh(below(8))) }
    }

    /// A list whose identities and keys may come twice.
    mutating func repetitive() -> [ListSection<Row>] {
        (0..<below(4)).map { _ in
            ListSection(
                key: "s\(below(3))",
                items: (0..<below(6)).map { _ in Row(below(6), "v\(below(2))") })
        }
    }

    private mutating func fresh(_ count: Int) -> [Row] {
        (0..<count).map { _ in
            nextID += 1
            return Row(nextID)
        }
    }

    mutating func change(_ old: [ListSection<Row>]) -> [ListSection<Row>] {
        var new = old
        for _ in 0..<(1 + below(6)) { changeOnce(&new) }
        return new
    }

    private mutating func changeOnce(_ list: inout [ListSection<Row>]) {
        let section = below(list.count)
        switch below(10) {
        case 0:
            list.insert(
                ListSection(key: freshKey(), items: fresh(below(4))), at: below(list.count + 1))
        case 1 where !list.isEmpty: list.remove(at: section)
        case 2 where !list.isEmpty: list[section].key = freshKey()
        case 3 where !list.isEmpty: list.insert(list.remove(at: section), at: below(list.count + 1))
        case 4 where !list.isEmpty: list[section].items = []
        case 5 where !list.isEmpty: list[section].items = shuffled(list[section].items)
        case 6...7 where !list.isEmpty && !list[section].items.isEmpty:
            var row = list[section].items.remove(at: below(list[section].items.count))
            if below(2) == 0 { row.text += "+" }
            let target = below(list.count)
            list[target].items.insert(row, at: below(list[target].items.count + 1))
        case 8 where !list.isEmpty && !list[section].items.isEmpty:
            list[section].items.remove(at: below(list[section].items.count))
        default:
            guard !list.isEmpty else { return }
            list[section].items.insert(
                contentsOf: fresh(1 + below(3)), at: below(list[section].items.count + 1))
        }
    }

    private mutating func freshKey() -> String {
        nextID += 1
        return "s\(nextID)"
    }
}
