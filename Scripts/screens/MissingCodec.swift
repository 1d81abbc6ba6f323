// None of this compiles, and each error has to say that Image is not Codable.
import Larder

struct Image: Sendable, Equatable, Identifiable { var id: Int }

let store = Store<Image>(name: "images", storage: MemoryStorage())
let pages = PagedStore<Image>(name: "images", source: ClosurePagedSource { _ in .value(Page([])) })
let columns = ShelfColumns<Image>(
    identity: { ShelfIdentity(scope: "", item: "\($0)") }, order: { .number(Double($0.id)) })
let outbox = Outbox<Image>(name: "images", storage: MemoryStorage())
