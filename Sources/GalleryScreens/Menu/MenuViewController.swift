import UIKit

/// The gallery's screens, a section each with a row a variant.
final class MenuViewController: UITableViewController {
    private let screens: [GalleryScreen]
    private var shown: [GalleryScreen]
    private let filter = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

    init(screens: [GalleryScreen]) {
        self.screens = screens
        shown = screens
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        tableView.register(MenuCell.self, forCellReuseIdentifier: "Variant")
        tableView.keyboardDismissMode = .onDrag
        tableView.tableHeaderView = filter
        filter.placeholder = "Type to find a screen"
        filter.searchBarStyle = .minimal
        filter.autocapitalizationType = .none
        filter.delegate = self
    }

    private func filterChanged(to text: String) {
        let words = text.lowercased().split(separator: " ")
        shown = screens.filter { screen in
            let known = ([screen.name] + screen.variants.flatMap { [$0.name, $0.summary] })
                .joined(separator: " ").lowercased()
            return words.allSatisfy { known.contains($0) }
        }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown[section].variants.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown[section].name
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Variant", for: indexPath)
        (cell as? MenuCell)?.show(shown[indexPath.section].variants[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        filter.resignFirstResponder()
        let opened = OpenedViewController(shown[indexPath.section].variants[indexPath.row].make())
        opened.modalPresentationStyle = .fullScreen
        present(opened, animated: true)
    }
}

extension MenuViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filterChanged(to: searchText) }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

/// A variant's name over what it shows.
final class MenuCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        textLabel?.numberOfLines = 0
        detailTextLabel?.numberOfLines = 0
        detailTextLabel?.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    func show(_ variant: GalleryScreen.Variant) {
        textLabel?.text = variant.name
        detailTextLabel?.text = variant.summary
    }
}
