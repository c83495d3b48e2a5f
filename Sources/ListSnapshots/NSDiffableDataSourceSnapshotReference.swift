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

    /// A snapshot without sections.
    public override init() { super.init() }

    // MARK: Contents

    /// The number of items in all sections. O(sections).
    open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    open var numberOfSections: Int { sections.count }
    /// The identifiers of the sections in order.
    open var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
    /// The identifiers of all items in order. O(n).
    open var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }
    /// The identifiers of items whose cells are made anew.
    open var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }
    /// The identifiers of items whose cells are configured anew.
    open var reconfiguredItemIdentifiers: [Any] { reconfigured.map(\.base) }
    /// The identifiers of sections whose cells are made anew.
    open var reloadedSectionIdentifiers: [Any] { reloadedSections.map(\.base) }

    /// The number of items in a section; 0 where there is none.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { items(sectionIdentifier).count }
    /// The identifiers of a section's items in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        items(sectionIdentifier).map(\.base)
    }
    /// The place of a section; `NSNotFound` where there is none.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        Self.hashable(sectionIdentifier).flatMap { key in sections.firstIndex { $0.identifier == key } } ?? NSNotFound
    }
    /// The place of an item among those of all sections; `NSNotFound` where there is none. O(n).
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        guard let key = Self.hashable(itemIdentifier) else { return NSNotFound }
        return sections.flatMap(\.items).firstIndex(of: key) ?? NSNotFound
    }
    /// The identifier of the section that has an item; nil where none has. O(n).
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

    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        sections += sectionIdentifiers.compactMap(Self.hashable).map { Section(identifier: $0) }
    }

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard !sections.isEmpty else { return }
        sections[sections.count - 1].items += identifiers.compactMap(Self.hashable)
    }

    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        let index = index(ofSectionIdentifier: sectionIdentifier)
        guard index != NSNotFound else { return }
        sections[index].items += identifiers.compactMap(Self.hashable)
    }

    /// Removes all items with their sections.
    open func deleteAllItems() { sections = [] }
    /// Lets the cells of items be made anew.
    open func reloadItems(withIdentifiers identifiers: [Any]) { reloaded += identifiers.compactMap(Self.hashable) }
    /// Lets the cells of items be configured anew.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        reconfigured += identifiers.compactMap(Self.hashable)
    }
    /// Lets the cells of sections be made anew.
    open func reloadSections(withIdentifiers identifiers: [Any]) {
        reloadedSections += identifiers.compactMap(Self.hashable)
    }
}
