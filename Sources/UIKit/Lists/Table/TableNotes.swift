import ListGeometry

/// A cell that a reload took from its row.
struct ReplacedCell {
    var row: RowPosition
    var identifier: String
    weak var cell: UITableViewCell?
    /// What the row showed.
    var contents: [ShownContent]
}

/// An animated scroll to a row, whose target was computed once, from what was known then.
struct Reveal {
    var row: RowPosition
    var position: UITableView.ScrollPosition
    /// The offset that the scroll goes to, points.
    var target: CGFloat
    /// What the offset had been corrected by before.
    var corrections: Double
    /// How many rows were measured on the way.
    var measuredRows = 0
}

/// What makes a table ask for its rows.
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
        guard state.cells.isEmpty, state.loads.count < 16, !state.rebuildReasons.contains(reason) else { return }
        state.rebuildReasons.append(reason)
    }

    /// A rebuild is made for what is noted.
    func noteRebuild() {
        guard !state.rebuildReasons.isEmpty else { return }
        if dataSource != nil { state.loads.append(state.rebuildReasons) }
        state.rebuildReasons = []
    }

    /// What is shown is about to be replaced.
    func noteReload() {
        state.loads = []
        guard !state.visible.isEmpty else { return }
        state.replacedCells = state.visible.compactMap { row in
            guard let cell = state.cells[row], let identifier = cell.reuseIdentifier else { return nil }
            return ReplacedCell(row: row, identifier: identifier, cell: cell, contents: cell.shownContents)
        }
    }
}
