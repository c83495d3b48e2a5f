import ListGeometry

/// The row database: counts and estimates, asked of the data source and the delegate.
extension UITableView {
    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func setUpTable() {
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        style.isOpaque = true
    }

    func setNeedsRebuild() {
        table.needsRebuild = true
        setNeedsLayout()
    }

    /// Asks for counts, section by section, and for estimates where the delegate gives them.
    ///
    /// O(sections) where all rows are estimated alike.
    func rebuildIfNeeded() {
        guard table.needsRebuild, !table.isRebuilding else { return }
        table.isRebuilding = true
        defer { table.isRebuilding = false }
        table.needsRebuild = false
        guard let dataSource else {
            table.geometry.reload([])
            return
        }
        table.geometry.defaultEstimate = Double(constantEstimate)
        let sectionCount = max(0, dataSource.numberOfSections(in: self))
        var shapes: [SectionShape] = []
        for section in 0..<sectionCount {
            let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
            shapes.append(SectionShape(rows: rowRuns(section: section, count: count)))
        }
        table.geometry.reload(shapes)
        table.geometry.leadingPadding = Double(tableHeaderView?.frame.height ?? 0)
        table.geometry.trailingPadding = Double(tableFooterView?.frame.height ?? 0)
        updateContentSize()
    }

    /// Whether rows are estimated until they are seen; otherwise every height is asked up front.
    private var estimates: Bool { estimatedRowHeight != 0 }

    /// The estimate of rows that nobody says more about.
    private var constantEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        if rowHeight > 0 { return rowHeight }
        return TableMetrics.automaticEstimate
    }

    private func rowRuns(section: Int, count: Int) -> [SectionShape.RowRun] {
        guard count > 0 else { return [] }
        guard estimates else {
            return (0..<count).map { row in
                SectionShape.RowRun(count: 1, extent: .fixed(upFrontHeight(IndexPath(row: row, section: section))))
            }
        }
        guard let delegate = rowDelegate else { return [SectionShape.RowRun(count: count)] }
        var first: CGFloat = 0
        let isDefault = MissingEstimate.isDefault {
            first = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
        }
        if isDefault { return [SectionShape.RowRun(count: count)] }
        var runs = [SectionShape.RowRun(count: 1, extent: extent(estimate: first))]
        for row in 1..<max(1, count) {
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
            runs.append(SectionShape.RowRun(count: 1, extent: extent(estimate: estimate)))
        }
        return runs
    }

    private func extent(estimate: CGFloat) -> Extent {
        guard estimate > 0, Extent.objection(to: Double(estimate)) == nil else { return .defaultEstimate }
        return .estimate(Double(estimate))
    }

    /// Without estimates an automatic row has the standard height.
    private func upFrontHeight(_ indexPath: IndexPath) -> Double {
        let height = rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        guard height >= 0 else { return Double(TableMetrics.standardRowHeight) }
        return Double(checkedHeight(height, at: indexPath))
    }

    /// Refuses heights that no row can have, naming the row; the standard height stands in.
    func checkedHeight(_ height: CGFloat, at indexPath: IndexPath) -> CGFloat {
        guard let objection = Extent.objection(to: Double(height)) else { return height }
        UIKitException.raise(
            .internalInconsistency,
            "Invalid row height provided by table delegate: \(objection) for row \(indexPath.row) in section "
                + "\(indexPath.section). Value must be a finite number of at least 0, or "
                + "UITableView.automaticDimension.")
        return TableMetrics.standardRowHeight
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: CGFloat(table.geometry.contentExtent))
        if contentSize != size { contentSize = size }
    }

    /// Another width means other heights for rows that measure themselves.
    func widthChanged() {
        for view in [tableHeaderView, tableFooterView] {
            guard let view else { continue }
            view.frame.size.width = bounds.width
        }
        setNeedsRebuild()
        table.needsMeasurement = Set(table.visible)
    }
}
