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
    private var current = Snapshot()
    /// The identifiers of `current`, each hashed once.
    private var identifiers: IdentifiedSections<SectionIdentifierType, ItemIdentifierType>?

    /// Becomes the table's data source, which doesn't hold it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    open func snapshot() -> Snapshot { current }

    /// Brings the table to a snapshot by the fewest moves; rows that stay keep their cells.
    ///
    /// Before iOS 15 a change without animation reloads everything. O(items), each hashed once.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let new = identified(snapshot) else { return }
        guard let tableView, let old = identifiers,
            animatingDifferences || BehaviourProfile.current.release >= .iOS15_18
        else {
            take(snapshot, new)
            tableView?.reloadData()
            completion?()
            return
        }
        let changes = SnapshotChanges(from: old, to: new, marks: snapshot)
        tableView.performBatchUpdates {
            self.take(snapshot, new)
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
        guard let new = identified(snapshot) else { return }
        take(snapshot, new)
        tableView?.reloadData()
        completion?()
    }

    private func identified(_ snapshot: Snapshot) -> IdentifiedSections<SectionIdentifierType, ItemIdentifierType>? {
        do {
            return try IdentifiedSections(snapshot.sections.map { (section: $0.identifier, items: $0.items) })
        } catch {
            UIKitException.raise(.internalInconsistency, error.reason)
            return nil
        }
    }

    private func take(
        _ snapshot: Snapshot, _ new: IdentifiedSections<SectionIdentifierType, ItemIdentifierType>
    ) {
        current = snapshot
        current.forgetMarks()
        identifiers = new
    }

    // MARK: Identifiers

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let identifiers, let position = identifiers.items.position(of: itemIdentifier) else { return nil }
        return IndexPath(identifiers.row(at: position))
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        identifiers?.sections.position(of: sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
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
