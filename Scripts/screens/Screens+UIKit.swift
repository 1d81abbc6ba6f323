import Foundation
import Larder
import UIKit

struct Headline: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var title: String
}

final class WeatherController: UIViewController {
    private let label = UILabel()
    private let store: Store<String>
    private var reading: Task<Void, Never>?

    init(store: Store<String>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let snapshots = store.snapshots(of: "Bern")
        reading = Task { [weak self] in
            for await snapshot in snapshots { self?.show(snapshot) }
        }
    }

    private func show(_ snapshot: Snapshot<String>) {
        label.text = snapshot.value ?? snapshot.failure?.error.message
    }

    deinit { reading?.cancel() }
}

final class HeadlinesController: UIViewController, @MainActor ListListener {
    private let table = UITableView()
    private let model: ListModel<Headline>

    init(list: PagedList<Headline>) {
        model = ListModel(list)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        model.addListener(self)
    }

    func didBegin(_ snapshot: ListSnapshot<Headline>) { table.reloadData() }
    func willChangeItems(_ old: ListSnapshot<Headline>) { table.beginUpdates() }
    func didInsert(_ item: Headline, at place: ListPosition) {
        table.insertRows(at: [IndexPath(indexes: [place.section, place.item])], with: .automatic)
    }
    func didDelete(at place: ListPosition) {
        table.deleteRows(at: [IndexPath(indexes: [place.section, place.item])], with: .automatic)
    }
    func didChangeItems(_ new: ListSnapshot<Headline>) { table.endUpdates() }
}
