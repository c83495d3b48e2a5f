import ListGeometry

/// The snapshot that a diffable data source shows, with its identifiers hashed once.
///
/// Invariant: `identifiers` are those of `snapshot`; nil until a first snapshot was taken.
@MainActor struct IdentifiedSnapshot<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Identifiers = IdentifiedSections<Section, Item>

    private(set) var snapshot = Snapshot()
    private(set) var identifiers: Identifiers?

    /// The snapshot's identifiers, hashed again only where the snapshot isn't the shown one with other marks.
    ///
    /// - Raises: `NSInternalInconsistencyException` for identifiers that aren't unique.
    func identified(_ new: Snapshot) -> Identifiers? {
        if let identifiers, new.sharesItems(with: snapshot) { return identifiers }
        return Self.identified(new)
    }

    private static func identified(_ snapshot: Snapshot) -> Identifiers? {
        do {
            return try Identifiers(snapshot.sections.map { (section: $0.identifier, items: $0.items) })
        } catch {
            UIKitException.raise(.internalInconsistency, error.reason)
            return nil
        }
    }

    /// Adopts a snapshot; its marks for reloading and reconfiguring have been handled by then.
    mutating func adopt(_ snapshot: Snapshot, _ identifiers: Identifiers) {
        self.snapshot = snapshot
        self.snapshot.forgetMarks()
        self.identifiers = identifiers
    }

    func count(inSection section: Int) -> Int {
        snapshot.sections.indices.contains(section) ? snapshot.sections[section].items.count : 0
    }

    func item(at indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2, snapshot.sections.indices.contains(indexPath.section) else { return nil }
        let items = snapshot.sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func indexPath(of item: Item) -> IndexPath? {
        guard let identifiers, let position = identifiers.items.position(of: item) else { return nil }
        return IndexPath(identifiers.row(at: position))
    }

    func section(at index: Int) -> Section? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
    }

    func index(of section: Section) -> Int? { identifiers?.sections.position(of: section) }
}
