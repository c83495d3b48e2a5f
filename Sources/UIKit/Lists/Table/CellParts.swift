/// The parts of a table's cell, besides its configuration.
struct CellParts {
    var isSelected = false
    var isHighlighted = false
    /// Shows the selection where the app has no view for it.
    var selection: UIView?
    var labels: CellLabels?
    var shownAccessory: UIView?
    /// The margins that the cell gave its content view; others are the app's own and stay.
    var automaticMargins: NSDirectionalEdgeInsets?
    /// The measurement of its present row's height.
    var measurement: RowMeasurement?
}

extension UITableViewCell {
    /// Nil where a configuration makes the content.
    var ensuredLabels: CellLabels? {
        if let labels = parts.labels { return labels }
        guard configured.view == nil else { return nil }
        let labels = CellLabels(style: cellStyle, in: contentView)
        parts.labels = labels
        indentationChanged()
        return labels
    }
}
