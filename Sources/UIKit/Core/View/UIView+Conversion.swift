extension UIView {
    /// From bounds coordinates to those of the topmost view's superview: the screen, for a view in a window.
    var toScreen: CGAffineTransform {
        var transform = geometry.toSuperview
        var current = superview
        while let view = current {
            transform = transform.concatenating(view.geometry.toSuperview)
            current = view.superview
        }
        return transform
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        if view == nil { return toScreen.concatenating(topmost.geometry.toSuperview.inverted()) }
        guard let view, view !== self else { return .identity }
        return toScreen.concatenating(view.toScreen.inverted())
    }

    /// nil means window coordinates.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === superview, let superview { return convertOneLevel(point, to: superview) }
        return point.applying(transform(to: view))
    }

    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return point.applying(transform(to: nil).inverted()) }
        return view.convert(point, to: self)
    }

    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else { return rect.applying(transform(to: nil).inverted()) }
        return view.convert(rect, to: self)
    }

    private func convertOneLevel(_ point: CGPoint, to superview: UIView) -> CGPoint {
        point.applying(geometry.toSuperview)
    }

    /// The deepest view that accepts touches at a point: later siblings lie above earlier ones.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        if UIApplication.shared.animations.blocksTouches(to: self) { return nil }
        for subview in hierarchy.subviews.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }
}
