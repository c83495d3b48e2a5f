/// Placements of list cells by their layout.
extension UICollectionViewCompositionalLayout {
    /// Passes their placements to the visible cells, and gives the view a list's background.
    func placeListCells() {
        guard let view = collectionView else { return }
        showListBackground(view)
        for key in view.state.order {
            guard let cell = view.state.shown[key] as? UICollectionViewListCell else { continue }
            if let known = cell.listState.placedFor, known == (key, composition.generation) { continue }
            cell.listState.placedFor = (key, composition.generation)
            cell.place(placement(of: key))
        }
    }

    func placement(of element: ElementKey) -> ListCellState.Placement? {
        guard element.indexPath.count == 2, composition.sections.indices.contains(element.indexPath.section) else {
            return nil
        }
        let section = composition.sections[element.indexPath.section]
        guard let list = section.description?.list else { return nil }
        let appearance = list.configuration.appearance
        guard element.category == .cell else {
            var separators = list.configuration.separatorConfiguration
            separators.topSeparatorVisibility = .hidden
            separators.bottomSeparatorVisibility = .hidden
            return ListCellState.Placement(appearance: appearance, separators: separators)
        }
        let count = section.arrangement.description.count
        let path = element.indexPath
        let isHeader = list.isHeader(path)
        // A header in an inset group is above its card.
        let first = list.configuration.headerMode == .firstItemInSection ? 1 : 0
        let isCard = appearance == .insetGrouped && !isHeader
        return ListCellState.Placement(
            appearance: appearance, separators: list.separators(at: path, count: count), isHeader: isHeader,
            roundsTop: isCard && path.item == first, roundsBottom: isCard && path.item == count - 1,
            outline: (collectionView?.dataSource as? any OutlineDataSource)?.outline(at: path))
    }

    /// The first list's background, where the app hasn't given the view one of its own.
    private func showListBackground(_ view: UICollectionView) {
        guard let list = composition.firstList else { return }
        let color = list.configuration.backgroundColor ?? list.configuration.appearance.standardBackground
        let present = view.backgroundColor
        guard present == .systemBackground || present == composition.listBackground, present != color else { return }
        view.backgroundColor = color
        composition.listBackground = color
    }
}
