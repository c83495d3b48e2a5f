import ListSnapshots

extension NSDiffableDataSourceSnapshot {
    /// The snapshot that a reference stands for: what `as` does on Apple's systems; the source adapter writes this in its place.
    ///
    /// Identifiers of other types are left out.
    public init(_ reference: NSDiffableDataSourceSnapshotReference) {
        self.init()
        for case let section as SectionIdentifierType in reference.sectionIdentifiers {
            appendSections([section])
            let items = reference.itemIdentifiersInSection(withIdentifier: section)
            appendItems(items.compactMap { $0 as? ItemIdentifierType }, toSection: section)
        }
        reloadItems(reference.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        reconfigureItems(reference.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        reloadSections(reference.reloadedSectionIdentifiers.compactMap { $0 as? SectionIdentifierType })
    }
}
