import ListGeometry

/// The section index: its titles, its place, and the way from a title to its section.
extension UITableView {
    /// The part of the rows' width that the index takes; 0 without one.
    var sectionIndexWidth: CGFloat { state.indexView == nil ? 0 : SectionIndexView.width }

    /// Asks for the index titles, along with the counts.
    func askIndexTitles() {
        state.indexTitles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        updateSectionIndex()
    }

    func reloadIndexTitles() {
        guard !state.countsAreStale else { return setNeedsLayout() }
        askIndexTitles()
    }

    /// Shown where there are titles, and rows enough.
    func updateSectionIndex() {
        let rows = state.geometry.rowCounts.reduce(0, +)
        let isShown = !state.indexTitles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
        if isShown {
            let view = state.indexView ?? SectionIndexView()
            view.titles = state.indexTitles
            guard state.indexView == nil else { return }
            view.choose = { [weak self] in self?.showSection(ofIndexTitle: $0) }
            state.indexView = view
            updateSectionIndexColors()
            addSubview(view)
        } else {
            guard let view = state.indexView else { return }
            view.removeFromSuperview()
            state.indexView = nil
        }
        cellMarginsChanged()
    }

    func layOutSectionIndex() {
        guard let view = state.indexView else { return }
        placeSectionIndex(view, inSafeArea: insetsContentViewsToSafeArea)
    }

    func updateSectionIndexColors() {
        state.indexView?.colors = SectionIndexView.Colors(
            title: sectionIndexColor, background: sectionIndexBackgroundColor,
            tracking: sectionIndexTrackingBackgroundColor)
    }

    func showSection(ofIndexTitle index: Int) {
        guard let dataSource, state.indexTitles.indices.contains(index) else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: state.indexTitles[index], at: index)
        // A title without a section of its own, as the magnifying glass is, may be answered by none.
        guard section != NSNotFound else { return }
        reveal(IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
