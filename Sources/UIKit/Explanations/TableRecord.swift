import ListGeometry

/// The history of a table, kept for explanations and diagnoses: it hears of the table's events and the table knows
/// nothing of it.
@MainActor final class TableRecord: TableObserver, FittingObserver {
    /// The number and the sum of the offset's corrections that kept visible rows in place, since the last reload.
    private(set) var corrections = (count: 0, total: 0.0)
    /// The last reload's effect on the rows under the same offset, where it had one.
    private(set) var reloadMove: ReloadMove?
    /// The number of heights that the delegate was asked for before any cell, in the last rebuild.
    private(set) var heightsAskedUpFront = 0
    /// The last batch, where it was refused for its counts.
    private(set) var refusedUpdate: RefusedUpdate?
    /// The row whose height was asked by what it asks itself, since the last reload.
    private(set) var recursiveHeight: IndexPath?
    /// The cells that were shown before the last reload.
    private(set) var replacedCells: [ReplacedCell] = []
    /// The last animated scroll to a row, until the next one or a reload.
    private(set) var reveal: Reveal?
    /// The reasons for which the table asked for its rows, rebuild by rebuild, until the first row was shown.
    private(set) var loads: [[RebuildReason]] = []
    private var rebuildReasons: [RebuildReason] = []
    /// The number of cells made so far, for tests of cost.
    private(set) var cellsMade = 0

    /// The measurements by constraints while the delegate is asked for a height; calls may be nested.
    private var collections: [(records: [FittingRecord], outer: (any FittingObserver)?)] = []

    /// The measurement of a cell's present row, which the cell keeps: it is changed in place, several times a row.
    private final class CellRecord {
        var measurement: RowMeasurement
        init(_ measurement: RowMeasurement) { self.measurement = measurement }
    }

    /// The measurement of the cell's present row; nil where its height wasn't found by its cell.
    func measurement(of cell: UITableViewCell) -> RowMeasurement? {
        record(of: cell)?.measurement
    }

    func observe(_ event: TableEvent, of table: UITableView) {
        switch event {
        case .needsRebuild(let reason): noteReason(reason, of: table)
        case .needsReload: forgetRows()
        case .willRebuild: noteRebuild(of: table)
        case .willReplaceCells: noteReload(of: table)
        case .recycledCells: replacedCells = []
        case .askedHeightUpFront: heightsAskedUpFront += 1
        case .askedHeightRecursively(let row): recursiveHeight = row
        case .madeCell: cellsMade += 1
        case .reloadMoved(let move): reloadMove = move
        case .correctedOffset(let distance):
            corrections.count += 1
            corrections.total += distance
        case .reveals(let row, let position, let target):
            reveal = Reveal(row: row, position: position, target: target, corrections: corrections.total)
        case .revealsAtOnce: reveal = nil
        case .willUpdate: (replacedCells, reveal) = ([], nil)
        case .acceptedUpdate: refusedUpdate = nil
        case .refusedUpdate(let refused): refusedUpdate = refused
        case .measuredFirst: reveal?.measuredRows += 1
        default: observeMeasurement(event)
        }
    }

    // MARK: Loads and reloads

    private func forgetRows() {
        corrections = (0, 0)
        (reloadMove, refusedUpdate, recursiveHeight, reveal) = (nil, nil, nil, nil)
    }

    /// Reasons count as long as no row was shown.
    private func noteReason(_ reason: RebuildReason, of table: UITableView) {
        guard table.state.cells.isEmpty, loads.count < 16, !rebuildReasons.contains(reason) else { return }
        rebuildReasons.append(reason)
    }

    private func noteRebuild(of table: UITableView) {
        heightsAskedUpFront = 0
        guard !rebuildReasons.isEmpty else { return }
        if table.dataSource != nil { loads.append(rebuildReasons) }
        rebuildReasons = []
    }

    private func noteReload(of table: UITableView) {
        loads = []
        guard !table.state.visible.isEmpty else { return }
        replacedCells = table.state.visible.compactMap { row in
            guard let cell = table.state.cells[row], let identifier = cell.reuseIdentifier else { return nil }
            return ReplacedCell(row: row, identifier: identifier, cell: cell, contents: cell.shownContents)
        }
    }

    // MARK: Measurements

    private func observeMeasurement(_ event: TableEvent) {
        switch event {
        case .willAskHeight: collections.append(([], FittingObservation.replace(self)))
        case .askedHeight(let answer, let cell):
            guard let asked = collections.popLast() else { return }
            _ = FittingObservation.replace(asked.outer)
            guard let answer else { return }
            var measurement = RowMeasurement(width: answer.width, provisional: answer.provisional, told: answer.height)
            measurement.isToldByDelegate = answer.isOfDelegate
            measurement.measuredByDelegate = asked.records
            if let record = record(of: cell) {
                record.measurement = measurement
            } else {
                cell.state.observerRecord = CellRecord(measurement)
            }
        case .cellFitted(let answer, let cell): change(cell) { $0.base = answer }
        case .cellAnswered(let height, let cell):
            change(cell) { measurement in
                measurement.answer = height
                // A cell that answered by itself may have answered from what it has to scroll.
                guard measurement.base?.answer != height else { return }
                measurement.contents = cell.contentView.scrollViewsInside.map(\.scrolledContent)
            }
        case .usedStandardHeight(let cell): change(cell) { $0.fellBack = true }
        case .measuredRow(let cell, let height): change(cell) { $0.height = height }
        default: break
        }
    }

    private func change(_ cell: UITableViewCell, _ change: (inout RowMeasurement) -> Void) {
        if let record = record(of: cell) { change(&record.measurement) }
    }

    private func record(of cell: UITableViewCell) -> CellRecord? { cell.state.observerRecord as? CellRecord }

    func didMeasure(_ view: UIView, target: CGSize, size: CGSize) {
        guard !collections.isEmpty else { return }
        collections[collections.count - 1].records.append(FittingRecord(view, target: target, result: size))
    }
}

extension UITableView: ObservedTable {
    func makeObserver() -> any TableObserver { TableRecord() }

    /// The table's history, from its beginning on.
    var record: TableRecord { state.observer as? TableRecord ?? TableRecord() }
}

/// A cell that a reload took from its row.
struct ReplacedCell {
    var row: RowPosition
    var identifier: String
    weak var cell: UITableViewCell?
    /// The contents that the row showed.
    var contents: [ShownContent]
}

/// An animated scroll to a row, whose target was computed once, from what was known then.
struct Reveal {
    var row: RowPosition
    var position: UITableView.ScrollPosition
    /// The offset that the scroll goes to, points.
    var target: CGFloat
    /// The corrections of the offset before it.
    var corrections: Double
    /// The number of rows measured on the way.
    var measuredRows = 0
}
