import CollectionArrangement

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex: Int

    init(
        layoutSize: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?, zIndex: Int
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        self.zIndex = zIndex
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The view's corner or side of the same name lies on the anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, kind: elementKind, container: containerAnchor, item: nil, zIndex: 1)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor, zIndex: 1)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor, zIndex: zIndex)
        copy.takeProperties(of: self)
        return copy
    }

    var supplement: CompositionSupplement {
        CompositionSupplement(
            kind: elementKind, size: layoutSize.size, insets: CompositionInsets(contentInsets), zIndex: zIndex,
            hostAnchor: containerAnchor.anchor, ownAnchor: itemAnchor?.anchor)
    }
}

/// A header or footer: a view at the boundary of a section or of the whole layout.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// From where the alignment puts it, in points.
    public let offset: CGPoint
    /// Whether the section or layout becomes larger by it; otherwise it lies over the content.
    open var extendsBoundary = true
    /// Whether it stays in sight while any of its section is.
    open var pinToVisibleBounds = false

    private init(
        _ size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint, zIndex: Int
    ) {
        self.alignment = alignment
        self.offset = finite(offset, "offset of a boundary item")
        super.init(
            layoutSize: size, kind: kind, container: NSCollectionLayoutAnchor(edges: alignment.edges), item: nil,
            zIndex: zIndex)
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize, kind: elementKind, alignment: alignment, offset: .zero, zIndex: 1)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset, zIndex: 1)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize, kind: elementKind, alignment: alignment, offset: offset, zIndex: zIndex)
        copy.takeProperties(of: self)
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    var boundary: CompositionBoundary {
        CompositionBoundary(
            kind: elementKind, size: layoutSize.size, insets: CompositionInsets(contentInsets), zIndex: zIndex,
            alignment: alignment.edges.unit, offset: offset, extends: extendsBoundary, pins: pinToVisibleBounds)
    }
}

/// A view behind a section that shows no data.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Everything else of a section stands at 1 or higher.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// As large as the section, less its own content insets.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
        copy.takeProperties(of: self)
        copy.zIndex = zIndex
        return copy
    }

    var background: CompositionBackground {
        CompositionBackground(kind: elementKind, insets: CompositionInsets(contentInsets), zIndex: zIndex)
    }
}
