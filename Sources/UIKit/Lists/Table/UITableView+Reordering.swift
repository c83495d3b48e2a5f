import ListGeometry

/// A row that a finger carries to another place.
@MainActor struct RowReordering {
    let cell: UITableViewCell
    let from: RowPosition
    /// The row's destination if it were dropped now.
    var target: RowPosition
    /// The position that the delegate was last asked about.
    var proposed: RowPosition
    /// The distance from the cell's centre to the finger.
    let grip: CGFloat
    var center: CGFloat
    /// The finger, from the table's upper left corner.
    var finger = CGPoint.zero
    /// The wait until the next step of scrolling under a finger near an edge.
    var wait: HostClock.Wait?
}

extension UITableView {
    func beginReordering(_ cell: UITableViewCell, at point: CGPoint) {
        guard state.isEditing else { return }
        carry(cell, at: point)
    }

    func carry(_ cell: UITableViewCell, at point: CGPoint) {
        guard state.reordering == nil, let indexPath = indexPath(for: cell) else { return }
        closeSwipe(animated: false)
        let row = indexPath.rowPosition
        state.reordering = RowReordering(
            cell: cell, from: row, target: row, proposed: row, grip: point.y - cell.center.y, center: cell.center.y)
        cell.editing.isReordering = true
        cell.setNeedsUpdateConfiguration()
        bringSubviewToFront(cell)
    }

    /// - Parameter point: in content coordinates.
    func continueReordering(at point: CGPoint) {
        guard var reordering = state.reordering else { return }
        reordering.finger = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        reordering.center = point.y - reordering.grip
        let proposed = proposal(for: reordering)
        state.reordering = reordering
        if let target = dropTarget(proposed, for: reordering) {
            guard state.reordering?.cell === reordering.cell else { return }
            reordering.proposed = proposed
            reordering.target = self.target(IndexPath(target), for: reordering) ?? reordering.target
        } else if proposed != reordering.proposed {
            reordering.proposed = proposed
            state.reordering = reordering
            let answer =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: IndexPath(reordering.from),
                    toProposedIndexPath: IndexPath(proposed)) ?? IndexPath(proposed)
            guard state.reordering?.cell === reordering.cell else { return }
            reordering.target = target(answer, for: reordering) ?? reordering.target
        }
        state.reordering = reordering
        UIView.animate(withDuration: CellEditingMetrics.duration) { self.placeRows(except: reordering.cell) }
        reordering.cell.center.y = reordering.center
        scrollUnderFinger()
    }

    /// Within so many points of an edge the rows scroll by under the finger, faster the nearer it is.
    private static var scrollingEdge: CGFloat { 60 }
    private static var scrollingStep: CGFloat { 12 }
    private static var scrollingInterval: TimeInterval { 1.0 / 60 }

    private func scrollUnderFinger() {
        guard let reordering = state.reordering, reordering.wait == nil else { return }
        let inset = adjustedContentInset
        let above = inset.top + Self.scrollingEdge - reordering.finger.y
        let below = reordering.finger.y - (bounds.height - inset.bottom - Self.scrollingEdge)
        let depth = above > 0 ? -above : max(0, below)
        let step = max(-1, min(1, depth / Self.scrollingEdge)) * Self.scrollingStep
        let offset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
        guard step != 0, offset != contentOffset else { return }
        state.reordering?.wait = UIApplication.shared.after(Self.scrollingInterval) { [weak self] in
            guard let self, let finger = self.state.reordering?.finger else { return }
            self.state.reordering?.wait = nil
            self.contentOffset = offset
            self.layoutIfNeeded()
            self.continueReordering(at: CGPoint(x: finger.x + self.bounds.minX, y: finger.y + self.bounds.minY))
        }
    }

    /// Tells the data source, whose rows have the new order from then on.
    func endReordering() {
        guard let reordering = state.reordering else { return }
        stop(reordering)
        guard reordering.target != reordering.from else { return cancelMove(reordering) }
        moveByUser(reordering.from, to: reordering.target)
    }

    /// Tells the data source of a row's new place, and shows it there.
    func moveByUser(_ from: RowPosition, to target: RowPosition) {
        dataSource?.tableView(self, moveRowAt: IndexPath(from), to: IndexPath(target))
        guard state.geometry.contains(.row(from)) else { return setNeedsReload() }
        var batch = BatchUpdate()
        batch.movedRows = [BatchUpdate.RowMove(from: from, to: target)]
        let before = state.geometry.rowCounts
        var after = before
        after[from.section] -= 1
        after[target.section] += 1
        do {
            let mapping = try batch.mapping(
                from: before, to: after, wording: UpdateWording(.table, BehaviourProfile.current.updateWording))
            performUpdates(mapping, reconfigured: [], animations: UpdateAnimations(moved: true))
        } catch {
            setNeedsReload()
        }
    }

    func cancelReordering() {
        guard let reordering = state.reordering else { return }
        stop(reordering)
        cancelMove(reordering)
    }

    func stop(_ reordering: RowReordering) {
        reordering.wait?.cancel()
        state.reordering = nil
        reordering.cell.editing.isReordering = false
        reordering.cell.setNeedsUpdateConfiguration()
    }

    private func cancelMove(_ reordering: RowReordering) {
        UIView.animate(withDuration: CellEditingMetrics.duration) { self.placeRows(except: nil) }
        setNeedsLayout()
    }

    /// The place whose row the carried one's centre is over; in another section before or after that row.
    private func proposal(for reordering: RowReordering) -> RowPosition {
        let limits = state.visible.filter { state.cells[$0] != nil }
        guard let first = limits.first, let last = limits.last else { return reordering.from }
        let y = Double(reordering.center)
        let over =
            state.geometry.row(at: y)
            ?? (y < state.geometry.extent(ofRow: first).offset ? first : nearestRow(to: y, first, last))
        guard over.section != reordering.from.section else { return over }
        let extent = state.geometry.extent(ofRow: over)
        return y > extent.offset + extent.length / 2 ? RowPosition(section: over.section, row: over.row + 1) : over
    }

    private func nearestRow(to y: Double, _ first: RowPosition, _ last: RowPosition) -> RowPosition {
        state.visible.last { state.geometry.extent(ofRow: $0).offset <= y } ?? last
    }

    /// A place that the table has, with the row taken out of its own.
    private func target(_ indexPath: IndexPath, for reordering: RowReordering) -> RowPosition? {
        let row = indexPath.count == 2 ? indexPath.rowPosition : nil
        let sections = state.geometry.sectionCount
        guard let row, row.section >= 0, row.section < sections, row.row >= 0,
            row.row < state.geometry.rowCount(inSection: row.section) + (row.section == reordering.from.section ? 0 : 1)
        else {
            UIKitException.raise(
                .internalInconsistency,
                "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(Array(indexPath)), a "
                    + "place that the table hasn't got. Return the proposed index path or another of the table's.")
            return nil
        }
        return row
    }

    /// The distance by which a row makes room for the one that is carried.
    func displacement(of row: RowPosition) -> CGFloat {
        guard let reordering = state.reordering, row != reordering.from else { return 0 }
        let room = CGFloat(state.geometry.extent(ofRow: reordering.from).length)
        let (from, to) = (reordering.from, reordering.target)
        if from < to {
            let isPassed = to.section == from.section ? row <= to : row < to
            return row > from && isPassed ? -room : 0
        }
        return row >= to && row < from ? room : 0
    }
}
