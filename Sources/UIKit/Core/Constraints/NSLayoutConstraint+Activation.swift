extension NSLayoutConstraint {
    /// Installs the constraint on the nearest common ancestor of its items; a guide counts as its owning view.
    func activate() {
        guard !isActive else { return }
        guard let holder = nearestCommonAncestor else {
            raiseWithoutCommonAncestor()
            return
        }
        holder.addHeld(self)
    }

    func deactivate() {
        holder?.release(self)
    }

    /// True if it involves leading or trailing edges.
    var followsDirection: Bool {
        firstAttribute.engineAttribute.isDirectional || secondAttribute.engineAttribute.isDirectional
            || firstOrigin?.attribute.engineAttribute.isDirectional == true
            || secondOrigin?.attribute.engineAttribute.isDirectional == true
    }

    /// True if leading is right, by the direction of the view that holds the constraint, whatever its items' are.
    ///
    /// A view's direction is that of its immediate content, which its constraints arrange; subviews don't inherit it,
    /// but are placed from right to left in it.
    var isRightToLeft: Bool { holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The items of both sides, and those that distances are measured from.
    var namedItems: [AnyObject] {
        [firstItem, secondItem, firstOrigin?.referencedItem, secondOrigin?.referencedItem].compactMap { $0 }
    }

    /// Of the existing items; nil where there is none, or one is a guide without a view.
    private var nearestCommonAncestor: UIView? {
        guard rare != nil else { return nearestCommonAncestorOfSides }
        var ancestor = firstReference?.owningView
        func include(_ reference: ConstraintItemReference?) {
            guard let known = ancestor, let reference, !reference.isGone else { return }
            guard let view = reference.owningView else {
                ancestor = nil
                return
            }
            if view !== known, view.hierarchy.superview !== known {
                ancestor = nearestCommonAncestor(of: known, and: view)
            }
        }
        include(secondReference)
        if let origin = firstOrigin { include(origin.reference) }
        if let origin = secondOrigin { include(origin.reference) }
        return ancestor
    }

    /// The same where no side is a distance.
    private var nearestCommonAncestorOfSides: UIView? {
        guard let first = firstReference?.owningView else { return nil }
        guard let secondReference, !secondReference.isGone else { return first }
        guard let second = secondReference.owningView else { return nil }
        if second === first || second.hierarchy.superview === first { return first }
        return nearestCommonAncestor(of: first, and: second)
    }

    private func forEachFurtherReference(_ body: (ConstraintItemReference) -> Void) {
        if let secondReference { body(secondReference) }
        if let reference = firstOrigin?.reference { body(reference) }
        if let reference = secondOrigin?.reference { body(reference) }
    }

    /// Calls a body with the view of each existing item, once for each side that involves it; with nil for a guide
    /// without a view.
    func forEachNamedView(_ body: (UIView?) -> Void) {
        if let firstReference, !firstReference.isGone { body(firstReference.owningView) }
        forEachFurtherReference { if !$0.isGone { body($0.owningView) } }
    }

    private func nearestCommonAncestor(of first: UIView, and second: UIView) -> UIView? {
        // Most often they are siblings, or a view and its superview.
        if let outer = first.hierarchy.superview, outer === second || outer === second.hierarchy.superview {
            return outer
        }
        var candidate: UIView? = first
        while let view = candidate {
            if second === view || second.hierarchy.superview === view || second.isDescendant(of: view) { return view }
            candidate = view.hierarchy.superview
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
    /// Installs an active constraint on this view; raises where an item isn't in this view's subtree.
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard containsItems(of: constraint) else {
            UIKitLog.write(
                "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen added to "
                    + "a view, the constraint's items must be descendants of that view (or the view itself).")
            UIKitException.raise(
                .generic, "Impossible to set up layout with view hierarchy unprepared for constraint.")
            return
        }
        addHeld(constraint)
    }

    /// Installs a constraint whose items are known to be in this view's subtree.
    fileprivate func addHeld(_ constraint: NSLayoutConstraint) {
        constraint.holder?.release(constraint)
        // Before the constraint has its number: sizes that are dictated now come first.
        markUsesAutoLayout()
        enter(constraint, named: constraint.firstReference)
        enter(constraint, named: constraint.secondReference)
        if constraint.rare != nil {
            enter(constraint, named: constraint.firstOrigin?.reference)
            enter(constraint, named: constraint.secondOrigin?.reference)
        }
        layoutTraits.heldConstraints.append(constraint)
        constraint.setHolder(self)
        forEachHost { host in
            host.install(constraint)
            host.noteWidths(by: constraint)
        }
        markNeedsLayoutForConstraints()
    }

    /// Enters a constraint held by this view with an item's view, unless that is this one.
    private func enter(_ constraint: NSLayoutConstraint, named reference: ConstraintItemReference?) {
        guard let view = reference?.owningView, view !== self, view.layoutTraits.outsideConstraints.last !== constraint
        else { return }
        // Few views occur in one constraint only.
        if view.layoutTraits.outsideConstraints.isEmpty { view.layoutTraits.outsideConstraints.reserveCapacity(4) }
        view.layoutTraits.outsideConstraints.append(constraint)
        countReach(to: view, by: 1)
    }

    /// Active constraints that involve this view or one of its guides, whichever view holds them, in order of activation.
    var namingConstraints: [NSLayoutConstraint] {
        var naming = layoutTraits.outsideConstraints
        for constraint in layoutTraits.heldConstraints {
            var isNamed = false
            constraint.forEachNamedView { if $0 === self { isNamed = true } }
            if isNamed { naming.append(constraint) }
        }
        if naming.count > layoutTraits.outsideConstraints.count { naming.sort { $0.activation < $1.activation } }
        return naming
    }

    private func containsItems(of constraint: NSLayoutConstraint) -> Bool {
        var containsAll = true
        constraint.forEachNamedView { view in
            if let view, view === self || view.isDescendant(of: self) { return }
            containsAll = false
        }
        return containsAll
    }

    /// Counts a constraint held by this view with another one that it names, and with those between them.
    private func countReach(to named: UIView, by change: Int32) {
        named.layoutTraits.constraintsFromOutside += change
        named.makeNeededDictatedSize()
        // Mostly the superview holds it: then nothing is retained to go up.
        let own = Unmanaged.passUnretained(self).toOpaque()
        guard let outer = named.hierarchy.superviewReference, outer.toOpaque() != own else { return }
        var current: UIView? = outer.takeUnretainedValue()
        while let view = current, view !== self {
            view.layoutTraits.constraintsFromOutside += change
            view.makeNeededDictatedSize()
            current = view.hierarchy.superview
        }
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        forEachHost { host in
            host.noteWidths(by: constraint)
            host.uninstall(constraint)
        }
        layoutTraits.heldConstraints.remove(constraint)
        constraint.forEachNamedView { view in
            guard let view, view.layoutTraits.outsideConstraints.remove(constraint) else { return }
            countReach(to: view, by: -1)
        }
        constraint.setHolder(nil)
        markNeedsLayoutForConstraints()
    }

    /// Removes the constraints of a deallocated superview from the lists of the views that they involve.
    func forgetConstraintsOfLostSuperview() {
        let present = layoutTraits.outsideConstraints.filter { $0.holder != nil }
        let ended = Int32(layoutTraits.outsideConstraints.count - present.count)
        if ended > 0 {
            layoutTraits.outsideConstraints = present
            var current: UIView? = self
            while let view = current {
                view.layoutTraits.constraintsFromOutside -= ended
                current = view.hierarchy.superview
            }
        }
        for subview in hierarchy.subviews { subview.forgetConstraintsOfLostSuperview() }
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        forEachHost { $0.constantChanged(of: constraint) }
        markNeedsLayoutForConstraints()
    }

    /// Deactivates constraints between this subtree and the rest, as it leaves its superview.
    func dropConstraintsReachingOut() {
        if layoutTraits.constraintsFromOutside > 0 { dropConstraints(reachingOutOf: self) }
    }

    private func dropConstraints(reachingOutOf departing: UIView) {
        for constraint in layoutTraits.outsideConstraints {
            if let holder = constraint.holder, !holder.isDescendant(of: departing) { holder.release(constraint) }
        }
        for subview in hierarchy.subviews { subview.dropConstraints(reachingOutOf: departing) }
    }

    private func markNeedsLayoutForConstraints() {
        if layoutHost == nil { setNeedsLayout() }
        LayoutTransaction.request()
    }
}

extension Array where Element == NSLayoutConstraint {
    /// Returns true if it was there; searched from the end, where removals are most frequent.
    @discardableResult
    fileprivate mutating func remove(_ constraint: NSLayoutConstraint) -> Bool {
        guard let index = lastIndex(where: { $0 === constraint }) else { return false }
        remove(at: index)
        return true
    }
}
