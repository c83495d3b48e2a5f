import UIKit

/// A table in inset groups: a switch, a subtitle, a value, a button.
final class SettingsViewController: UITableViewController {
    /// Called once, as soon as the screen is there.
    var onAppearance: (() -> Void)?

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for SettingsViewController") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
        ]
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppearance?()
        onAppearance = nil
    }

    override func numberOfSections(in tableView: UITableView) -> Int { SettingsRow.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        SettingsRow.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        SettingsRow.sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        SettingsRow.sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = SettingsRow.sections[indexPath.section].rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = row.content
        cell.accessoryView = row.kind == .toggle ? Self.toggle() : nil
        cell.accessoryType = row.kind == .value ? .disclosureIndicator : row.kind == .chosen ? .checkmark : .none
        return cell
    }

    private static func toggle() -> UIView {
        let toggle = UISwitch()
        toggle.isOn = true
        return toggle
    }

    func showAlert() {
        let alert = UIAlertController(
            title: "Remove this network?", message: "This device will no longer join it.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
        present(alert, animated: false)
    }

    func showActions() {
        let sheet = UIAlertController(title: nil, message: "Choose what to do.", preferredStyle: .actionSheet)
        for title in ["Share", "Duplicate"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView.visibleCells.last
        present(sheet, animated: false)
    }

    func showSheet() {
        let controller = SettingsViewController()
        let navigation = UINavigationController(rootViewController: controller)
        // Detents came with iOS 15: before, the same presentation is a page's.
        if UIDevice.current.systemVersion.compare("15", options: .numeric) != .orderedAscending {
            navigation.sheetPresentationController?.detents = [.medium(), .large()]
            navigation.sheetPresentationController?.prefersGrabberVisible = true
        }
        present(navigation, animated: false)
    }

    func showDetail() {
        let controller = ContactsViewController()
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: false)
    }
}

/// A row of the settings.
struct SettingsRow {
    enum Kind {
        case plain, toggle, subtitle, value, chosen, button
    }

    struct Section {
        var header: String?
        var footer: String?
        var rows: [SettingsRow]
    }

    var title: String
    var detail: String?
    var symbol: String?
    var kind = Kind.plain

    @MainActor var content: UIListContentConfiguration {
        var content: UIListContentConfiguration =
            switch kind {
            case .subtitle: .subtitleCell()
            case .value: .valueCell()
            default: .cell()
            }
        content.text = title
        content.secondaryText = detail
        content.image = symbol.flatMap { UIImage(systemName: $0) }
        if kind == .button { content.textProperties.color = .systemBlue }
        return content
    }

    static let sections = [
        Section(
            header: "Network", footer: "Known networks will be joined automatically.",
            rows: [
                SettingsRow(title: "Wireless", kind: .toggle),
                SettingsRow(title: "Office", detail: "Secured, 5 GHz", kind: .subtitle),
                SettingsRow(title: "Name", detail: "My Phone", kind: .value),
            ]),
        Section(
            header: "Display", footer: nil,
            rows: [
                SettingsRow(title: "Light", symbol: "sun.max", kind: .chosen),
                SettingsRow(title: "Dark", symbol: "moon"),
            ]),
        Section(header: nil, footer: nil, rows: [SettingsRow(title: "Reset All Settings", kind: .button)]),
    ]
}
