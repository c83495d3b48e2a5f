/// The identifiers of a list's sections and items, each unique in the whole list: what a snapshot is made of.
public struct IdentifiedSections<SectionID: Hashable, ItemID: Hashable> {
    /// The identifiers of the sections in their order.
    public let sections: IdentifierList<SectionID>
    /// The items of all sections in order.
    public let items: IdentifierList<ItemID>
    /// The number of items before each section, and of all of them.
    public let starts: [Int]

    /// Takes the sections and the items of each one in order; O(items), hashing each identifier once.
    @inlinable
    public init(_ contents: [(section: SectionID, items: [ItemID])]) throws(DuplicateIdentifiersError) {
        // One section's items are taken over without a copy.
        var items = contents.first?.items ?? []
        for content in contents.dropFirst() { items.append(contentsOf: content.items) }
        try self.init(sections: contents.map { $0.section }, counts: contents.map { $0.items.count }, items: items)
    }

    /// Takes the sections, how many items each one has, and the items of all.
    @inlinable
    public init(sections: [SectionID], counts: [Int], items: [ItemID]) throws(DuplicateIdentifiersError) {
        precondition(
            sections.count == counts.count && counts.reduce(0, +) == items.count,
            "ListGeometry: \(counts.count) counts of \(counts.reduce(0, +)) items for \(sections.count) sections of \(items.count)"
        )
        self.sections = try IdentifierList(sections, of: .section)
        self.items = try IdentifierList(items, of: .item)
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        self.starts = starts
    }

    /// The items per section.
    @inlinable
    public var counts: [Int] { zip(starts.dropFirst(), starts).map { $0 - $1 } }
}

extension IdentifiedSections: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension BatchUpdate {
    /// The changes that turn one list into another, with the fewest moves of sections, and of rows inside sections.
    ///
    /// A table view can't move rows out of a deleted section or into an inserted one: for a table those go and come with
    /// their sections; for a collection they move. O(items + moved stretches · log).
    @inlinable
    public init<SectionID, ItemID>(
        from old: IdentifiedSections<SectionID, ItemID>, to new: IdentifiedSections<SectionID, ItemID>,
        for list: UpdateWording.List
    ) {
        self.init(
            sections: IdentifierMatches(from: old.sections, to: new.sections),
            items: IdentifierMatches(from: old.items, to: new.items), oldStarts: old.starts, newStarts: new.starts,
            for: list)
    }

    @usableFromInline
    init(
        sections: IdentifierMatches, items: IdentifierMatches, oldStarts: [Int], newStarts: [Int],
        for list: UpdateWording.List
    ) {
        self.init()
        let difference = Difference(sections)
        deletedSections = difference.deletions
        insertedSections = difference.insertions
        movedSections = difference.moves.map { SectionMove(from: $0.from, to: $0.to) }
        if items.isIdentity, difference.isEmpty, oldStarts == newStarts { return }
        var pass = SectionedDifference(
            sections: sections, items: items, oldStarts: oldStarts, newStarts: newStarts,
            movesAcrossSections: list == .collection)
        pass.run()
        deletedRows = pass.deleted
        insertedRows = pass.inserted
        movedRows = pass.moved
    }
}
