import ListGeometry

/// A batch that fits: geometry, cells, headers and selection go where their rows go.
extension UITableView {
    func performUpdates(
        _ mapping: UpdateMapping, reconfigured: [RowPosition], animations: UpdateAnimations,
        _ finish: @escaping (Bool) -> Void = { _ in }
    ) {
        cancelReordering()
        table.replacedCells = []
        table.reveal = nil
        var scene = animates(animations) ? scene() : nil
        let isAnchored = table.offsetPolicy == .anchored
        let seen = table.geometry.anchor(inViewport: viewport, startsInside: isAnchored)
        let anchor = mapping.anchor(
            preferring: seen, shown: table.geometry.entries(intersecting: viewport))
        let isStale = table.needsRebuild
        table.needsRebuild = false
        table.generation += 1
        table.isRebuilding = true
        probeEstimates(mapping.after)
        if estimatesRows {
            let (sections, rows) = newExtents(mapping)
            table.geometry.apply(
                mapping, section: { sections[$0] ?? SectionShape(rowCount: mapping.after[$0]) },
                row: { rows[$0] ?? .defaultEstimate })
            updatePartHeights()
        } else {
            let shapes = mapping.after.enumerated().map { sectionShape($0.offset, rowCount: $0.element) }
            table.geometry.reload(shapes)
        }
        table.isRebuilding = false
        let leaving = moveCells(mapping)
        let leavingParts = moveParts(mapping)
        if scene != nil, animations.deleted != nil { capturePictures(of: leaving.map(\.1), into: &scene) }
        if let swipe = table.swipe {
            followSwipe(to: mapping.isReloaded(swipe.row) ? nil : mapping.newPosition(of: swipe.row))
        }
        moveSelection(mapping)
        // Heights of the rows that are there are asked again, and those that size themselves are measured again.
        table.needsMeasurement = Set(table.visible)
        updateContentSize()
        let kept = keepInPlace(anchor, through: .update)
        if isAnchored { table.keptAnchor = kept }
        if isStale { setNeedsRebuild(table.pendingChange) }
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
        var cells: [RowPosition: UITableViewCell] = [:]
        cells.reserveCapacity(table.cells.count)
        for row in table.visible {
            guard let cell = table.cells[row] else { continue }
            if !mapping.isReloaded(row), let new = mapping.newPosition(of: row) {
                cells[new] = cell
            } else {
                leaving.append((row, cell))
            }
        }
        table.cells = cells
        table.visible = cells.keys.sorted()
        return leaving
    }

    private func moveParts(_ mapping: UpdateMapping) -> [(ListEntry, UIView)] {
        var leaving: [(ListEntry, UIView)] = []
        var parts: [ListEntry: UIView] = [:]
        for (entry, view) in sortedParts {
            if !mapping.isReloaded(section: entry.section), let new = mapping.newEntry(of: entry) {
                parts[new] = view
            } else {
                leaving.append((entry, view))
            }
        }
        table.parts = parts
        table.probedParts = [:]
        table.partsWithoutView = []
        return leaving
    }

    private func moveSelection(_ mapping: UpdateMapping) {
        table.selected = table.selected.compactMap { mapping.isReloaded($0) ? nil : mapping.newPosition(of: $0) }
    }

    /// Asks again for the heights of headers and footers that the delegate gives; measured ones stay as they are.
    private func updatePartHeights() {
        for section in 0..<table.geometry.sectionCount {
            let shape = sectionShape(section, rowCount: 0)
            table.geometry.setTopPadding(shape.topPadding, section: section)
            for (part, extent) in [(SectionPart.header, shape.header), (.footer, shape.footer)] {
                if case .estimate = extent, table.geometry.extent(of: part.entry(section)).isMeasured { continue }
                table.geometry.setExtent(extent ?? .fixed(0), for: part.entry(section))
            }
        }
    }

    /// The data source configures the cells that are there, which keep their places.
    private func configureAgain(_ rows: [RowPosition]) {
        guard let dataSource else { return }
        for row in rows {
            guard let cell = table.cells[row] else { continue }
            table.reconfiguring = row
            let answer = askedCell(dataSource, at: row)
            table.reconfiguring = nil
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
