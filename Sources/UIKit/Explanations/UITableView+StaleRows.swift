extension UITableView {
    /// The visible rows that were measured by their cells and have another height than these ask for now, by more than a
    /// pixel.
    package var staleRows: [(path: IndexPath, height: CGFloat, asked: CGFloat)] {
        layOutRowsIfNeeded()
        guard estimatesRows else { return [] }
        return state.visible.compactMap { row in
            let path = IndexPath(row)
            guard let cell = state.cells[row],
                (delegateHeight(of: path) ?? rowHeight) == UITableView.automaticDimension
            else { return nil }
            let asked = cell.systemLayoutSizeFitting(
                CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            let height = rowRect(path).height
            guard asked > 0, abs(asked - height) > 1 / CGFloat(pixelGrid.scale) + 1e-6 else { return nil }
            return (path, height, asked)
        }
    }
}
