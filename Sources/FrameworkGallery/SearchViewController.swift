import Combine
import UIKit

/// Rivers whose names contain what is searched for, from a third of a second after the last key on.
final class RiverSearch: ObservableObject {
    @Published var text = ""
    @Published private(set) var found = RiverSearch.rivers
    private var kept: Set<AnyCancellable> = []

    init() {
        $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { text in Self.rivers.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) } }
            .sink { [weak self] in self?.found = $0 }
            .store(in: &kept)
    }

    static let rivers = [
        "Amazon", "Congo", "Danube", "Elbe", "Loire", "Mekong", "Mississippi", "Niger", "Nile", "Rhine", "Rhône",
        "Thames", "Tiber", "Vistula", "Volga", "Yangtze",
    ]
}

/// A list that a published array fills through a diffable data source.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
    private let search = RiverSearch()
    private var kept: Set<AnyCancellable> = []
    private lazy var rows = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, path, river in
        let cell = table.dequeueReusableCell(withIdentifier: "river", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = river
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rivers"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "river")
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = controller
        navigationItem.hidesSearchBarWhenScrolling = false
        search.$found.sink { [weak self] in self?.show($0) }.store(in: &kept)
    }

    private func show(_ rivers: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(rivers)
        rows.apply(snapshot, animatingDifferences: view.window != nil)
    }

    func updateSearchResults(for searchController: UISearchController) {
        search.text = searchController.searchBar.text ?? ""
    }
}
