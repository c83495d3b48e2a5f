/// Registration, the pools, and views that come and go.
extension UICollectionView {
    func registerClass(_ viewClass: AnyClass?, kind: String, identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let viewClass else {
            collection.registrations[key] = nil
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
        collection.registrations[key] = .type(type)
    }

    func registerDocument(_ document: (any ReusableViewDocument)?, kind: String, identifier: String) {
        collection.registrations[ReuseKey(kind: kind, identifier: identifier)] = document.map { .document($0) }
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
        if let path = collection.reconfiguring, path == indexPath, kind == Self.elementKindCell,
            let view = collection.shown[.cell(path)], view.reuseIdentifier == identifier
        {
            return view
        }
        if let view = collection.pool[key]?.popLast() {
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
            prepare(view, kind, for: indexPath)
            return view
        }
        guard let registration = collection.registrations[key] else {
            UIKitException.raise(
                .internalInconsistency,
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
            return nil
        }
        collection.cost.viewsMade += 1
        let frame = comingAttributes(kind, indexPath).map { mirrored($0).frame } ?? .zero
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
        if let cell = view as? UICollectionViewCell { cell.isSelected = collection.selected.contains(indexPath) }
    }

    /// What the layout has for an element whose view is being made.
    private func comingAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let making = collection.making, making.indexPath == indexPath, making.values.element.kind == kind {
            return making
        }
        guard !collection.layout.layoutState.needsPrepare, kind != Self.elementKindCell || exists(indexPath) else {
            return nil
        }
        let category: ElementCategory = kind == Self.elementKindCell ? .cell : .supplementaryView
        let attributes = collection.layout.attributes(of: ElementKey(category, kind: kind, indexPath))
        return attributes?.values.isFinite == true ? attributes : nil
    }

    /// Everything that is shown goes back into the pools.
    func recycleAll() {
        collection.generation += 1
        let leaving = collection.order.compactMap { key in collection.shown[key].map { (key, $0) } }
        collection.order = []
        collection.shown = [:]
        for (key, view) in leaving { retire(view, from: key) }
    }

    func recycle(except elements: [UICollectionViewLayoutAttributes], _ arrivals: inout Arrivals) {
        let kept = Set(elements.map(\.values.element))
        let gone = collection.order.filter { !kept.contains($0) }
        guard !gone.isEmpty else { return }
        collection.order.removeAll { !kept.contains($0) }
        for key in gone {
            guard let view = collection.shown.removeValue(forKey: key) else { continue }
            if arrivals.remove(key) { pool(view) } else { retire(view, from: key) }
        }
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
        collection.pool[key, default: []].append(view)
    }
}
