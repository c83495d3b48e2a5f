package import Explanations
import ListGeometry

/// Rows in sections, one below the other, of which only the visible ones have views.
///
/// Row heights come from the delegate, from `rowHeight`, or, where those say `automaticDimension`, from the cell's own
/// constraints. Rows not yet measured are estimated; measuring one replaces its estimate and moves what lies below.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A height that the cell's constraints decide.
    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style
    // `@exclusivity(unchecked)`, as of what measures rows: delegates and data sources are called in the middle of
    // everything a table does and call it back, so no access may be open while they run. None is: `state` is never
    // passed as `inout`, its mutating members (of the geometry, the queues, the answers of delegates) call nothing,
    // and what a delegate answers is in a local before it is stored. Whatever a loop reads again after a call it reads
    // anew, and `state.generation` tells it where rows have changed their meaning meanwhile. Checks would be made some
    // ten times for each row of a layout.
    @exclusivity(unchecked) final var state = TableState()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Self.style(from: coder)
        super.init(coder: coder)
        setUpTable()
        decodeTable(from: coder)
    }

    // MARK: Data

    @exclusivity(unchecked) open weak var dataSource: (any UITableViewDataSource)? {
        didSet { dataSourceChanged() }
    }
    @exclusivity(unchecked) open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// True if `prefetchDataSource` is notified of rows ahead; turning it off cancels the rows announced before.
    open var isPrefetchingEnabled = true {
        didSet { if oldValue != isPrefetchingEnabled { prefetchingChanged() } }
    }
    /// The scroll view's delegate; nil where that is none of tables.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }
    /// Another delegate implements other methods.
    override func delegateChanged() {
        if state.contextMenu == nil { state.contextMenu = ListContextMenu(self) }
        state.calls.forget()
        state.probedSupplementaryViews = [:]
        setNeedsRebuild(because: .delegate)
    }
    /// Throws away every measured height and every visible cell; the offset stays. Cells are made at the next layout.
    open dynamic func reloadData() {
        traceReload("data")
        observe(.willReplaceCells)
        recycleAll()
        setNeedsReload()
        // A table in a window asks for its counts before it returns, so that code behind the call can rely on what its
        // data source saw; cells wait for the layout. Claimed by those who traced the calls; not documented.
        if window != nil { rebuildIfNeeded() }
    }
    open var numberOfSections: Int {
        rebuildIfNeeded()
        return state.geometry.sectionCount
    }
    open func numberOfRows(inSection section: Int) -> Int {
        rebuildIfNeeded()
        guard section >= 0, section < state.geometry.sectionCount else { return 0 }
        return state.geometry.rowCount(inSection: section)
    }

    // MARK: Heights

    @exclusivity(unchecked) open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            customised.insert(.rowHeight)
            setNeedsRebuild()
        }
    }
    open lazy var estimatedRowHeight: CGFloat = BehaviourProfile.current.defaultEstimatedRowHeight {
        didSet { setNeedsRebuild() }
    }
    @exclusivity(unchecked) open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsRebuild() }
    }
    @exclusivity(unchecked) open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsRebuild() }
    }
    open lazy var estimatedSectionHeaderHeight: CGFloat = BehaviourProfile.current.defaultEstimatedPartHeight {
        didSet { setNeedsRebuild() }
    }
    open lazy var estimatedSectionFooterHeight: CGFloat = BehaviourProfile.current.defaultEstimatedPartHeight {
        didSet { setNeedsRebuild() }
    }
    /// The padding above each header; −1 is the release's own.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet {
            customised.insert(.sectionHeaderTopPadding)
            setNeedsRebuild()
        }
    }
    /// The rule for measuring visible cells again when their content asks for it, as since iOS 16.
    open lazy var selfSizingInvalidation: SelfSizingInvalidation =
        BehaviourProfile.current.cellsInvalidateTheirSize ? .enabled : .disabled

    // MARK: Appearance

    @exclusivity(unchecked) open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            customised.insert(.separatorStyle)
            separatorsChanged()
        }
    }
    /// The edge that the left inset of separators is measured from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { separatorsChanged() }
    }
    /// Kept for who reads it: separators are drawn in their colour here, without an effect.
    open var separatorEffect: UIVisualEffect?
    open lazy var separatorColor: UIColor? = .rowSeparator {
        didSet {
            customised.insert(.separatorColor)
            separatorsChanged()
        }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticSeparatorInset, bottom: 0, right: 0) {
        didSet {
            customised.insert(.separatorInset)
            separatorsChanged()
        }
    }
    /// The height of the empty rows below a plain table's last one: 0 for none, as since iOS 15; `automaticDimension`,
    /// the height of the last row, as before; or points.
    open lazy var fillerRowHeight = BehaviourProfile.current.defaultFillerRowHeight {
        didSet { setNeedsLayout() }
    }
    /// The view above the rows; its height is its frame's, its width the table's.
    @exclusivity(unchecked) open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
    }
    @exclusivity(unchecked) open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableFooterView) }
    }

    /// Behind the rows, as large as the table's visible part.
    open var backgroundView: UIView? {
        didSet { replaceBackgroundView(oldValue) }
    }
    /// True if the rows' contents keep out of the safe area at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { cellMarginsChanged() }
    }
    /// True if the margins of the rows' contents grow until the text between them is comfortable to read.
    open lazy var cellLayoutMarginsFollowReadableWidth = BehaviourProfile.current.cellMarginsFollowReadableWidth {
        didSet {
            customised.insert(.cellLayoutMarginsFollowReadableWidth)
            cellMarginsChanged()
        }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerClass(cellClass, for: identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        state.registrations[identifier] = nib.map { .document($0) }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerPartClass(aClass, for: identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        state.supplementaryViewRegistrations[identifier] = nib.map { .document($0) }
    }
    /// A cell from the pool or a new one; nil where nothing is registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// A cell from the pool or a new one of what is registered.
    ///
    /// Asks the row's height on the way, as UIKit does; with a concrete height the cell has the row's size already.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRegistered(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeuePart(identifier)
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        existingRow(indexPath).flatMap { state.cells[$0] }
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        state.visible.first { state.cells[$0] === cell }.map { IndexPath($0) }
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { partView(.header, section) }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { partView(.footer, section) }
    open var visibleCells: [UITableViewCell] {
        layOutRowsIfNeeded()
        return state.visible.compactMap { state.cells[$0] }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutRowsIfNeeded()
        return state.visible.map { IndexPath($0) }
    }

    // MARK: Geometry

    /// Content coordinates; zero for a row that doesn't exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { partRect(.header, section) }
    open func rectForFooter(inSection section: Int) -> CGRect { partRect(.footer, section) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowIndexPath(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowIndexPaths(in: rect) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = state.selected.min() else { return }
        reveal(IndexPath(row), at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    open dynamic func beginUpdates() { openUpdates() }
    /// True if rows have been changed in a batch that isn't at its end, so that index paths may not fit the data.
    open var hasUncommittedUpdates: Bool { state.updates.depth > 0 && !state.updates.batch.isEmpty }
    open dynamic func endUpdates() { closeUpdates() }
    /// Makes the changes of the block together; an empty one asks for all heights again.
    open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        if let completion { state.updates.completions.append(completion) }
        closeUpdates()
    }
    open dynamic func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.insertedRows += positions(indexPaths, in: "insertRows(at:with:)")
        } animations: {
            $0.insert(animation)
        }
    }
    open dynamic func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.deletedRows += positions(indexPaths, in: "deleteRows(at:with:)")
        } animations: {
            $0.delete(animation)
        }
    }
    open dynamic func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.reloadedRows += positions(indexPaths, in: "reloadRows(at:with:)")
        } animations: {
            $0.insert(animation)
            $0.delete(animation)
        }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let ends = positions([indexPath, newIndexPath], in: "moveRow(at:to:)")
        guard ends.count == 2 else { return }
        update {
            $0.movedRows.append(BatchUpdate.RowMove(from: ends[0], to: ends[1]))
        } animations: {
            $0.moved = true
        }
    }
    open dynamic func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.insertedSections += sections
        } animations: {
            $0.insert(animation)
        }
    }
    open dynamic func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.deletedSections += sections
        } animations: {
            $0.delete(animation)
        }
    }
    open dynamic func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.reloadedSections += sections
        } animations: {
            $0.insert(animation)
            $0.delete(animation)
        }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update {
            $0.movedSections.append(BatchUpdate.SectionMove(from: section, to: newSection))
        } animations: {
            $0.moved = true
        }
    }
    /// The data source configures the rows' cells again, without new cells and without `prepareForReuse`.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Selection

    open var allowsSelection = true {
        didSet { selectionRulesChanged() }
    }
    open var allowsMultipleSelection = false {
        didSet { selectionRulesChanged() }
    }
    /// A stored value: hosts move no focus between rows.
    open var allowsFocus = false
    /// A stored value, like `allowsFocus`.
    open var allowsFocusDuringEditing = false
    /// A stored value, like `allowsFocus`.
    open var selectionFollowsFocus = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard oldValue != allowsMultipleSelectionDuringEditing else { return }
            editingRulesChanged()
            installMultipleSelection(allowsMultipleSelectionDuringEditing)
        }
    }
    open var indexPathForSelectedRow: IndexPath? { state.selected.first.map { IndexPath($0) } }
    open var indexPathsForSelectedRows: [IndexPath]? {
        state.selected.isEmpty ? nil : state.selected.map { IndexPath($0) }
    }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
    /// Posted by a table in which the user selected or deselected a row; not for what a program selects.
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    // MARK: Editing

    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or takes away the rows' editing parts; what is selected is deselected.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Dragging

    /// Says what rows carry; with one, a long press lifts a row.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { dragDelegateChanged() }
    }
    /// Says what becomes of a row that is dropped.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// True if rows can be dragged; until iOS 15 by default not on a phone.
    open lazy var dragInteractionEnabled =
        BehaviourProfile.current.phonesDragByDefault || traitCollection.userInterfaceIdiom == .pad
    open var hasActiveDrag: Bool { state.drag?.hasBegun ?? false }
    open var hasActiveDrop: Bool { state.drag?.isHandled ?? false }

    // MARK: Section index

    /// The index is shown from so many rows on.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { updateSectionIndex() }
    }
    /// Nil is the tint colour.
    open var sectionIndexColor: UIColor? {
        didSet {
            customised.insert(.sectionIndexColor)
            updateSectionIndexColors()
        }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        didSet {
            customised.insert(.sectionIndexBackgroundColor)
            updateSectionIndexColors()
        }
    }
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet {
            customised.insert(.sectionIndexTrackingBackgroundColor)
            updateSectionIndexColors()
        }
    }
    /// Asks the data source for the titles again.
    open func reloadSectionIndexTitles() { reloadIndexTitles() }
    /// The magnifying glass among the index titles.
    public nonisolated static let indexSearch = "{search}"

    open dynamic override func layoutSubviews() {
        LayoutOutsideWindowWarning.check(self)
        dictateEdgeWidths()
        super.layoutSubviews()
        layOutRows()
        layOutFillerRows()
        layOutSectionIndex()
        layOutBackgroundView()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if oldSize.width != bounds.width { widthChanged() }
    }

    override var stateInDescription: [String] {
        super.stateInDescription + ["dataSource: \(referenceInDescription(dataSource))"]
    }
    override var answersForItsContent: Bool { true }
    package override var listDiagnoses: [Diagnosis] { diagnoses }
    package override func listDiagnoses(ofRow row: UIView) -> [Diagnosis] { diagnoses(ofRow: row) }
    override func accountOfRows() -> Account? { accountOfContentHeight() }
    override var offsetCorrections: (count: Int, total: Double) { record.corrections }
    override var isPlacingContent: Bool { state.isLayingOut }

    override var makesRoomForKeyboard: Bool { controller is UITableViewController }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofTable(property) ?? super.customisedValue(of: property)
    }
}
