/// One element's view: asked for, measured, placed, announced.
extension UICollectionView {
    func insert(_ view: UICollectionReusableView, _ key: ElementKey) {
        state.shown[key] = view
        view.reuse.element = key
        view.reuse.arrival = state.layoutNumber
        state.order.append(key)
    }

    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = attributes.values.element
        state.making = attributes
        defer { state.making = nil }
        let view: UICollectionReusableView?
        switch key.category {
        case .cell: view = dataSource?.collectionView(self, cellForItemAt: dataIndexPath(key.indexPath))
        case .supplementaryView: view = sourceView(key.kind, key.indexPath)
        case .decorationView: view = makeDecoration(key, attributes.frame)
        }
        guard let view else { return nil }
        return checked(view, key)
    }

    /// Refuses a view that isn't the element's own, and uses an empty one instead.
    private func checked(_ view: UICollectionReusableView, _ key: ElementKey) -> UICollectionReusableView {
        if let taken = shownElement(of: view) {
            UIKitException.raise(
                .internalInconsistency,
                "The view of the visible \(taken.name) was returned again for \(key.name). A view shows one element "
                    + "at a time; dequeue another.")
            return standIn(for: key)
        }
        if key.category != .decorationView, view.reuseIdentifier == nil {
            let method =
                key.category == .cell
                ? "the cell returned from -collectionView:cellForItemAtIndexPath:"
                : "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
            let (what, call) =
                key.category == .cell
                ? ("cells", "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
                : ("views", "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
            UIKitException.raise(
                .internalInconsistency,
                "\(method) does not have a reuseIdentifier - \(what) must be retrieved by calling \(call) "
                    + "(\(key.name))")
        }
        view.reuse.collectionView = self
        view.reuse.category = key.category
        view.reuse.kind = key.kind
        return view
    }

    func standIn(for key: ElementKey) -> UICollectionReusableView {
        let view = key.category == .cell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        view.reuse.collectionView = self
        view.reuse.category = key.category
        view.reuse.kind = key.kind
        return view
    }

    private func makeDecoration(_ key: ElementKey, _ frame: CGRect) -> UICollectionReusableView? {
        let reuse = ReuseKey(kind: key.kind, identifier: "")
        if let view = state.pool[reuse]?.popLast() {
            view.isHidden = false
            view.reuse.attributes = nil
            view.prepareForReuse()
            view.setNeedsLayout()
            return view
        }
        guard let registration = state.layout.decoration(ofKind: key.kind) else {
            UIKitException.raise(
                .internalInconsistency,
                "no UICollectionViewLayoutAttributes or view class is registered for the decoration view kind "
                    + "\(key.kind) - register a class with \(shortClassName(of: state.layout))'s "
                    + "register(_:forDecorationViewOfKind:)")
            return nil
        }
        state.observer?.observe(.madeView)
        return makeView(of: registration, reuse, frame)
    }

    // MARK: Measuring

    /// Asks a view for the attributes that would suit it; true where the layout takes them up.
    ///
    /// A view that was measured from this size, or that came to it, isn't measured again.
    func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.estimatedAxes != [] else { return false }
        let given = attributes.size
        if view.reuse.measured?.holds(for: given) == true { return false }
        apply(attributes, to: view)
        state.observer?.observe(.measuredView)
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied)
        guard preferred.values.isFinite, preferred.size.width >= 0, preferred.size.height >= 0 else {
            view.reuse.measured = ElementMeasurement(given: given, preferred: given, isTakenUp: false)
            reportPreferred(preferred, view, attributes)
            return false
        }
        let layout = state.layout
        let isTakenUp = layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        view.reuse.measured = ElementMeasurement(given: given, preferred: preferred.size, isTakenUp: isTakenUp)
        guard isTakenUp else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    private func reportPreferred(
        _ preferred: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        UIKitException.raise(
            .internalInconsistency,
            "\(classAndAddress(view)) returned a size that no view can have, \(preferred.size), from "
                + "preferredLayoutAttributesFitting(_:) for \(attributes.values.element.name). The layout's own, "
                + "\(attributes.size), is kept.")
    }

    /// A view whose content changed is measured again, and where it came to something else everything after it moves.
    func contentSizeBecameStale(of view: UICollectionReusableView) {
        guard !state.isLayingOut, selfSizingInvalidation != .disabled else { return }
        view.reuse.measured = nil
        setNeedsLayout()
    }

    // MARK: Placing

    /// Gives a view what the attributes say, before it is measured or shown.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let last = view.reuse.attributes
        view.reuse.attributes = attributes
        let values = mirrored(attributes).values
        let isNew = last == nil || last !== attributes && last != attributes
        // A value that an app sets itself stays until the layout changes it.
        if last?.values.spatialTransform != values.spatialTransform {
            view.transform3D = values.transform3D
        } else if last?.transform != values.transform {
            view.transform = values.transform
        }
        if last?.alpha != values.alpha { view.alpha = values.alpha }
        place(view, values)
        if isNew { view.apply(attributes) }
    }

    /// A view that is turned in space has no frame to set: its bounds and centre place it.
    private func place(_ view: UICollectionReusableView, _ values: LayoutAttributeValues) {
        guard values.spatialTransform != nil else {
            let frame = hosted(values.frame, values.element)
            if view.frame != frame { view.frame = frame }
            return
        }
        let rectangle = hosted(values.rectangle, values.element)
        if view.bounds.size != rectangle.size { view.bounds.size = rectangle.size }
        let center = CGPoint(x: rectangle.midX, y: rectangle.midY)
        if view.center != center { view.center = center }
    }

    /// A frame in the coordinates of the view that an element's view belongs in.
    private func hosted(_ frame: CGRect, _ element: ElementKey) -> CGRect {
        guard let host = state.layout.host(of: element) else { return frame }
        let (inner, outer) = (host.bounds.origin, host.frame.origin)
        return frame.offsetBy(dx: inner.x - outer.x, dy: inner.y - outer.y)
    }

    /// Brings views with higher indexes over those with lower ones, where they aren't already.
    func sortByDepth(_ elements: [UICollectionViewLayoutAttributes]) {
        guard hasDepths(elements) else { return }
        let views = elements.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .compactMap { viewInDepth($0.element.values.element) }
        var depth: [ObjectIdentifier: Int] = [:]
        for (index, view) in subviews.enumerated() { depth[ObjectIdentifier(view)] = index }
        let depths = views.map { depth[ObjectIdentifier($0)] ?? 0 }
        guard zip(depths, depths.dropFirst()).contains(where: { $0 > $1 }) else { return }
        for view in views { bringSubviewToFront(view) }
    }

    private func hasDepths(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
        guard let first = elements.first?.zIndex else { return false }
        for attributes in elements where attributes.zIndex != first { return true }
        return false
    }

    /// An element's view, or the one that it belongs in.
    private func viewInDepth(_ element: ElementKey) -> UIView? {
        state.layout.host(of: element) ?? state.shown[element]
    }

    func layOutBackground() {
        guard let backgroundView else { return }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    func replaceBackgroundView(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }

    // MARK: Announcing

    func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        case .supplementaryView, .decorationView:
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
        }
    }

    func tellDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        case .supplementaryView, .decorationView:
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
        }
    }
}
