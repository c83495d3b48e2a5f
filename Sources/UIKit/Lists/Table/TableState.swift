import ListGeometry

/// The state that a table keeps between layouts.
///
/// Invariant: `visible` is sorted and lists exactly the rows that `cells` has entries for; every cell is in one place:
/// visible under its row, or in the pool of its identifier. The same goes for `supplementaryViews` and `supplementaryViewPool`.
struct TableState {
    var contextMenu: ListContextMenu?
    var geometry = ListGeometry(defaultEstimate: Double(TableMetrics.automaticEstimate))
    /// Heights or estimates are to be asked again, and with `countsAreStale` the counts too.
    var needsRebuild = true
    var countsAreStale = true
    /// The reason for the next rebuild.
    var pendingChange = GeometryChange.reload
    var isRebuilding = false
    var isLayingOut = false
    /// Grows when rows change their meaning, so that a layout in progress notices.
    var generation = 0
    var offsetPolicy = OffsetPolicy.faithful
    /// The listener to what the table does; it keeps what explanations ask for.
    var observer: (any TableObserver)?
    /// The anchor that a reload or an update kept in place, and that measuring the rows again must keep as well.
    var keptAnchor: ListAnchor?
    var calls = ImplementedMethods()
    var sourceCalls = ImplementedMethods()
    var updates = TableUpdates()

    // MARK: Rows

    var visible: [RowPosition] = []
    var cells = RowTable<UITableViewCell>()
    var registrations: [String: ReuseRegistration<UITableViewCell.Type>] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    /// In the order in which they were selected.
    var selected: [RowPosition] = []
    /// Visible rows whose cells are to be measured again.
    var needsMeasurement = RowSet()
    /// The row whose cell is being configured again.
    var reconfiguring: RowPosition?
    /// The estimate that showed that the delegate gives estimates.
    var probedEstimate: (row: RowPosition, estimate: CGFloat)?
    /// Rows whose height is being asked for while a cell is dequeued, to notice recursion.
    var rowsAskedByDequeue: [IndexPath] = []
    /// Rows that the prefetching data source was notified of and that haven't been shown.
    var prefetched: [RowPosition] = []
    var prefetchOffset: CGFloat = 0

    /// The separators below the last row where a plain table isn't full.
    var fillerRows: FillerRowsView?

    // MARK: Editing

    var isEditing = false
    /// The cell under a finger that did something else already, and doesn't select.
    weak var cellWithConsumedTouch: UITableViewCell?
    /// Swipe actions beside a row.
    var swipe: RowSwipe?
    /// A row on its way to another place.
    var reordering: RowReordering?
    /// The drag that such a row is carried by, where it was lifted by a long press.
    var drag: RowDrag?

    // MARK: Section index

    var indexTitles: [String] = []
    var indexView: SectionIndexView?

    /// Rows that a document made, for the table's controller to give.
    var staticSections: [StaticSection]?

    // MARK: Headers and footers

    var supplementaryViews: [ListEntry: UIView] = [:]
    var supplementaryViewRegistrations: [String: ReuseRegistration<UITableViewHeaderFooterView.Type>] = [:]
    var supplementaryViewPool: [String: [UITableViewHeaderFooterView]] = [:]
    /// Views of the calls that showed that the delegate makes views; nil where it had none.
    var probedSupplementaryViews: [ListEntry: UIView?] = [:]
    /// Visible headers and footers that have room but no view.
    var entriesWithoutView: Set<ListEntry> = []
}

extension RowPosition {
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}

extension IndexPath {
    init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
    var rowPosition: RowPosition { RowPosition(self) }
}

extension UITableView {
    /// Visible headers and footers by section, headers first.
    var sortedSupplementaryViews: [(ListEntry, UIView)] {
        guard !state.supplementaryViews.isEmpty else { return [] }
        return state.supplementaryViews.sorted { first, second in
            guard first.key.section == second.key.section else { return first.key.section < second.key.section }
            return first.key == .header(section: first.key.section) && second.key != first.key
        }.map { ($0.key, $0.value) }
    }

    /// `.faithful`, as UIKit, or `.anchored`: what the user sees never moves by itself.
    package typealias OffsetRule = OffsetPolicy

    /// The rule for the offset when the geometry above the viewport changes.
    package var offsetPolicy: OffsetRule {
        get { state.offsetPolicy }
        set { state.offsetPolicy = newValue }
    }
}
