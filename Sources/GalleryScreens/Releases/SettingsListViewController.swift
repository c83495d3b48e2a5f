import UIKit

/// The settings as a collection list.
final class SettingsListViewController: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        list.dataSource = self
        view.addSubview(list)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { SettingsRow.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        SettingsRow.sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let row = SettingsRow.sections[indexPath.section].rows[indexPath.item]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        cell.contentConfiguration = row.content
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        switch row.kind {
        case .toggle:
            let toggle = UISwitch()
            toggle.isOn = true
            cell.accessories = [
                .customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))
            ]
        case .value: cell.accessories = [.disclosureIndicator()]
        case .chosen: cell.accessories = [.checkmark()]
        default: cell.accessories = []
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let part = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "part", for: indexPath)
        guard let cell = part as? UICollectionViewListCell else { return part }
        let section = SettingsRow.sections[indexPath.section]
        var content = cell.defaultContentConfiguration()
        content.text = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
        cell.contentConfiguration = content
        return cell
    }
}
