import ListGeometry

/// The environment that rows depend on beside their data: traits, margins, the safe area; and the view behind them.
extension UITableView {
    func dataSourceChanged() {
        state.sourceCalls.forget()
        closeSwipe(animated: false)
        setNeedsReload(because: .dataSource)
    }

    /// Rows, headers and footers may have other heights under other traits.
    func traitsChanged(from previous: UITraitCollection?) {
        guard let previous else { return }
        let present = traitCollection
        guard
            previous.preferredContentSizeCategory != present.preferredContentSizeCategory
                || previous.horizontalSizeClass != present.horizontalSizeClass
                || previous.verticalSizeClass != present.verticalSizeClass
                || previous.displayScale != present.displayScale
        else { return }
        setNeedsRebuild(.resize, because: .surroundings)
    }

    /// Contents of rows have other widths or margins.
    func cellMarginsChanged() {
        for row in state.visible {
            guard let cell = state.cells[row] else { continue }
            cell.updateContentMargins()
            cell.layOutContentView()
            cell.setNeedsLayout()
        }
        state.needsMeasurement.formUnion(ascending: state.visible)
        setNeedsLayout()
    }

    func replaceBackgroundView(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    /// Lays out the background view, which doesn't scroll.
    func layOutBackgroundView() {
        guard let backgroundView else { return }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
        if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
}
