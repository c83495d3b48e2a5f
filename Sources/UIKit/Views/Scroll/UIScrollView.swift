internal import Explanations
import Graphics
import Motion

/// A viewport of larger content; `contentOffset` is the origin of its bounds.
///
/// `@exclusivity(unchecked)`: `scroll` is a value whose members call nothing, and the others are read or replaced whole;
/// delegates are called between accesses. A layout of a list reads them for each row.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The insets that follow from the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The fraction of the velocity that remains after a millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// The way in which dragging hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Called when the user begins to drag, for subclasses, whatever the delegate.
    func dragWillBegin() {}
    /// Called when a drag, deceleration or animation ended.
    func motionDidEnd() {}
    /// A table, a collection and a text view have one of a narrower type under the same name, which is meant first; this one
    /// takes any.
    @_disfavoredOverload
    @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateChanged() }
    }
    /// Called when the view has another delegate, for subclasses.
    func delegateChanged() {}
    @exclusivity(unchecked) final var scroll = ScrollState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(from: coder)
    }

    private func setUpScrolling() {
        viewStyle.clipsToBounds = true
        setUpGestures()
    }

    // MARK: Content

    /// Setting it takes effect at once; drags and decelerations continue from there.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }
    open var contentSize: CGSize {
        get { scroll.contentSize }
        set { setContentSize(newValue) }
    }
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            customised.insert(.contentInset)
            guard newValue != scroll.contentInset else { return }
            observedChange {
                scroll.contentInset = newValue
                adjustedInsetMayHaveChanged()
            }
        }
    }
    /// `contentInset` plus the safe area's share by `contentInsetAdjustmentBehavior`.
    open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scroll.adjustmentBehavior }
        set {
            customised.insert(.contentInsetAdjustmentBehavior)
            scroll.adjustmentBehavior = newValue
            adjustedInsetMayHaveChanged()
        }
    }
    open func adjustedContentInsetDidChange() {}
    open var contentLayoutGuide: UILayoutGuide { ensuredContentGuide }
    open var frameLayoutGuide: UILayoutGuide { ensuredFrameGuide }

    // MARK: Scrolling

    /// Without animation, a present motion stops.
    open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            stopMotion()
            self.contentOffset = contentOffset
        }
    }
    /// Stops motions and zoom animations of the content where they are.
    open func stopScrollingAndZooming() { stopMotion() }
    /// Scrolls as little as needed to show the rectangle, in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetRevealing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
    open var isScrollEnabled = true {
        didSet { if oldValue != isScrollEnabled { panGestureRecognizer.isEnabled = isScrollEnabled } }
    }
    open var isDirectionalLockEnabled = false
    /// A Boolean value that indicates whether scrolling stops at multiples of the bounds' size.
    open var isPagingEnabled = false
    open var bounces = true { didSet { customised.insert(.bounces) } }
    /// A Boolean value that indicates whether content bounces on the vertical axis, where `bounces` allows it.
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    @exclusivity(unchecked) open var alwaysBounceVertical = false
    @exclusivity(unchecked) open var alwaysBounceHorizontal = false
    open var decelerationRate = DecelerationRate.normal { didSet { customised.insert(.decelerationRate) } }
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { customised.insert(.keyboardDismissMode) } }
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlChanged(from: oldValue) }
    }
    /// A Boolean value that indicates whether a touch is on the content.
    open var isTracking: Bool { scroll.drag != nil }
    /// A Boolean value that indicates whether a touch drags the content.
    open var isDragging: Bool { scroll.drag != nil && scroll.drag?.isRecognised == true }
    open var isDecelerating: Bool { scroll.motion?.isDeceleration ?? false }
    /// A Boolean value that indicates whether the content moves to an offset set by a program.
    open var isScrollAnimating: Bool { scroll.motion.map { !$0.isDeceleration } ?? false }

    // MARK: Touches

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// nil unless the zoom limits differ.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.pinch }
    final let pan = ScrollPanGestureRecognizer()
    /// A Boolean value that indicates whether content receives touches only once they are held, or lifted, without a
    /// drag.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether a drag cancels touches in content that received them already.
    open var canCancelContentTouches = true
    /// Returns true if touched content is to receive the touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    // Overridden by apps in extensions.
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    /// Returns true if a drag may cancel touches in a view; false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Indicators

    open var showsVerticalScrollIndicator: Bool {
        get { scroll.indicators.showsVertical }
        set {
            customised.insert(.showsVerticalScrollIndicator)
            scroll.indicators.showsVertical = newValue; setNeedsComposition()
        }
    }
    open var showsHorizontalScrollIndicator: Bool {
        get { scroll.indicators.showsHorizontal }
        set {
            customised.insert(.showsHorizontalScrollIndicator)
            scroll.indicators.showsHorizontal = newValue; setNeedsComposition()
        }
    }
    open var indicatorStyle: IndicatorStyle {
        get { scroll.indicators.style }
        set {
            customised.insert(.indicatorStyle)
            scroll.indicators.style = newValue; setNeedsComposition()
        }
    }
    /// Insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { scroll.indicators.verticalInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scroll.indicators.verticalInsets }
        set { scroll.indicators.verticalInsets = newValue; setNeedsComposition() }
    }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { scroll.indicators.horizontalInsets }
        set { scroll.indicators.horizontalInsets = newValue; setNeedsComposition() }
    }
    /// A Boolean value that indicates whether the safe area insets the indicators as it does the content.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scroll.indicators.adjustsAutomatically }
        set { scroll.indicators.adjustsAutomatically = newValue; setNeedsComposition() }
    }
    /// Shows the indicators briefly.
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsChanged() }
    }
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsChanged() }
    }
    open var bouncesZoom = true
    open var zoomScale: CGFloat {
        get { presentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }
    /// Scrolls and scales as far as needed for a rectangle of the zoomed view, in its coordinates, to fill the bounds.
    open func zoom(to rect: CGRect, animated: Bool) { changeZoom(toShow: rect, animated: animated) }
    /// A Boolean value that indicates whether touches change the scale.
    open var isZooming: Bool { scroll.zoom.isPinching }
    /// A Boolean value that indicates whether the scale is returning to its limits.
    open var isZoomBouncing: Bool { scroll.zoom.isBouncing }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if oldSize == .zero { applySolvedContentSize() }
        adjustedInsetMayHaveChanged()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        notifyEdgeFollowers()
        placeZoomedView()
        layOutRefreshControl()
    }

    override func recordOverlay(into recorder: inout DisplayListRecorder) { recordIndicators(into: &recorder) }

    override var stateInDescription: [String] {
        func list(_ numbers: CGFloat...) -> String {
            "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
        }
        let insets = adjustedContentInset
        return [
            "contentOffset: \(list(contentOffset.x, contentOffset.y))",
            "contentSize: \(list(contentSize.width, contentSize.height))",
            "adjustedContentInset: \(list(insets.top, insets.left, insets.bottom, insets.right))",
        ]
    }

    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(isGroup: true, coveredEdges: adjustedContentInset)
    }

    /// The corrections of the offset that kept a list's rows in place: their number, and their sum in points.
    var offsetCorrections: (count: Int, total: Double) { (0, 0) }
    /// The explanation of the content's height by a list's rows; nil where something else decides it.
    func accountOfRows() -> Account? { nil }
    override var scrollingContent: (any ScrollingContent)? { self }

    /// True if the content is inset by the keyboard's height while something in it is edited.
    var makesRoomForKeyboard: Bool { false }

    override func observableValue(forKey key: String) -> Any?? {
        scrollValue(forKey: key) ?? super.observableValue(forKey: key)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofScrollView(property) ?? super.customisedValue(of: property)
    }

    /// The content's size as it is laid out now, where that isn't known from `contentSize` yet.
    var laidOutContentSize: CGSize { contentSize }
    /// The number of cells that stand beside the first one shown; nil without cells.
    var shownColumns: Int? { nil }
}

