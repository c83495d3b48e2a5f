/// The places of elements between those in two layouts.
extension UICollectionViewTransitionLayout {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    /// Long enough for where the offset is by then.
    var contentSizeOnTheWay: CGSize {
        let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        var size = CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
        if let view = collectionView, let offset = offsetOnceItIsPrepared {
            let inset = view.adjustedContentInset
            size.width = max(size.width, offset.x + view.bounds.width - inset.right)
            size.height = max(size.height, offset.y + view.bounds.height - inset.bottom)
        }
        return size
    }

    /// The elements in the viewport at either end of the transition, in the order of the current layout, then of the
    /// next.
    func elementsOnTheWay() -> [UICollectionViewLayoutAttributes] {
        var known: Set<ElementKey> = []
        var elements: [UICollectionViewLayoutAttributes] = []
        for (layout, offset) in [(currentLayout, offsets.start), (nextLayout, offsets.end)] {
            for attributes in shown(by: layout, at: offset) {
                let key = attributes.values.element
                guard known.insert(key).inserted else { continue }
                elements.append(attributesOnTheWay(key) ?? attributes)
            }
        }
        return elements
    }

    private func shown(by layout: UICollectionViewLayout, at offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
        guard let view = collectionView else { return [] }
        let viewport = mirrored(CGRect(origin: offset, size: view.bounds.size), in: layout)
        return (layout.layoutAttributesForElements(in: viewport) ?? []).filter {
            !$0.isHidden && $0.frame.reaches(into: viewport)
        }
    }

    /// Attributes of the class of the nearer layout's.
    func attributesOnTheWay(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        let start = currentLayout.attributes(of: element).flatMap { $0.isHidden ? nil : $0 }
        let end = nextLayout.attributes(of: element).flatMap { $0.isHidden ? nil : $0 }
        guard let nearer = transitionProgress < 0.5 ? start ?? end : end ?? start else { return nil }
        let result = nearer.copied
        // The places are as they are shown, whatever each layout says of directions.
        var first = (start ?? nearer).values
        var last = (end ?? nearer).values
        first.rectangle = mirrored(first.rectangle, in: start == nil ? nextLayout : currentLayout)
        last.rectangle = mirrored(last.rectangle, in: end == nil ? currentLayout : nextLayout)
        if start == nil { first.alpha = 0 }
        if end == nil { last.alpha = 0 }
        result.values.rectangle.size = CGSize(
            width: max(0, between(first.size.width, last.size.width)),
            height: max(0, between(first.size.height, last.size.height)))
        result.values.center = CGPoint(
            x: between(first.center.x, last.center.x), y: between(first.center.y, last.center.y))
        result.values.alpha = min(max(between(first.alpha, last.alpha), 0), 1)
        let (from, to) = (first.transform, last.transform)
        result.values.transform = CGAffineTransform(
            a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
            tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
        // Measured when it has arrived.
        result.estimatedAxes = []
        return result
    }

    private func mirrored(_ rect: CGRect, in layout: UICollectionViewLayout) -> CGRect {
        guard let view = collectionView, layout.flipsHorizontallyInOppositeLayoutDirection,
            view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return rect }
        let width = max(layout.collectionViewContentSize.width, view.bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
