/// What a cell is put together from.
///
/// Invariant: `configuredView` is there if and only if `contentConfiguration` is, and then it is the content view.
struct CellParts {
    var isSelected = false
    var isHighlighted = false
    /// The content view that the app fills.
    var plainView: UIView?
    /// The content view that a content configuration made.
    var configuredView: (any UIView & UIContentView)?
    var contentConfiguration: (any UIContentConfiguration)?
    var background: SystemBackgroundView?
    /// Shows the selection where the app has no view for it.
    var selection: UIView?
    var needsConfigurationUpdate = false
    var labels: CellLabels?
    var shownAccessory: UIView?
    /// The margins that the cell gave its content view; others are the app's own and stay.
    var automaticMargins: NSDirectionalEdgeInsets?
    /// How the height of its present row was found.
    var measurement: RowMeasurement?
}

extension UITableViewCell {
    var ensuredContentView: UIView {
        if let view = parts.configuredView { return view }
        if let view = parts.plainView { return view }
        let view = makeContentView()
        parts.plainView = view
        return view
    }

    /// Nil where a configuration makes the content.
    var ensuredLabels: CellLabels? {
        if let labels = parts.labels { return labels }
        guard parts.configuredView == nil else { return nil }
        let labels = CellLabels(style: cellStyle, in: contentView)
        parts.labels = labels
        indentationChanged()
        return labels
    }
}
