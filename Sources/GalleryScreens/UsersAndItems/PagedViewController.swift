import UIKit

/// A list of records loaded page by page; the next page is requested when the last row is about to be displayed.
///
/// Heights are remembered as rows are displayed and given back as estimates, so that the reload that a page brings
/// neither moves what is seen nor shortens the content. Rotation drops them: they hold for one width.
class PagedViewController<Record: Decodable>: UITableViewController {
    private let path: String
    private(set) var records: [Record] = []
    private var heights: [IndexPath: CGFloat] = [:]
    private var nextPage: Int? = 1
    private(set) var isFetching = false

    init(path: String) {
        self.path = path
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(LoadingFooterView.self, forHeaderFooterViewReuseIdentifier: LoadingFooterView.identifier)
        fetchNextPage()
    }

    /// Dequeues and fills the cell of a record.
    func cell(for record: Record, at indexPath: IndexPath) -> UITableViewCell {
        fatalError("\(Self.self) must override cell(for:at:)")
    }

    /// True if everything has arrived, and it is nothing.
    var isKnownToBeEmpty: Bool { records.isEmpty && nextPage == nil && !isFetching }

    private func fetchNextPage() {
        guard !isFetching, let page = nextPage else { return }
        isFetching = true
        WebService.shared.load(path, page: page) { [weak self] (answer: Result<[Record], any Error>) in
            self?.receive(answer, page: page)
        }
        // After the callback in which the last row came into view: the footer gets its height.
        DispatchQueue.main.async { [weak self] in
            self?.tableView.beginUpdates()
            self?.tableView.endUpdates()
        }
    }

    private func receive(_ answer: Result<[Record], any Error>, page: Int) {
        isFetching = false
        switch answer {
        case .success(let new):
            records += new
            nextPage = new.count == WebService.pageSize ? page + 1 : nil
        case .failure:
            nextPage = nil
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isKnownToBeEmpty ? 1 : records.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard !isKnownToBeEmpty else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Nothing was found."
            cell.selectionStyle = .none
            return cell
        }
        return cell(for: records[indexPath.row], at: indexPath)
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath] ?? UITableView.automaticDimension
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        heights[indexPath] = cell.frame.height
        if indexPath.row == records.count - 1 { fetchNextPage() }
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        isFetching ? 44 : .leastNormalMagnitude
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard isFetching else { return nil }
        return tableView.dequeueReusableHeaderFooterView(withIdentifier: LoadingFooterView.identifier)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        heights.removeAll()
    }
}
