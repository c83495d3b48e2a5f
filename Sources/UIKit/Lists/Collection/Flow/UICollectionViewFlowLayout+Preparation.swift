import CollectionArrangement
import ListGeometry

/// The delegate's metrics, and the arrangement made of them.
extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }
    var estimatesItems: Bool { estimatedItemSize != .zero }

    /// Asks in UIKit's order, section by section: all sizes, the inset, the spacings, header and footer.
    func prepareArrangement() {
        guard let collectionView else {
            flow.forgetItems()
            return
        }
        let lineExtent = lineExtent(of: collectionView)
        if flow.needsMetrics {
            flow.needsMetrics = false
            flow.wasWarned = false
            flow.lineExtent = lineExtent
            flow.arrangement = makeArrangement(collectionView, lineExtent)
        } else if flow.lineExtent != lineExtent {
            flow.lineExtent = lineExtent
            for (section, content) in flow.arrangement.sections.enumerated() {
                flow.arrangement.setMetrics(content.metrics.adapted(to: lineExtent), of: section)
            }
        }
    }

    private func makeArrangement(_ collectionView: UICollectionView, _ lineExtent: LineExtent) -> FlowArrangement {
        let known = flow.carried.isEmpty ? flow.arrangement.measuredSizes : flow.carried
        flow.carried = []
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        return FlowArrangement(
            collectionView.itemCounts.enumerated().map { section, count in
                let items = items(section, count, collectionView, delegate)
                let metrics = metrics(section, collectionView, delegate, lineExtent)
                warnOfTooLarge(items, metrics, collectionView)
                var content = FlowSection(items, metrics)
                if estimatesItems, known.indices.contains(section) { content.setMeasured(known[section]) }
                return content
            })
    }

    /// The delegate's sizes where it has them; equal ones otherwise, whatever their number.
    private func items(
        _ section: Int, _ count: Int, _ collectionView: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection.Items {
        guard count > 0, let delegate else { return .alike(count: count, commonSize) }
        guard let first = collectionView.delegateSize(IndexPath(item: 0, section: section), delegate, self) else {
            return .alike(count: count, commonSize)
        }
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(count)
        sizes.append(checked(first, section, 0))
        for item in 1..<max(1, count) {
            let path = IndexPath(item: item, section: section)
            let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
            sizes.append(checked(size, section, item))
        }
        return .each(sizes)
    }

    /// The size of items for which the delegate has none.
    private var commonSize: FlowSize {
        guard estimatesItems else { return checked(itemSize, nil, nil) }
        let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        return checked(isAutomatic ? CGSize(width: 50, height: 50) : estimatedItemSize, nil, nil)
    }

    /// Refuses sizes that no item can have, naming the item; the item has no size then.
    private func checked(_ size: CGSize, _ section: Int?, _ item: Int?) -> FlowSize {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            let place = section.flatMap { section in item.map { "item {\(section), \($0)}" } } ?? "itemSize"
            UIKitException.raise(
                .internalInconsistency,
                "A size of \(size) was given for \(place) of \(classAndAddress(self)). Lengths of items are finite and "
                    + "not negative; the item is left without extent.")
            return FlowSize(main: 0, cross: 0)
        }
        return flowSize(size)
    }

    private func metrics(
        _ section: Int, _ collectionView: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        _ lineExtent: LineExtent
    ) -> FlowMetrics {
        let inset = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let itemSpacing =
            delegate?.collectionView(
                collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let lineSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let header =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        var metrics = FlowMetrics()
        metrics.lineSpacing = finite(lineSpacing)
        metrics.itemSpacing = finite(itemSpacing)
        metrics.header = max(0, finite(isVertical ? header.height : header.width))
        metrics.footer = max(0, finite(isVertical ? footer.height : footer.width))
        metrics.leadingInset = finite(isVertical ? inset.top : inset.left)
        metrics.trailingInset = finite(isVertical ? inset.bottom : inset.right)
        metrics.ownStart = finite(isVertical ? inset.left : inset.top)
        metrics.ownEnd = finite(isVertical ? inset.right : inset.bottom)
        return metrics.adapted(to: lineExtent)
    }

    private func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

    func flowSize(_ size: CGSize) -> FlowSize {
        isVertical
            ? FlowSize(main: Double(size.width), cross: Double(size.height))
            : FlowSize(main: Double(size.height), cross: Double(size.width))
    }

    func invalidateIfBreadthChanged() {
        guard let collectionView, let known = flow.lineExtent, known != lineExtent(of: collectionView) else { return }
        invalidateLayout(with: withoutMetrics(makeInvalidationContext()))
    }

    private func lineExtent(of collectionView: UICollectionView) -> LineExtent {
        let bounds = collectionView.bounds.size
        let adjusted = collectionView.adjustedContentInset
        let own = collectionView.contentInset
        let extra: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: collectionView.safeAreaInsets
            case .fromLayoutMargins: collectionView.layoutMargins
            }
        // The part that the adjusted inset includes already isn't added twice.
        func added(_ extra: CGFloat, _ adjusted: CGFloat, _ own: CGFloat) -> Double {
            Double(max(0, extra - (adjusted - own)))
        }
        return isVertical
            ? LineExtent(
                direction: .vertical, length: Double(bounds.width - adjusted.left - adjusted.right),
                start: added(extra.left, adjusted.left, own.left), end: added(extra.right, adjusted.right, own.right))
            : LineExtent(
                direction: .horizontal, length: Double(bounds.height - adjusted.top - adjusted.bottom),
                start: added(extra.top, adjusted.top, own.top), end: added(extra.bottom, adjusted.bottom, own.bottom))
    }

    /// UIKit's log for items that don't fit between the insets, once for each time that sizes are asked.
    private func warnOfTooLarge(
        _ items: FlowSection.Items, _ metrics: FlowMetrics, _ collectionView: UICollectionView
    ) {
        guard !flow.wasWarned, metrics.lineLength > 0 else { return }
        let limit = metrics.available + FlowMetrics.tolerance
        let isTooLarge: Bool =
            switch items {
            case .alike(let count, let size): count > 0 && size.main > limit
            case .each(let sizes): sizes.contains { $0.main > limit }
            }
        guard isTooLarge else { return }
        flow.wasWarned = true
        let (length, ends) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        UIKitLog.write(
            "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
                + "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets "
                + "\(ends) values, minus the content insets \(ends) values.\n"
                + "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to "
                + "\(collectionView).\n"
                + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the "
                + "debugger.")
    }
}

extension FlowMetrics {
    func adapted(to lineExtent: LineExtent) -> FlowMetrics {
        var metrics = self
        metrics.lineLength = lineExtent.length
        metrics.startInset = ownStart + lineExtent.start
        metrics.endInset = ownEnd + lineExtent.end
        return metrics
    }
}
