import ListGeometry

/// The state that a collection view keeps between layouts.
///
/// Invariant: `order` lists exactly the keys of `shown`, each once; a view is in one place, shown under its element or in
/// the pool of its kind and identifier; a shown view's `reuse.element` is its key.
struct CollectionState {
    var contextMenu: ListContextMenu?
    var layout: UICollectionViewLayout
    /// The items per section, as the data source returned them.
    var counts: [Int] = []
    var countsAreStale = true
    var isLayingOut = false
    /// Counts layouts: a view that came in during the latest has its number.
    var layoutNumber = 0
    var updates = CollectionUpdates()
    /// The listener to what the view does; it keeps what diagnoses ask for.
    var observer: (any CollectionObserver)?
    /// A batch is being made: elements that come in start where the layout says.
    var isUpdating = false
    var movement: InteractiveMovement?
    var drag: ItemDrag?
    var transition: InteractiveTransition?
    /// The layout's invalidation for the change of the bounds that is under way.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// The layout is invalidated because the bounds change.
    var isAskingAboutBounds = false
    /// True if the size changed in an animation, whose end the layout is to be notified of.
    var isBoundsChangeAnimated = false
    /// Grows when elements change their meaning, so that a layout in progress notices.
    var generation = 0
    /// The mark of the data source's default `moveItemAt`.
    var moveIsMissing = false
    var offsetPolicy = OffsetPolicy.faithful
    /// The reason why the layout is dirty; nil where it is valid.
    var pendingChange: GeometryChange?
    /// The visible anchor before a reload.
    var reloadAnchor: UICollectionView.ElementAnchor?
    /// The change of the offset that invalidations ask for, applied when the layout is valid again.
    var offsetAdjustment = CGPoint.zero
    /// Of the delegate's methods.
    var calls = ImplementedMethods()
    /// Of the data source's.
    var sourceCalls = ImplementedMethods()

    // MARK: Views

    var shown: [ElementKey: UICollectionReusableView] = [:]
    /// The keys in the order in which the elements came in.
    var order: [ElementKey] = []
    var registrations: [ReuseKey: ReuseRegistration<UICollectionReusableView.Type>] = [:]
    var pool: [ReuseKey: [UICollectionReusableView]] = [:]
    /// The attributes for which a view is being made.
    var making: UICollectionViewLayoutAttributes?
    /// The item whose cell is being configured again.
    var reconfiguring: IndexPath?

    /// Items that the prefetching data source was asked to prefetch and that haven't been shown.
    var prefetched: [IndexPath] = []
    var prefetchOffset = CGPoint.zero

    /// The titles of the index are to be asked again.
    var indexTitlesAreStale = true
    var indexTitles: [String] = []
    var indexView: SectionIndexView?

    /// The index paths in the order in which they were selected.
    var selected: [IndexPath] = []

    init(layout: UICollectionViewLayout) { self.layout = layout }
}

/// The key of a pool of views.
struct ReuseKey: Hashable {
    var kind: String
    var identifier: String
}
