/// Second pass of a commit: layout, from the root to the leaves, parents first.
extension UIView {
    func markNeedsLayout() {
        guard !passes.needsLayout else { return }
        passes.needsLayout = true
        superview?.propagateLayoutFlag()
        LayoutTransaction.request()
    }

    /// Makes changes whose layout the caller does itself: where they request a layout of this view, the request is
    /// withdrawn; one that was pending before stays.
    func withoutRequestingLayout(_ changes: () -> Void) {
        let wasPending = passes.needsLayout
        changes()
        if !wasPending { passes.needsLayout = false }
    }

    func propagateLayoutFlag() {
        var view: UIView? = self
        while let current = view, !current.passes.subtreeNeedsLayout {
            current.passes.subtreeNeedsLayout = true
            view = current.superview
        }
    }

    /// Drops pending layout in this subtree; later requests count again.
    func discardPendingLayout() {
        guard passes.needsLayout || passes.subtreeNeedsLayout else { return }
        passes.needsLayout = false
        passes.subtreeNeedsLayout = false
        for subview in hierarchy.subviews { subview.discardPendingLayout() }
    }

    /// Marks everything in this subtree for the next layout pass.
    func markSubtreeNeedsLayout() {
        passes.needsLayout = true
        passes.subtreeNeedsLayout = !hierarchy.subviews.isEmpty
        for subview in hierarchy.subviews { subview.markSubtreeNeedsLayout() }
    }

    /// Performs pending layout in this subtree, at once.
    ///
    /// Constraints are updated and solved first. Where the superview needs layout too, layout starts at the highest
    /// ancestor of the unbroken chain that does, but not above a list's subtree while the list places it. Nothing
    /// happens where nothing is pending.
    func runLayoutPass() {
        let root = topmost
        root.runPropertiesPass()
        root.updateAndSolveConstraints()
        guard passes.needsLayout || passes.subtreeNeedsLayout else { return }
        var top = self
        while let superview = top.superview, superview.passes.needsLayout, !superview.isPlacingContent {
            top = superview
        }
        let isOutermost = LayoutTransaction.begin()
        defer { LayoutTransaction.end(isOutermost) }
        top.layOutSubtree(root: root)
    }

    /// Updates the constraints of the tree, solves them, and marks the superviews of views that the solution moves.
    private func updateAndSolveConstraints() {
        if passes.needsUpdateConstraints || passes.subtreeNeedsUpdateConstraints { runUpdateConstraintsPass() }
        guard layoutTraits.subtreeUsesAutoLayout || layoutTraits.subtreeNeedsDictatedSize else { return }
        ensuredLayoutHost.resolve()
    }

    private func layOutSubtree(root: UIView) {
        repeat {
            if passes.needsLayout {
                guard LayoutTransaction.counts(self) else { return }
                passes.needsLayout = false
                performLayout()
                root.updateAndSolveConstraints()
            }
            guard passes.subtreeNeedsLayout else { continue }
            passes.subtreeNeedsLayout = false
            let subviews = hierarchy.subviews
            var place = 0
            while place < subviews.count {
                let subview = subviews[place]
                if subview.passes.needsLayout || subview.passes.subtreeNeedsLayout { subview.layOutSubtree(root: root) }
                place += 1
            }
        } while passes.needsLayout || passes.subtreeNeedsLayout
    }

    private func performLayout() {
        let event = Trace.tracer?.begin(.layoutPass(name: "layout"), traceSubject)
        let controller = self.controller
        updatePropertiesOnce()
        passes.appliedSolvedFrames = false
        TrackedUpdate.track(self, .layout) {
            if let controller {
                controller.updateUnavailableIfNeeded()
                controller.viewWillLayoutSubviews()
            }
            if let layer = lazyLayer { layer.layoutSublayers() } else { layoutSubviews() }
        }
        applyCornerConfiguration()
        if !passes.appliedSolvedFrames { requireSolvedFrames() }
        controller?.viewDidLayoutSubviews()
        if let event { Trace.tracer?.end(event) }
    }

    /// Tells once of an override that forgot super, which leaves subviews placed by constraints at their old frames.
    ///
    /// Provenance: claimed — no exception: early releases ended the app with these words; apps for iOS 16 are in the field that
    /// forget it and go on.
    private func requireSolvedFrames() {
        guard let host = layoutHost,
            hierarchy.subviews.contains(where: {
                !$0.layoutTraits.translatesAutoresizingMask && host.knownItem(of: $0) != nil
            })
        else { return }
        guard !passes.toldOfMissingSuper else { return }
        passes.toldOfMissingSuper = true
        UIKitLog.write(
            "Auto Layout still required after executing -layoutSubviews. \(shortClassName(of: self))'s implementation of "
                + "-layoutSubviews needs to call super: subviews with constraints keep the frames that they have.")
    }

    /// Copies the solution's rectangles, on the pixel grid, to the subviews that Auto Layout places.
    func applySolvedFrames() {
        passes.appliedSolvedFrames = true
        guard !hierarchy.subviews.isEmpty, layoutTraits.subtreeUsesAutoLayout, let host = layoutHost else { return }
        // Layout requests caused by this call aren't needed.
        withoutRequestingLayout { host.resolve() }
        let grid = pixelGrid
        let subviews = hierarchy.subviews
        var place = 0
        while place < subviews.count {
            let subview = subviews[place]
            place += 1
            guard !subview.layoutTraits.translatesAutoresizingMask, let frame = host.solvedFrame(of: subview, on: grid),
                let changed = subview.geometryChange(to: frame)
            else { continue }
            subview.replaceGeometry(with: changed)
        }
    }

    /// The geometry for a frame set by Auto Layout; nil where the view has that frame already.
    func geometryChange(to frame: CGRect) -> ViewGeometry? {
        guard geometry.isPlain else { return specialGeometryChange(to: frame) }
        let center = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
        if geometry.bounds.size.width == frame.size.width, geometry.bounds.size.height == frame.size.height,
            geometry.isCentered(at: center)
        {
            return nil
        }
        var changed = geometry
        changed.bounds.size = frame.size
        changed.center = center
        return changed
    }

    /// The same for a view with a transform or an anchor point of its own.
    private func specialGeometryChange(to frame: CGRect) -> ViewGeometry? {
        var changed = geometry
        if changed.transform.isIdentity {
            changed.setFrame(frame)
        } else {
            // Constraints place the untransformed view; the transform applies around its centre.
            changed.bounds.size = frame.size
            changed.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        return changed.bounds.size == geometry.bounds.size && geometry.isCentered(at: changed.center) ? nil : changed
    }
}
