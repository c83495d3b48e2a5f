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

    /// A height that the cell's constraints decide.
    public static let automaticDimension: CGFloat = -1

    public let tableStyle: Style
    var table = TableState()

    public init(frame: CGRect, style: Style) {
        tableStyle = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        setUpTable()
    }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { setNeedsRebuild() }
    }
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { setNeedsRebuild() }
    }
    /// Throws away every measured height and every visible cell; the offset stays. Cells are made at the next layout.
    open func reloadData() {
        recycleAllCells()
        setNeedsRebuild()
    }
    open var numberOfSections: Int {
        rebuildIfNeeded()
        return table.geometry.sectionCount
    }
    open func numberOfRows(inSection section: Int) -> Int {
        rebuildIfNeeded()
        guard section >= 0, section < table.geometry.sectionCount else { return 0 }
        return table.geometry.rowCount(inSection: section)
    }

    // MARK: Heights

    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsRebuild() }
    }
    open lazy var estimatedRowHeight: CGFloat = BehaviourProfile.current.defaultEstimatedRowHeight {
        didSet { setNeedsRebuild() }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsRebuild() }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsRebuild() }
    }

    // MARK: Appearance

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { separatorsChanged() }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { separatorsChanged() }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticSeparatorInset, bottom: 0, right: 0) {
        didSet { separatorsChanged() }
    }
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableFooterView) }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerClass(cellClass, for: identifier)
    }
    /// A cell from the pool or a new one; nil where nothing is registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier, for: nil)
    }
    /// A cell from the pool or a new one of what is registered.
    ///
    /// Asks the row's height on the way, as UIKit does; with a concrete height the cell has the row's size already.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRegistered(identifier, for: indexPath)
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath.rowPosition] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        table.visible.first { table.cells[$0] === cell }.map { IndexPath($0) }
    }
    open var visibleCells: [UITableViewCell] {
        settle()
        return table.visible.compactMap { table.cells[$0] }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        settle()
        return table.visible.map { IndexPath($0) }
    }

    // MARK: Geometry

    /// Content coordinates; zero for a row that doesn't exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowIndexPath(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowIndexPaths(in: rect) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var indexPathForSelectedRow: IndexPath? { table.selected.map { IndexPath($0) } }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if oldSize.width != bounds.width { widthChanged() }
    }
}

/// What a table keeps between layouts.
///
/// Invariant: `visible` is sorted and lists exactly the rows that `cells` has entries for; every cell is in one place:
/// visible under its row, or in the pool of its identifier.
struct TableState {
    var geometry = ListGeometry(defaultEstimate: Double(TableMetrics.automaticEstimate))
    var needsRebuild = true
    var isRebuilding = false
    var isLayingOut = false
    var visible: [RowPosition] = []
    var cells: [RowPosition: UITableViewCell] = [:]
    var registrations: [String: UITableViewCell.Type] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var selected: RowPosition?
    var offsetPolicy = OffsetPolicy.faithful
    /// Visible rows whose cells are to be measured again.
    var needsMeasurement: Set<RowPosition> = []
    /// How many cells were ever made, for tests of cost.
    var cellsMade = 0
    /// Rows whose height is being asked for while a cell is dequeued, to notice recursion.
    var dequeueDepth = 0
}

enum TableMetrics {
    /// What an unmeasured automatic row is estimated at, and a row's height where nothing else says one.
    static let automaticEstimate: CGFloat = 44
    static let standardRowHeight: CGFloat = 44
}

extension RowPosition {
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}

extension IndexPath {
    init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
    var rowPosition: RowPosition { RowPosition(self) }
}
