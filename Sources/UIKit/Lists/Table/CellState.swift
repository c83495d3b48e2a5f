/// What a table's cell is put together from, besides what it is configured with.
struct CellState {
    var isSelected = false
    var isHighlighted = false
    /// Shows the selection where the app has no view for it.
    var selection: UIView?
    var labels: CellLabels?
    var shownAccessory: UIView?
    /// The margins that the cell gave its content view; others are the app's own and stay.
    var automaticMargins: NSDirectionalEdgeInsets?
    /// How the height of its present row was found.
    var measurement: RowMeasurement?
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
}
