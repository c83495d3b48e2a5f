import AutoLayout

extension LayoutHost {
    /// The item of a view, made with those of its ancestors up to the root where missing.
    func item(for view: UIView) -> LayoutItem {
        if let item = items[ObjectIdentifier(view)] { return item }
        let parent = view === root ? nil : view.superview.map { self.item(for: $0) }
        let item = engine.addItem(parent: parent)
        items[ObjectIdentifier(view)] = item
        parties[item] = .view(Unowned(object: view))
        applyMetrics(of: view, to: item)
        installRules(for: view, item: item)
        if !view.layoutTraits.translatesAutoresizingMask || (isFitting && view === root) {
            newcomers.append(Unowned(object: view))
        }
        linkGuides(of: view, item: item)
        return item
    }

    /// The item of a guide; a system guide brings the rows that tie it to its view.
    func item(for guide: UILayoutGuide) -> LayoutItem? {
        if let item = items[ObjectIdentifier(guide)] { return item }
        guard let owner = guide.owningView else { return nil }
        let item = engine.addItem(parent: self.item(for: owner), mayBeNegative: guide.kind.followsItsView)
        items[ObjectIdentifier(guide)] = item
        parties[item] = .guide(Unowned(object: guide))
        applyDirection(of: owner, to: item)
        installRules(for: guide, owner: owner, item: item)
        return item
    }

    /// Takes a subtree into the engine: what takes part in it, and the constraints held in it.
    func subtreeJoined(_ view: UIView) {
        guard view.layoutTraits.subtreeUsesAutoLayout || !view.layoutTraits.translatesAutoresizingMask else { return }
        if !view.layoutTraits.translatesAutoresizingMask || view === root { _ = item(for: view) }
        for constraint in view.layoutTraits.heldConstraints { install(constraint) }
        for subview in view.hierarchy.subviews { subtreeJoined(subview) }
    }

    /// Drops everything of a subtree from the engine; constraints that reach out of it are gone already.
    func subtreeLeaves(_ view: UIView) {
        var departing: [UIView] = []
        collect(view, into: &departing)
        for view in departing {
            for constraint in view.layoutTraits.heldConstraints { uninstall(constraint) }
        }
        for view in departing.reversed() {
            staleContentSizes.remove(view)
            staleRules.remove(view)
            for guide in view.layoutTraits.layoutGuides { removeItem(of: guide) }
            for guide in view.systemGuides { removeItem(of: guide) }
            removeItem(of: view)
        }
        newcomers.removeAll { $0.object.isDescendant(of: view) }
        unwrapped.removeAll { $0.object.isDescendant(of: view) }
    }

    func participationChanged(of view: UIView) {
        if let item = items[ObjectIdentifier(view)] {
            removeOwnRows(of: view)
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

    /// Drops the item of a view or guide with the rows that the host made for it.
    func removeItem(of party: AnyObject) {
        let key = ObjectIdentifier(party)
        guard let item = items[key] else { return }
        removeOwnRows(of: party)
        for id in engine.constraints(of: item) { displace(id) }
        engine.removeItem(item)
        items[key] = nil
        parties[item] = nil
        baselineItems.remove(item)
        wrapWidths[key] = nil
    }

    /// A constraint that doesn't name what leaves, but a view around it that gave its baseline, finds another one later.
    private func displace(_ id: LayoutConstraintID) {
        guard case .author(let constraint)? = owners[id] else { return }
        uninstall(constraint)
        displaced.append(constraint)
    }

    /// A view that is measured doesn't bring the size that its container gave it.
    func isOwnSize(_ constraint: NSLayoutConstraint) -> Bool {
        constraint === root.layoutTraits.encapsulatedWidth || constraint === root.layoutTraits.encapsulatedHeight
    }

    /// Tells the engine which items stand for margins and scrolled content, where constraints can name them.
    private func linkGuides(of view: UIView, item: LayoutItem) {
        if let content = view.scrolledContentGuide, let contentItem = self.item(for: content) {
            engine.setContentGuide(contentItem, of: item)
        }
    }
}
