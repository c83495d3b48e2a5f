/// Sections whose items form trees.
extension UICollectionViewDiffableDataSource {
    /// The visible items of a tree become the section's; a section that isn't there is added at the end.
    public func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var new = self.snapshot()
        let items = snapshot.visibleItems
        if let place = new.indexOfSection(section) {
            new.sections[place].items = items
        } else {
            new.appendSections([section])
            new.appendItems(items, toSection: section)
        }
        sectionSnapshots[section] = snapshot
        apply(new, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The section's tree; a flat one where it was never given as a tree.
    public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let known = sectionSnapshots[section] { return known }
        var flat = SectionSnapshot()
        flat.append(snapshot().itemIdentifiers(inSection: section))
        return flat
    }

    /// An item in its section's tree: true for children, and for their visibility; nil for one that is in no tree.
    func expansion(of item: ItemIdentifierType) -> (hasChildren: Bool, isExpanded: Bool)? {
        guard let section = snapshot().sectionIdentifier(containingItem: item), let tree = sectionSnapshots[section]
        else {
            return nil
        }
        return (tree.items.contains { tree.parent(of: $0) == item }, tree.isExpanded(item))
    }

    /// Shows or hides the items below an item, as its disclosure accessory does; the handlers are asked and notified.
    func toggleExpansion(of item: ItemIdentifierType) {
        guard let section = snapshot().sectionIdentifier(containingItem: item), var tree = sectionSnapshots[section]
        else {
            return
        }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}

extension UICollectionViewDiffableDataSource {
    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// Makes what is below an item when it is first shown.
        public var snapshotForExpandingParent:
            (
                (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        public init() {}
    }
}
