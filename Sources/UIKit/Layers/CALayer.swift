import Graphics

/// A rectangle with a look: background, contents, corners, border, shadow, mask, and layers inside it.
///
/// The layer of a view is a facade: geometry, colour, opacity, hiding and clipping are the view's own, and the view owns
/// the layer. A layer that an app makes has all of this itself and is owned by its superlayer; once it was on the
/// screen, its changes are animated, as in Core Animation. Lengths in points.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The view whose layer this is.
    weak var view: UIView?
    weak var storedDelegate: (any CALayerDelegate)?
    var own = LayerGeometry()
    var tree = LayerTree()
    /// What the layer drew of itself; nil until it is asked, and again once it is marked for display.
    var drawing: DisplayList?
    var isDrawingNeeded = false
    var isLayoutNeeded = false
    var animations: [LayerAnimation] = []
    /// Only what was on the screen moves to its new state; what wasn't is there at once.
    var wasShown = false
    private var style = LayerStyle()

    public override init() { super.init() }

    /// Makes a copy that shows a moment of an animation.
    ///
    /// - Parameter layer: a layer; its values are taken, its place in the tree isn't.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        own = LayerGeometry(
            position: layer.position, bounds: layer.bounds, anchorPoint: layer.anchorPoint, transform: layer.transform)
        style = layer.style
        style.isHidden = layer.isHidden
        style.opacity = layer.opacity
        style.masksToBounds = layer.masksToBounds
        style.backgroundColor = layer.backgroundColor
        drawing = layer.drawing
        name = layer.name
    }

    public required init?(coder: NSCoder) { super.init() }

    open var name: String?
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? storedDelegate }
        set { storedDelegate = newValue }
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { view?.geometry.frame ?? own.frame }
        set {
            if let view { if view.validates(newValue) { view.setFrame(newValue) }; return }
            guard validates(newValue) else { return }
            var changed = own
            changed.setFrame(newValue)
            take(changed)
        }
    }
    open var bounds: CGRect {
        get { view?.geometry.bounds ?? own.bounds }
        set {
            if let view { if view.validates(newValue) { view.setBounds(newValue) }; return }
            guard validates(newValue) else { return }
            var changed = own
            changed.bounds = newValue
            take(changed)
        }
    }
    /// Where the anchor point is in the superlayer.
    open var position: CGPoint {
        get { view?.geometry.center ?? own.position }
        set {
            if let view { if view.validates(newValue) { view.setCenter(newValue) }; return }
            guard validates(CGRect(origin: newValue, size: .zero)) else { return }
            var changed = own
            changed.position = newValue
            take(changed)
        }
    }
    /// Shares of the bounds; the middle unless set.
    open var anchorPoint: CGPoint {
        get { view?.geometry.anchorPoint ?? own.anchorPoint }
        set {
            if let view { view.setAnchorPoint(newValue); return }
            var changed = own
            changed.anchorPoint = newValue
            take(changed)
        }
    }
    /// About the anchor point. Drawn as seen from the front, without perspective.
    open var transform: CATransform3D {
        get { view.map { CATransform3D($0.geometry.transform, keeping: own.transform) } ?? own.transform }
        set {
            guard newValue.isFinite else { return reportTransform(newValue) }
            var changed = own
            changed.transform = newValue
            if let view {
                own.transform = newValue
                view.setTransform(newValue.seenFromTheFront)
            } else {
                take(changed)
            }
        }
    }
    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
    /// Siblings are drawn in rising order of this, then in the order of the tree.
    open var zPosition: CGFloat {
        get { style.zPosition }
        set { change("zPosition", \.zPosition, newValue) }
    }

    // MARK: Look

    open var isHidden: Bool {
        get { view?.viewStyle.isHidden ?? style.isHidden }
        set {
            if view != nil { changeView { $0.isHidden = newValue } } else { change("hidden", \.isHidden, newValue) }
        }
    }
    open var opacity: Float {
        get { view.map { Float($0.viewStyle.alpha) } ?? style.opacity }
        set {
            if let view { view.setAlpha(CGFloat(newValue)) } else { change("opacity", \.opacity, newValue) }
        }
    }
    open var masksToBounds: Bool {
        get { view?.viewStyle.clipsToBounds ?? style.masksToBounds }
        set {
            if view != nil {
                changeView { $0.clipsToBounds = newValue }
            } else {
                change("masksToBounds", \.masksToBounds, newValue)
            }
        }
    }
    /// Of a view's layer in the view's traits.
    open var backgroundColor: CGColor? {
        get {
            guard let view else { return style.backgroundColor }
            return view.viewStyle.backgroundColor?.fixedColor(for: view.traitCollection)
        }
        set {
            if let view {
                view.setBackgroundColor(newValue.map(UIColor.init(cgColor:)))
            } else {
                change("backgroundColor", \.backgroundColor, newValue)
            }
        }
    }
    open var cornerRadius: CGFloat {
        get { style.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, newValue) }
    }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, newValue) }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { style.cornerCurve }
        set { change("cornerCurve", \.cornerCurve, newValue) }
    }
    /// Drawn inwards from the edge, above contents and sublayers.
    open var borderWidth: CGFloat {
        get { style.borderWidth }
        set { change("borderWidth", \.borderWidth, newValue) }
    }
    open var borderColor: CGColor? {
        get { style.borderColor }
        set { change("borderColor", \.borderColor, newValue) }
    }
    open var shadowColor: CGColor? {
        get { style.shadowColor }
        set { change("shadowColor", \.shadowColor, newValue) }
    }
    open var shadowOpacity: Float {
        get { style.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, newValue) }
    }
    /// The standard deviation of the blur.
    open var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, newValue) }
    }
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, newValue) }
    }
    /// What casts the shadow, instead of all that the layer draws; bounds coordinates.
    open var shadowPath: CGPath? {
        get { style.shadowPath }
        set { change("shadowPath", \.shadowPath, newValue) }
    }
    /// The layer is seen as far as this one is opaque; placed in the bounds, owned, in no tree.
    open var mask: CALayer? {
        didSet {
            oldValue?.tree.superlayer = nil
            mask?.removeFromSuperlayer()
            mask?.tree.superlayer = self
            changed()
        }
    }
    /// A matter of speed on devices; pictures here are the same with and without.
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1

    // MARK: Contents

    /// A `CGImage`, drawn above the background.
    open var contents: Any? {
        get { style.contents }
        set {
            style.contents = newValue as? CGImage
            changed()
        }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { style.contentsGravity }
        set { change("contentsGravity", \.contentsGravity, newValue) }
    }
    /// Pixels of the contents a point.
    open var contentsScale: CGFloat {
        get { style.contentsScale }
        set { change("contentsScale", \.contentsScale, newValue) }
    }
    /// The part of the contents that is shown, in shares of it.
    open var contentsRect: CGRect {
        get { style.contentsRect }
        set { change("contentsRect", \.contentsRect, newValue) }
    }
    open var needsDisplayOnBoundsChange = false
    open func setNeedsDisplay() {
        drawing = nil
        isDrawingNeeded = true
        changed()
    }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    public final func needsDisplay() -> Bool { isDrawingNeeded }
    open func displayIfNeeded() { if isDrawingNeeded { display() } }
    /// Draws the contents now: by the delegate, or by `draw(in:)`.
    open func display() { drawContents() }
    /// Draws in bounds coordinates; nothing unless overridden or done by the delegate.
    open func draw(in ctx: CGContext) { storedDelegate?.draw(self, in: ctx) }

    // MARK: Layout

    open func setNeedsLayout() {
        isLayoutNeeded = true
        view?.setNeedsLayout()
        changed()
    }
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutIfMarked() } }
    /// Places sublayers; a view's layer has its view do it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Tree

    /// The layers inside, from the back; those of a view's subviews among them.
    open var sublayers: [CALayer]? {
        get { allSublayers.isEmpty ? nil : allSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    open var superlayer: CALayer? { view.flatMap { $0.superview?.layer } ?? tree.superlayer }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: allSublayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, near: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, near: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Points

    /// The frontmost layer here or below that contains a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Animation

    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }
    open func removeAnimation(forKey key: String) { stop { $0.key == key } }
    /// Ends animations where they lead, the view's own too.
    open func removeAllAnimations() {
        stop { _ in true }
        if let view { UIApplication.shared.animations.removeTracks(of: view) }
    }
    open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
    /// A copy that shows where the layer is seen now, on its way to where it is.
    open func presentation() -> Self? { presentedCopy as? Self }
    open func model() -> Self { self }

    // MARK: What subclasses of the framework add

    /// The values that animations of a class change, by key path.
    func value(of keyPath: String) -> LayerValue? { ownValue(of: keyPath) }
    /// - Returns: whether the key path is one of the class and the value fits it.
    func take(_ value: LayerValue, for keyPath: String) -> Bool { takeOwn(value, for: keyPath) }
    func makePresentation() -> CALayer { CALayer(layer: self) }
    /// What the class draws between background and sublayers.
    func recordContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        recordOwnContents(in: bounds, into: &recorder)
    }
    /// Whether the class draws contents whatever the base class has.
    var drawsContents: Bool { style.contents != nil || isDrawingNeeded || drawing != nil }

    // MARK: Changes

    private func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerStyle, Value>, _ new: Value
    ) {
        guard style[keyPath: path] != new else { return }
        moving(key) { style[keyPath: path] = new }
    }

    private func changeView(_ body: (inout ViewStyle) -> Void) {
        guard let view else { return }
        body(&view.viewStyle)
        changed()
    }

    private func take(_ geometry: LayerGeometry) {
        let old = own
        let animates = willAnimate
        let (position, bounds) = animates ? (presentValue(of: "position"), presentValue(of: "bounds")) : (nil, nil)
        let transform = animates ? presentValue(of: "transform") : nil
        own = geometry
        if let position, old.position != geometry.position { animateChange(of: "position", from: position) }
        if let bounds, old.bounds != geometry.bounds { animateChange(of: "bounds", from: bounds) }
        if let transform, old.transform != geometry.transform { animateChange(of: "transform", from: transform) }
        if old.bounds.size != geometry.bounds.size {
            isLayoutNeeded = true
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        changed()
    }

    func changed() { root?.setNeedsComposition() }
}

/// What a layer looks like beyond its place.
struct LayerStyle {
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var backgroundColor: CGColor?
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowPath: CGPath?
    var contents: CGImage?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Draws and lays out for a layer, or says how it moves.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
}

extension UIView: CALayerDelegate {}

extension CALayerDelegate {
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
}
