/// The invalid parts of a layout.
///
/// Subclasses say more precisely what has to be computed again; a layout names its class in `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    var invalidation = LayoutInvalidation()

    public override init() { super.init() }

    /// Nothing of the data that the layout took over holds: after `reloadData` or with another data source.
    open var invalidateEverything: Bool { invalidation.everything }
    /// Sections or items were added or removed.
    open var invalidateDataSourceCounts: Bool { invalidation.dataSourceCounts }

    open func invalidateItems(at indexPaths: [IndexPath]) { invalidation.items += indexPaths }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidation.supplementaryElements[elementKind, default: []] += indexPaths
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidation.decorationElements[elementKind, default: []] += indexPaths
    }
    /// nil where no single item is named.
    open var invalidatedItemIndexPaths: [IndexPath]? { invalidation.items.isEmpty ? nil : invalidation.items }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        invalidation.supplementaryElements.isEmpty ? nil : invalidation.supplementaryElements
    }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        invalidation.decorationElements.isEmpty ? nil : invalidation.decorationElements
    }

    /// Added to the content offset when the layout has been made valid again, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size at once, in points.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Interactive movement

    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { invalidation.movement?.previous }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { invalidation.movement?.targets }
    /// The position at which the finger holds the moved item, in content coordinates.
    open var interactiveMovementTarget: CGPoint { invalidation.movement?.position ?? .zero }
}

/// The invalidation of a context itself, apart from its subclass.
struct LayoutInvalidation {
    struct Movement {
        var previous: [IndexPath]
        var targets: [IndexPath]
        var position: CGPoint
    }

    var everything = false
    var dataSourceCounts = false
    var items: [IndexPath] = []
    var supplementaryElements: [String: [IndexPath]] = [:]
    var decorationElements: [String: [IndexPath]] = [:]
    var movement: Movement?
    /// The attributes that measured views prefer, in the order in which they were measured.
    var preferred: [PreferredAttributes] = []
}

/// A view's answer to the attributes that the layout gave it.
struct PreferredAttributes {
    let preferred: UICollectionViewLayoutAttributes
    let original: UICollectionViewLayoutAttributes
}
