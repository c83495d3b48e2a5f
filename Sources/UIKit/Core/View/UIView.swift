package import Explanations
import Graphics

/// A rectangle on the screen that lays out, draws and contains others.
///
/// The class body lists the members that subclasses may override; the implementation is in the files beside it, one for
/// each facet. Geometry is stored as UIKit stores it, center and bounds: a frame is computed, which shows in its last
/// digits.
///
/// A view is owned by its superview. Coordinates: `bounds` in its own, `center` and `frame` in its superview's, points.
///
/// `@exclusivity(unchecked)`, for the five values that passes read of each view: an access reads or writes members and is
/// over before anything else is called. Setters compute the new value first, replace it, and then notify; no member of
/// the five types calls a view, a delegate or a closure. Checked, an access costs as much as what is done with it.
@preconcurrency @MainActor open class UIView: UIResponder {
    @exclusivity(unchecked) final var geometry = ViewGeometry()
    /// Not isolated, so that `deinit` can access it; otherwise used on the main actor only.
    @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = ViewHierarchy()
    @exclusivity(unchecked) final var viewStyle = ViewStyle()
    @exclusivity(unchecked) nonisolated(unsafe) final var passes = ViewPasses()
    @exclusivity(unchecked) final var layoutTraits = ViewLayoutTraits()
    /// Made when a constraint first involves the view.
    nonisolated(unsafe) final var storedReference: ConstraintItemReference?
    /// Accessed through `UIView+RareParts`.
    final var rareParts: RareViewParts?
    /// The app's settings of the view's appearance properties.
    final var customised = CustomisedProperties()

    /// Makes a view with a frame in its future superview's coordinates.
    public init(frame: CGRect) {
        super.init()
        if validates(frame) { setFrame(frame) }
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init()
        layoutTraits.translatesAutoresizingMask = true
        decode(from: coder)
    }

