import ListGeometry

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections that are each composed of groups of items.
///
/// Each section's description becomes a `SectionArrangement`, which says where things lie; the layout puts sections after
/// one another, adds what follows the viewport, and makes attributes.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var composition: CompositionState

    // All of the initialisers are designated ones, which subclasses call, as in Apple's header.

    /// The same section for all.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        composition = CompositionState(configuration: UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        composition = CompositionState(configuration: configuration.duplicate())
        super.init()
    }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        composition = CompositionState(configuration: UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        composition = CompositionState(configuration: configuration.duplicate())
        super.init()
    }

    /// Layouts of archives have no sections to compose.
    public required init?(coder: NSCoder) { nil }

    /// A copy: changing its properties has no effect until it is set again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { composition.configuration.duplicate() }
        set {
            composition.configuration = newValue.duplicate()
            invalidateLayout()
        }
    }

    open override class var invalidationContextClass: AnyClass { CompositionInvalidationContext.self }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        prepareSections()
    }
    open override var collectionViewContentSize: CGSize { composition.contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.element(indexPath.count == 2 ? indexPath.item : -1), inSection: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(
            .background(kind: elementKind, index: indexPath.count == 2 ? indexPath.item : -1), inSection: indexPath)
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        apply(context)
        super.invalidateLayout(with: context)
    }
    /// True if the room changes, or an element follows the viewport.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dependsOn(newBounds) }
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionInvalidationContext)?.isScroll = newBounds.size == collectionView?.bounds.size
        return context
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { accepts(preferredAttributes, originalAttributes) }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var leavesOffsetToCollectionView: Bool { true }
    override func dataWillChange(_ mapping: UpdateMapping) { carryOver(mapping) }
    override func dataIsReplaced() { forgetData() }
    override func prepareHosts() {
        placeScrollers()
        placeListCells()
        placeSwipe()
    }
    override func layoutWasReplaced(in view: UICollectionView) { removeScrollers(from: view) }
    override func host(of element: ElementKey) -> UIView? { scroller(of: element) }
    override func willReveal(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        scrollOrthogonally(to: indexPath, at: position, animated: animated)
    }
}

/// Says besides what of a composition no longer holds.
final class CompositionInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Only the viewport has moved: nothing has to be composed again.
    var isScroll = false
}
