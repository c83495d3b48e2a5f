import ListGeometry

/// The row database: counts, heights and estimates, asked of the data source and the delegate.
extension UITableView {
    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func setUpTable() {
        alwaysBounceVertical = true
        withoutRecordingCustomization {
            $0.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
        viewStyle.isOpaque = true
        addGestureRecognizer(RowSwipeGestureRecognizer())
    }

    func setNeedsRebuild(_ change: GeometryChange = .reload, because reason: RebuildReason = .heights) {
        noteRebuildReason(reason)
        table.needsRebuild = true
        table.pendingChange = change
        setNeedsLayout()
    }

    /// The counts are no longer known, and nothing of what was measured holds.
    func setNeedsReload(because reason: RebuildReason = .reload) {
        table.countsAreStale = true
        table.corrections = (0, 0)
        table.reloadMove = nil
        table.refusedUpdate = nil
        table.recursiveHeight = nil
        table.reveal = nil
        setNeedsRebuild(because: reason)
    }

    /// Asks for counts, section by section, and for heights or estimates where the delegate gives them.
    ///
    /// O(sections) where all rows are alike.
    func rebuildIfNeeded() {
        guard table.needsRebuild, !table.isRebuilding else { return }
        table.isRebuilding = true
        defer { table.isRebuilding = false }
        table.needsRebuild = false
        noteRebuild()
        let countsWereStale = table.countsAreStale
        table.countsAreStale = false
        if countsWereStale { followSwipe(to: nil) }
        let isAnchored = table.offsetPolicy == .anchored
        let anchor = table.geometry.anchor(inViewport: viewport, startsInside: isAnchored)
        let seen = isAnchored ? table.geometry.entries(intersecting: viewport) : []
        table.geometry.defaultEstimate = Double(constantEstimate)
        let first = table.geometry.row(at: Double(bounds.minY))
        table.heightsAskedUpFront = 0
        let shapes = shapes()
        table.geometry.reload(shapes)
        noteMove(from: first)
        keepAsEstimates(seen)
        table.partsWithoutView = []
        layOutOuterPaddings()
        leaveRowsThatAreGone()
        if countsWereStale { askIndexTitles() }
        table.needsMeasurement = Set(table.visible)
        updateContentSize()
        let kept = keepInPlace(anchor, through: table.pendingChange)
        if isAnchored { table.keptAnchor = kept }
    }

    /// The same offset may show another row now: what lies above went back to estimates.
    private func noteMove(from first: RowPosition?) {
        guard let first, first.row > 0, let now = table.geometry.row(at: Double(bounds.minY)), now != first,
            now.section == first.section
        else { return }
        table.reloadMove = ReloadMove(
            offset: Double(bounds.minY), before: first.row, after: now.row, rowsAbove: first.row)
    }

    /// What is seen stands where it stood until it is measured anew: its lengths are the best estimates there are.
    private func keepAsEstimates(_ seen: [PlacedEntry]) {
        for place in seen where place.extent.isMeasured && place.entry.row != nil {
            guard table.geometry.contains(place.entry) else { continue }
            table.geometry.setEstimate(place.extent.length, for: place.entry)
        }
    }

    private func shapes() -> [SectionShape] {
        guard let dataSource else { return [] }
        let counts = (0..<countedSections(dataSource)).map { countedRows(dataSource, inSection: $0) }
        probeEstimates(counts)
        var shapes = shapes(counts)
        guard !estimatesRows else { return shapes }
        let length = shapes.reduce(0.0) { $0 + $1.knownRowLength }
        let passes = BehaviourProfile.current.upFrontPasses(contentFits: length <= Double(bounds.height))
        for _ in 1..<max(2, passes) where passes > 1 { shapes = self.shapes(counts) }
        return shapes
    }

    private func shapes(_ counts: [Int]) -> [SectionShape] {
        counts.enumerated().map { sectionShape($0.offset, rowCount: $0.element) }
    }

    /// A count that can't be is refused, naming who told it; 0 stands in.
    func checkedCount(_ count: Int, of method: String) -> Int {
        guard count < 0 || count > 500_000_000 else { return count }
        UIKitException.raise(
            .internalInconsistency,
            "The data source returned \(count) from \(method). A count is at least 0 and at most 500000000.")
        return 0
    }

    private func layOutOuterPaddings() {
        table.geometry.leadingPadding = outerLength(tableHeaderView)
        table.geometry.trailingPadding = outerLength(tableFooterView)
    }

    private func outerLength(_ view: UIView?) -> Double {
        let height = Double(view?.frame.height ?? 0)
        return Extent.objection(to: height) == nil ? height : 0
    }

    /// Rows that a data source dropped without an update.
    private func leaveRowsThatAreGone() {
        for row in table.visible where !table.geometry.contains(.row(row)) {
            if let cell = table.cells.removeValue(forKey: row) { retire(cell, from: row) }
        }
        table.visible = table.visible.filter { table.cells[$0] != nil }
        table.selected = table.selected.filter { table.geometry.contains(.row($0)) }
        for (entry, view) in sortedParts where !table.geometry.contains(entry) {
            table.parts[entry] = nil
            retire(view, from: entry)
        }
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
        setNeedsRebuild(.resize, because: .width)
    }
}

extension SectionShape {
    /// What is known of the rows' length.
    fileprivate var knownRowLength: Double {
        rows.reduce(0) { sum, run in
            if case .fixed(let length) = run.extent { return sum + length * Double(run.count) }
            return sum
        }
    }
}
