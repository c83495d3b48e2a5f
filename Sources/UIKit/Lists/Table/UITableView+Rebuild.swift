import ListGeometry

/// The row database: counts, heights and estimates, asked of the data source and the delegate.
extension UITableView {
    func setUpTable() {
        state.observer = (self as AnyObject as? any ObservedTable)?.makeObserver()
        alwaysBounceVertical = true
        withoutRecordingCustomization {
            $0.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
        viewStyle.isOpaque = true
        addGestureRecognizer(RowSwipeGestureRecognizer())
    }

    func setNeedsRebuild(_ change: GeometryChange = .reload, because reason: RebuildReason = .heights) {
        observe(.needsRebuild(reason))
        state.needsRebuild = true
        state.pendingChange = change
        setNeedsLayout()
    }

    /// The counts are no longer known, and nothing of what was measured holds.
    func setNeedsReload(because reason: RebuildReason = .reload) {
        state.countsAreStale = true
        observe(.needsReload)
        setNeedsRebuild(because: reason)
    }

    /// Asks for counts, section by section, and for heights or estimates where the delegate gives them.
    ///
    /// O(sections) where all rows are alike.
    func rebuildIfNeeded() {
        guard state.needsRebuild, !state.isRebuilding else { return }
        state.isRebuilding = true
        defer { state.isRebuilding = false }
        state.needsRebuild = false
        observe(.willRebuild)
        let countsWereStale = state.countsAreStale
        state.countsAreStale = false
        if countsWereStale { followSwipe(to: nil) }
        let isAnchored = state.offsetPolicy == .anchored
        let anchor = state.geometry.anchor(inViewport: viewport, startsInside: isAnchored)
        let seen = isAnchored ? state.geometry.entries(intersecting: viewport) : []
        state.geometry.defaultEstimate = Double(constantEstimate)
        let first = state.geometry.row(at: Double(bounds.minY))
        let shapes = shapes()
        state.geometry.reload(shapes)
        noteMove(from: first)
        keepAsEstimates(seen)
        state.entriesWithoutView = []
        layOutOuterPaddings()
        leaveRowsThatAreGone()
        if countsWereStale { askIndexTitles() }
        state.needsMeasurement = RowSet(ascending: state.visible)
        updateContentSize()
        let kept = keepInPlace(anchor, through: state.pendingChange)
        if isAnchored { state.keptAnchor = kept }
    }

    /// The same offset may show another row now: what lies above went back to estimates.
    private func noteMove(from first: RowPosition?) {
        guard let first, first.row > 0, let now = state.geometry.row(at: Double(bounds.minY)), now != first,
            now.section == first.section
        else { return }
        observe(
            .reloadMoved(
                ReloadMove(offset: Double(bounds.minY), before: first.row, after: now.row, rowsAbove: first.row)))
    }

    /// Visible rows stay in place until they are measured again: their lengths are the best estimates there are.
    private func keepAsEstimates(_ seen: [PlacedEntry]) {
        for place in seen where place.extent.isMeasured && place.entry.row != nil {
            guard state.geometry.contains(place.entry) else { continue }
            state.geometry.setEstimate(place.extent.length, for: place.entry)
        }
    }

    private func shapes() -> [SectionShape] {
        guard let dataSource else { return [] }
        let counts = (0..<countedSections(dataSource)).map { countedRows(dataSource, inSection: $0) }
        probeEstimates(counts)
        var shapes = shapes(counts)
        guard !estimatesRows else { return shapes }
        let length = shapes.reduce(0.0) { $0 + $1.knownRowLength }
        let passes =
            length <= Double(bounds.height)
            ? BehaviourProfile.current.upFrontPasses : BehaviourProfile.current.upFrontPassesOfLongTables
        for _ in 1..<max(2, passes) where passes > 1 { shapes = self.shapes(counts) }
        return shapes
    }

    private func shapes(_ counts: [Int]) -> [SectionShape] {
        counts.enumerated().map { sectionShape($0.offset, rowCount: $0.element) }
    }

    /// Refuses a negative count, naming the method that returned it, and uses 0 instead.
    func checkedCount(_ count: Int, of method: String) -> Int {
        guard count < 0 || count > 500_000_000 else { return count }
        UIKitException.raise(
            .internalInconsistency,
            "The data source returned \(count) from \(method). A count is at least 0 and at most 500000000.")
        return 0
    }

    private func layOutOuterPaddings() {
        state.geometry.leadingPadding = outerLength(tableHeaderView)
        state.geometry.trailingPadding = outerLength(tableFooterView)
    }

    private func outerLength(_ view: UIView?) -> Double {
        let height = Double(view?.frame.height ?? 0)
        return Extent.objection(to: height) == nil ? height : 0
    }

    /// Rows that a data source dropped without an update.
    private func leaveRowsThatAreGone() {
        for row in state.visible where !state.geometry.contains(.row(row)) {
            if let cell = state.cells.removeValue(forKey: row) { retire(cell, from: row) }
        }
        state.visible = state.visible.filter { state.cells[$0] != nil }
        state.selected = state.selected.filter { state.geometry.contains(.row($0)) }
        for (entry, view) in sortedSupplementaryViews where !state.geometry.contains(entry) {
            state.supplementaryViews[entry] = nil
            retire(view, from: entry)
        }
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: CGFloat(state.geometry.contentExtent))
        if contentSize != size { contentSize = size }
    }

    /// Another width means other heights for rows that measure themselves.
    func widthChanged() {
        for view in [tableHeaderView, tableFooterView] {
            guard let view else { continue }
            view.frame.size.width = bounds.width
        }
        setNeedsRebuild(.resize, because: .width)
    }
}

extension SectionShape {
    /// The rows' length, as far as it is known.
    fileprivate var knownRowLength: Double {
        rows.reduce(0) { sum, run in
            if case .fixed(let length) = run.extent { return sum + length * Double(run.count) }
            return sum
        }
    }
}
