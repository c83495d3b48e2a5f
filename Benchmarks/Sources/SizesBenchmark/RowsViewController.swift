import LayoutTesting
import UIKit

/// Twenty texts in rows that size themselves.
final class RowsViewController: UITableViewController {
    private var texts = (0..<20).map(RowsViewController.text)

    private static func text(_ number: Int) -> String {
        (0...(number * 7 % 13)).map { "word\($0)" }.joined(separator: " ") + " of row \(number)"
    }

    static let edits = [
        ListEdit<RowsViewController>("inserts a row") { screen, number in
            let row = number % (screen.texts.count + 1)
            screen.texts.insert(text(number), at: row)
            screen.tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        },
        ListEdit<RowsViewController>("deletes a row") { screen, number in
            guard screen.texts.count > 18 else { return }
            let row = number % screen.texts.count
            screen.texts.remove(at: row)
            screen.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        },
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.estimatedRowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.label.text = texts[indexPath.row]
        return cell
    }
}

private final class RowCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("a row's cell is made in code") }
}
