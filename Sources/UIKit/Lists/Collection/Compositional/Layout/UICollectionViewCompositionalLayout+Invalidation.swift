import CollectionArrangement
import ListGeometry

/// What is measured, and what no longer holds.
extension UICollectionViewCompositionalLayout {
    func take(_ context: UICollectionViewLayoutInvalidationContext) {
        let preferred = context.invalidation.preferred
        if !preferred.isEmpty {
            for pair in preferred { setMeasured(pair.preferred.size, of: pair.original.values.element) }
            return
        }
        if (context as? CompositionInvalidationContext)?.isScroll == true { return }
        if !context.invalidation.items.isEmpty || !context.invalidation.supplementaryElements.isEmpty,
            !context.invalidateEverything, !context.invalidateDataSourceCounts
        {
            return
        }
        composition.isStale = true
    }

    /// Whether a view's size differs from what is known of its element, along the axes that it decides.
    func accepts(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let axes = original.estimatedAxes, !axes.isEmpty else { return false }
        let known = measured(original.values.element) ?? original.size
        func differs(_ axis: EstimatedAxes, _ first: CGFloat, _ second: CGFloat) -> Bool {
            axes.contains(axis) && abs(first - second) > 0.001
        }
        return differs(.width, preferred.size.width, known.width)
            || differs(.height, preferred.size.height, known.height)
    }

    private func identities(_ element: ElementKey) -> [SectionArrangement.Part.Identity] {
        guard element.indexPath.count == 2 else { return [] }
        let index = element.indexPath.item
        switch element.category {
        case .cell: return [.element(index)]
        case .supplementaryView:
            return [.boundary(kind: element.kind, index: index), .supplement(kind: element.kind, index: index)]
        case .decorationView: return []
        }
    }

    private func measured(_ element: ElementKey) -> CGSize? {
        if element.indexPath.count == 1 {
            return composition.measuredBoundaries[
                GroupSequence.SupplementKey(kind: element.kind, index: element.indexPath[0])]
        }
        guard let section = element.indexPath.first, composition.sections.indices.contains(section) else { return nil }
        let arrangement = composition.sections[section].arrangement
        return identities(element).lazy.compactMap { arrangement.measured($0) }.first
    }

    private func setMeasured(_ size: CGSize, of element: ElementKey) {
        if element.indexPath.count == 1 {
            composition.measuredBoundaries[
                GroupSequence.SupplementKey(kind: element.kind, index: element.indexPath[0])] = size
            return stackSections()
        }
        guard let section = element.indexPath.first, composition.sections.indices.contains(section) else { return }
        let before = composition.sections[section].arrangement.length
        for identity in identities(element) {
            guard has(identity, section) else { continue }
            _ = composition.sections[section].arrangement.setMeasured(size, of: identity)
            break
        }
        _ = lengthChanged(ofSection: section, from: before)
    }

    /// Moves what lies behind a section; false where its length is what it was. O(sections behind).
    func lengthChanged(ofSection section: Int, from before: CGFloat) -> Bool {
        let change = composition.sections[section].arrangement.length - before
        guard change != 0 else { return false }
        for index in composition.starts.indices where index > section { composition.starts[index] += change }
        composition.contentSize[axis] += change
        return true
    }

    private func has(_ identity: SectionArrangement.Part.Identity, _ section: Int) -> Bool {
        guard case .boundary(let kind, let index) = identity else { return true }
        return composition.sections[section].arrangement.boundaries.placed.contains {
            $0.item.kind == kind && $0.index == index
        }
    }

    /// Whether other bounds change anything.
    func dependsOn(_ newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return newBounds.size != view.bounds.size || composition.followsViewport
    }

    // MARK: Data

    /// Measured sizes go with their elements.
    func carryOver(_ mapping: UpdateMapping) {
        var carried: [Int: SectionMeasurements] = [:]
        for (old, section) in composition.sections.enumerated() {
            let known = section.measurements
            for (index, size) in known.elements {
                let row = RowPosition(section: old, row: index)
                guard let place = mapping.newPosition(of: row), !mapping.isReloaded(row) else { continue }
                carried[place.section, default: SectionMeasurements()].elements[place.row] = size
            }
            for (key, size) in known.supplements {
                guard let place = mapping.newPosition(of: RowPosition(section: old, row: key.index)) else { continue }
                let moved = GroupSequence.SupplementKey(kind: key.kind, index: place.row)
                carried[place.section, default: SectionMeasurements()].supplements[moved] = size
            }
            guard let new = mapping.newSection(of: old), !mapping.isReloaded(section: old) else { continue }
            carried[new, default: SectionMeasurements()].boundaries = known.boundaries
        }
        var offsets: [Int: CGFloat] = [:]
        for (old, offset) in composition.offsets { if let new = mapping.newSection(of: old) { offsets[new] = offset } }
        moveScrollers { mapping.newSection(of: $0) }
        composition.offsets = offsets
        composition.carried = carried
        composition.isStale = true
    }

    /// Nothing that is known of elements holds.
    func forgetData() {
        composition.sections = []
        composition.carried = nil
        composition.measuredBoundaries = [:]
        composition.isStale = true
    }
}
