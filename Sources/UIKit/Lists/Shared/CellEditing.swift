/// The editing state of a cell.
struct CellEditing {
    var isEditing = false
    /// The delegate's answer.
    var style = UITableViewCell.EditingStyle.none
    /// The data source's and the delegate's answers; nil leaves it to the cell.
    var mayMove: Bool?
    var indents: Bool?
    var selectsMultiple = false
    /// The button that asks for the deletion once more is shown.
    var isConfirming = false
    var isSwiped = false
    var isReordering = false
    var control: CellEditControl?
    var handle: CellReorderControl?

    var showsControl: Bool { style != .none || selectsMultiple }

    var transitionState: UITableViewCell.StateMask {
        var state: UITableViewCell.StateMask = []
        if isEditing, showsControl { state.insert(.showingEditControl) }
        if isConfirming { state.insert(.showingDeleteConfirmation) }
        return state
    }
}

/// Widths of the controls beside a cell's content while it is edited, in points.
///
/// Provenance: claimed — an edit control of 22 pt at the row's margin: contents were seen to move by 38 pt, 42 with the
/// wide margin, without a recording.
/// Provenance: estimated — a reorder control's room of 60 pt, a handle of 20 by 12: no source gives them.
enum CellEditingMetrics {
    static let ring: CGFloat = 22
    static let reorderControl: CGFloat = 60
    static let handle = CGSize(width: 20, height: 12)
    /// The duration in which the controls appear and disappear.
    static let duration: TimeInterval = 0.3
}
