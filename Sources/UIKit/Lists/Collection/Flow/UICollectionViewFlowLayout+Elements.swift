import AutoLayout
import CollectionArrangement

/// The positions of the arrangement's items, headers and footers in the content.
extension UICollectionViewFlowLayout {
    /// Prepares an invalidated arrangement, as apps ask a layout directly.
    private func prepareIfNeeded() {
        if flow.needsMetrics, collectionView != nil { prepareArrangement() }
    }

    var contentSize: CGSize {
        prepareIfNeeded()
        guard collectionView != nil else { return .zero }
        let length = CGFloat(flow.arrangement.length)
        let width = CGFloat(flow.lineExtent?.length ?? 0)
        return isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        let range = crossRange(rect)
        guard range.lowerBound < range.upperBound else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        for section in flow.arrangement.sections(in: range) {
            let path = IndexPath(item: 0, section: section)
            appendPart(UICollectionView.elementKindSectionHeader, path, rect, &found)
            let mirrored = fillsFromTheRight(section)
            for (item, frame) in flow.arrangement.items(in: range, of: section) {
                let attributes = attributes(IndexPath(item: item, section: section), frame, mirrored: mirrored)
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
        prepareIfNeeded()
        guard flow.arrangement.contains(indexPath) else { return nil }
        let section = indexPath.section
        return attributes(
            indexPath, flow.arrangement.frame(of: indexPath.item, in: section), mirrored: fillsFromTheRight(section))
    }

    /// nil where the section has none.
    func partAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
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
            if isPinned { frame.cross = pinnedHeader(frame, section) }
        case UICollectionView.elementKindSectionFooter:
            frame = flow.arrangement.footer(of: section)
            isPinned = sectionFootersPinToVisibleBounds
            if isPinned { frame.cross = pinnedFooter(frame, section) }
        default: return nil
        }
        guard frame.size.cross > 0 else { return nil }
        let attributes = makeAttributes(
            ElementKey(.supplementaryView, kind: kind, indexPath), frame, mirrored: false)
        attributes.estimatedAxes = []
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// The pinned position: the top of the viewport while the section is in it, pushed out by the section's end.
    private func pinnedHeader(_ frame: FlowFrame, _ section: Int) -> Double {
        let end = flow.arrangement.footer(of: section).cross
        return min(max(frame.cross, viewport.lowerBound), max(frame.cross, end - frame.size.cross))
    }

    private func pinnedFooter(_ frame: FlowFrame, _ section: Int) -> Double {
        let header = flow.arrangement.header(of: section)
        let start = header.cross + header.size.cross
        return max(min(frame.cross, viewport.upperBound - frame.size.cross), min(frame.cross, start))
    }

    /// The visible range between the insets, on the cross axis.
    private var viewport: Range<Double> {
        guard let collectionView else { return 0..<0 }
        return crossRange(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    }

    private func crossRange(_ rect: CGRect) -> Range<Double> {
        let start = Double(isVertical ? rect.minY : rect.minX)
        return start..<max(start, Double(isVertical ? rect.maxY : rect.maxX))
    }

    // MARK: Attributes

    private func attributes(
        _ indexPath: IndexPath, _ frame: FlowFrame, mirrored: Bool
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(indexPath), frame, mirrored: mirrored)
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

    /// Origins are on pixels; sizes are as the delegate gave them.
    private func makeAttributes(
        _ element: ElementKey, _ frame: FlowFrame, mirrored: Bool
    ) -> UICollectionViewLayoutAttributes {
        let attributes = type(of: self).makeAttributes()
        let grid = collectionView?.pixelGrid ?? UIScreen.main.pixelGrid
        let main = mirrored ? (flow.lineExtent?.length ?? 0) - frame.main - frame.size.main : frame.main
        attributes.values.element = element
        attributes.values.rectangle =
            isVertical
            ? CGRect(
                x: grid.round(main), y: grid.round(frame.cross), width: frame.size.main, height: frame.size.cross)
            : CGRect(
                x: grid.round(frame.cross), y: grid.round(main), width: frame.size.cross, height: frame.size.main)
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
