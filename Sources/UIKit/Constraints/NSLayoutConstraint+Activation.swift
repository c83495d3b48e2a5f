extension NSLayoutConstraint {
    /// Installs the constraint on the nearest common ancestor of its items; a guide counts as its owning view.
    func activate() {
        guard !isActive else { return }
        guard let first = firstItem.flatMap(owningView(of:)) else {
            raiseWithoutCommonAncestor()
            return
        }
        var holder: UIView = first
        for item in namedItems.dropFirst() {
            guard let view = owningView(of: item), let ancestor = nearestCommonAncestor(of: holder, and: view) else {
                raiseWithoutCommonAncestor()
                return
            }
            holder = ancestor
        }
        holder.hold(self)
    }

    /// The items of both sides, and those that distances are measured from.
    var namedItems: [AnyObject] {
        [firstItem, secondItem, firstOrigin?.party, secondOrigin?.party].compactMap { $0 }
    }

    func deactivate() {
        holder?.release(self)
    }

    func owningView(of item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    private func nearestCommonAncestor(of first: UIView, and second: UIView) -> UIView? {
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    private func raiseWithoutCommonAncestor() {
        let names = [(firstItem, firstAttribute), (secondItem, secondAttribute)].map { item, attribute in
            guard let item else { return "(null)" }
            return anchorDescription(of: item, attribute)
        }
        UIKitException.raise(
            .generic,
            "Unable to activate constraint with anchors \(names[0]) and \(names[1]) because they have no common "
                + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
                + "That's illegal.")
    }
}

extension UIView {
    /// Takes an active constraint; raises where an item is not in this view's subtree.
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        for item in constraint.namedItems {
            guard let view = constraint.owningView(of: item), view.isDescendant(of: self) else {
                UIKitLog.write(
                    "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen added to "
                        + "a view, the constraint's items must be descendants of that view (or the view itself).")
                UIKitException.raise(
                    .generic, "Impossible to set up layout with view hierarchy unprepared for constraint.")
                return
            }
        }
        constraint.holder?.release(constraint)
        layoutTraits.heldConstraints.append(constraint)
        constraint.setHolder(self)
        for view in constraint.namedViews { view.layoutTraits.namingConstraints.append(constraint) }
        markUsesAutoLayout()
        forEachHost { $0.install(constraint) }
        markNeedsLayoutForConstraints()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        forEachHost { $0.uninstall(constraint) }
        layoutTraits.heldConstraints.removeAll { $0 === constraint }
        for view in constraint.namedViews { view.layoutTraits.namingConstraints.removeAll { $0 === constraint } }
        constraint.setHolder(nil)
        markNeedsLayoutForConstraints()
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        forEachHost { $0.constantChanged(of: constraint) }
        markNeedsLayoutForConstraints()
    }

    /// As a subtree leaves its superview, active constraints between it and the rest are dropped.
    func dropConstraintsReachingOut() {
        dropConstraints(reachingOutOf: self)
    }

    private func dropConstraints(reachingOutOf departing: UIView) {
        for constraint in layoutTraits.namingConstraints {
            if let holder = constraint.holder, !holder.isDescendant(of: departing) { holder.release(constraint) }
        }
        for subview in hierarchy.subviews { subview.dropConstraints(reachingOutOf: departing) }
    }

    private func markNeedsLayoutForConstraints() {
        if layoutHost == nil { setNeedsLayout() }
        Commit.request()
    }
}

extension NSLayoutConstraint {
    /// The views of the items, once each.
    var namedViews: [UIView] {
        var views: [UIView] = []
        for view in namedItems.compactMap(owningView(of:)) where !views.contains(where: { $0 === view }) {
            views.append(view)
        }
        return views
    }
}
