import ListGeometry

/// The application of a valid batch: views and selection move with their items, and the layout is notified.
extension UICollectionView {
    func performUpdates(_ mapping: UpdateMapping, reconfigured: [IndexPath], _ completion: @escaping (Bool) -> Void) {
        let anchor = updateAnchor(mapping)
        state.generation += 1
        state.isUpdating = true
        let layout = state.layout
        layout.dataWillChange(mapping)
        let context = layout.makeInvalidationContext()
        context.invalidation.dataSourceCounts = true
        layout.invalidateLayout(with: context)
        state.counts = mapping.after
        state.countsAreStale = false
        if mapping.before.count != mapping.after.count { state.indexTitlesAreStale = true }
        let leaving = moveViews(mapping)
        state.selected = state.selected.compactMap { path in
            let old = path.rowPosition
            return mapping.isReloaded(old) ? nil : mapping.newPosition(of: old).map { IndexPath($0) }
        }
        state.prefetched = []
        prepareLayoutIfNeeded()
        if layout.heedsUpdateItems { layout.prepare(forCollectionViewUpdates: updateItems(mapping)) }
        updateContentSize()
        configureAgain(reconfigured.compactMap { mapping.newPosition(of: $0.rowPosition).map { IndexPath($0) } })
        showChange(leaving: leaving) {
            self.moveOffset(keeping: anchor)
            self.setNeedsLayout()
            self.layoutIfNeeded()
            layout.finalizeCollectionViewUpdates()
            self.state.isUpdating = false
        } completion: {
            completion($0)
        }
    }

    /// Lays out what was invalidated, as an update does.
    func showChange(_ completion: @escaping (Bool) -> Void) {
        showChange(leaving: []) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: {
            completion($0)
        }
    }

    /// Animated where the view is in a window; what leaves stays until the end.
    private func showChange(
        leaving: [LeavingElement], _ change: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        guard window != nil, UIView.areAnimationsEnabled else {
            change()
            for element in leaving { retire(element.view, from: element.key) }
            return completion(true)
        }
        UIView.animate(withDuration: Self.updateDuration) {
            change()
            for element in leaving {
                guard let attributes = element.final else { continue }
                self.apply(attributes, to: element.view)
            }
        } completion: { isDone in
            for element in leaving { self.retire(element.view, from: element.key) }
            completion(isDone)
        }
    }

    // MARK: Views

    /// A view whose element went, and where it ends.
    struct LeavingElement {
        let key: ElementKey
        let view: UICollectionReusableView
        let final: UICollectionViewLayoutAttributes?
    }

    private func moveViews(_ mapping: UpdateMapping) -> [LeavingElement] {
        var leaving: [LeavingElement] = []
        var order: [ElementKey] = []
        var shown: [ElementKey: UICollectionReusableView] = [:]
        for key in state.order {
            guard let view = state.shown[key] else { continue }
            if let new = newKey(key, mapping), shown[new] == nil {
                shown[new] = view
                view.reuse.element = new
                order.append(new)
            } else {
                leaving.append(LeavingElement(key: key, view: view, final: state.layout.final(key)))
            }
        }
        state.shown = shown
        state.order = order
        return leaving
    }

    private func newKey(_ key: ElementKey, _ mapping: UpdateMapping) -> ElementKey? {
        var new = key
        let path = key.indexPath
        guard let section = path.first else { return key }
        if key.category == .cell {
            guard !mapping.isReloaded(path.rowPosition), let place = mapping.newPosition(of: path.rowPosition) else {
                return nil
            }
            new.indexPath = IndexPath(place)
            return new
        }
        guard !mapping.isReloaded(section: section) else { return nil }
        // A kind without sections keeps its place; one of a section goes with it.
        guard path.count > 1 else { return key }
        guard let place = mapping.newSection(of: section) else { return nil }
        new.indexPath = IndexPath(item: path.item, section: place)
        return new
    }

    /// The data source configures the cells that are there, which keep their places and are measured again.
    private func configureAgain(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = state.shown[.cell(path)] else { continue }
            state.reconfiguring = path
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            state.reconfiguring = nil
            cell.reuse.measured = nil
            guard answer !== cell else { continue }
            UIKitException.raise(
                .internalInconsistency,
                "The data source returned another cell for item \(path.item) in section \(path.section), which was "
                    + "being reconfigured. Dequeue it with dequeueReusableCell(withReuseIdentifier:for:) and the "
                    + "identifier it has (\(cell.reuseIdentifier ?? "none")), or reload the item instead.")
            pool(answer)
        }
    }

    // MARK: The layout

    /// Deletions and reloads in the indexes before, insertions in those after, moves from the one to the other.
    private func updateItems(_ mapping: UpdateMapping) -> [UICollectionViewUpdateItem] {
        let update = mapping.update
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        typealias Item = UICollectionViewUpdateItem
        var items: [Item] = []
        items += update.deletedSections.map { Item(.delete, before: section($0), after: nil) }
        items += update.deletedRows.map { Item(.delete, before: IndexPath($0), after: nil) }
        items += update.reloadedSections.map {
            Item(.reload, before: section($0), after: mapping.newSection(of: $0).map(section))
        }
        items += update.reloadedRows.map {
            Item(.reload, before: IndexPath($0), after: mapping.newPosition(of: $0).map { IndexPath($0) })
        }
        items += update.insertedSections.map { Item(.insert, before: nil, after: section($0)) }
        items += update.insertedRows.map { Item(.insert, before: nil, after: IndexPath($0)) }
        items += update.movedSections.map { Item(.move, before: section($0.from), after: section($0.to)) }
        items += update.movedRows.map { Item(.move, before: IndexPath($0.from), after: IndexPath($0.to)) }
        return items
    }

    // MARK: Offset

    /// The first visible item that stays, in indexes after the update, and where it is before.
    private func updateAnchor(_ mapping: UpdateMapping) -> ElementAnchor? {
        guard state.offsetPolicy == .anchored else { return nil }
        for key in shownElements(.cell) {
            guard let attributes = state.shown[key]?.reuse.attributes,
                let new = mapping.newPosition(of: key.indexPath.rowPosition)
            else { continue }
            return ElementAnchor(key: .cell(IndexPath(new)), origin: attributes.frame.origin)
        }
        return nil
    }

    private func moveOffset(keeping anchor: ElementAnchor?) {
        keep(anchor)
        let proposed = clamped(contentOffset)
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? state.layout.targetContentOffset(forProposedContentOffset: proposed)
        if target != contentOffset, target.x.isFinite, target.y.isFinite { contentOffset = target }
    }
}

extension UICollectionViewLayout {
    /// False for the framework's own layouts, which are notified by `dataWillChange` and don't need the list of single
    /// changes.
    fileprivate var heedsUpdateItems: Bool {
        let type = ObjectIdentifier(type(of: self))
        return type != ObjectIdentifier(UICollectionViewFlowLayout.self)
            && type != ObjectIdentifier(UICollectionViewCompositionalLayout.self)
    }

    /// The attributes from which an inserted element starts.
    func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
        }
    }

    /// The attributes at which a deleted element ends.
    func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
        }
    }
}
