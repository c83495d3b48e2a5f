import ListGeometry

/// What a collection view keeps between layouts.
///
/// Invariant: `order` lists exactly the keys of `shown`, each once; a view is in one place, shown under its element or in
/// the pool of its kind and identifier; a shown view's `reuse.element` is its key.
struct CollectionState {
    var contextMenu: ListContextMenu?
    var layout: UICollectionViewLayout
    /// The items per section, as the data source told them.
    var counts: [Int] = []
    var countsAreStale = true
    var isLayingOut = false
    var updates = CollectionUpdates()
    /// The listener to what the view does; it keeps what diagnoses ask for.
    var observer: (any CollectionObserver)?
    /// A batch is being made: elements that come in start where the layout says.
    var isUpdating = false
    var movement: InteractiveMovement?
    var drag: ItemDrag?
    var transition: InteractiveTransition?
    /// What a change of the bounds that is being made does to the layout.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// The layout is invalidated because the bounds change.
    var isAskingAboutBounds = false
    /// The size changed in an animation, and the layout is to be told of its end.
    var isBoundsChangeAnimated = false
    /// Grows when elements change their meaning, so that a layout in progress notices.
    var generation = 0
    /// Left by the data source's default `moveItemAt`.
    var moveIsMissing = false
    var offsetPolicy = OffsetPolicy.faithful
    /// Why the layout is to be asked again; nil where it is valid.
    var pendingChange: GeometryChange?
    /// What was seen before a reload.
    var reloadAnchor: UICollectionView.ElementAnchor?
    /// What invalidations ask the offset to be moved by, when the layout is valid again.
    var offsetAdjustment = CGPoint.zero
    var calls = ImplementedMethods()

    // MARK: Views

    var shown: [ElementKey: UICollectionReusableView] = [:]
    /// In the order in which the elements came in.
    var order: [ElementKey] = []
    var registrations: [ReuseKey: ReuseRegistration<UICollectionReusableView.Type>] = [:]
    var pool: [ReuseKey: [UICollectionReusableView]] = [:]
    /// What a view is being made for.
    var making: UICollectionViewLayoutAttributes?
    /// The item whose cell is being configured again.
    var reconfiguring: IndexPath?

    /// Items that the prefetching data source was told of and that haven't been shown.
    var prefetched: [IndexPath] = []
    var prefetchOffset = CGPoint.zero

    /// The titles of the index are to be asked again.
    var indexTitlesAreStale = true
    var indexTitles: [String] = []
    var indexView: SectionIndexView?

    /// In the order in which they were selected.
    var selected: [IndexPath] = []

    init(layout: UICollectionViewLayout) { self.layout = layout }
}

/// What a pool holds views of.
struct ReuseKey: Hashable {
    var kind: String
    var identifier: String
}
