import ListGeometry

/// What a table keeps between layouts.
///
/// Invariant: `visible` is sorted and lists exactly the rows that `cells` has entries for; every cell is in one place:
/// visible under its row, or in the pool of its identifier. The same goes for `parts` and `partPool`.
struct TableState {
    var contextMenu: ListContextMenu?
    var geometry = ListGeometry(defaultEstimate: Double(TableMetrics.automaticEstimate))
    /// Heights or estimates are to be asked again, and with `countsAreStale` the counts too.
    var needsRebuild = true
    var countsAreStale = true
    /// Why the next rebuild is made.
    var pendingChange = GeometryChange.reload
    var isRebuilding = false
    var isLayingOut = false
    /// Grows when rows change their meaning, so that a layout in progress notices.
    var generation = 0
    var offsetPolicy = OffsetPolicy.faithful
    /// How often, and by how much in all, the offset was moved to keep what is seen in place, since the last reload.
    var corrections = (count: 0, total: 0.0)
    /// What the last reload did to the rows under the same offset, where it did something.
    var reloadMove: ReloadMove?
    /// How many heights were asked of the delegate before any cell, in the last rebuild.
    var heightsAskedUpFront = 0
    /// The last batch, where it was refused for its counts.
    var refusedUpdate: RefusedUpdate?
    /// The row whose height was asked by what it asks itself, since the last reload.
    var recursiveHeight: IndexPath?
    /// What was shown before the last reload.
    var replacedCells: [ReplacedCell] = []
    /// The last animated scroll to a row, until the next one or a reload.
    var reveal: Reveal?
    /// What made the table ask for its rows, rebuild by rebuild, until the first row was shown.
    var loads: [[RebuildReason]] = []
    var rebuildReasons: [RebuildReason] = []
    /// What a reload or an update has kept in place, and what measuring the rows anew must keep as well.
    var keptAnchor: ListAnchor?
    var calls = ImplementedMethods()
    var sourceCalls = ImplementedMethods()
    var updates = TableUpdates()

    // MARK: Rows

    var visible: [RowPosition] = []
    var cells: [RowPosition: UITableViewCell] = [:]
    var registrations: [String: ReuseRegistration<UITableViewCell.Type>] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    /// In the order in which they were selected.
    var selected: [RowPosition] = []
    /// Visible rows whose cells are to be measured again.
    var needsMeasurement: Set<RowPosition> = []
    /// The row whose cell is being configured again.
    var reconfiguring: RowPosition?
    /// The estimate that told that the delegate gives estimates.
    var probedEstimate: (row: RowPosition, estimate: CGFloat)?
    /// How many cells were ever made, for tests of cost.
    var cellsMade = 0
    /// Rows whose height is being asked for while a cell is dequeued, to notice recursion.
    var rowsAskedByDequeue: [IndexPath] = []
    /// Rows that the prefetching data source was told of and that haven't been shown.
    var prefetched: [RowPosition] = []
    var prefetchOffset: CGFloat = 0

    /// What stands below the last row where a plain table isn't full.
    var fillerRows: FillerRowsView?

    // MARK: Editing

    var isEditing = false
    /// The cell under a finger that did something else already, and doesn't select.
    weak var spentTouch: UITableViewCell?
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

    var parts: [ListEntry: UIView] = [:]
    var partRegistrations: [String: ReuseRegistration<UITableViewHeaderFooterView.Type>] = [:]
    var partPool: [String: [UITableViewHeaderFooterView]] = [:]
    /// Views of the calls that told that the delegate makes views; nil where it had none.
    var probedParts: [ListEntry: UIView?] = [:]
    /// Visible headers and footers that have room but no view.
    var partsWithoutView: Set<ListEntry> = []
}

/// A reload after which the same offset shows another row, as measured heights went back to estimates.
struct ReloadMove {
    var offset: Double
    var before: Int
    var after: Int
    var rowsAbove: Int
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
    var sortedParts: [(ListEntry, UIView)] {
        guard !table.parts.isEmpty else { return [] }
        return table.parts.sorted { first, second in
            guard first.key.section == second.key.section else { return first.key.section < second.key.section }
            return first.key == .header(section: first.key.section) && second.key != first.key
        }.map { ($0.key, $0.value) }
    }

    /// `.faithful`, as UIKit, or `.anchored`: what the user sees never moves by itself.
    package typealias OffsetRule = OffsetPolicy

    /// What happens to the offset when the geometry above the viewport changes.
    package var offsetPolicy: OffsetRule {
        get { table.offsetPolicy }
        set { table.offsetPolicy = newValue }
    }

    /// Another delegate implements other methods.
    func delegateChanged() {
        if table.contextMenu == nil { table.contextMenu = ListContextMenu(self) }
        table.calls.forget()
        table.probedParts = [:]
        setNeedsRebuild(because: .delegate)
    }
}
