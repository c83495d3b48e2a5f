import HeadlessHost
import XCTest

@testable import UIKit

/// Tables and lists.
extension ReleaseStage {
    /// A plain table with switches, as AccessibilitySnapshot's table with hit targets.
    func table() throws -> Measures {
        let controller = SwitchRows(style: .plain)
        try show(controller)
        var parts: Measures = [:]
        for row in 0..<3 {
            parts["row \(row)"] = frame(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        }
        guard let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) else { return parts }
        let row = cell.convert(cell.bounds, to: nil)
        let content = cell.contentView.convert(cell.contentView.bounds, to: nil)
        parts["accessory"] = frame(
            CGRect(x: content.maxX, y: row.minY, width: row.maxX - content.maxX, height: row.height))
        let pixels = try ScreenPixels(shown())
        parts["separator"] = pixels.line(x: 200, from: row.maxY - 4, to: row.maxY + 2).flatMap { frame($0) }
        return parts
    }

    /// Two inset groups with headers and footers.
    func list() throws -> Measures {
        let list = ListScreen([
            .init(header: "Accounts", rows: ["Checking", "Savings"], footer: "Balances are updated daily"),
            .init(header: "Cards", rows: ["Debit", "Credit"], footer: "Balances are updated daily"),
        ])
        try show(list)
        var parts = parts(of: list)
        for section in 0..<2 {
            guard let last = parts["row \(section).1"]?["frame"] else { continue }
            let top = last[1] + last[3]
            let bottom =
                parts["header \(section + 1)"]?["frame"]?[1]
                ?? Double(list.view.convert(CGPoint(x: 0, y: list.list.contentSize.height), from: list.list).y)
            parts["footer \(section)"] = ["frame": [last[0], top, last[2], bottom - top]]
        }
        if let row = parts["row 0.0"]?["frame"] {
            let pixels = try ScreenPixels(shown())
            if let line = pixels.line(x: 200, from: row[1] + row[3] - 4, to: row[1] + row[3] + 2) {
                parts["separator"] = frame(line)
                parts["separator"]?["thickness"] = [Double(line.height)]
            }
        }
        if let cell = list.list.cellForItem(at: IndexPath(item: 0, section: 0)) {
            parts["card"] = ["radius": [Double(cell.layer.cornerRadius)]]
        }
        return parts
    }

    /// Two inset groups with headers alone.
    func headers() throws -> Measures {
        let list = ListScreen([.init(header: "One", rows: ["A", "B"]), .init(header: "Two", rows: ["C"])])
        try show(list)
        let parts = parts(of: list)
        guard let row = parts["row 0.1"]?["frame"], let header = parts["header 1"]?["frame"] else { return [:] }
        return ["sections": ["gap": [header[1] - row[1] - row[3]]]]
    }

    /// A list of 300 points in a wider window: a group with a header and one without; in its content's coordinates.
    func narrowList() throws -> Measures {
        let list = ListScreen([.init(header: "Section 1", rows: ["Item 1"]), .init(header: nil, rows: ["Item 2"])])
        list.width = 300
        try show(list)
        let origin = list.list.convert(CGPoint.zero, to: nil)
        return parts(of: list).mapValues { part in
            part.mapValues { [$0[0] - Double(origin.x), $0[1] - Double(origin.y), $0[2], $0[3]] }
        }
    }

    /// A navigation bar with a large title over groups without headers; the first row's place is what was recorded.
    func settings() throws -> Measures {
        let list = ListScreen([.init(header: nil, rows: ["General"]), .init(header: nil, rows: ["Camera", "Display"])])
        list.title = "Settings"
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        try show(navigation)
        var parts = parts(of: list)
        let shift = 293.3 - (parts["row 0.0"]?["frame"]?[1] ?? 0)
        for (name, part) in parts { parts[name] = part.mapValues { [$0[0], $0[1] + shift, $0[2], $0[3]] } }
        parts["bar"] = frame(navigation.navigationBar)
        parts["search field"] = frame(search.searchBar.searchTextField)
        let title = find(UILabel.self, in: navigation.navigationBar) {
            $0.text == "Settings" && $0.font.pointSize > 30 && $0.bounds.height > 0
        }
        parts["large title"] = frame(title)
        return parts
    }

    /// A group whose header takes two lines.
    func twoLines() throws -> Measures {
        let header = "Pictures of the places where the people in the photos have been so far"
        let list = ListScreen([.init(header: header, rows: ["One", "Two"])])
        try show(list)
        return parts(of: list)
    }

    /// A plain list of 375 points.
    func plainList() throws -> Measures {
        let list = ListScreen([.init(header: nil, rows: ["One", "Two"])], appearance: .plain)
        list.width = 375
        try show(list)
        return parts(of: list)
    }

    /// A row with a picture of 60 points beside a title of 20 and two lines of 13.
    func pictureRow() throws -> Measures {
        let list = ListScreen([.init(header: nil, rows: ["Account"])])
        list.customize = { content in
            content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
            content.textProperties.font = .systemFont(ofSize: 20)
            content.secondaryText = "Name and password,\npurchases and more"
            content.secondaryTextProperties.font = .systemFont(ofSize: 13)
        }
        try show(list)
        return parts(of: list)
    }

    private func parts(of list: ListScreen) -> Measures {
        var parts: Measures = [:]
        for (section, group) in list.groups.enumerated() {
            let path = IndexPath(item: 0, section: section)
            parts["header \(section)"] = frame(
                list.list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
            for item in group.rows.indices {
                parts["row \(section).\(item)"] = frame(
                    list.list.cellForItem(at: IndexPath(item: item, section: section)))
            }
        }
        return parts
    }
}

/// Three rows with a text and a switch.
private final class SwitchRows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
        return cell
    }
}

/// A list of groups, in a collection view.
private final class ListScreen: UIViewController, UICollectionViewDataSource {
    struct Group {
        var header: String?
        var rows: [String]
        var footer: String?
    }

    let groups: [Group]
    /// Points; nil for the screen's.
    var width: CGFloat?
    /// Changes the content of each row, header and footer.
    var customize: ((inout UIListContentConfiguration) -> Void)?
    private(set) var list: UICollectionView!
    private let listAppearance: UICollectionLayoutListConfiguration.Appearance

    init(_ groups: [Group], appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
        self.groups = groups
        listAppearance = appearance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no coder in this test") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let (groups, appearance) = (groups, listAppearance)
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = groups[section].header == nil ? .none : .supplementary
            configuration.footerMode = groups[section].footer == nil ? .none : .supplementary
            return .list(using: configuration, layoutEnvironment: environment)
        }
        list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        list.dataSource = self
        // As the lists that the pictures show: content begins below the safe area's top.
        list.alwaysBounceVertical = true
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = CGRect(x: 0, y: 0, width: width ?? view.bounds.width, height: view.bounds.height)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].rows.count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        fill(cell, groups[indexPath.section].rows[indexPath.item])
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "part", for: indexPath)
        let group = groups[indexPath.section]
        fill(view, kind == UICollectionView.elementKindSectionHeader ? group.header : group.footer)
        return view
    }

    private func fill(_ view: UICollectionReusableView, _ text: String?) {
        guard let cell = view as? UICollectionViewListCell else { return }
        var content = cell.defaultContentConfiguration()
        content.text = text
        customize?(&content)
        cell.contentConfiguration = content
    }
}
