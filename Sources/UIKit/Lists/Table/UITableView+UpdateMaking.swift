import ListGeometry

/// A batch that fits: geometry, cells, headers and selection go where their rows go.
extension UITableView {
    func performUpdates(
        _ mapping: UpdateMapping, reconfigured: [RowPosition], animations: UpdateAnimations,
        _ finish: @escaping (Bool) -> Void = { _ in }
    ) {
        cancelReordering()
        observe(.willUpdate)
        var scene = animates(animations) ? scene() : nil
        let isAnchored = state.offsetPolicy == .anchored
        let seen = state.geometry.anchor(inViewport: viewport, startsInside: isAnchored)
        let anchor = mapping.anchor(
            preferring: seen, shown: state.geometry.entries(intersecting: viewport))
        let isStale = state.needsRebuild
        state.needsRebuild = false
        state.generation += 1
        state.isRebuilding = true
        probeEstimates(mapping.after)
        if estimatesRows {
            let (sections, rows) = newExtents(mapping)
            state.geometry.apply(
                mapping, section: { sections[$0] ?? SectionShape(rowCount: mapping.after[$0]) },
                row: { rows[$0] ?? .defaultEstimate })
            updatePartHeights()
        } else {
            let shapes = mapping.after.enumerated().map { sectionShape($0.offset, rowCount: $0.element) }
            state.geometry.reload(shapes)
        }
        state.isRebuilding = false
        let leaving = moveCells(mapping)
        let leavingParts = moveParts(mapping)
        if scene != nil, animations.deleted != nil { capturePictures(of: leaving.map(\.1), into: &scene) }
        if let swipe = state.swipe {
            followSwipe(to: mapping.isReloaded(swipe.row) ? nil : mapping.newPosition(of: swipe.row))
        }
        moveSelection(mapping)
        // Heights of the rows that are there are asked again, and those that size themselves are measured again.
        state.needsMeasurement = RowSet(ascending: state.visible)
        updateContentSize()
        let kept = keepInPlace(anchor, through: .update)
        if isAnchored { state.keptAnchor = kept }
        if isStale { setNeedsRebuild(state.pendingChange) }
        configureAgain(reconfigured.compactMap { mapping.newPosition(of: $0) })
        setNeedsLayout()
        layOutRows()
        // Only now, so that a reloaded row gets a cell other than the one it had.
        for (row, cell) in leaving { retire(cell, from: row) }
        for (entry, view) in leavingParts { retire(view, from: entry) }
        guard let scene else { return finish(true) }
        animate(from: scene, animations, finish)
    }

    /// The delegate's extents of inserted sections and rows, asked with the indexes after the update.
    private func newExtents(_ mapping: UpdateMapping) -> (sections: [Int: SectionShape], rows: [RowPosition: Extent]) {
        let update = mapping.update
        var sections: [Int: SectionShape] = [:]
        for section in update.insertedSections + update.reloadedSections.compactMap({ mapping.newSection(of: $0) }) {
            sections[section] = sectionShape(section, rowCount: mapping.after[section])
        }
        var rows: [RowPosition: Extent] = [:]
        for row in update.insertedRows + update.reloadedRows.compactMap({ mapping.newPosition(of: $0) })
        where sections[row.section] == nil {
            rows[row] = extent(ofNewRow: row)
        }
        return (sections, rows)
    }

    /// Tells which cells have no row any more.
    private func moveCells(_ mapping: UpdateMapping) -> [(RowPosition, UITableViewCell)] {
        var leaving: [(RowPosition, UITableViewCell)] = []
        var cells = RowTable<UITableViewCell>()
        for row in state.visible {
            guard let cell = state.cells[row] else { continue }
            if !mapping.isReloaded(row), let new = mapping.newPosition(of: row) {
                cells[new] = cell
            } else {
                leaving.append((row, cell))
            }
        }
        state.cells = cells
        state.visible = cells.rows
        return leaving
    }

    private func moveParts(_ mapping: UpdateMapping) -> [(ListEntry, UIView)] {
        var leaving: [(ListEntry, UIView)] = []
        var supplementaryViews: [ListEntry: UIView] = [:]
        for (entry, view) in sortedSupplementaryViews {
            if !mapping.isReloaded(section: entry.section), let new = mapping.newEntry(of: entry) {
                supplementaryViews[new] = view
            } else {
                leaving.append((entry, view))
            }
        }
        state.supplementaryViews = supplementaryViews
        state.probedSupplementaryViews = [:]
        state.entriesWithoutView = []
        return leaving
    }

    private func moveSelection(_ mapping: UpdateMapping) {
        state.selected = state.selected.compactMap { mapping.isReloaded($0) ? nil : mapping.newPosition(of: $0) }
    }

    /// Asks again for the heights of headers and footers that the delegate gives; measured ones stay as they are.
    private func updatePartHeights() {
        for section in 0..<state.geometry.sectionCount {
            let shape = sectionShape(section, rowCount: 0)
            state.geometry.setTopPadding(shape.topPadding, section: section)
            for (part, extent) in [(SectionPart.header, shape.header), (.footer, shape.footer)] {
                if case .estimate = extent, state.geometry.extent(of: part.entry(section)).isMeasured { continue }
                state.geometry.setExtent(extent ?? .fixed(0), for: part.entry(section))
            }
        }
    }

    /// The data source configures the cells that are there, which keep their places.
    private func configureAgain(_ rows: [RowPosition]) {
        guard let dataSource else { return }
        for row in rows {
            guard let cell = state.cells[row] else { continue }
            state.reconfiguring = row
            let answer = askedCell(dataSource, at: row)
            state.reconfiguring = nil
            guard answer !== cell else { continue }
            UIKitException.raise(
                .internalInconsistency,
                "The data source returned another cell for row \(row.row) in section \(row.section), which was being "
                    + "reconfigured. Dequeue it with dequeueReusableCell(withIdentifier:for:) and the identifier it "
                    + "has (\(cell.reuseIdentifier ?? "none")), or reload the row instead.")
            pool(answer)
        }
    }
}
