/// The state of a table's cell, besides its configuration.
struct CellState {
    var isSelected = false
    var isHighlighted = false
    /// Shows the selection where the app has no view for it.
    var selection: UIView?
    var labels: CellLabels?
    var shownAccessory: UIView?
    /// The margins that the cell gave its content view; others are the app's own and stay.
    var automaticMargins: NSDirectionalEdgeInsets?
    /// The record that the table's observer keeps of this cell: it ends with the cell, and the lists never read it.
    var observerRecord: AnyObject?
}

extension UITableViewCell {
    /// Nil where a configuration makes the content.
    var ensuredLabels: CellLabels? {
        if let labels = state.labels { return labels }
        guard configured.view == nil else { return nil }
        let labels = CellLabels(style: cellStyle, in: contentView)
        state.labels = labels
        indentationChanged()
        return labels
    }

    /// Places the built-in labels as their texts are now: a copy of them, as the constraints that come and go ask the cell.
    func updateLabels(isMeasured: Bool = false) {
        guard var labels = state.labels else { return }
        labels.update(in: self, isMeasured: isMeasured)
        state.labels = labels
    }
}
