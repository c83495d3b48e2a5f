/// What a view looks like beyond colour and content: corners, border, shadow.
///
/// A facade of its view: geometry, colour, opacity, hiding and clipping are the view's own. The view owns the layer; a
/// layer that outlives its view keeps its own values and has no geometry. Lengths in points.
@preconcurrency @MainActor open class CALayer: NSObject {
    weak var view: UIView?

    init(view: UIView) {
        self.view = view
        super.init()
    }

    // MARK: Corners and border

    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { changed() } } }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { changed() } } }
    open var cornerCurve: CALayerCornerCurve = .circular { didSet { if cornerCurve != oldValue { changed() } } }
    /// Drawn inwards from the edge, above content and subviews.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { changed() } } }
    open var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { changed() } } }

    // MARK: Shadow

    open var shadowColor: CGColor? = .black { didSet { if shadowColor != oldValue { changed() } } }
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { changed() } } }
    /// The standard deviation of the blur.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { changed() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { changed() } } }

    // MARK: What is the view's own

    open var masksToBounds: Bool {
        get { view?.viewStyle.clipsToBounds ?? false }
        set { change { $0.clipsToBounds = newValue } }
    }
    /// In the view's traits.
    open var backgroundColor: CGColor? {
        get { view.flatMap { view in view.viewStyle.backgroundColor?.fixedColor(for: view.traitCollection) } }
        set { change { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) } }
    }
    open var opacity: Float {
        get { Float(view?.viewStyle.alpha ?? 1) }
        set { change { $0.alpha = CGFloat(newValue) } }
    }
    /// Hides the view without telling a stack view around it, as in UIKit.
    open var isHidden: Bool {
        get { view?.viewStyle.isHidden ?? false }
        set { change { $0.isHidden = newValue } }
    }
    open var frame: CGRect {
        get { view?.geometry.frame ?? .zero }
        set { if let view, view.validates(newValue) { view.setFrame(newValue) } }
    }
    open var bounds: CGRect {
        get { view?.geometry.bounds ?? .zero }
        set { if let view, view.validates(newValue) { view.setBounds(newValue) } }
    }
    /// The centre, in the superview's coordinates.
    open var position: CGPoint {
        get { view?.geometry.center ?? .zero }
        set { if let view, view.validates(newValue) { view.setCenter(newValue) } }
    }

    /// Ends the view's animations where they lead.
    open func removeAllAnimations() {
        if let view { UIApplication.shared.animations.removeTracks(of: view) }
    }

    private func change(_ body: (inout ViewStyle) -> Void) {
        guard let view else { return }
        body(&view.viewStyle)
        changed()
    }

    private func changed() { view?.setNeedsComposition() }
}

extension UIView {
    /// The layer, made when first asked for.
    var ensuredLayer: CALayer {
        if let lazyLayer { return lazyLayer }
        let layer = CALayer(view: self)
        lazyLayer = layer
        return layer
    }
}
