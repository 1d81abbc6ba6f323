import LarderText

/// Counts the items of each list, in the order in which the lists begin.
struct ItemCounter: HTMLSink {
    private(set) var counts: [Int] = []
    private var lists: [Int] = []

    /// Returns the counts if any list of a document may count down.
    static func counts(in bytes: ByteView) -> [Int] {
        let isNeeded = bytes.indices.contains {
            bytes[$0] | 0x20 == UInt8(ascii: "r") && bytes.has("reversed", at: $0)
        }
        guard isNeeded else { return [] }
        var builder = HTMLTreeBuilder(bytes, sink: ItemCounter())
        builder.run()
        return builder.sink.counts
    }

    mutating func open(_ element: HTMLElement, _ tag: HTMLTag?) -> Bool {
        switch element {
        case .ul, .ol:
            lists.append(counts.count)
            counts.append(0)
        case .li: if let list = lists.last { counts[list] += 1 }
        default: break
        }
        return true
    }

    mutating func close(_ element: HTMLElement) {
        if element == .ul || element == .ol { _ = lists.popLast() }
    }

    mutating func text(_ text: [UInt8]) {}

    mutating func embed(_ content: EmbeddedContent) {}
}
