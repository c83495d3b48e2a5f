import Foundation

/// The state of a list by identifiers of any type, as Core Data hands it to a diffable data source.
///
/// It lies below UIKit and Core Data, so that neither needs the other. UIKit makes a snapshot of Swift's of it.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    private struct Section {
        var identifier: AnyHashable
        var items: [AnyHashable] = []
    }

    private var sections: [Section] = []
    private var reloaded: [AnyHashable] = []
    private var reconfigured: [AnyHashable] = []
    private var reloadedSections: [AnyHashable] = []

    public override init() { super.init() }

    // MARK: Contents

    open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    open var numberOfSections: Int { sections.count }
    open var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
    open var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }
    open var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }
    open var reconfiguredItemIdentifiers: [Any] { reconfigured.map(\.base) }
    open var reloadedSectionIdentifiers: [Any] { reloadedSections.map(\.base) }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { items(sectionIdentifier).count }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        items(sectionIdentifier).map(\.base)
    }
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        Self.hashable(sectionIdentifier).flatMap { key in sections.firstIndex { $0.identifier == key } } ?? NSNotFound
    }
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        guard let key = Self.hashable(itemIdentifier) else { return NSNotFound }
        return sections.flatMap(\.items).firstIndex(of: key) ?? NSNotFound
    }
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        guard let key = Self.hashable(itemIdentifier) else { return nil }
        return sections.first { $0.items.contains(key) }?.identifier.base
    }

    private func items(_ section: Any) -> [AnyHashable] {
        let index = index(ofSectionIdentifier: section)
        return index == NSNotFound ? [] : sections[index].items
    }

    private static func hashable(_ value: Any) -> AnyHashable? { value as? AnyHashable }

    // MARK: Making

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        sections += sectionIdentifiers.compactMap(Self.hashable).map { Section(identifier: $0) }
    }

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard !sections.isEmpty else { return }
        sections[sections.count - 1].items += identifiers.compactMap(Self.hashable)
    }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        let index = index(ofSectionIdentifier: sectionIdentifier)
        guard index != NSNotFound else { return }
        sections[index].items += identifiers.compactMap(Self.hashable)
    }

    open func deleteAllItems() { sections = [] }
    open func reloadItems(withIdentifiers identifiers: [Any]) { reloaded += identifiers.compactMap(Self.hashable) }
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        reconfigured += identifiers.compactMap(Self.hashable)
    }
    open func reloadSections(withIdentifiers identifiers: [Any]) {
        reloadedSections += identifiers.compactMap(Self.hashable)
    }
}
