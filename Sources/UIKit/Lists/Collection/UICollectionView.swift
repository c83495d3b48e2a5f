package import Explanations
import ListGeometry

/// Items in sections, placed by a layout, of which only those in the viewport have views.
///
/// The layout says where elements lie and may take back the sizes that their views come to; the collection view makes
/// views for the elements that the viewport shows, measures and places them.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ElementCategory: Int, Sendable {
        case cell, supplementaryView, decorationView
    }

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    /// The kind of a flow layout's section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    nonisolated static let elementKindCell = "UICollectionElementKindCell"

    // `@exclusivity(unchecked)`, as a table's: the app's data sources, delegates, layouts and cells are called in the middle of
    // everything and call back, so no access may be open while they run. None is: `state` is never passed as `inout`, its
    // mutating members call nothing, and what others answer is in a local before it is stored.
    @exclusivity(unchecked) final var state: CollectionState

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        state = CollectionState(layout: layout)
        super.init(frame: frame)
        setUpCollection()
    }

    override class func makeAppearanceProxy() -> Self {
        _make(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        state = CollectionState(layout: Self.layout(from: coder))
        super.init(coder: coder)
        setUpCollection()
        decodeCollection(from: coder)
    }

    // MARK: Data

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { dataSourceChanged() }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// The scroll view's delegate; nil where that is none of collections.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }
    /// Another delegate implements other methods.
    override func delegateChanged() {
        if state.contextMenu == nil { state.contextMenu = ListContextMenu(self) }
        state.calls.forget()
        state.layout.invalidateLayout()
    }
    /// Throws away every measured size, every visible view and the selection; the offset stays. Views are made at the
    /// next layout.
    open dynamic func reloadData() { reloadEverything() }
    open var numberOfSections: Int { itemCounts.count }
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { state.layout }
        set { replaceLayout(newValue, animated: false, completion: nil) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        replaceLayout(layout, animated: animated, completion: nil)
    }
    /// Views that are shown before and after move; what comes and goes does it as in an update.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        replaceLayout(layout, animated: animated, completion: completion)
    }
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
    /// Puts a layout between the present one and another in place, whose `transitionProgress` says how far it has come.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
    /// Goes the rest of the way to the next layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Goes back to the layout from before.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    /// The rule for measuring visible cells again when their content asks for it, as since iOS 16.
    open lazy var selfSizingInvalidation: SelfSizingInvalidation =
        BehaviourProfile.current.cellsInvalidateTheirSize ? .enabled : .disabled
    /// Behind the elements, as large as the viewport; doesn't scroll.
    open var backgroundView: UIView? {
        didSet { if oldValue !== backgroundView { replaceBackgroundView(oldValue) } }
    }

    // MARK: Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, kind: Self.elementKindCell, identifier: identifier)
    }
    /// A document with one cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerDocument(nib, kind: Self.elementKindCell, identifier: identifier)
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerDocument(nib, kind: kind, identifier: identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registerClass(viewClass, kind: elementKind, identifier: identifier)
    }
    /// A cell from the pool or a new one, as large as its item.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeueView(kind: Self.elementKindCell, identifier: identifier, for: indexPath)
        return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueView(kind: elementKind, identifier: identifier, for: indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }
    /// nil where the item isn't shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        state.shown[.cell(indexPath)] as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        state.shown[ElementKey(.supplementaryView, kind: elementKind, indexPath)]
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { element(of: cell, .cell)?.indexPath }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        element(of: supplementaryView, .supplementaryView)?.indexPath
    }
    /// The visible cells by index path.
    open var visibleCells: [UICollectionViewCell] {
        shownElements(.cell).compactMap { state.shown[$0] as? UICollectionViewCell }
    }
    open var indexPathsForVisibleItems: [IndexPath] { shownElements(.cell).map(\.indexPath) }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownElements(.supplementaryView).filter { $0.kind == elementKind }.compactMap { state.shown[$0] }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownElements(.supplementaryView).filter { $0.kind == elementKind }.map(\.indexPath)
    }

    // MARK: Geometry

    /// The item whose frame contains a point in content coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemIndexPath(at: point) }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedAttributes(.cell(indexPath))
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        preparedAttributes(ElementKey(.supplementaryView, kind: kind, indexPath))
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var allowsSelection = true {
        didSet { selectionRulesChanged() }
    }
    open var allowsMultipleSelection = false {
        didSet { selectionRulesChanged() }
    }
    /// A stored value: hosts move no focus between items.
    open var allowsFocus = false
    /// A stored value, like `allowsFocus`.
    open var allowsFocusDuringEditing = false
    /// A stored value, like `allowsFocus`.
    open var selectionFollowsFocus = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { installMultipleSelection(allowsMultipleSelectionDuringEditing) }
    }
    open var isEditing = false {
        didSet { if oldValue != isEditing { deselectAll() } }
    }
    /// nil, unlike an empty list, in no case: UIKit's is an optional for history's sake.
    open var indexPathsForSelectedItems: [IndexPath]? { state.selected }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition, animated: animated)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Updates

    /// Makes the changes of the block together; an empty one asks for all sizes again.
    open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        if let completion { state.updates.completions.append(completion) }
        closeUpdates()
    }
    /// True if items have been changed in a batch that isn't at its end, so that index paths may not fit the data.
    open var hasUncommittedUpdates: Bool { state.updates.depth > 0 && !state.updates.batch.isEmpty }
    open dynamic func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertedRows += positions(indexPaths, in: "insertItems(at:)") }
    }
    open dynamic func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deletedRows += positions(indexPaths, in: "deleteItems(at:)") }
    }
    open dynamic func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadedRows += positions(indexPaths, in: "reloadItems(at:)") }
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let ends = positions([indexPath, newIndexPath], in: "moveItem(at:to:)")
        guard ends.count == 2 else { return }
        update { $0.movedRows.append(BatchUpdate.RowMove(from: ends[0], to: ends[1])) }
    }
    open dynamic func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }
    open dynamic func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
    open dynamic func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append(BatchUpdate.SectionMove(from: section, to: newSection)) }
    }
    /// The data source configures the items' cells again, without new cells and without `prepareForReuse`.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// False where the item can't be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
    open func endInteractiveMovement() { endMovement(cancelled: false) }
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Dragging

    /// Says what items carry; with one, a long press lifts an item.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { dragDelegateChanged() }
    }
    /// Says what becomes of an item that is dropped.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// True if items can be dragged; until iOS 15 by default not on a phone.
    open lazy var dragInteractionEnabled =
        BehaviourProfile.current.phonesDragByDefault || traitCollection.userInterfaceIdiom == .pad
    open var hasActiveDrag: Bool { state.drag?.hasBegun ?? false }
    open var hasActiveDrop: Bool { state.drag?.isHandled ?? false }

    // MARK: Passes

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
        layOutIndex()
    }

    override var stateInDescription: [String] {
        super.stateInDescription + [
            "layout: \(referenceInDescription(collectionViewLayout))",
            "dataSource: \(referenceInDescription(dataSource))",
        ]
    }
    override var answersForItsContent: Bool { true }
    package override var listDiagnoses: [Diagnosis] { diagnoses }
    package override func listDiagnoses(ofRow row: UIView) -> [Diagnosis] { diagnoses(ofRow: row) }
    override func accountOfRows() -> Account? { accountOfItems() }
    override var isPlacingContent: Bool { state.isLayingOut }

    /// Lines between insets have another length.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        state.layout.adjustedInsetDidChange()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        askLayout(aboutBounds: newBounds)
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        invalidateForBounds(from: oldBounds)
    }

    override var laidOutContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
    override var shownColumns: Int? { cellsBesideFirst }
}
