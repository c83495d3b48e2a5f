import ListGeometry

/// The lengths of rows before their cells exist.
///
/// Without estimates every height is asked up front and an automatic row has the standard height; with estimates rows
/// are estimated until they are seen.
extension UITableView {
    /// True if rows are estimated until they are seen.
    ///
    /// The delegate's method goes before the property; −1 in the property counts from iOS 11 on.
    var estimatesRows: Bool {
        if state.calls.implemented.contains(.estimatedHeightForRow) { return true }
        return estimatedRowHeight > 0 || (estimatedRowHeight < 0 && BehaviourProfile.current.automaticEstimateCounts)
    }

    /// Asks the estimate of the first row there is, whose answer is kept for that row, to learn whether the delegate
    /// estimates at all.
    func probeEstimates(_ counts: [Int]) {
        guard !state.calls.implemented.contains(.estimatedHeightForRow),
            let section = counts.firstIndex(where: { $0 > 0 }),
            let estimate = delegateEstimate(of: IndexPath(row: 0, section: section))
        else { return }
        state.probedEstimate = (RowPosition(section: section, row: 0), estimate)
    }

    /// The estimate of rows without one of their own.
    var constantEstimate: CGFloat {
        if estimatedRowHeight > 0, isPlausible(estimatedRowHeight) { return estimatedRowHeight }
        if rowHeight > 0, isPlausible(rowHeight) { return rowHeight }
        return TableMetrics.automaticEstimate
    }

    func isPlausible(_ height: CGFloat) -> Bool { Extent.objection(to: Double(height)) == nil }

    func rowRuns(section: Int, count: Int) -> [SectionShape.RowRun] {
        guard count > 0 else { return [] }
        var runs: [SectionShape.RowRun] = []
        for row in 0..<count {
            guard let extent = ownExtent(ofRow: RowPosition(section: section, row: row)) else {
                return [SectionShape.RowRun(count: count, extent: commonExtent)]
            }
            if let last = runs.last, last.extent == extent {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(SectionShape.RowRun(count: 1, extent: extent))
            }
        }
        return runs
    }

    /// The extent of a row that doesn't exist yet.
    func extent(ofNewRow row: RowPosition) -> Extent { ownExtent(ofRow: row) ?? commonExtent }

    /// The extent of all rows if the delegate has no method for single rows.
    private var commonExtent: Extent {
        if estimatesRows { return .defaultEstimate }
        return .fixed(Double(automatic(rowHeight) ?? checkedHeight(rowHeight, of: "rowHeight")))
    }

    /// The delegate's extent of a row; nil where it has no such method.
    private func ownExtent(ofRow row: RowPosition) -> Extent? {
        let indexPath = IndexPath(row)
        if estimatesRows {
            if let probed = state.probedEstimate, probed.row == row {
                state.probedEstimate = nil
                return extent(estimate: probed.estimate)
            }
            return delegateEstimate(of: indexPath).map { extent(estimate: $0) }
        }
        return delegateHeight(of: indexPath).map { height in
            observe(.askedHeightUpFront)
            return .fixed(Double(automatic(height) ?? checkedHeight(height, at: indexPath)))
        }
    }

    private func extent(estimate: CGFloat) -> Extent {
        guard estimate > 0, isPlausible(estimate) else { return .estimate(Double(TableMetrics.automaticEstimate)) }
        return .estimate(Double(estimate))
    }

    /// The standard height for an automatic row without estimates.
    private func automatic(_ height: CGFloat) -> CGFloat? {
        height == UITableView.automaticDimension ? TableMetrics.standardRowHeight : nil
    }

    /// Refuses heights that no row can have, naming the row, and uses the standard height instead.
    func checkedHeight(_ height: CGFloat, at indexPath: IndexPath) -> CGFloat {
        checkedHeight(height, of: "row \(indexPath.row) in section \(indexPath.section)")
    }

    func checkedHeight(_ height: CGFloat, of place: @autoclosure () -> String) -> CGFloat {
        guard let objection = Extent.objection(to: Double(height)) else { return height }
        UIKitException.raise(
            .internalInconsistency,
            "Invalid height provided to the table view for \(place()): \(objection). A height must be a finite number "
                + "from 0 to \(Extent.maximumLength), or UITableView.automaticDimension.")
        return TableMetrics.standardRowHeight
    }
}
