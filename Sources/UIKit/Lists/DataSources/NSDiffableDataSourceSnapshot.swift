import ListGeometry

/// The state of a list at one moment: sections and items by identifiers that are unique in the whole list.
///
/// A value. Looking for an item is O(items) here; a data source that has applied the snapshot finds it in O(1).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    var sections: [Section] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Contents

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.identifier == identifier }?.items ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }
    /// Counted through all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { place in
            sections[..<place.section].reduce(0) { $0 + $1.items.count } + place.item
        }
    }

    // MARK: Marks

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(of: identifier) { return (section, item) }
        }
        return nil
    }

    /// True if the sections hold the very same lists of items, not only equal ones. O(sections).
    func sharesItems(with other: Self) -> Bool {
        sections.count == other.sections.count
            && zip(sections, other.sections).allSatisfy { mine, others in
                mine.items.count == others.items.count && mine.identifier == others.identifier
                    && mine.items.withUnsafeBufferPointer { mine in
                        others.items.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
                    }
            }
    }

    mutating func forgetMarks() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
