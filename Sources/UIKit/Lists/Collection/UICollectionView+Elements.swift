/// A layout's answers, checked and turned to the direction of the text.
extension UICollectionView {
    /// The elements that the viewport shows, in the layout's order.
    func visibleElements() -> [UICollectionViewLayoutAttributes] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let elements = withMovement(elements(in: bounds))
        var visible: [UICollectionViewLayoutAttributes] = []
        visible.reserveCapacity(elements.count)
        guard !state.layout.givesEachElementOnce else {
            for attributes in elements where !attributes.isHidden { visible.append(attributes) }
            return visible
        }
        var known: Set<ElementKey> = []
        known.reserveCapacity(elements.count)
        for attributes in elements
        where !attributes.isHidden && known.insert(attributes.values.element).inserted {
            visible.append(attributes)
        }
        return visible
    }

    /// The elements in a rectangle of content coordinates; what the layout says besides is left out.
    ///
    /// Frames are as the layout gives them, not mirrored.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let rect = mirrored(rect)
        let given = state.layout.layoutAttributesForElements(in: rect) ?? []
        state.observer?.observe(.receivedAttributes(count: given.count))
        var shown: [UICollectionViewLayoutAttributes] = []
        shown.reserveCapacity(given.count)
        for attributes in given where isSound(attributes, in: rect) { shown.append(attributes) }
        return shown
    }

    /// True if the attributes are of an element that is in a rectangle; an element that can't be is reported.
    private func isSound(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        guard attributes.values.isFinite else {
            reportNotANumber(attributes)
            return false
        }
        guard attributes.frame.reaches(into: rect) else { return false }
        guard attributes.representedElementCategory == .cell, !exists(attributes.indexPath) else { return true }
        UIKitException.raise(
            .internalInconsistency,
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "\(attributes.values.element.name). \(shortClassName(of: state.layout)) was asked for the "
                + "elements in \(shortRectangle(rect)); there are \(itemCounts.prefix(20)) items per section.")
        return false
    }

    private func reportNotANumber(_ attributes: UICollectionViewLayoutAttributes) {
        UIKitException.raise(
            .internalInconsistency,
            "\(shortClassName(of: state.layout)) returned a frame that is not finite, "
                + "\(shortRectangle(attributes.values.rectangle)), for \(attributes.values.element.name). The element "
                + "is left out.")
    }

    // MARK: Direction

    var isMirrored: Bool {
        let layout = state.layout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        let width = max(contentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.copied
        copy.values.rectangle = mirrored(copy.values.rectangle)
        return copy
    }
}

extension CGRect {
    /// True if the two share more than an edge; one without an extent is where it starts.
    ///
    /// Foundation's `intersects` also holds for rectangles that only touch.
    func reaches(into other: CGRect) -> Bool {
        minX < other.maxX && minY < other.maxY && (maxX > other.minX || minX == other.minX && width == 0)
            && (maxY > other.minY || minY == other.minY && height == 0)
    }
}
