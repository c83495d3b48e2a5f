import LayoutTesting
import UIKit

/// Texts of different lengths in rows that size themselves, changed as an app changes them; faults may be planted.
@MainActor class MemosViewController: UITableViewController {
    var notes: [String]

    init(count: Int = 20) {
        notes = (0..<count).map(Self.text)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not of a document") }

    static func text(_ number: Int) -> String {
        (0...(number * 7 % 13)).map { "word\($0)" }.joined(separator: " ") + " of note \(number)"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MemoCell.self, forCellReuseIdentifier: "note")
        tableView.estimatedRowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? MemoCell)?.label.text = notes[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        notes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        notes.insert(notes.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func insert(_ number: Int) {
        let row = number % (notes.count + 1)
        notes.insert(Self.text(number), at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func delete(_ number: Int) {
        guard !notes.isEmpty else { return }
        let row = number % notes.count
        notes.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }

    func change(_ number: Int) {
        guard !notes.isEmpty else { return }
        let row = number % notes.count
        notes[row] = Self.text(number)
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    static func edits<Screen: MemosViewController>(of: Screen.Type) -> [ListEdit<Screen>] {
        [
            ListEdit("inserts a note") { screen, number in screen.insert(number) },
            ListEdit("deletes a note") { screen, number in screen.delete(number) },
            ListEdit("changes a note") { screen, number in screen.change(number) },
        ]
    }
}

@MainActor class MemoCell: UITableViewCell {
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

    required init?(coder: NSCoder) { fatalError("not of a document") }
}

/// Notes in a collection view, of one item a line.
@MainActor class CardsViewController: UICollectionViewController {
    var notes = (0..<20).map(MemosViewController.text)

    override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }

    convenience init() { self.init(collectionViewLayout: Self.lines) }

    /// Lines of a compositional layout that are as high as their items.
    static var lines: UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    required init?(coder: NSCoder) { fatalError("not of a document") }

    var cellClass: UICollectionViewCell.Type { CardCell.self }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(cellClass, forCellWithReuseIdentifier: "card")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notes.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.label.text = notes[indexPath.item]
        return cell
    }

    func insert(_ number: Int) {
        let item = number % (notes.count + 1)
        notes.insert(MemosViewController.text(number), at: item)
        collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
    }

    func delete(_ number: Int) {
        guard !notes.isEmpty else { return }
        let item = number % notes.count
        notes.remove(at: item)
        collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }

    static func edits<Screen: CardsViewController>(of: Screen.Type) -> [ListEdit<Screen>] {
        [
            ListEdit("inserts a card") { screen, number in screen.insert(number) },
            ListEdit("deletes a card") { screen, number in screen.delete(number) },
        ]
    }
}

@MainActor class CardCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not of a document") }
}
