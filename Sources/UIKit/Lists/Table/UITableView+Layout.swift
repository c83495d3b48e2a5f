import ListGeometry

/// Visible rows, headers and footers: made, measured and placed.
extension UITableView {
    /// Brings rows up to date without waiting for the next commit.
    func layOutRowsIfNeeded() {
        if state.needsRebuild || passes.needsLayout { layoutIfNeeded() }
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
        guard !state.isLayingOut, window != nil || superview != nil else { return }
        state.isLayingOut = true
        defer { state.isLayingOut = false }
        if isDragging, state.swipe?.isTracking == false { closeSwipe(animated: true) }
        rebuildIfNeeded()
        layOutEdgeViews()
        // Before, so that the rows that come in take over the cells of those that left; after, as measuring moves rows.
        recycleInvisibleCells()
        recycleInvisibleSupplementaryViews()
        let (extent, offset) = (state.geometry.contentExtent, contentOffset)
        fillViewport()
        clampAfterShrinking()
        state.keptAnchor = nil
        if extent != state.geometry.contentExtent || offset != contentOffset {
            recycleInvisibleCells()
            recycleInvisibleSupplementaryViews()
        }
        layOutEdgeViews()
        placeCells()
        placeSupplementaryViews()
        updateContentSize()
        prefetch()
        // Requests made meanwhile, as in `viewDidLayoutSubviews` of a pass that a cell began, wait for the next pass.
        if state.needsRebuild { setNeedsLayout() }
    }

    private func fillViewport() {
        let wasInside = contentOffset.y >= restingOffsets.y.lowerBound
        prepareEntries()
        // Content that got shorter above doesn't leave a gap at its top. All of it is measured by then: a row that is higher
        // than its estimate makes up for one that is lower.
        let start = restingOffsets.y.lowerBound
        guard wasInside, contentOffset.y < start, !isTracking, !isDecelerating else { return }
        contentOffset.y = start
        prepareEntries()
    }

    private func prepareEntries() {
        let generation = state.generation
        var anchor = state.keptAnchor ?? shownAnchor ?? state.geometry.anchor(inViewport: viewport)
        var waiting = unpreparedEntries()[...]
        var isStale = false
        // Each turn prepares one entry; the viewport holds no more than that of some height.
        for _ in 0..<10_000 {
            if isStale {
                waiting = unpreparedEntries()[...]
                isStale = false
            }
            guard let entry = waiting.popFirst() else { return }
            let (extent, offset) = (state.geometry.contentExtent, contentOffset)
            if let row = entry.row { prepare(row) } else { prepare(part: entry) }
            guard generation == state.generation, !state.needsRebuild else { return }
            // Only an entry that came to another length moves others, or brings them in or out of sight.
            isStale = extent != state.geometry.contentExtent || offset != contentOffset
            guard isStale else { continue }
            anchor = keepInPlace(anchor, through: .measurement, clampsAtTop: false)
            if state.keptAnchor != nil { state.keptAnchor = anchor }
            updateContentSize()
        }
    }

    /// The first row in the viewport that was seen before and is measured: rows that come in above it move the offset, also
    /// those below a row that was measured some time ago.
    private var shownAnchor: ListAnchor? {
        let viewport = viewport
        for row in state.visible {
            let extent = state.geometry.extent(ofRow: row)
            guard extent.isMeasured, extent.offset < viewport.upperBound,
                extent.offset + extent.length > viewport.lowerBound
            else { continue }
            return state.geometry.anchor(of: .row(row))
        }
        return nil
    }

    /// The visible entries without a view or a measurement, headers before the rows of their section, footers last.
    private func unpreparedEntries() -> [ListEntry] {
        var supplementary: [ListEntry] = []
        for entry in shownSupplementaryEntries
        where state.supplementaryViews[entry] == nil
            ? !state.entriesWithoutView.contains(entry) : !state.geometry.extent(of: entry).isMeasured
        {
            supplementary.append(entry)
        }
        var rows: [RowPosition] = []
        let inSight = state.geometry.rows(intersecting: viewport)
        var place = 0
        while place < inSight.count {
            let row = inSight[place]
            if state.cells[row] == nil || state.needsMeasurement.contains(row) { rows.append(row) }
            place += 1
        }
        guard !supplementary.isEmpty else {
            var entries: [ListEntry] = []
            entries.reserveCapacity(rows.count)
            for row in rows { entries.append(.row(row)) }
            return entries
        }
        let (headers, footers) = (
            supplementary.filter { $0 == .header(section: $0.section) }, supplementary.filter(\.isFooter)
        )
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
    func keepInPlace(
        _ anchor: ListAnchor?, through change: GeometryChange, clampsAtTop: Bool = true
    ) -> ListAnchor? {
        guard let anchor else { return nil }
        let correction = state.geometry.offsetCorrection(keeping: anchor, through: change, policy: state.offsetPolicy)
        if correction != 0 {
            updateContentSize()
            let start = restingOffsets.y.lowerBound
            let wasInside = contentOffset.y >= start
            traceCorrection(CGFloat(correction), keeping: anchor.entry)
            observe(.correctedOffset(by: correction))
            shiftContent(by: CGPoint(x: 0, y: CGFloat(correction)))
            // Content that got shorter above doesn't leave a gap at its top.
            if clampsAtTop, wasInside, contentOffset.y < start, !isTracking, !isDecelerating { contentOffset.y = start }
        }
        return state.geometry.contains(anchor.entry) ? state.geometry.anchor(of: anchor.entry) : nil
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
        let visible = state.visible
        var place = 0
        while place < visible.count {
            let row = visible[place]
            place += 1
            guard let cell = state.cells[row] else { continue }
            roundCorners(of: cell, at: row)
            cell.rowSeparator = separatorKind(at: row)
            cell.updateSeparator()
        }
        placeRows(except: state.reordering == nil ? nil : state.reordering?.cell)
        if state.swipe != nil { placeSwipe() }
    }

    /// Rows make room for one that is carried, and one that is swiped has given way.
    func placeRows(except carried: UITableViewCell?) {
        let (visible, extents) = (state.visible, state.geometry.extents(ofRows: state.visible))
        var place = 0
        while place < visible.count, place < extents.count {
            let (row, extent) = (visible[place], extents[place])
            place += 1
            guard let cell = state.cells[row], cell !== carried else { continue }
            var rect = rect(extent)
            if state.reordering != nil { rect.origin.y += displacement(of: row) }
            if let swipe = state.swipe, swipe.row == row { rect.origin.x += swipe.displacement }
            if cell.frame != rect { cell.frame = rect }
        }
    }
}

extension ListEntry {
    fileprivate var isFooter: Bool {
        if case .footer = self { true } else { false }
    }
}
