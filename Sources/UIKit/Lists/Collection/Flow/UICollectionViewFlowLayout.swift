import ListGeometry

/// Items in lines, as many in each as fit, with headers and footers around each section's lines.
///
/// Sizes come from the delegate, from `itemSize`, or, with an estimate, from the cells. `FlowArrangement` computes.
///
/// `@exclusivity(unchecked)`, for the values that each element's attributes are made of: a delegate's answer is in a local
/// before it is stored, and the layout is invalidated after the value was.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The reference of sections' insets.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// An estimate that leaves the size to the cells; counts as 50×50 until they are measured.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    @exclusivity(unchecked) final var flow = FlowLayoutState()

    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if oldValue != itemSize { invalidateLayout() } }
    }
    /// The estimate for cells, which are measured if it isn't zero; the delegate's size, or else this one, is used
    /// until then.
    @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
        didSet { if oldValue != estimatedItemSize { estimateChanged() } }
    }
    /// The exact spacing between lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
    }
    /// The least spacing between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
    }
    @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if oldValue != scrollDirection { invalidateLayout() } }
    }
    /// The header's height if the layout scrolls down, its width if it scrolls horizontally; zero is none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
    }
    /// Around the lines of each section, inside its header and footer.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if oldValue != sectionInset { invalidateLayout() } }
    }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
    }
    /// Headers stay in view as long as their sections are.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        prepareArrangement()
    }
    open override var collectionViewContentSize: CGSize { contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { partAttributes(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        apply(context)
        super.invalidateLayout(with: context)
    }
    /// True if the length of the lines changes, or headers follow the viewport.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        dependsOn(newBounds)
    }
    /// Breaks lines anew, without asking the delegate again.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        withoutMetrics(super.invalidationContext(forBoundsChange: newBounds))
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { estimatesItems && preferredAttributes.size != originalAttributes.size }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        withoutMetrics(
            super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
    }

    override func dataWillChange(_ mapping: UpdateMapping) { carryOver(mapping) }
    override func adjustedInsetDidChange() { invalidateIfBreadthChanged() }
    override func dataIsReplaced() { flow.forgetItems() }
    override var leavesOffsetToCollectionView: Bool { true }
    override var givesEachElementOnce: Bool { type(of: self) == UICollectionViewFlowLayout.self }
}
