/// Changes of items. An identifier that isn't there raises UIKit's exception and changes nothing.
extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, by default to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard !sections.isEmpty else {
            return raise("There are currently no sections in the data source. Please add a section first.")
        }
        guard let sectionIdentifier else {
            sections[sections.count - 1].items += identifiers
            return
        }
        guard let section = indexOfSection(sectionIdentifier) else { return missing(section: sectionIdentifier) }
        sections[section].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = place(of: beforeIdentifier) else { return missing(item: beforeIdentifier) }
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = place(of: afterIdentifier) else { return missing(item: afterIdentifier) }
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for section in sections.indices { sections[section].items.removeAll { deleted.contains($0) } }
    }

    public mutating func deleteAllItems() {
        sections = []
        forgetMarks()
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard identifier != target else { return }
        guard let start = place(of: identifier) else { return missing(item: identifier) }
        guard place(of: target) != nil else { return missing(item: target) }
        sections[start.section].items.remove(at: start.item)
        guard let end = place(of: target) else { return }
        sections[end.section].items.insert(identifier, at: end.item + offset)
    }

    func missing(item identifier: ItemIdentifierType) {
        raise("Invalid item identifier specified: \(identifier). It isn't in the snapshot.")
    }

    func missing(section identifier: SectionIdentifierType) {
        raise("Invalid section identifier specified: \(identifier). It isn't in the snapshot.")
    }

    /// Snapshots are made on any thread; off the main one the exception can only end the process.
    private func raise(_ reason: String) {
        guard Thread.isMainThread else { fatalError("*** Terminating app due to uncaught exception: \(reason)") }
        MainActor.assumeIsolated { UIKitException.raise(.internalInconsistency, reason) }
    }
}

/// Changes of sections.
extension NSDiffableDataSourceSnapshot {
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { Section(identifier: $0) }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return missing(section: toIdentifier) }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return missing(section: toIdentifier) }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers)
        sections.removeAll { deleted.contains($0.identifier) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int) {
        guard identifier != target else { return }
        guard let start = indexOfSection(identifier) else { return missing(section: identifier) }
        guard indexOfSection(target) != nil else { return missing(section: target) }
        let section = sections.remove(at: start)
        guard let end = indexOfSection(target) else { return }
        sections.insert(section, at: end + offset)
    }
}
