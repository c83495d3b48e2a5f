extension UIView {
    func setFrame(_ frame: CGRect) {
        var changed = geometry
        changed.setFrame(frame.standardized)
        replaceGeometry(with: changed)
    }

    func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    func setBounds(_ bounds: CGRect) {
        var changed = geometry
        changed.bounds = bounds
        replaceGeometry(with: changed)
    }

    func setCenter(_ center: CGPoint) {
        var changed = geometry
        changed.center = center
        replaceGeometry(with: changed)
    }

    func setTransform(_ transform: CGAffineTransform) {
        AnimationContext.changed(self, .transform, from: .transform(geometry.transform), to: .transform(transform))
        observedChange { geometry.transform = transform }
        setNeedsComposition()
    }

    /// Moves the view so that the new anchor point lies where the old one was.
    func setAnchorPoint(_ point: CGPoint) {
        guard !point.x.isNaN, !point.y.isNaN, point != geometry.anchorPoint else { return }
        observedChange { geometry.anchorPoint = point }
        setNeedsComposition()
    }

    /// The only place where a view's geometry changes: marks its dependents and does nothing else.
    func replaceGeometry(with changed: ViewGeometry) { observedChange { storeGeometry(changed) } }

    private func storeGeometry(_ changed: ViewGeometry) {
        let old = geometry
        if old.bounds != changed.bounds { boundsWillChange(to: changed.bounds) }
        geometry = changed
        if old.bounds != changed.bounds { boundsDidChange(from: old.bounds) }
        let resized = old.bounds.size != changed.bounds.size
        let moved = old.center != changed.center
        let scrolled = old.bounds.origin != changed.bounds.origin
        guard resized || moved || scrolled else { return }
        if Trace.tracer != nil { traceFrame(from: old.frame, to: changed.frame) }
        AnimationContext.geometryChanged(of: self, from: old, to: changed)
        if resized {
            setNeedsLayout()
            if viewStyle.contentMode == .redraw { setNeedsDisplay() }
            resizeSubviews(from: old.bounds.size, to: changed.bounds.size)
            boundsSizeDidChange(from: old.bounds.size)
            subviewsMayReachOtherEdges()
        }
        if resized || moved { safeAreaMayHaveChanged() }
        if scrolled || rowsDependOnFrame { markNeedsSystemConstraints() }
        setNeedsComposition()
    }

    /// Marks subviews: their distances to moved edges affect their safe areas, and their margins where these are
    /// preserved.
    private func subviewsMayReachOtherEdges() {
        let isInset = layoutTraits.safeAreaInsets != .zero
        for subview in hierarchy.subviews {
            if isInset { subview.safeAreaMayHaveChanged() }
            if subview.layoutTraits.preservesSuperviewMargins { subview.marginsChanged() }
        }
    }

    /// True if constants of Auto Layout depend on the frame: a mask's, the root's size, a readable width.
    private var rowsDependOnFrame: Bool {
        guard layoutTraits.subtreeUsesAutoLayout || superview?.layoutTraits.subtreeUsesAutoLayout == true else {
            return false
        }
        return layoutTraits.translatesAutoresizingMask || layoutTraits.host != nil || layoutTraits.readableGuide != nil
            || layoutTraits.preservesSuperviewMargins
    }

    /// Rejects values that aren't finite, naming the view; the last valid geometry stays.
    func validates(_ rectangle: CGRect) -> Bool {
        let origin = rectangle.origin
        let size = rectangle.size
        guard !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) else {
            let values = "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
            UIKitException.raise(
                .invalidGeometry,
                "CALayer bounds contains NaN: \(values). View: \(viewDescription); its last frame is kept.")
            return false
        }
        return true
    }

    func validates(_ transform: CGAffineTransform) -> Bool {
        let t = transform
        let parts = [t.a, t.b, t.c, t.d, t.tx, t.ty]
        guard !parts.contains(where: \.isNaN) else {
            UIKitException.raise(
                .invalidGeometry,
                "CALayer transform contains NaN: [\(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty)]. View: "
                    + "\(viewDescription); its last transform is kept.")
            return false
        }
        return true
    }

    func validates(_ point: CGPoint) -> Bool {
        guard !point.x.isNaN, !point.y.isNaN else {
            UIKitException.raise(
                .invalidGeometry,
                "CALayer position contains NaN: [\(point.x) \(point.y)]. View: \(viewDescription); its last place is kept."
            )
            return false
        }
        return true
    }

    /// Half open: a point on the left or top edge is inside, one on the right or bottom edge is not.
    func containsHalfOpen(_ point: CGPoint) -> Bool {
        let bounds = self.bounds
        return point.x >= bounds.minX && point.y >= bounds.minY && point.x < bounds.maxX && point.y < bounds.maxY
    }
}
