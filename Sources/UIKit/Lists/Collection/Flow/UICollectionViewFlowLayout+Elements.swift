import AutoLayout
import CollectionArrangement

/// Where the arrangement's items, headers and footers lie in the content.
extension UICollectionViewFlowLayout {
    /// What was invalidated is made up for here too, as apps ask a layout directly.
    private func settle() {
        if flow.needsMetrics, collectionView != nil { prepareArrangement() }
    }

    var contentSize: CGSize {
        settle()
        guard collectionView != nil else { return .zero }
        let length = CGFloat(flow.arrangement.length)
        let breadth = CGFloat(flow.breadth?.length ?? 0)
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        settle()
        let range = across(rect)
        guard range.lowerBound < range.upperBound else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        for section in flow.arrangement.sections(in: range) {
            let path = IndexPath(item: 0, section: section)
            appendPart(UICollectionView.elementKindSectionHeader, path, rect, &found)
            for (item, frame) in flow.arrangement.items(in: range, of: section) {
                let attributes = attributes(IndexPath(item: item, section: section), frame)
                if attributes.frame.reaches(into: rect) { found.append(attributes) }
            }
            appendPart(UICollectionView.elementKindSectionFooter, path, rect, &found)
        }
        return found
    }

    private func appendPart(
        _ kind: String, _ path: IndexPath, _ rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        guard let attributes = partAttributes(kind, path), attributes.frame.reaches(into: rect) else { return }
        found.append(attributes)
    }

    func itemAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        settle()
        guard flow.arrangement.contains(indexPath) else { return nil }
        return attributes(indexPath, flow.arrangement.frame(of: indexPath.item, in: indexPath.section))
    }

    /// nil where the section has none.
    func partAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        settle()
        guard indexPath.count == 2, indexPath.item == 0,
            flow.arrangement.sections.indices.contains(indexPath.section)
        else { return nil }
        let section = indexPath.section
        var frame: FlowFrame
        let isPinned: Bool
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            frame = flow.arrangement.header(of: section)
            isPinned = sectionHeadersPinToVisibleBounds
            if isPinned { frame.across = pinnedHeader(frame, section) }
        case UICollectionView.elementKindSectionFooter:
            frame = flow.arrangement.footer(of: section)
            isPinned = sectionFootersPinToVisibleBounds
            if isPinned { frame.across = pinnedFooter(frame, section) }
        default: return nil
        }
        guard frame.size.across > 0 else { return nil }
        let attributes = makeAttributes(
            ElementKey(.supplementaryView, kind: kind, indexPath), frame, mirrored: false)
        attributes.estimatedAxes = []
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// At the top of the viewport while its section is in it, and pushed out by the section's end.
    private func pinnedHeader(_ frame: FlowFrame, _ section: Int) -> Double {
        let end = flow.arrangement.footer(of: section).across
        return min(max(frame.across, viewport.lowerBound), max(frame.across, end - frame.size.across))
    }

    private func pinnedFooter(_ frame: FlowFrame, _ section: Int) -> Double {
        let header = flow.arrangement.header(of: section)
        let start = header.across + header.size.across
        return max(min(frame.across, viewport.upperBound - frame.size.across), min(frame.across, start))
    }

    /// What is visible between the insets, across the lines.
    private var viewport: Range<Double> {
        guard let collectionView else { return 0..<0 }
        return across(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    }

    private func across(_ rect: CGRect) -> Range<Double> {
        let start = Double(isVertical ? rect.minY : rect.minX)
        return start..<max(start, Double(isVertical ? rect.maxY : rect.maxX))
    }

    // MARK: Attributes

    private func attributes(_ indexPath: IndexPath, _ frame: FlowFrame) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(indexPath), frame, mirrored: fillsFromTheRight(indexPath.section))
        attributes.estimatedAxes = estimatesItems ? .both : []
        return attributes
    }

    /// Lines of equal items run with the direction of the text; those of different items run as they are written unless a
    /// subclass has the whole layout mirrored. So do apps report it of UIKit.
    private func fillsFromTheRight(_ section: Int) -> Bool {
        guard isVertical, let collectionView, !flipsHorizontallyInOppositeLayoutDirection,
            collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            case .alike = flow.arrangement.sections[section].items
        else { return false }
        return true
    }

    /// Origins are on pixels; sizes are as they were told.
    private func makeAttributes(
        _ element: ElementKey, _ frame: FlowFrame, mirrored: Bool
    ) -> UICollectionViewLayoutAttributes {
        let attributes = type(of: self).makeAttributes()
        let grid = collectionView?.pixelGrid ?? UIScreen.main.pixelGrid
        let along = mirrored ? (flow.breadth?.length ?? 0) - frame.along - frame.size.along : frame.along
        attributes.values.element = element
        attributes.values.rectangle =
            isVertical
            ? CGRect(
                x: grid.round(along), y: grid.round(frame.across), width: frame.size.along, height: frame.size.across)
            : CGRect(
                x: grid.round(frame.across), y: grid.round(along), width: frame.size.across, height: frame.size.along)
        return attributes
    }
}

extension UICollectionViewLayout {
    /// Attributes of the layout's own class, of no element yet.
    class func makeAttributes() -> UICollectionViewLayoutAttributes {
        guard let type = layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            UIKitException.raise(
                .internalInconsistency,
                "\(self).layoutAttributesClass is \(layoutAttributesClass), which is no "
                    + "UICollectionViewLayoutAttributes. Return a subclass of it.")
            return UICollectionViewLayoutAttributes()
        }
        return type.make()
    }
}
