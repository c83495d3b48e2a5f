import Motion

/// The zooming state of a scroll view.
struct ScrollZoom {
    /// The scale when the touches began.
    var startScale: CGFloat = 1
    var isPinching = false
    var isBouncing = false
}

/// Zooming scales one subview, the delegate's, and makes the content as large as that.
extension UIScrollView {
    private var zoomView: UIView? { delegate?.viewForZooming(in: self) }
    var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomView != nil }

    var presentZoomScale: CGFloat {
        guard let transform = zoomView?.transform else { return 1 }
        return (transform.a * transform.a + transform.b * transform.b).squareRoot()
    }

    func zoomLimitsChanged() {
        guard maximumZoomScale > minimumZoomScale, scroll.pinch == nil else { return }
        let pinch = ScrollPinchGestureRecognizer()
        pinch.delegate = self as? any UIGestureRecognizerDelegate
        scroll.pinch = pinch
        addGestureRecognizer(pinch)
    }

    /// The zoomed view, if placed by constraints.
    private var constrainedZoomView: UIView? {
        guard maximumZoomScale > minimumZoomScale, let view = zoomView, view.superview === self,
            !view.translatesAutoresizingMaskIntoConstraints
        else { return nil }
        return view
    }

    var zoomScaleOfConstraints: CGFloat { constrainedZoomView == nil ? 1 : presentZoomScale }

    /// Constraints place the unscaled view: its distance from the content's origin is scaled with it.
    func placeZoomedView() {
        guard let view = constrainedZoomView, let frame = layoutHost?.solvedFrame(of: view, on: pixelGrid) else {
            return
        }
        let scale = presentZoomScale
        let center = CGPoint(x: frame.midX * scale, y: frame.midY * scale)
        if view.center != center { view.center = center }
    }

    private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

    func changeZoom(to scale: CGFloat, animated: Bool) {
        guard scale.isFinite, let view = zoomView else { return }
        let scale = limited(scale)
        guard scale != presentZoomScale else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(view, animated: animated) {
            self.scale(view, to: scale, around: middle)
            self.contentOffset = self.clamped(self.contentOffset)
        }
    }

    func changeZoom(toShow rect: CGRect, animated: Bool) {
        guard let view = zoomView, rect.width > 0, rect.height > 0, validates(rect) else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        zoom(view, animated: animated) {
            self.scale(view, to: scale, around: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            let size = self.bounds.size
            self.contentOffset = self.clamped(CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
        }
    }

    private func zoom(_ view: UIView, animated: Bool, _ change: @escaping () -> Void) {
        guard animated else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(
            withDuration: ScrollMotion.animationDuration, animations: change,
            completion: { [weak self, weak view] _ in
                guard let self else { return }
                self.scroll.zoom.isBouncing = false
                self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.presentZoomScale)
            })
    }

    /// Scales the view without moving its origin, keeping the content's point at a position of the bounds.
    private func scale(_ view: UIView, to scale: CGFloat, around place: CGPoint) {
        let point = view.convert(place, from: self)
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let shifted = view.frame.origin
        view.center = CGPoint(x: view.center.x + origin.x - shifted.x, y: view.center.y + origin.y - shifted.y)
        contentSize = view.frame.size
        let now = view.convert(point, to: self)
        contentOffset = CGPoint(x: contentOffset.x + now.x - place.x, y: contentOffset.y + now.y - place.y)
        delegate?.scrollViewDidZoom(self)
    }

    func pinchChanged(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomView else { return }
        switch pinch.state {
        case .began:
            scroll.zoom.startScale = presentZoomScale
            scroll.zoom.isPinching = true
            delegate?.scrollViewWillBeginZooming(self, with: view)
            follow(pinch, view)
        case .changed: follow(pinch, view)
        case .ended:
            follow(pinch, view)
            endPinching(view)
        case .cancelled: endPinching(view)
        default: break
        }
    }

    private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
        scale(view, to: resisted(scroll.zoom.startScale * pinch.scale), around: pinch.location(in: self))
    }

    /// Beyond the limits the scale follows the touches by its square root.
    private func resisted(_ scale: CGFloat) -> CGFloat {
        let nearest = limited(scale)
        guard bouncesZoom, nearest > 0, scale > 0 else { return nearest }
        return nearest * (scale / nearest).squareRoot()
    }

    private func endPinching(_ view: UIView) {
        scroll.zoom.isPinching = false
        let (scale, final) = (presentZoomScale, limited(presentZoomScale))
        guard scale != final else {
            if !isDragging, clamped(contentOffset) != contentOffset { returnToBounds(velocity: .zero) }
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            return
        }
        scroll.zoom.isBouncing = true
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        UIView.animate(
            withDuration: ScrollMotion.animationDuration,
            animations: {
                self.scale(view, to: final, around: middle)
                self.contentOffset = self.clamped(self.contentOffset)
            },
            completion: { [weak self, weak view] _ in
                guard let self else { return }
                self.scroll.zoom.isBouncing = false
                self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: final)
            })
    }
}
