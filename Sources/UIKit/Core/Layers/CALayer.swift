import Graphics

/// A rectangle with a look: background, contents, corners, border, shadow, mask, and sublayers.
///
/// The layer of a view is a facade: geometry, colour, opacity, hiding and clipping are stored by the view, and the view
/// owns the layer. A layer made by an app stores all of this itself and is owned by its superlayer; once it was on the
/// screen, its changes are animated, as in Core Animation. Lengths are in points.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The view whose layer this is.
    weak final var view: UIView?
    weak final var storedDelegate: (any CALayerDelegate)?
    final var own = LayerGeometry()
    final var tree = LayerTree()
    /// The layer's recorded drawing; nil until it is needed, and again once it is marked for display.
    final var drawing: DisplayList?
    final var isDrawingNeeded = false
    final var isLayoutNeeded = false
    final var animations: [LayerAnimation] = []
    /// True if the layer was on the screen: only then changes are animated.
    final var wasShown = false
    final var looks = LayerStyle()
    /// Values of the app's own.
    final var customValues: [String: Any] = [:]

    public override init() { super.init() }

    /// Makes a copy that shows a moment of an animation.
    ///
    /// - Parameter layer: a layer; its values are copied, its position in the tree isn't.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        own = LayerGeometry(
            position: layer.position, bounds: layer.bounds, anchorPoint: layer.anchorPoint, transform: layer.transform)
        looks = layer.looks
        looks.isHidden = layer.isHidden
        looks.opacity = layer.opacity
        looks.masksToBounds = layer.masksToBounds
        looks.backgroundColor = layer.backgroundColor
        drawing = layer.drawing
        name = layer.name
        (sublayerTransform, isDoubleSided) = (layer.sublayerTransform, layer.isDoubleSided)
        timing = layer.timing
        customValues = layer.customValues
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
            setGeometry(changed)
        }
    }
    open var bounds: CGRect {
        get { view?.geometry.bounds ?? own.bounds }
        set {
            if let view { if view.validates(newValue) { view.setBounds(newValue) }; return }
            guard validates(newValue) else { return }
            var changed = own
            changed.bounds = newValue
            setGeometry(changed)
        }
    }
    /// The position of the anchor point in the superlayer.
    open var position: CGPoint {
        get { view?.geometry.center ?? own.position }
        set {
            if let view { if view.validates(newValue) { view.setCenter(newValue) }; return }
            guard validates(CGRect(origin: newValue, size: .zero)) else { return }
            var changed = own
            changed.position = newValue
            setGeometry(changed)
        }
    }
    /// In unit coordinates of the bounds; the middle unless set.
    open var anchorPoint: CGPoint {
        get { view?.geometry.anchorPoint ?? own.anchorPoint }
        set {
            if let view { view.setAnchorPoint(newValue); return }
            var changed = own
            changed.anchorPoint = newValue
            setGeometry(changed)
        }
    }
    /// Relative to the anchor point. A perspective, as by `m34`, shows flat pictures as a camera sees them.
    open var transform: CATransform3D {
        get { view.map { CATransform3D($0.geometry.transform, keeping: own.transform) } ?? own.transform }
        set {
            guard newValue.isFinite else { return reportTransform(newValue) }
            var changed = own
            changed.transform = newValue
            if let view { view.setTransform(newValue, of: self) } else { setGeometry(changed) }
        }
    }
    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
    /// Applied to the sublayers, relative to the anchor point; a common perspective for all of them.
    open var sublayerTransform = CATransform3DIdentity {
        didSet {
            guard !sublayerTransform.isFinite else { return changed() }
            reportTransform(sublayerTransform)
            sublayerTransform = oldValue
        }
    }
    /// A Boolean value that indicates whether the layer is visible from behind.
    open var isDoubleSided = true { didSet { changed() } }
    /// Siblings are drawn in ascending order of this, then in the order of the tree; in space, the distance towards the
    /// viewer.
    open var zPosition: CGFloat {
        get { looks.zPosition }
        set { change("zPosition", \.zPosition, newValue) }
    }

    // MARK: Look

    open var isHidden: Bool {
        get { view?.viewStyle.isHidden ?? looks.isHidden }
        set {
            if view != nil { changeView { $0.isHidden = newValue } } else { change("hidden", \.isHidden, newValue) }
        }
    }
    open var opacity: Float {
        get { view.map { Float($0.viewStyle.alpha) } ?? looks.opacity }
        set {
            if let view { view.setAlpha(CGFloat(newValue)) } else { change("opacity", \.opacity, newValue) }
        }
    }
    open var masksToBounds: Bool {
        get { view?.viewStyle.clipsToBounds ?? looks.masksToBounds }
        set {
            if view != nil {
                changeView { $0.clipsToBounds = newValue }
            } else {
                change("masksToBounds", \.masksToBounds, newValue)
            }
        }
    }
    /// A view's layer has the colour for the view's traits.
    open var backgroundColor: CGColor? {
        get {
            guard let view else { return looks.backgroundColor }
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
        get { looks.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, newValue) }
    }
    /// Sets a radius for each corner, in the order of `CACornerMask`; equal ones are a `cornerRadius`.
    func setCornerRadii(_ radii: [CGFloat]) {
        let largest = radii.max() ?? 0
        change("cornerRadii", \.cornerRadii, radii.allSatisfy { $0 == largest } ? nil : radii)
        cornerRadius = largest
    }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { looks.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, newValue) }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { looks.cornerCurve }
        set { change("cornerCurve", \.cornerCurve, newValue) }
    }
    /// Drawn inside the edge, above contents and sublayers.
    open var borderWidth: CGFloat {
        get { looks.borderWidth }
        set { change("borderWidth", \.borderWidth, newValue) }
    }
    open var borderColor: CGColor? {
        get { looks.borderColor }
        set { change("borderColor", \.borderColor, newValue) }
    }
    open var shadowColor: CGColor? {
        get { looks.shadowColor }
        set { change("shadowColor", \.shadowColor, newValue) }
    }
    open var shadowOpacity: Float {
        get { looks.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, newValue) }
    }
    /// The standard deviation of the blur.
    open var shadowRadius: CGFloat {
        get { looks.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, newValue) }
    }
    open var shadowOffset: CGSize {
        get { looks.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, newValue) }
    }
    /// The shape that casts the shadow, instead of the layer's drawing; in bounds coordinates.
    open var shadowPath: CGPath? {
        get { looks.shadowPath }
        set { change("shadowPath", \.shadowPath, newValue) }
    }
    /// Limits the layer's visibility to this one's opaque part; placed in the bounds, owned, without a superlayer.
    open var mask: CALayer? {
        didSet {
            oldValue?.tree.superlayer = nil
            mask?.removeFromSuperlayer()
            mask?.tree.superlayer = self
            changed()
        }
    }
    /// A matter of performance on devices; pictures here are the same with and without.
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var drawsAsynchronously = false
    /// False: sublayers count from the top, as on iOS's screens. Masu draws no layers that count from the bottom.
    open var isGeometryFlipped: Bool {
        get { false }
        set { precondition(!newValue, "CALayer.isGeometryFlipped = true isn't in Masu: layers count from the top") }
    }
    /// Without effect: edges are antialiased here in any case.
    open var allowsEdgeAntialiasing = false

    // MARK: Time

    final var timing = LayerTiming() {
        didSet { changed() }
    }
    /// In the superlayer's time; see `convertTime(_:from:)`.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// 0 stops the animations of the layer and of its sublayers.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// Stored, as the following ones are: a layer itself neither ends nor repeats.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Contents

    /// A `CGImage`, drawn above the background.
    open var contents: Any? {
        get { looks.contents }
        set {
            observedChange(of: self) { looks.contents = newValue as? CGImage }
            changed()
        }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { looks.contentsGravity }
        set { change("contentsGravity", \.contentsGravity, newValue) }
    }
    /// The number of pixels of the contents a point.
    open var contentsScale: CGFloat {
        get { looks.contentsScale }
        set { change("contentsScale", \.contentsScale, newValue) }
    }
    /// The visible part of the contents, in unit coordinates.
    open var contentsRect: CGRect {
        get { looks.contentsRect }
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
    open func display() {
        isDrawingNeeded = false
        if let storedDelegate { storedDelegate.display(self) } else { drawContents() }
    }
    /// Draws in bounds coordinates; empty unless overridden or implemented by the delegate.
    open func draw(in ctx: CGContext) { storedDelegate?.draw(self, in: ctx) }

    // MARK: Layout

    open func setNeedsLayout() {
        isLayoutNeeded = true
        view?.setNeedsLayout()
        changed()
    }
    /// The layer's preferred size, in the superlayer's coordinates; the present one unless a subclass overrides it.
    open func preferredFrameSize() -> CGSize { frame.size }
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutIfMarked() } }
    /// Places sublayers; a view's layer delegates to its view.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Tree

    /// The sublayers, from the back; layers of a view's subviews included.
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

    /// The frontmost layer, this one or a descendant, that contains a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Animation

    open dynamic func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }
    open func removeAnimation(forKey key: String) { stop { $0.key == key } }
    /// Ends animations at their end values, the view's own too.
    open func removeAllAnimations() {
        stop { _ in true }
        if let view { UIApplication.shared.animations.removeTracks(of: view) }
    }
    open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
    /// A copy with the layer's values as they are drawn now, during animations.
    open func presentation() -> Self? { presentedCopy as? Self }
    open func model() -> Self { self }

    /// Actions by event: the key path of a value that changes.
    open var actions: [String: any CAAction]?
    /// Values of the app's own; those under "actions" are further actions.
    open var style: [AnyHashable: Any]?
    /// The action for an event; nil for the layer's default, which is to animate to the new value.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }
    /// True for a property of the app's own whose change is drawn anew, in each frame of its animation.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The default of a property; nil for an unknown one.
    open class func defaultValue(forKey key: String) -> Any? { CALayer().value(of: key)?.object }

    // MARK: What subclasses of the framework add

    /// Draws a layer without a view, with its sublayers.
    ///
    /// - Parameter outer: from the superlayer's space to the recorder's plane.
    func recordFree(into recorder: inout DisplayListRecorder, visible: CGRect, outer: CATransform3D) {
        recordInPlane(into: &recorder, visible: visible, outer: outer)
    }
    /// Draws the sublayers, by a body that draws them once under a transform.
    func recordSublayers(
        _ seen: CALayer, into recorder: inout DisplayListRecorder, visible: CGRect,
        _ record: (inout DisplayListRecorder, CGRect, CATransform3D) -> Void
    ) { record(&recorder, visible, CATransform3DIdentity) }

    /// The animatable values of a class, by key path.
    func value(of keyPath: String) -> LayerValue? { ownValue(of: keyPath) }
    /// - Returns: true if the key path is one of the class and the value fits it.
    func setAnimatedValue(_ value: LayerValue, for keyPath: String) -> Bool { setOwnValue(value, for: keyPath) }
    func makePresentation() -> CALayer { CALayer(layer: self) }
    /// A copy of the app's class; nil for the framework's. The source adapter overrides it where a class has `init(layer:)`.
    open func _copyForPresentation() -> CALayer? { nil }
    /// Draws the class's own content between background and sublayers.
    func recordContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        recordOwnContents(in: bounds, into: &recorder)
    }
    /// True if the class draws contents whatever the base class has.
    var drawsContents: Bool { looks.contents != nil || isDrawingNeeded || drawing != nil }

    // MARK: Changes

    func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerStyle, Value>, _ new: Value
    ) {
        guard looks[keyPath: path] != new else { return }
        observedChange(of: self) { moving(key) { looks[keyPath: path] = new } }
    }

    private func changeView(_ body: (inout ViewStyle) -> Void) {
        guard let view else { return }
        view.observedChange { body(&view.viewStyle) }
        changed()
    }

    private func setGeometry(_ geometry: LayerGeometry) { observedChange(of: self) { move(to: geometry) } }

    private func move(to geometry: LayerGeometry) {
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

    /// True if particles need further frames.
    var isEmitting: Bool { false }

    func observableValue(forKey key: String) -> Any?? { layerValue(forKey: key) }
}
