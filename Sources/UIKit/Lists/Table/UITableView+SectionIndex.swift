import ListGeometry

/// The section index: its titles, its place, and the way from a title to its section.
extension UITableView {
    /// The part of the rows' width that the index takes; 0 without one.
    var sectionIndexWidth: CGFloat { table.indexView == nil ? 0 : SectionIndexView.width }

    /// Asks for the index titles, along with the counts.
    func askIndexTitles() {
        table.indexTitles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        updateSectionIndex()
    }

    func reloadIndexTitles() {
        guard !table.countsAreStale else { return setNeedsLayout() }
        askIndexTitles()
    }

    /// Shown where there are titles, and rows enough.
    func updateSectionIndex() {
        let rows = table.geometry.rowCounts.reduce(0, +)
        let isShown = !table.indexTitles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
        if isShown {
            let view = table.indexView ?? SectionIndexView()
            view.titles = table.indexTitles
            guard table.indexView == nil else { return }
            view.choose = { [weak self] in self?.showSection(ofIndexTitle: $0) }
            table.indexView = view
            updateSectionIndexColors()
            addSubview(view)
        } else {
            guard let view = table.indexView else { return }
            view.removeFromSuperview()
            table.indexView = nil
        }
        cellMarginsChanged()
    }

    func layOutSectionIndex() {
        guard let view = table.indexView else { return }
        placeSectionIndex(view, inSafeArea: insetsContentViewsToSafeArea)
    }

    func updateSectionIndexColors() {
        table.indexView?.colors = SectionIndexView.Colors(
            title: sectionIndexColor, background: sectionIndexBackgroundColor,
            tracking: sectionIndexTrackingBackgroundColor)
    }

    func showSection(ofIndexTitle index: Int) {
        guard let dataSource, table.indexTitles.indices.contains(index) else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: table.indexTitles[index], at: index)
        // A title without a section of its own, as the magnifying glass is, may be answered by none.
        guard section != NSNotFound else { return }
        reveal(IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
