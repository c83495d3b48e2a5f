/// A layer as it is seen at one moment, while its view moves.
final class PresentationLayer: CALayer {
    private let seen: UIView.Presentation

    init(of view: UIView, _ seen: UIView.Presentation) {
        self.seen = seen
        super.init(view: view)
    }

    override var frame: CGRect {
        get { seen.frame }
        set {}
    }
    override var bounds: CGRect {
        get { seen.bounds }
        set {}
    }
    override var position: CGPoint {
        get { seen.center }
        set {}
    }
    override var opacity: Float {
        get { Float(seen.alpha) }
        set {}
    }
}

extension CALayer {
    /// A copy that shows where the layer is seen now, on its way to where it is; setting its geometry does nothing.
    public func presentation() -> CALayer? {
        guard let view else { return nil }
        return PresentationLayer(of: view, view.presented)
    }
}
