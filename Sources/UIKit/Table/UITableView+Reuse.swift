import ListGeometry

/// Registration, the pool, and cells that come and go.
extension UITableView {
    func registerClass(_ cellClass: AnyClass?, for identifier: String) {
        guard let cellClass else {
            table.registrations[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            UIKitException.raise(
                .invalidArgument,
                "\(cellClass) was registered for the reuse identifier \(identifier); a table's cells are "
                    + "UITableViewCells. Register a subclass of UITableViewCell.")
            return
        }
        table.registrations[identifier] = type
    }

    func dequeue(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        if let cell = table.pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = table.registrations[identifier] else { return nil }
        table.cellsMade += 1
        let cell = type.make(style: .default, reuseIdentifier: identifier)
        cell.table = self
        return cell
    }

    func dequeueRegistered(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeue(identifier, for: indexPath) else {
            UIKitException.raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        guard table.dequeueDepth < 8 else {
            UIKitException.raise(
                .internalInconsistency,
                "dequeueReusableCell(withIdentifier:for:) was called from tableView(_:heightForRowAt:) for row "
                    + "\(indexPath.row) in section \(indexPath.section), which it asks itself: the two call each other "
                    + "without end. Use dequeueReusableCell(withIdentifier:) there, or a cell of your own to measure.")
            return cell
        }
        table.dequeueDepth += 1
        let height = rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        table.dequeueDepth -= 1
        if height >= 0, height.isFinite, bounds.width > 0 {
            cell.frame.size = CGSize(width: rowWidth, height: height)
        }
        return cell
    }

    func recycleAllCells() {
        let cells = table.visible.compactMap { row in table.cells[row].map { (row, $0) } }
        table.visible = []
        table.cells = [:]
        table.needsMeasurement = []
        table.selected = nil
        for (row, cell) in cells { retire(cell, from: row) }
    }

    func recycleInvisibleCells() {
        let shown = Set(table.geometry.rows(intersecting: Double(bounds.minY)..<max(Double(bounds.minY), Double(bounds.maxY))))
        let gone = table.visible.filter { !shown.contains($0) }
        guard !gone.isEmpty else { return }
        table.visible.removeAll { !shown.contains($0) }
        for row in gone {
            table.needsMeasurement.remove(row)
            if let cell = table.cells.removeValue(forKey: row) { retire(cell, from: row) }
        }
    }

    /// A retired cell stays in the hierarchy, hidden, so that its constraints stay solved for its next row.
    private func retire(_ cell: UITableViewCell, from row: RowPosition) {
        cell.isHidden = true
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(row))
        if let identifier = cell.reuseIdentifier {
            table.pool[identifier, default: []].append(cell)
        } else {
            cell.removeFromSuperview()
        }
    }
}
