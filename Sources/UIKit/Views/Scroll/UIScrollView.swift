import Graphics

/// A window onto content that is larger than it; `contentOffset` is the origin of its bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Which insets follow from the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// What is left of the velocity after a millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// How dragging makes the keyboard go.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// For scroll views that do more than scroll, whoever is their delegate: the user begins to drag.
    func dragBegins() {}
    /// A drag, its way on or an animation came to its end.
    func motionEnds() {}
    @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)?
    @exclusivity(unchecked) var scroll = ScrollState()

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

    /// Set by a program, it takes effect at once; a finger on the content and coasting go on from there.
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
    /// `contentInset` plus what the safe area adds by `contentInsetAdjustmentBehavior`.
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

    /// Without animation, what moved the content stops.
    open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            stopMotion()
            self.contentOffset = contentOffset
        }
    }
    /// What moves or scales the content by itself stops where it is.
    open func stopScrollingAndZooming() { stopMotion() }
    /// Scrolls as little as shows the rectangle, in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetRevealing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
    open var isScrollEnabled = true {
        didSet { if oldValue != isScrollEnabled { panGestureRecognizer.isEnabled = isScrollEnabled } }
    }
    open var isDirectionalLockEnabled = false
    /// Stops at multiples of the bounds' size.
    open var isPagingEnabled = false
    open var bounces = true { didSet { customised.insert(.bounces) } }
    /// Whether content bounces on an axis, where `bounces` lets it at all.
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    @exclusivity(unchecked) open var alwaysBounceVertical = false
    @exclusivity(unchecked) open var alwaysBounceHorizontal = false
    open var decelerationRate = DecelerationRate.normal { didSet { customised.insert(.decelerationRate) } }
    /// Whether the status bar's tap scrolls to the top.
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { customised.insert(.keyboardDismissMode) } }
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlChanged(from: oldValue) }
    }
    /// A finger is on the content.
    open var isTracking: Bool { scroll.drag != nil }
    /// The finger moves the content.
    open var isDragging: Bool { scroll.drag?.isRecognised ?? false }
    open var isDecelerating: Bool { scroll.motion?.isDeceleration ?? false }
    /// The content is on its way to an offset that a program gave.
    open var isScrollAnimating: Bool { scroll.motion.map { !$0.isDeceleration } ?? false }

    // MARK: Touches

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// nil as long as there is nothing to zoom between.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.pinch }
    let pan = ScrollPanGestureRecognizer()
    /// Whether content hears of touches only once they are held, or lifted, without a drag.
    open var delaysContentTouches = true
    /// Whether a drag takes touches from content that hears of them already.
    open var canCancelContentTouches = true
    /// Whether content that was touched is to hear of it.
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
    /// Whether a drag takes touches from a view; not from controls.
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
    /// Of both indicators at once.
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
    /// Whether indicators keep out of the safe area's insets as the content does.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scroll.indicators.adjustsAutomatically }
        set { scroll.indicators.adjustsAutomatically = newValue; setNeedsComposition() }
    }
    /// Shows the indicators for a moment.
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
    /// Shows a rectangle of the zoomed view, in its coordinates, as large as it fits.
    open func zoom(to rect: CGRect, animated: Bool) { changeZoom(toShow: rect, animated: animated) }
    /// Fingers change the scale.
    open var isZooming: Bool { scroll.zoom.isPinching }
    /// The scale is on its way back between its limits.
    open var isZoomBouncing: Bool { scroll.zoom.isBouncing }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
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

    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(isGroup: true, coveredEdges: adjustedContentInset)
    }

    override var scrollingContent: (any ScrollingContent)? { self }

    /// Whether the content gets as much room below as the keyboard covers while something in it is edited.
    var makesRoomForKeyboard: Bool { false }

    override func observableValue(forKey key: String) -> Any?? {
        scrollValue(forKey: key) ?? super.observableValue(forKey: key)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofScrollView(property) ?? super.customisedValue(of: property)
    }
}

/// A scroll view's own state.
struct ScrollState {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var knownAdjustedInset = UIEdgeInsets.zero
    /// What of its top was the safe area's when the offset was last seen to.
    var knownSafeAreaTop: CGFloat = 0
    /// The navigation bar above that follows the content.
    var bar: BarFollowing?
    /// Containers whose bars look at the content's edges.
    var edgeFollowers: [EdgeFollower] = []
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// A finger on the content.
    var drag: ScrollDrag?
    /// What moves the content without a finger.
    var motion: ScrollMotion?
    /// The offset was never moved, so it follows the insets.
    var isAtRest = true
    var isScrollingToTop = false
    var indicators = ScrollIndicators()
    var zoom = ScrollZoom()
    var pinch: ScrollPinchGestureRecognizer?
    /// What a refreshing control adds at the top.
    var refreshInset: CGFloat = 0
}

extension UIScrollView {
    /// A subclass that is a recogniser's delegate has its say in the pan.
    fileprivate func setUpGestures() {
        pan.delegate = self as? any UIGestureRecognizerDelegate
        addGestureRecognizer(ScrollDelayGestureRecognizer(target: nil, action: nil))
        addGestureRecognizer(pan)
    }
}
