import ListGeometry

/// Decides where the elements of a collection view lie. Subclasses are layouts; this one places nothing.
///
/// The collection view calls `prepare()` once after an invalidation, then asks for the content's size and, whenever the
/// viewport changes, for the elements in it. Content coordinates, points.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// `@exclusivity(unchecked)`: read some times an element; its mutating members call nothing.
    @exclusivity(unchecked) final var layoutState = CollectionLayoutState()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Not held.
    open var collectionView: UICollectionView? {
        let reference = layoutState.listReference
        return reference?.view as? UICollectionView
    }
    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Layout

    /// Called before any other question, once after each invalidation. Overrides call super.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    /// All elements that intersect a rectangle; others may be among them.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Decoration views are made by the layout's own registrations; the data source isn't asked.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registerDecoration(viewClass, kind: elementKind)
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        layoutState.decorations[elementKind] = nib.map { .document($0) }
    }

    // MARK: Invalidation

    /// Everything is to be prepared again at the next layout.
    open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }
    /// Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(context) }
    /// Called before the bounds change, so that the collection view still has the old ones.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Names the element that was measured.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext(preferred: preferredAttributes, original: originalAttributes)
    }

    // MARK: Offsets

    /// The offset at which scrolling is to stop.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// The offset after an update or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Direction

    /// The direction that the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// True if elements are mirrored where the direction of the text is another than the layout's own.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called after `prepare()`, before the elements of the updated data are requested. Overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// The attributes from which an inserted item starts; by default its place, transparent.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { appearing(.cell(itemIndexPath)) }
    /// The attributes at which a deleted item ends; by default its place, transparent.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { disappearing(.cell(itemIndexPath)) }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(ElementKey(.supplementaryView, kind: elementKind, elementIndexPath))
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(ElementKey(.supplementaryView, kind: elementKind, elementIndexPath))
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(ElementKey(.decorationView, kind: elementKind, decorationIndexPath))
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(ElementKey(.decorationView, kind: elementKind, decorationIndexPath))
    }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// The place that an item dragged to a position would take; the item under the position by default.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
    /// The moved item, centred where the finger is.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { movingAttributes(indexPath, position) }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        makeMovementContext(targetIndexPaths, from: previousIndexPaths, position: targetPosition)
    }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        makeMovementContext(indexPaths, from: previousIndexPaths, position: .zero)
    }

    // MARK: Within the framework

    /// The data changes in this way: a layout that keeps what it measured by item carries it over.
    ///
    /// Called before the invalidation that the update causes.
    func dataWillChange(_ mapping: UpdateMapping) {}
    /// True if the collection view keeps what the user sees in place while elements above it are measured; otherwise the
    /// layout says by its contexts what the offset has to be moved by.
    var leavesOffsetToCollectionView: Bool { false }

    /// True if it is known that no element occurs twice among those in a rectangle, as it may where the app makes them.
    var givesEachElementOnce: Bool { false }
    /// The insets between which the content lies are others.
    func adjustedInsetDidChange() {}
    /// The data is another: nothing that is known of items holds.
    func dataIsReplaced() {}
    /// Called when the elements of the viewport are known and measured, before their views are placed.
    func prepareHosts() {}
    /// The view that an element's view belongs in; nil is the collection view itself.
    func host(of element: ElementKey) -> UIView? { nil }
    /// Called before the collection view scrolls to an item.
    func willReveal(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {}
    /// The offset to be set as soon as the layout is prepared; nil leaves it as it is.
    var offsetOnceItIsPrepared: CGPoint? { nil }
    /// Another layout takes over: views that this one had put into hosts go back to the collection view.
    func layoutWasReplaced(in view: UICollectionView) {}
    /// The class or nib of a kind of decoration views.
    func decoration(ofKind kind: String) -> ReuseRegistration<UICollectionReusableView.Type>? {
        layoutState.decorations[kind]
    }
}