/// A scroll view's own state.
struct ScrollState {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var knownAdjustedInset = UIEdgeInsets.zero
    /// The safe area's part of the top inset when the offset was last adjusted for it.
    var knownSafeAreaTop: CGFloat = 0
    /// The enclosing navigation bar that follows the content.
    var bar: BarFollowing?
    /// Containers whose bars depend on the content's edges.
    var edgeFollowers: [EdgeFollower] = []
    var edgeEffects = ScrollEdgeEffects()
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// The touch on the content.
    var drag: ScrollDrag?
    /// The motion of the content without a touch.
    var motion: ScrollMotion?
    /// True if the offset was never changed, so that it follows the insets.
    var isAtRest = true
    var isScrollingToTop = false
    var indicators = ScrollIndicators()
    var zoom = ScrollZoom()
    var pinch: ScrollPinchGestureRecognizer?
    /// The additional top inset of a refresh control.
    var refreshInset: CGFloat = 0
}

extension UIScrollView {
    /// A subclass that is a recogniser's delegate is asked about the pan.
    fileprivate func setUpGestures() {
        pan.delegate = self as? any UIGestureRecognizerDelegate
        addGestureRecognizer(ScrollDelayGestureRecognizer(target: nil, action: nil))
        addGestureRecognizer(pan)
    }
}
