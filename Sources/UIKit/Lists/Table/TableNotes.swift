import ListGeometry

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
    /// The sum of the offset's corrections before.
    var corrections: Double
    /// The number of rows measured on the way.
    var measuredRows = 0
}

/// The cause of a rebuild of the rows.
enum RebuildReason: String {
    case dataSource
    case delegate
    case reload = "reloadData"
    case heights = "a height property"
    case edgeView = "header or footer view"
    case width
    case surroundings = "traits"
}

extension UITableView {
    /// Notes why a rebuild is due, as long as no row was shown.
    func noteRebuildReason(_ reason: RebuildReason) {
        guard table.cells.isEmpty, table.loads.count < 16, !table.rebuildReasons.contains(reason) else { return }
        table.rebuildReasons.append(reason)
    }

    /// A rebuild is made for what is noted.
    func noteRebuild() {
        guard !table.rebuildReasons.isEmpty else { return }
        if dataSource != nil { table.loads.append(table.rebuildReasons) }
        table.rebuildReasons = []
    }

    /// Records the visible cells before a reload replaces them.
    func noteReload() {
        table.loads = []
        guard !table.visible.isEmpty else { return }
        table.replacedCells = table.visible.compactMap { row in
            guard let cell = table.cells[row], let identifier = cell.reuseIdentifier else { return nil }
            return ReplacedCell(row: row, identifier: identifier, cell: cell, contents: cell.shownContents)
        }
    }
}
