/// What a list shows of its pages.
///
/// It is computed outside any lock, because it calls the app's code to group items and to decide how long the
/// list is fresh.
struct ListContent<Item: ListItem>: Sendable {
    /// The items in order, each identity where it first occurs.
    private(set) var items: [Item] = []
    private(set) var sections = [ListSection<Item>(items: [])]
    /// How many items were left out because an earlier one has the same identity.
    private(set) var repetitions = 0
    private(set) var validity: Validity?

    /// Creates the content that every list starts with.
    init() {}

    /// Creates the content of a chain of pages; if the items are equal, the old ones and their sections are
    /// kept.
    init(
        _ chain: PageChain<Item>, _ metadata: EntryMetadata?, _ kit: PagedKit<Item>,
        after old: ListContent = ListContent()
    ) {
        let all = chain.items
        var seen = Set<Item.ID>(minimumCapacity: all.count)
        let unique = all.filter { seen.insert($0.id).inserted }
        repetitions = all.count - unique.count
        if unique == old.items {
            (items, sections) = (old.items, old.sections)
        } else {
            (items, sections) = (unique, Self.grouped(unique, by: kit.group))
        }
        validity = metadata.map { metadata in
            kit.freshness.validity(
                of: chain.window.first.map { chain.pages[$0].page } ?? Page([]), metadata.times,
                source: metadata.freshness)
        }
    }

    /// Returns sections in the order in which their first items occur.
    private static func grouped(
        _ items: [Item], by group: ((Item) -> String)?
    ) -> [ListSection<Item>] {
        guard let group else { return [ListSection(items: items)] }
        var places: [String: Int] = [:]
        var sections: [ListSection<Item>] = []
        for item in items {
            let key = group(item)
            if let place = places[key] {
                sections[place].items.append(item)
            } else {
                places[key] = sections.count
                sections.append(ListSection(key: key, items: [item]))
            }
        }
        return sections
    }
}
