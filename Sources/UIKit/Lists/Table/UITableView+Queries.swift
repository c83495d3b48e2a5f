import ListGeometry

/// Positions of rows, in content coordinates, and scrolling to them.
extension UITableView {
    func sectionRect(_ section: Int) -> CGRect {
        rebuildIfNeeded()
        guard section >= 0, section < state.geometry.sectionCount else { return .zero }
        let extent = state.geometry.extent(ofSection: section)
        return CGRect(
            x: 0, y: CGFloat(pixelGrid.round(extent.offset)), width: bounds.width, height: CGFloat(extent.length))
    }

    /// The rectangle of a header or footer when it doesn't float.
    func partRect(_ part: SectionPart, _ section: Int) -> CGRect {
        rebuildIfNeeded()
        guard section >= 0, section < state.geometry.sectionCount else { return .zero }
        return rect(state.geometry.extent(of: part.entry(section)))
    }

    func partView(_ part: SectionPart, _ section: Int) -> UITableViewHeaderFooterView? {
        state.supplementaryViews[part.entry(section)] as? UITableViewHeaderFooterView
    }

    func rowIndexPath(at point: CGPoint) -> IndexPath? {
        rebuildIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return state.geometry.row(at: Double(point.y)).map { IndexPath($0) }
    }

    func rowIndexPaths(in rect: CGRect) -> [IndexPath]? {
        rebuildIfNeeded()
        guard rect.height >= 0 else { return nil }
        return state.geometry.rows(intersecting: Double(rect.minY)..<Double(rect.maxY)).map { IndexPath($0) }
    }

    /// Scrolls to the row's requested position: measuring rows on the way moves the target, so the offset is corrected
    /// until it stays.
    func reveal(_ indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        rebuildIfNeeded()
        if indexPath.count == 2, indexPath.row == NSNotFound { return revealSection(indexPath.section, animated) }
        guard existingRow(indexPath) != nil else { return reportMissing(indexPath) }
        if animated {
            let target = offset(for: rowRect(indexPath), at: position)
            observe(.reveals(row: indexPath.rowPosition, position: position, target: target.y))
            setContentOffset(target, animated: true)
            return
        }
        observe(.revealsAtOnce)
        for _ in 0..<32 {
            let target = offset(for: rowRect(indexPath), at: position)
            guard target != contentOffset else { return }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }

    /// A row of `NSNotFound` means the section's start.
    private func revealSection(_ section: Int, _ animated: Bool) {
        guard section >= 0, section < state.geometry.sectionCount else {
            return reportMissing(IndexPath(row: NSNotFound, section: section))
        }
        setContentOffset(offset(for: sectionRect(section), at: .top), animated: animated)
    }

    private func reportMissing(_ indexPath: IndexPath) {
        let sections = state.geometry.sectionCount
        guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < sections else {
            let section = indexPath.isEmpty ? -1 : indexPath.section
            return UIKitException.raise(
                .range,
                "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only "
                    + "\(sections) sections.")
        }
        UIKitException.raise(
            .range,
            "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
                + "\(numberOfRows(inSection: indexPath.section)) rows in section \(indexPath.section).")
    }

    func offset(for rect: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.height - inset.top - inset.bottom
        let y: CGFloat
        switch position {
        case .none: return offsetRevealing(rect)
        case .top: y = rect.minY - inset.top - floatingHeaderHeight(above: rect)
        case .middle: y = rect.midY - visible / 2 - inset.top
        case .bottom: y = rect.maxY - visible - inset.top
        }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }

    /// A floating header covers what is at the very top.
    private func floatingHeaderHeight(above rect: CGRect) -> CGFloat {
        guard style == .plain, let section = state.geometry.section(at: Double(rect.minY)) else { return 0 }
        let header = state.geometry.extent(ofHeader: section)
        return Double(rect.minY) >= header.end ? CGFloat(header.length) : 0
    }
}
