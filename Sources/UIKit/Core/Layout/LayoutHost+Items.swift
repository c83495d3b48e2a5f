import AutoLayout

extension LayoutHost {
    /// The item of a view, made with those of its ancestors up to the root where missing.
    func item(for view: UIView) -> LayoutItem {
        if let item = knownItem(of: view) { return item }
        var parent: LayoutItem?
        if view !== root, let superview = view.superview { parent = item(for: superview) }
        let item = engine.addItem(parent: parent)
        setItem(item, of: view)
        setItemOwner(.view(Unowned(object: view)), of: item)
        applyMetrics(of: view, to: item)
        installRules(for: view, item: item)
        if usesIntrinsicSize(of: view) { pending.requestFirstIntrinsicSize(of: view) }
        linkGuides(of: view, item: item)
        return item
    }

    /// The item of a guide; a system guide adds the rows that place it in its view.
    func item(for guide: UILayoutGuide) -> LayoutItem? {
        if let item = knownItem(of: guide) { return item }
        guard let owner = guide.owningView else { return nil }
        let item = engine.addItem(parent: self.item(for: owner), mayBeNegative: guide.kind.isPlacedByView)
        setItem(item, of: guide)
        setItemOwner(.guide(Unowned(object: guide)), of: item)
        installRules(for: guide, owner: owner, item: item)
        return item
    }

    /// Adds a subtree to the engine: its participating views, and the constraints installed in it, in the order of
    /// their activation, whether or not there was a host by then.
    func subtreeJoined(_ view: UIView) {
        var constraints: [NSLayoutConstraint] = []
        admit(view, collecting: &constraints)
        for constraint in inOrderOfActivation(constraints) { install(constraint) }
    }

    private func admit(_ view: UIView, collecting constraints: inout [NSLayoutConstraint]) {
        guard view.layoutTraits.subtreeUsesAutoLayout || !view.layoutTraits.translatesAutoresizingMask else { return }
        if !view.layoutTraits.translatesAutoresizingMask || view === root { _ = item(for: view) }
        constraints += view.layoutTraits.heldConstraints
        for subview in view.hierarchy.subviews { admit(subview, collecting: &constraints) }
    }

    private func inOrderOfActivation(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        var last: UInt32 = 0
        var isInOrder = true
        for constraint in constraints {
            isInOrder = isInOrder && constraint.activation > last
            last = constraint.activation
        }
        guard !isInOrder else { return constraints }
        var places: [UInt64] = []
        places.reserveCapacity(constraints.count)
        for index in constraints.indices {
            places.append(UInt64(constraints[index].activation) << 24 | UInt64(index))
        }
        places.sort()
        var ordered: [NSLayoutConstraint] = []
        ordered.reserveCapacity(constraints.count)
        for place in places { ordered.append(constraints[Int(place & 0xFF_FFFF)]) }
        return ordered
    }

    /// Removes a subtree from the engine; constraints that reach out of it were removed before.
    func subtreeLeaves(_ view: UIView) {
        var departing: [UIView] = []
        collect(view, into: &departing)
        for view in departing {
            for constraint in view.layoutTraits.heldConstraints { uninstall(constraint) }
        }
        for view in departing.reversed() {
            pending.forget(view)
            for guide in view.layoutTraits.layoutGuides { removeItem(of: guide) }
            view.forEachSystemGuide { removeItem(of: $0) }
            removeItem(of: view)
        }
        pending.forgetSubtree(of: view)
    }

    func participationChanged(of view: UIView) {
        if let item = knownItem(of: view) {
            removeOwnRows(of: item)
            installRules(for: view, item: item)
            applyContentSize(of: view, to: item)
        } else if !view.layoutTraits.translatesAutoresizingMask {
            _ = item(for: view)
        }
    }

    private func collect(_ view: UIView, into views: inout [UIView]) {
        views.append(view)
        for subview in view.hierarchy.subviews { collect(subview, into: &views) }
    }

    /// Removes a view's item with the rows that the host made for it.
    func removeItem(of view: UIView) {
        guard let item = knownItem(of: view) else { return }
        willRemoveItem(of: view)
        remove(item)
        setItem(nil, of: view)
    }

    /// Removes a guide's item with the rows that the host made for it.
    func removeItem(of guide: UILayoutGuide) {
        guard let item = knownItem(of: guide) else { return }
        remove(item)
        setItem(nil, of: guide)
    }

    private func remove(_ item: LayoutItem) {
        removeOwnRows(of: item)
        wrapWidths[item] = nil
        for id in engine.constraints(of: item) { displace(id) }
        engine.removeItem(item)
        setItemOwner(nil, of: item)
        if !baselineItems.isEmpty { baselineItems.remove(item) }
    }

    /// A constraint on a view whose baseline was that of a leaving descendant is installed again later.
    private func displace(_ id: LayoutConstraintID) {
        guard case .author(let constraint)? = owner(of: id) else { return }
        uninstall(constraint)
        pending.requestInstallation(constraint)
    }

    /// Links margins and scrolled content to their items in the engine, where constraints can involve them.
    private func linkGuides(of view: UIView, item: LayoutItem) {
        if let content = view.scrolledContentGuide, let contentItem = self.item(for: content) {
            engine.setContentGuide(contentItem, of: item)
        }
    }
}
