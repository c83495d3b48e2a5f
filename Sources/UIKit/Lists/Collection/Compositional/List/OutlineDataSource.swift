/// A data source whose items form trees, by index path.
@MainActor protocol OutlineDataSource: AnyObject {
    /// Nil where the item is in no tree.
    func outline(at indexPath: IndexPath) -> OutlinePlace?
    /// Shows or hides what is below an item.
    func toggleOutline(at indexPath: IndexPath)
}

/// An item's position in its section's tree.
struct OutlinePlace: Hashable, Sendable {
    var level: Int
    var isExpanded: Bool
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outline(at indexPath: IndexPath) -> OutlinePlace? {
        guard let section = sectionIdentifier(for: indexPath.section), let tree = sectionSnapshots[section],
            let item = itemIdentifier(for: indexPath)
        else { return nil }
        return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
    }

    func toggleOutline(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        toggleExpansion(of: item)
    }
}
