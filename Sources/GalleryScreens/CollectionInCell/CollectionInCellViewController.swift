import UIKit

/// A table whose only row holds a collection view: twenty square items in two columns, all of them to be seen.
///
/// A collection view has no intrinsic size, so the row's height has to come from the cell's answer to
/// `systemLayoutSizeFitting`. The table has given the cell the row's width by then, but hasn't laid it out: the views
/// inside still have the size of the document that the cell came from. The result depends on the views that the cell
/// lays out before it reads the content's size.
class CollectionInCellViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let headerView = UIView()
    private let answer: CollectionTableViewCell.Answer
    /// Takes each line that the screen has to tell.
    private let log: (String) -> Void

    init(answer: CollectionTableViewCell.Answer, log: @escaping (String) -> Void = { print($0) }) {
        self.answer = answer
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.separatorStyle = .none
        tableView.register(
            UINib(nibName: "CollectionTableViewCell", bundle: .module), forCellReuseIdentifier: "TableViewCell")
        view.addSubview(tableView)
        addHeader()
        tableView.dataSource = self
        tableView.delegate = self
    }

    /// Seven tenths of the width high, on whole pixels, as constraints make it.
    private func addHeader() {
        let content = UIView()
        content.backgroundColor = .systemTeal
        content.translatesAutoresizingMaskIntoConstraints = false
        headerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.width)
        headerView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: headerView.topAnchor),
            content.leadingAnchor.constraint(equalTo: headerView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: headerView.trailingAnchor),
            content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.7),
        ])
        headerView.layoutIfNeeded()
        headerView.frame.size.height = content.frame.height
        tableView.tableHeaderView = headerView
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        log("TableView: numberOfSections")
        return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log("TableView: numberOfRowsInSection")
        return 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log("TableView: cellForRowAt")
        let cell = tableView.dequeueReusableCell(withIdentifier: "TableViewCell", for: indexPath)
        log("TableView: cellForRowAt ViewFrame \(view.frame)")
        log("TableView: cellForRowAt HeaderViewFrame \(headerView.frame)")
        log("TableView: cellForRowAt TableViewCellFrame \(cell.frame)")
        if let cell = cell as? CollectionTableViewCell {
            cell.log = log
            cell.answer = answer
            cell.viewWidth = view.frame.width
            log("TableView: Put viewWidth Into TableViewCell Property")
        }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log("TableView: heightForRowAt UITableView.automaticDimension \(UITableView.automaticDimension)")
        return UITableView.automaticDimension
    }
}
