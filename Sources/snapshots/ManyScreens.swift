import UIKit

/// A hundred screens of five kinds, unlike in their texts, rows and colours: a measure of what a team's tests take.
@MainActor enum ManyScreens {
    static let count = 100

    static func make(_ number: Int) -> UIViewController {
        switch number % 5 {
        case 0: ListScreen(number, cells: .subtitle)
        case 1: ListScreen(number, cells: .value1)
        case 2: FormScreen(number)
        case 3: GridScreen(number)
        default: ArticleScreen(number)
        }
    }

    /// Words that depend on two numbers alone.
    fileprivate static func text(_ number: Int, _ place: Int, words: Int) -> String {
        let known = [
            "river", "harbour", "stone", "lantern", "morning", "bridge", "letter", "winter", "garden", "station",
        ]
        return (0..<words).map { known[(number &* 7 &+ place &* 13 &+ $0 &* 3) % known.count] }
            .joined(separator: " ").capitalized
    }
}

private final class ListScreen: UITableViewController {
    private let number: Int
    private let cells: UITableViewCell.CellStyle

    init(_ number: Int, cells: UITableViewCell.CellStyle) {
        self.number = number
        self.cells = cells
        super.init(style: number % 2 == 0 ? .plain : .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 + number % 7 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ManyScreens.text(number, section, words: 2)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: cells, reuseIdentifier: nil)
        cell.textLabel?.text = ManyScreens.text(number, indexPath.row, words: 2)
        cell.detailTextLabel?.text = ManyScreens.text(number, indexPath.row, words: cells == .value1 ? 1 : 9)
        cell.detailTextLabel?.numberOfLines = 0
        cell.imageView?.image = UIImage(systemName: ["star", "heart", "bell", "house"][indexPath.row % 4])
        cell.accessoryType = indexPath.row % 3 == 0 ? .checkmark : .disclosureIndicator
        return cell
    }
}

/// A stack of labels, fields and switches in a scroll view.
private final class FormScreen: UIViewController {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows: [UIView] = (0..<10).map { place in
            let label = UILabel()
            label.text = ManyScreens.text(number, place, words: 2)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            let control: UIView = place % 2 == 0 ? UISwitch() : UISlider()
            (control as? UISwitch)?.isOn = place % 4 == 0
            let row = UIStackView(arrangedSubviews: [label, control])
            row.spacing = 12
            row.alignment = .center
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }
}

private final class GridScreen: UICollectionViewController {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90 + number % 3 * 20, height: 90)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = ManyScreens.text(number, indexPath.item, words: 1)
        content.image = UIImage(systemName: "photo")
        cell.contentConfiguration = content
        cell.backgroundColor = UIColor(
            hue: Double(indexPath.item % 12) / 12, saturation: 0.25, brightness: 0.95, alpha: 1)
        cell.layer.cornerRadius = 12
        return cell
    }
}

/// A title, a picture and paragraphs, in a navigation controller.
private final class ArticleScreen: UINavigationController {
    init(_ number: Int) {
        let page = UIViewController()
        page.title = ManyScreens.text(number, 0, words: 2)
        page.view.backgroundColor = .systemBackground
        let text = UITextView(frame: page.view.bounds)
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.font = .preferredFont(forTextStyle: .body)
        text.text = (0..<6).map { ManyScreens.text(number, $0, words: 30) }.joined(separator: "\n\n")
        page.view.addSubview(text)
        super.init(nibName: nil, bundle: nil)
        viewControllers = [page]
    }

    required init?(coder: NSCoder) { nil }
}
