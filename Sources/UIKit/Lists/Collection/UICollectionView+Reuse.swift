/// Registration, the pools, and views that come and go.
extension UICollectionView {
    func registerClass(_ viewClass: AnyClass?, kind: String, identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let viewClass else {
            state.registrations[key] = nil
            return
        }
        let isCell = kind == Self.elementKindCell
        guard let type = viewClass as? UICollectionReusableView.Type, !isCell || type is UICollectionViewCell.Type
        else {
            let base = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
            UIKitException.raise(
                .invalidArgument,
                "\(viewClass) was registered for the reuse identifier \(identifier) of kind \(kind), whose views are "
                    + "\(base)s. Register a subclass of \(base).")
            return
        }
        state.registrations[key] = .type(type)
    }

    func registerDocument(_ document: (any ReusableViewDocument)?, kind: String, identifier: String) {
        state.registrations[ReuseKey(kind: kind, identifier: identifier)] = document.map { .document($0) }
    }

    func makeView(
        of registration: ReuseRegistration<UICollectionReusableView.Type>, _ key: ReuseKey, _ frame: CGRect
    ) -> UICollectionReusableView? {
        let isCell = key.kind == Self.elementKindCell
        switch registration {
        case .type(let type): return type.make(frame: frame)
        case .document(let document):
            let view =
                isCell
                ? document.instantiateReusable(
                    UICollectionViewCell.self, identifier: key.identifier, className: "UICollectionViewCell")
                : document.instantiateReusable(
                    UICollectionReusableView.self, identifier: key.identifier, className: "UICollectionReusableView")
            document.checkIdentifier(view?.reuseIdentifier, registered: key.identifier)
            return view
        }
    }

    func dequeueView(kind: String, identifier: String, for indexPath: IndexPath) -> UICollectionReusableView? {
        let key = ReuseKey(kind: kind, identifier: identifier)
        if let path = state.reconfiguring, path == indexPath, kind == Self.elementKindCell,
            let view = state.shown[.cell(path)], view.reuseIdentifier == identifier
        {
            return view
        }
        if let view = state.pool[key]?.popLast() {
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
            view.setNeedsLayout()
            prepare(view, kind, for: indexPath)
            return view
        }
        guard let registration = state.registrations[key] else {
            UIKitException.raise(
                .internalInconsistency,
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
            return nil
        }
        state.observer?.observe(.madeView)
        var frame = CGRect.zero
        if let coming = comingAttributes(kind, indexPath) { frame = mirrored(coming).frame }
        guard let view = makeView(of: registration, key, frame) else { return nil }
        view.reuse.identifier = identifier
        prepare(view, kind, for: indexPath)
        return view
    }

    /// A dequeued view has its element's attributes already.
    private func prepare(_ view: UICollectionReusableView, _ kind: String, for indexPath: IndexPath) {
        view.reuse.collectionView = self
        view.reuse.category = kind == Self.elementKindCell ? .cell : .supplementaryView
        view.reuse.kind = kind
        view.reuse.indexPath = indexPath
        view.reuse.measured = nil
        view.reuse.attributes = nil
        view.isHidden = false
        if let attributes = comingAttributes(kind, indexPath) { apply(attributes, to: view) }
        if let cell = view as? UICollectionViewCell { cell.isSelected = state.selected.contains(indexPath) }
    }

    /// The layout's attributes of an element whose view is being made.
    private func comingAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let making = state.making, making.indexPath == indexPath, making.values.element.kind == kind {
            return making
        }
        guard !state.layout.layoutState.needsPrepare, kind != Self.elementKindCell || exists(indexPath) else {
            return nil
        }
        let category: ElementCategory = kind == Self.elementKindCell ? .cell : .supplementaryView
        let attributes = state.layout.attributes(of: ElementKey(category, kind: kind, indexPath))
        return attributes?.values.isFinite == true ? attributes : nil
    }

    /// Everything that is shown goes back into the pools.
    func recycleAll() {
        state.generation += 1
        let leaving = state.order.compactMap { key in state.shown[key].map { (key, $0) } }
        state.order = []
        state.shown = [:]
        for (key, view) in leaving { retire(view, from: key) }
    }

    func recycle(except elements: [UICollectionViewLayoutAttributes]) {
        // Mostly nothing leaves.
        guard !beginsAsShown(elements) else { return }
        var kept: Set<ElementKey> = []
        kept.reserveCapacity(elements.count)
        for attributes in elements { kept.insert(attributes.values.element) }
        var gone: [ElementKey] = []
        for key in state.order where !kept.contains(key) { gone.append(key) }
        guard !gone.isEmpty else { return }
        state.order.removeAll { !kept.contains($0) }
        for key in gone {
            guard let view = state.shown.removeValue(forKey: key) else { continue }
            if hasArrived(view) { pool(view) } else { retire(view, from: key) }
        }
    }

    /// True if elements begin with those that are shown, in their order.
    private func beginsAsShown(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
        guard state.order.count <= elements.count else { return false }
        for (place, key) in state.order.enumerated() where elements[place].values.element != key { return false }
        return true
    }

    func retire(_ view: UICollectionReusableView, from key: ElementKey) {
        tellDidEndDisplaying(view, key)
        pool(view)
    }

    /// A retired view stays in the hierarchy, hidden, so that its constraints stay solved for its next element.
    func pool(_ view: UICollectionReusableView) {
        view.isHidden = true
        let identifier = view.reuse.identifier
        guard identifier != nil || view.reuse.category == .decorationView else {
            view.removeFromSuperview()
            return
        }
        let key = ReuseKey(kind: view.reuse.kind, identifier: identifier ?? "")
        state.pool[key, default: []].append(view)
    }
}
