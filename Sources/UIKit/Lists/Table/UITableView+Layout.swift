import ListGeometry

/// Visible rows, headers and footers: made, measured and placed.
extension UITableView {
    /// Brings rows up to date without waiting for the next commit.
    func settle() {
        if table.needsRebuild || passes.needsLayout { layoutIfNeeded() }
    }

    var viewport: Range<Double> {
        let top = Double(bounds.minY)
        return top..<max(top, Double(bounds.maxY))
    }

    /// Makes the cells of the visible rows, measures those that size themselves, and corrects what moves.
    ///
    /// Measuring a row moves the rows below it, so which rows are visible is asked anew after each; a row above what the
    /// user already sees moves the offset instead.
    func layOutRows() {
        guard !table.isLayingOut, window != nil || superview != nil else { return }
        table.isLayingOut = true
        defer { table.isLayingOut = false }
        if isDragging, table.swipe?.isTracking == false { closeSwipe(animated: true) }
        rebuildIfNeeded()
        layOutEdgeViews()
        // Before, so that the rows that come in take over the cells of those that left; after, as measuring moves rows.
        recycleInvisibleCells()
        recycleInvisibleParts()
        let (extent, offset) = (table.geometry.contentExtent, contentOffset)
        fillViewport()
        clampAfterShrinking()
        table.keptAnchor = nil
        if extent != table.geometry.contentExtent || offset != contentOffset {
            recycleInvisibleCells()
            recycleInvisibleParts()
        }
        layOutEdgeViews()
        placeCells()
        placeParts()
        updateContentSize()
        prefetch()
        // Requests made meanwhile, as in `viewDidLayoutSubviews` of a pass that a cell began, wait for the next pass.
        if table.needsRebuild { setNeedsLayout() }
    }

    private func fillViewport() {
        let generation = table.generation
        var anchor = table.keptAnchor ?? table.geometry.anchor(inViewport: viewport)
        var waiting = unpreparedEntries()[...]
        var isStale = false
        // Each turn prepares one entry; the viewport holds no more than that of some height.
        for _ in 0..<10_000 {
            if isStale {
                waiting = unpreparedEntries()[...]
                isStale = false
            }
            guard let entry = waiting.popFirst() else { return }
            let (extent, offset) = (table.geometry.contentExtent, contentOffset)
            if let row = entry.row { prepare(row) } else { prepare(part: entry) }
            guard generation == table.generation, !table.needsRebuild else { return }
            // Only an entry that came to another length moves others, or brings them in or out of sight.
            isStale = extent != table.geometry.contentExtent || offset != contentOffset
            guard isStale else { continue }
            anchor = keepInPlace(anchor, through: .measurement)
            if table.keptAnchor != nil { table.keptAnchor = anchor }
            updateContentSize()
        }
    }

    /// The visible entries without a view or a measurement, headers before the rows of their section, footers last.
    private func unpreparedEntries() -> [ListEntry] {
        let parts = shownParts.filter {
            table.parts[$0] == nil ? !table.partsWithoutView.contains($0) : !table.geometry.extent(of: $0).isMeasured
        }
        var rows: [RowPosition] = []
        for row in table.geometry.rows(intersecting: viewport)
        where table.cells[row] == nil || table.needsMeasurement.contains(row) {
            rows.append(row)
        }
        guard !parts.isEmpty else { return rows.map { .row($0) } }
        let (headers, footers) = (parts.filter { $0 == .header(section: $0.section) }, parts.filter(\.isFooter))
        var entries: [ListEntry] = []
        var left = headers[...]
        for row in rows {
            while let header = left.first, header.section <= row.section { entries.append(left.removeFirst()) }
            entries.append(.row(row))
        }
        return entries + left + footers
    }

    /// Moves the offset by the policy's correction, and updates the anchor.
    @discardableResult
    func keepInPlace(_ anchor: ListAnchor?, through change: GeometryChange) -> ListAnchor? {
        guard let anchor else { return nil }
        let correction = table.geometry.offsetCorrection(keeping: anchor, through: change, policy: table.offsetPolicy)
        if correction != 0 {
            updateContentSize()
            let start = restingOffsets.y.lowerBound
            let wasInside = contentOffset.y >= start
            traceCorrection(CGFloat(correction), keeping: anchor.entry)
            table.corrections.count += 1
            table.corrections.total += correction
            shiftContent(by: CGPoint(x: 0, y: CGFloat(correction)))
            // Content that got shorter above doesn't leave a gap at its top.
            if wasInside, contentOffset.y < start, !isTracking, !isDecelerating { contentOffset.y = start }
        }
        return table.geometry.contains(anchor.entry) ? table.geometry.anchor(of: anchor.entry) : nil
    }

    /// Rows that come in when the offset is brought back may shorten the content again.
    private func clampAfterShrinking() {
        guard !isTracking, !isDecelerating else { return }
        for _ in 0..<32 {
            let offset = contentOffset
            let limit = restingOffsets.y
            guard offset.y > limit.upperBound else { return }
            contentOffset = CGPoint(x: offset.x, y: limit.upperBound)
            fillViewport()
        }
    }

    private func placeCells() {
        for row in table.visible {
            guard let cell = table.cells[row] else { continue }
            roundCorners(of: cell, at: row)
            cell.rowSeparator = separatorKind(at: row)
            cell.updateSeparator()
        }
        placeRows(except: table.reordering?.cell)
        if table.swipe != nil { placeSwipe() }
    }

    /// Rows make room for one that is carried, and one that is swiped has given way.
    func placeRows(except carried: UITableViewCell?) {
        for row in table.visible {
            guard let cell = table.cells[row], cell !== carried else { continue }
            var rect = rect(table.geometry.extent(ofRow: row))
            if table.reordering != nil { rect.origin.y += displacement(of: row) }
            if let swipe = table.swipe, swipe.row == row { rect.origin.x += swipe.displacement }
            if cell.frame != rect { cell.frame = rect }
        }
    }
}

extension ListEntry {
    fileprivate var isFooter: Bool {
        if case .footer = self { true } else { false }
    }
}
