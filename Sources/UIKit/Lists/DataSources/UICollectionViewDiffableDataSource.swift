import ListGeometry

/// A data source that is given what to show, and finds out by itself what changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The handlers that allow moves of items and are notified of them.
    public var reorderingHandlers = ReorderingHandlers()
    /// The handlers that are asked before items are expanded and collapsed, and notified afterwards.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = IdentifiedSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Sections whose items form trees, as they were given.
    var sectionSnapshots: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Becomes the collection view's data source, which doesn't hold it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    open func snapshot() -> Snapshot { shown.snapshot }

    /// Brings the collection view to a snapshot by the fewest moves; items that stay keep their cells.
    ///
    /// Before iOS 15 a change without animation reloads everything. O(items), each hashed once.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let new = shown.identified(snapshot) else { return }
        forgetForeignSections(snapshot)
        guard let collectionView, let old = shown.identifiers,
            animatingDifferences || BehaviourProfile.current.unanimatedChangesAreDifferences
        else {
            shown.adopt(snapshot, new)
            collectionView?.reloadData()
            completion?()
            return
        }
        let changes = SnapshotChanges(from: old, to: new, marks: snapshot, for: .collection)
        guard !changes.isEmpty else {
            shown.adopt(snapshot, new)
            completion?()
            return
        }
        func update() {
            collectionView.performBatchUpdates {
                self.shown.adopt(snapshot, new)
                collectionView.update { $0 = changes.batch }
                collectionView.reconfigure(changes.reconfigured.map { IndexPath($0) })
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        guard let new = shown.identified(snapshot) else { return }
        forgetForeignSections(snapshot)
        shown.adopt(snapshot, new)
        collectionView?.reloadData()
        completion?()
    }

    /// Forgets the trees of sections whose items are given flat, or that were deleted.
    private func forgetForeignSections(_ snapshot: Snapshot) {
        guard !sectionSnapshots.isEmpty else { return }
        sectionSnapshots = sectionSnapshots.filter { section, tree in
            snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
        }
    }

    // MARK: Identifiers

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.index(of: sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.count(inSection: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        UIKitException.raise(
            .internalInconsistency,
            "UICollectionView (\(collectionView.description)) failed to obtain a cell from its dataSource (\(self)): "
                + "the cell provider returned nil for index path \(Array(indexPath)).")
        return UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            UIKitException.raise(
                .internalInconsistency,
                "Invalid parameter not satisfying: self.supplementaryViewProvider || "
                    + "(self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)")
            return UICollectionReusableView(frame: .zero)
        }
        if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
        UIKitException.raise(
            .internalInconsistency,
            "\(shortClassName(of: self)) has no view of kind \(kind) for index path \(Array(indexPath)): set a "
                + "supplementaryViewProvider that returns one.")
        return UICollectionReusableView(frame: .zero)
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// The moved item is in its new place in the data source's own snapshot; the view shows it there already.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moved(from: sourceIndexPath, to: destinationIndexPath) }

    private func moved(from source: IndexPath, to destination: IndexPath) {
        let old = snapshot()
        guard let item = itemIdentifier(for: source), old.sections.indices.contains(destination.section) else { return }
        var new = old
        new.sections[source.section].items.remove(at: source.item)
        let place = min(destination.item, new.sections[destination.section].items.count)
        new.sections[destination.section].items.insert(item, at: place)
        guard let identified = shown.identified(new) else { return }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
        reorderingHandlers.willReorder?(transaction)
        shown.adopt(new, identified)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Called before the user moves items, and afterwards.
    public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?

        public init() {}
    }
}

/// The change that the user made by moving an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference of all items in order.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }

    /// The same for each section whose items changed, in the order of the sections.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.sections.compactMap { section in
            let old = initialSnapshot.sections.first { $0.identifier == section.identifier }?.items ?? []
            guard old != section.items else { return nil }
            return NSDiffableDataSourceSectionTransaction(section.identifier, from: old, to: section.items)
        }
    }
}

/// The change that the user made in one section by moving an item.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]) {
        func snapshot(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            snapshot.append(items)
            return snapshot
        }
        sectionIdentifier = section
        initialSnapshot = snapshot(old)
        finalSnapshot = snapshot(new)
        difference = new.difference(from: old)
    }
}
