extension UIView {
    /// The topmost view of the tree: the window, or the view that has no superview.
    package var topmost: UIView {
        var view = Unmanaged.passUnretained(self)
        while let superview = UIView.superview(of: view) { view = superview }
        return view.takeUnretainedValue()
    }

    /// The way up without retaining the views on it: every pass goes it, and many times.
    private nonisolated static func superview(of view: Unmanaged<UIView>) -> Unmanaged<UIView>? {
        view._withUnsafeGuaranteedRef { $0.hierarchy.superviewReference }
    }

    var enclosingWindow: UIWindow? { topmost as? UIWindow }

    public final func isDescendant(of view: UIView) -> Bool {
        let ancestor = Unmanaged.passUnretained(view).toOpaque()
        var current: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let candidate = current {
            if candidate.toOpaque() == ancestor { return true }
            current = UIView.superview(of: candidate)
        }
        return false
    }

    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in hierarchy.subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    public final func bringSubviewToFront(_ view: UIView) { reorder(view, to: hierarchy.subviews.count - 1) }
    public final func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0, isBackmost: true) }

    /// - Raises: `NSRangeException` where there is no subview at an index.
    public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        for index in [index, other] where !hierarchy.subviews.indices.contains(index) {
            UIKitException.raise(
                .range,
                "There is no subview at index \(index) to exchange: \(viewDescription) has \(hierarchy.subviews.count)."
            )
            return
        }
        hierarchy.subviews.swapAt(index, other)
        setNeedsComposition()
    }

    private func reorder(_ view: UIView, to index: Int, isBackmost: Bool = false) {
        guard let old = hierarchy.subviews.firstIndex(where: { $0 === view }) else { return }
        hierarchy.subviews.remove(at: old)
        lazyLayer?.tree.subviewRemoved(at: old)
        hierarchy.subviews.insert(view, at: index)
        lazyLayer?.tree.subviewInserted(at: index, isBackmost: isBackmost)
        setNeedsComposition()
    }

    func insert(_ view: UIView, near sibling: UIView, offset: Int) {
        guard let index = hierarchy.subviews.firstIndex(where: { $0 === sibling }) else {
            insert(view, at: hierarchy.subviews.count)
            return
        }
        // A subview that moves up leaves a gap, and its sibling moves down into it.
        let old = hierarchy.subviews.firstIndex { $0 === view } ?? hierarchy.subviews.count
        guard old != index else { return }
        insert(view, at: index + offset - (old < index ? 1 : 0))
    }

    func insert(_ view: UIView, at index: Int) {
        guard view !== self else {
            UIKitException.raise(.invalidArgument, "Can't add self as subview")
            return
        }
        guard !isDescendant(of: view) else {
            UIKitException.raise(.invalidArgument, "Can't add \(view.viewDescription) as subview of its descendant")
            return
        }
        if view.superview === self {
            reorder(view, to: min(index, hierarchy.subviews.count - 1))
            return
        }
        let oldWindow = view.enclosingWindow
        let newWindow = enclosingWindow
        let oldTint = view.inheritedTintColor
        if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
        view.willMove(toSuperview: self)
        view.superview?.willRemoveSubview(view)
        view.detach()
        if view.passes.lostSuperview {
            view.passes.lostSuperview = false
            view.forgetConstraintsOfLostSuperview()
        }
        let place = min(max(index, 0), hierarchy.subviews.count)
        hierarchy.subviews.insert(view, at: place)
        lazyLayer?.tree.subviewInserted(at: place)
        view.hierarchy.superviewReference = Unmanaged.passUnretained(self)
        view.joined(self)
        if view.viewStyle.tintColor == nil, view.inheritedTintColor != oldTint { view.propagateTintColor() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    }

    func leaveSuperview() {
        guard let superview else { return }
        let oldWindow = enclosingWindow
        if oldWindow != nil {
            endEditing(true)
            notifyWillMove(to: nil)
        }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        detach()
        setSafeAreaInsets(.zero)
        didMoveToSuperview()
        if oldWindow != nil { notifyDidMoveToWindow() }
    }

    /// Removes the view from its superview, with the constraints that reach out of the subtree.
    private func detach() {
        guard let superview else { return }
        dropConstraintsReachingOut()
        superview.forEachHost { $0.subtreeLeaves(self) }
        if let place = superview.hierarchy.subviews.firstIndex(where: { $0 === self }) {
            superview.hierarchy.subviews.remove(at: place)
            superview.lazyLayer?.tree.subviewRemoved(at: place)
        }
        hierarchy.superviewReference = nil
        superview.subviewsChanged()
    }

    private func joined(_ superview: UIView) {
        layoutTraits.host = nil
        if passes.defersLayoutUntilInserted {
            passes.defersLayoutUntilInserted = false
            markSubtreeNeedsLayout()
        }
        if passes.needsUpdateConstraints || passes.subtreeNeedsUpdateConstraints { superview.propagateUpdateFlag() }
        if passes.needsLayout || passes.subtreeNeedsLayout { superview.propagateLayoutFlag() }
        if passes.needsUpdateProperties || passes.subtreeNeedsUpdateProperties { superview.propagatePropertiesFlag() }
        if layoutTraits.subtreeUsesAutoLayout || !layoutTraits.translatesAutoresizingMask {
            superview.markUsesAutoLayout()
        }
        if layoutTraits.subtreeNeedsDictatedSize { superview.markNeedsDictatedSize() }
        superview.forEachHost { $0.subtreeJoined(self) }
        superview.subviewsChanged()
        safeAreaMayHaveChanged()
        inheritedTraitsMayHaveChanged()
    }

    private func subviewsChanged() {
        setNeedsLayout()
        setNeedsComposition()
    }

    private func notifyWillMove(to window: UIWindow?) {
        TouchStream.shared.viewLeavesWindow(self)
        willMove(toWindow: window)
        if let controller {
            if let window { controller.viewJoins(window) } else { controller.viewLeaves(enclosingWindow) }
        }
        for subview in hierarchy.subviews { subview.notifyWillMove(to: window) }
    }

    private func notifyDidMoveToWindow() {
        // Views outside a window aren't animated.
        if enclosingWindow == nil {
            UIApplication.shared.animations.removeTracks(of: self)
        } else {
            viewStyle.variations?.apply(traitCollection)
            applyAppearances()
        }
        didMoveToWindow()
        for subview in hierarchy.subviews { subview.notifyDidMoveToWindow() }
    }
}
