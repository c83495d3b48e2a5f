import Combine
import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — Apple's pages on `debounce`, `removeDuplicates` and `UITableViewDiffableDataSource`.
@MainActor final class SearchListTests: XCTestCase {
    private final class Search: ObservableObject {
        @Published var text = ""
        static let rivers = ["Amazon", "Nile", "Rhine", "Rhône"]
        lazy var found = $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { text in Self.rivers.filter { text.isEmpty || $0.contains(text) } }
    }

    private final class List: UITableViewController {
        let search = Search()
        var kept: Set<AnyCancellable> = []
        var counts: [Int] = []
        lazy var rows = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, path, river in
            let cell = table.dequeueReusableCell(withIdentifier: "river", for: path)
            cell.textLabel?.text = river
            return cell
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "river")
            search.found.sink { [weak self] rivers in
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(rivers)
                self?.rows.apply(snapshot, animatingDifferences: true)
                self?.counts.append(rivers.count)
            }.store(in: &kept)
        }
    }

    func testAListFollowsAPublishedTextByTheHostsClock() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let list = List(style: .plain)
        host.show(list)
        XCTAssertEqual(list.counts, [], "the first value waits too")
        host.advance(by: 0.4)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 4)
        list.search.text = "R"
        host.advance(by: 0.1)
        list.search.text = "Rh"
        host.advance(by: 0.1)
        XCTAssertEqual(list.counts, [4], "less than 0.3 s have passed since the last key")
        host.advance(by: 0.3)
        XCTAssertEqual(list.counts, [4, 2])
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
        list.search.text = "Rhi"
        host.advance(by: 0.1)
        list.search.text = "Rh"
        host.advance(by: 0.5)
        XCTAssertEqual(list.counts, [4, 2], "the same text again is no change")
        XCTAssertEqual(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Rhine")
    }
}
