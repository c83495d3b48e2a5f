import CollectionArrangement
import ListGeometry

/// What the layout forgets, and what it carries over.
extension UICollectionViewFlowLayout {
    func take(_ context: UICollectionViewLayoutInvalidationContext) {
        for measured in context.invalidation.preferred { take(measured) }
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything || context.invalidateDataSourceCounts
            || (flowContext?.invalidateFlowLayoutDelegateMetrics ?? true)
        {
            flow.needsMetrics = true
        }
    }

    private func take(_ measured: PreferredAttributes) {
        let path = measured.original.indexPath
        guard measured.original.representedElementCategory == .cell, flow.arrangement.contains(path) else { return }
        flow.arrangement.setMeasured(flowSize(measured.preferred.size), of: path.item, in: path.section)
    }

    func withoutMetrics(
        _ context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        return context
    }

    func estimateChanged() {
        flow.forgetItems()
        invalidateLayout()
    }

    func dependsOn(_ newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        if isVertical ? bounds.width != newBounds.width : bounds.height != newBounds.height { return true }
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return false }
        return isVertical
            ? bounds.minY != newBounds.minY || bounds.height != newBounds.height
            : bounds.minX != newBounds.minX || bounds.width != newBounds.width
    }

    /// Measured sizes go where their items go; those of reloaded items are forgotten.
    func carryOver(_ mapping: UpdateMapping) {
        guard estimatesItems else { return }
        let known = flow.arrangement.measuredSizes
        guard known.contains(where: { !$0.isEmpty }) else { return }
        var carried: [[CarriedSize]] = Array(repeating: [], count: mapping.after.count)
        for (section, sizes) in known.enumerated() {
            for size in sizes {
                let old = RowPosition(section: section, row: size.item)
                guard !mapping.isReloaded(old), let new = mapping.newPosition(of: old) else { continue }
                carried[new.section].append(CarriedSize(item: new.row, size: size.size))
            }
        }
        flow.carried = carried
    }
}

extension FlowArrangement {
    /// The sizes that items were measured to have, by section.
    var measuredSizes: [[CarriedSize]] {
        sections.map { section in
            section.isMeasured.indices.filter { section.isMeasured[$0] }
                .map { CarriedSize(item: $0, size: section.size(of: $0)) }
        }
    }
}
