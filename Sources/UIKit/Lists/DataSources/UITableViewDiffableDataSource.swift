import ListGeometry

/// A data source that is given what to show, and finds out by itself what changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = IdentifiedSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the table's data source, which doesn't hold it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    open func snapshot() -> Snapshot { shown.snapshot }

    /// Brings the table to a snapshot by the fewest moves; rows that stay keep their cells.
    ///
    /// Before iOS 15 a change without animation reloads everything. O(items), each hashed once.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let new = shown.identified(snapshot) else { return }
        guard let tableView, let old = shown.identifiers,
            animatingDifferences || BehaviourProfile.current.unanimatedChangesAreDifferences
        else {
            shown.adopt(snapshot, new)
            tableView?.reloadData()
            completion?()
            return
        }
        let changes = SnapshotChanges(from: old, to: new, marks: snapshot)
        tableView.performBatchUpdates {
            self.shown.adopt(snapshot, new)
            tableView.update {
                $0 = changes.batch
            } animations: {
                guard animatingDifferences else { return }
                $0.insert(self.defaultRowAnimation)
                $0.delete(self.defaultRowAnimation)
            }
            tableView.reconfigure(changes.reconfigured.map { IndexPath($0) })
        } completion: { _ in
            completion?()
        }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        guard let new = shown.identified(snapshot) else { return }
        shown.adopt(snapshot, new)
        tableView?.reloadData()
        completion?()
    }

    // MARK: Identifiers

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.index(of: sectionIdentifier) }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count(inSection: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        UIKitException.raise(
            .internalInconsistency,
            "UITableView (\(tableView.description)) failed to obtain a cell from its dataSource (\(self)): the cell "
                + "provider returned nil for index path \(Array(indexPath)).")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// No row can be edited unless a subclass says so.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.answeredByDefault(.commitEditing, of: self, .nothing)
    }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
