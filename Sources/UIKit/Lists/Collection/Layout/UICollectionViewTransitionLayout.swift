import ListGeometry

/// Between two layouts, as far as a finger says: what a collection view lies in during an interactive transition.
///
/// Each element that either layout shows is placed on the way from its one place to its other; one that only one of them
/// has fades. The offset goes its way with them, so that on the screen elements move straight.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// The content offsets before and after.
    var offsets: (start: CGPoint, end: CGPoint) = (.zero, .zero)
    private var animatedValues: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
        super.init()
    }

    /// Transitions aren't archived.
    public required init?(coder: NSCoder) { nil }

    /// The progress of the transition: 0 is the current layout, 1 the next one.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else {
                UIKitException.raise(
                    .invalidArgument,
                    "transitionProgress of \(shortClassName(of: self)) was set to \(transitionProgress). Progress is a "
                        + "finite number, 0 at the current layout and 1 at the next; the last one, \(oldValue), is kept."
                )
                transitionProgress = oldValue
                return
            }
            if transitionProgress != oldValue { invalidateLayout() }
        }
    }

    /// Keeps a value of the app's own that goes with the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }
    /// The value that was last kept; 0 before.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        for layout in ends where layout.layoutState.needsPrepare {
            layout.layoutState.needsPrepare = false
            layout.prepare()
        }
    }
    open override var collectionViewContentSize: CGSize { contentSizeOnTheWay }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elementsOnTheWay()
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesOnTheWay(.cell(indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesOnTheWay(ElementKey(.supplementaryView, kind: elementKind, indexPath))
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesOnTheWay(ElementKey(.decorationView, kind: elementKind, indexPath))
    }

    // MARK: Invalidation

    /// Changes of the data invalidate both layouts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in ends {
                let own = layout.makeInvalidationContext()
                own.invalidation.everything = context.invalidateEverything
                own.invalidation.dataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: own)
            }
        }
        super.invalidateLayout(with: context)
    }
    /// The two layouts are invalidated with contexts of their own.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        var isInvalidated = false
        for layout in ends where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
            isInvalidated = true
        }
        return isInvalidated
    }

    override func dataWillChange(_ mapping: UpdateMapping) {
        for layout in ends { layout.dataWillChange(mapping) }
    }
    override func dataIsReplaced() {
        for layout in ends { layout.dataIsReplaced() }
    }
    override func adjustedInsetDidChange() {
        for layout in ends { layout.adjustedInsetDidChange() }
    }
    override var offsetOnceItIsPrepared: CGPoint? {
        CGPoint(
            x: between(offsets.start.x, offsets.end.x), y: between(offsets.start.y, offsets.end.y))
    }
    override func decoration(ofKind kind: String) -> ReuseRegistration<UICollectionReusableView.Type>? {
        currentLayout.decoration(ofKind: kind) ?? nextLayout.decoration(ofKind: kind)
    }

    private var ends: [UICollectionViewLayout] { [currentLayout, nextLayout] }
}