    /// Subviews don't retain their superview and may outlive it.
    deinit {
        storedReference?.objectIsGone()
        for subview in hierarchy.subviews {
            subview.hierarchy.superviewReference = nil
            subview.passes.lostSuperview = true
        }
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { geometry.frame }
        set { if validates(newValue) { setFrame(newValue) } }
    }
    open var bounds: CGRect {
        get { geometry.bounds }
        set { if validates(newValue) { setBounds(newValue) } }
    }
    open var center: CGPoint {
        get { geometry.center }
        set { if validates(newValue) { setCenter(newValue) } }
    }
    open var transform: CGAffineTransform {
        get { geometry.transform }
        set { if validates(newValue) { setTransform(newValue) } }
    }
    /// The layer's transform in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var autoresizingMask: AutoresizingMask {
        get { layoutTraits.autoresizingMask }
        set { setAutoresizingMask(newValue) }
    }
    open var autoresizesSubviews: Bool {
        get { layoutTraits.autoresizesSubviews }
        set { layoutTraits.autoresizesSubviews = newValue }
    }
    /// The view's preferred size, given an available one; the present size unless overridden.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Gives the view the size that fits; its upper left corner stays, under a transform its centre.
    open func sizeToFit() { resizeToFit() }

    // MARK: Hierarchy

    open var superview: UIView? { hierarchy.superview }
    open var subviews: [UIView] { hierarchy.subviews }
    open var window: UIWindow? { enclosingWindow }
    open dynamic func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, near: sibling, offset: 0) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, near: sibling, offset: 1) }
    open dynamic func removeFromSuperview() { leaveSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    open dynamic func didMoveToSuperview() {}
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    open dynamic func didMoveToWindow() {}

    // MARK: Appearance

    open var isHidden: Bool {
        get { viewStyle.isHidden }
        set { setHidden(newValue) }
    }
    open var alpha: CGFloat {
        get { viewStyle.alpha }
        set {
            customised.insert(.alpha)
            setAlpha(newValue)
        }
    }
    open var backgroundColor: UIColor? {
        get { viewStyle.backgroundColor }
        set {
            customised.insert(.backgroundColor)
            setBackgroundColor(newValue)
        }
    }
    open var clipsToBounds: Bool {
        get { viewStyle.clipsToBounds }
        set { viewStyle.clipsToBounds = newValue; setNeedsComposition() }
    }
    open var isOpaque: Bool {
        get { viewStyle.isOpaque }
        set { viewStyle.isOpaque = newValue }
    }
    /// Kept. What `draw(_:)` draws on is always clear.
    open var clearsContextBeforeDrawing: Bool {
        get { viewStyle.clearsContextBeforeDrawing }
        set { viewStyle.clearsContextBeforeDrawing = newValue }
    }
    open var contentMode: ContentMode {
        get { viewStyle.contentMode }
        set {
            customised.insert(.contentMode)
            viewStyle.contentMode = newValue; setNeedsDisplay()
        }
    }
    open var tintColor: UIColor! {
        get { shownTintColor }
        set {
            customised.insert(.tintColor)
            viewStyle.tintColor = newValue
            updateTintTrait()
            propagateTintColor()
        }
    }
    /// The superview's mode where it is automatic.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { shownTintAdjustmentMode }
        set { changeTintAdjustment { $0.mode = newValue } }
    }
    open dynamic func tintColorDidChange() {}
    open var isUserInteractionEnabled: Bool {
        get { viewStyle.isUserInteractionEnabled }
        set { viewStyle.isUserInteractionEnabled = newValue }
    }
    /// A Boolean value that indicates whether the view receives more than one touch.
    open var isMultipleTouchEnabled: Bool {
        get { viewStyle.isMultipleTouchEnabled }
        set { viewStyle.isMultipleTouchEnabled = newValue }
    }
    /// A Boolean value that indicates whether the view keeps touches from other views while it has some, and receives
    /// none while others do.
    open var isExclusiveTouch: Bool {
        get { viewStyle.isExclusiveTouch }
        set {
            customised.insert(.isExclusiveTouch)
            viewStyle.isExclusiveTouch = newValue
        }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutTraits.semanticContentAttribute }
        set {
            customised.insert(.semanticContentAttribute)
            setSemanticContentAttribute(newValue)
        }
    }
    open var tag: Int {
        get { viewStyle.tag }
        set { viewStyle.tag = newValue }
    }
    /// The class of the view's layer, which is made on first access.
    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { ensuredLayer }
    /// Limits the view's visibility to this one's opaque part, which is placed in its bounds and has no superview.
    open var mask: UIView? {
        get { rareParts?.mask }
        set {
            if rareParts != nil || newValue != nil { ensuredParts.mask = newValue }
            setNeedsComposition()
        }
    }
    open var traitCollection: UITraitCollection { inheritedTraits }
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for the view and its descendants; `unspecified` to inherit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverriding?.userInterfaceStyle ?? .unspecified }
        set { setOverrideUserInterfaceStyle(newValue) }
    }
    /// The smallest text size of the view and its descendants, whatever the user chose.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareParts?.textSizeLimits?.minimum }
        set { setTextSizeLimits { $0.minimum = newValue } }
    }
    /// The largest text size of the view and its descendants, whatever the user chose.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareParts?.textSizeLimits?.maximum }
        set { setTextSizeLimits { $0.maximum = newValue } }
    }
    /// The text size limits in effect for the view, for a log.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }
    /// The number of pixels a point of the view's drawing; the screen's unless set.
    open var contentScaleFactor: CGFloat {
        get { rareParts?.contentScale ?? traitCollection.displayScale }
        set {
            ensuredParts.contentScale = newValue
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }
    /// The point of the bounds that lies at `center`, in unit coordinates; setting it moves the view.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    // MARK: Layout

    open class var requiresConstraintBasedLayout: Bool { false }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutTraits.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { markNeedsIntrinsicSize() }
    /// Hears that a view inside was asked for its content's size anew.
    func contentSizeChanged() { hierarchy.superview?.contentSizeChanged() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutTraits.hugging[axis]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard layoutTraits.hugging[axis] != priority, validatesContentPriority(priority) else { return }
        layoutTraits.hugging[axis] = priority
        markNeedsIntrinsicSize()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutTraits.compressionResistance[axis]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layoutTraits.compressionResistance[axis] != priority, validatesContentPriority(priority) else { return }
        layoutTraits.compressionResistance[axis] = priority
        markNeedsIntrinsicSize()
    }
    /// The distances from the frame inwards to the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The view whose last baseline is this one's: the interface of apps until iOS 9.
    open func forBaselineLayout() -> UIView { self }

    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { passes.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { runUpdateConstraintsPass() }
    open func updateConstraints() { passes.needsUpdateConstraints = false }
    /// Called before the view's first layout and after `setNeedsUpdateProperties()`, from iOS 26 on: the place to set up
    /// content, apart from layout.
    open func updateProperties() {}
    func observedConfigurationChanged() {}
    /// The shape in collisions of an animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open dynamic func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { runLayoutPass() }
    /// Gives the subviews that Auto Layout places the frames it computed; overrides call it first.
    open dynamic func layoutSubviews() { applySolvedFrames() }
    /// Draws the view's layer; an override may set what its class shows in place of that.
    open func display(_ layer: CALayer) { layer.drawContents() }
    /// Called for the view's own layer; lays out the view.
    open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }
    /// The action for a change of a layer's value that isn't the view's own: inside an animation block, an animation.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer.blockAnimation(forKey: event) ?? NSNull()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    open var constraints: [NSLayoutConstraint] { layoutTraits.heldConstraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            customised.insert(.layoutMargins)
            setLayoutMargins(newValue)
        }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutTraits.preservesSuperviewMargins }
        set {
            customised.insert(.preservesSuperviewLayoutMargins)
            layoutTraits.preservesSuperviewMargins = newValue; marginsChanged()
        }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutTraits.insetsMarginsFromSafeArea }
        set { layoutTraits.insetsMarginsFromSafeArea = newValue; marginsChanged() }
    }
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { layoutTraits.safeAreaInsets }
    open dynamic func safeAreaInsetsDidChange() {}

    /// Identifies the view when an app's state is restored, which this framework leaves to apps.
    open var restorationIdentifier: String? {
        get { viewStyle.restorationIdentifier }
        set { viewStyle.restorationIdentifier = newValue }
    }

    // MARK: Accessibility

    open override var accessibilityIdentifier: String? {
        get { viewStyle.accessibilityIdentifier }
        set {
            viewStyle.accessibilityIdentifier = newValue
            if Trace.isPresent(traceNumber) { Trace.rename(traceNumber, newValue) }
        }
    }
    override var keptAccessibility: AccessibilityAttributes? {
        get { viewStyle.accessibility }
        set { viewStyle.accessibility = newValue }
    }
    override var accessibilityScreenFrame: CGRect { bounds.applying(toScreen) }
    override var accessibleView: UIView? { self }

    // MARK: Documents

    /// Called when the view was made from a document, after its outlets and attributes were set.
    open func awakeFromNib() {}
    /// Nothing: Objective-C lets a class be sent what its objects are, and apps override it by mistake. UIKit doesn't call it.
    open class func awakeFromNib() {}
    /// Called where a tool shows the view from a document.
    open func prepareForInterfaceBuilder() {}

    // MARK: Drawing and events

    /// Draws into the current context, under the subviews and over the background, in bounds coordinates.
    ///
    /// Called when the view is first shown and after `setNeedsDisplay()`; the drawing is stored in between.
    open dynamic func draw(_ rect: CGRect) {}
    /// Draws for the view's layer: by `draw(_:)`, then the framework class's own content.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
    open func setNeedsDisplay() { markNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { containsHalfOpen(point) }
    open override var next: UIResponder? { controller ?? superview }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewGestures.isEmpty ? nil : viewGestures }
        set { replaceGestures(with: newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { insertGesture(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { dropGesture(gestureRecognizer) }
    /// Called for gestures of this view, and of its ancestors where the view was touched.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var description: String { describeOnMainActor(self) { $0.viewDescription } }
    open override var debugDescription: String { describeOnMainActor(self) { $0.viewDescription } }

    // MARK: Members of the framework's classes

    /// Draws the view's own content, under its subviews and over its background, in bounds coordinates.
    ///
    /// The framework's classes override it to record into the display list; apps override `draw(_:)`.
    func recordContent(into recorder: inout DisplayListRecorder) {}
    /// The area of the view's own content, in bounds coordinates; pictures may lie outside the bounds.
    var contentExtent: CGRect { geometry.bounds }

    /// The values at the end of the view's description, such as a scroll view's offset.
    var stateInDescription: [String] { [] }
    /// Called before the bounds change, by scrolling, resizing or Auto Layout.
    func boundsWillChange(to newBounds: CGRect) {}
    /// Called at once after each such change, before anything that follows from it.
    func boundsDidChange(from oldBounds: CGRect) {}
    /// The one colour for everything drawn in the view, as far as it is opaque; nil for its own colours.
    var vibrancy: Color? { nil }
    /// Draws the view's own content above its subviews, in bounds coordinates.
    func recordOverlay(into recorder: inout DisplayListRecorder) {}
    /// Called after Auto Layout or the app changed the bounds' size.
    func boundsSizeDidChange(from oldSize: CGSize) {}
    /// True while a list places its cells: their layout requests stop at the list, whose own pass continues afterwards.
    var isPlacingContent: Bool { false }
    /// The view itself, where its content scrolls.
    var scrollingContent: (any ScrollingContent)? { nil }
    /// Called when a subview was hidden or shown, or changed its content size; overridden by stack views.
    func arrangedVisibilityChanged(of subview: UIView) {}
    func arrangedContentChanged(of subview: UIView) {}
    /// The font of the text at the view's baselines; nil without text.
    var baselineFont: UIFont? { nil }
    /// The content view of a list's cell, or the cell while it has none; nil for other views.
    var cellContent: UIView? { nil }
    /// The view itself, where its height depends on its width and layout decides the width.
    ///
    /// Overridden by wrapping views: a cast to the protocol would cost more than all other calls to a view.
    var wrappingContent: (any WidthDependentContent)? { nil }
    /// The view itself, where it shows a text in lines that it can be asked for.
    var lineContent: (any LineContent)? { nil }
    /// A list's fault of the view's own content, in the view's words; nil without one.
    func contentSymptom(_ names: ViewNames) -> Symptom? { nil }
    /// The known faults of a list's rows; none for other views.
    package var listDiagnoses: [Diagnosis] { [] }
    /// Those of one row, a view directly in the list; none for other views.
    package func listDiagnoses(ofRow row: UIView) -> [Diagnosis] { [] }
    /// True for a list, whose rows are asked apart from those around it.
    var answersForItsContent: Bool { false }
    /// The view's own picture for the large content viewer; nil without one.
    var ownLargeImage: UIImage? { nil }
    /// The text that the view itself draws, without those of its subviews; nil without one.
    package var shownText: ShownText? { nil }
    /// The baselines' offsets from the alignment rectangle's top and bottom, for Auto Layout; nil without text.
    var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { nil }
    /// The baselines' positions for a width that layout has given the content, but that its bounds don't have yet.
    func baselineOffsets(wrappedAt width: CGFloat?) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        baselineOffsets
    }
    override func observableValue(forKey key: String) -> Any?? { viewValue(forKey: key) }
    class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? { .ofView(property) }
    func copy(_ setting: CustomisedSetting, from appearance: NSObject) {}
    class func makeAppearanceProxy() -> Self { make(frame: .zero) }
}
