import Graphics

/// A row of dots, one for each page, with the current one emphasised; a tap on a half moves by a page in that
/// direction.
///
/// Provenance: claimed — page controls' dots of 7 pt, 16 apart before iOS 14: published, not by Apple.
/// Provenance: recorded — page controls 37 pt high, since iOS 14 26 and 155.5 wide with three pages: documents of
/// Interface Builder, of the width one.
/// Provenance: estimated — the width of a page control by its number of pages since iOS 14: one recording gives no
/// slope.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var storedPage = 0

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
    }

    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = storedPage
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Clamped to the pages; setting it sends no event.
    open var currentPage: Int {
        get { storedPage }
        set {
            observedChange { storedPage = min(max(newValue, 0), max(0, numberOfPages - 1)) }
            setNeedsDisplay()
        }
    }
    /// A background behind the dots: by default while the user touches them.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    /// A Boolean value that indicates whether a touch that moves along the dots scrubs through the pages.
    open var allowsContinuousInteraction = true
    open var interactionState: InteractionState { interaction }
    var interaction = InteractionState.none { didSet { if interaction != oldValue { setNeedsDisplay() } } }
    /// Replaces the dots, in the indicators' tint.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    var indicators = PageIndicators()
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    open var pageIndicatorTintColor: UIColor? {
        didSet { customised.insert(.pageIndicatorTintColor); setNeedsDisplay() }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { customised.insert(.currentPageIndicatorTintColor); setNeedsDisplay() }
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = BehaviourProfile.current
        let count = CGFloat(max(0, pageCount))
        let dots = count * metrics.pageDot + max(0, count - 1) * metrics.pageGap
        return CGSize(
            width: dots + metrics.pageControlPadding, height: CGFloat(pixelGrid.ceil(Double(metrics.pageControlHeight)))
        )
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interaction = .discrete
        return super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        scrub(to: touch)
        return super.continueTracking(touch, with: event)
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interaction = .none
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasContinuous = interaction == .continuous
        interaction = .none
        guard !wasContinuous else { return }
        guard let touch, bounds.contains(touch.location(in: self)) else { return }
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward = (touch.location(in: self).x >= bounds.midX) != flips
        let old = storedPage
        currentPage = storedPage + (isForward ? 1 : -1)
        if storedPage != old { sendActions(for: .valueChanged) }
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
        let metrics = BehaviourProfile.current
        let count = CGFloat(numberOfPages)
        let total = count * metrics.pageDot + (count - 1) * metrics.pageGap
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let others = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        let current = currentPageIndicatorTintColor ?? .white
        recordBackground(width: total, into: &recorder)
        for page in 0..<numberOfPages {
            let place = CGFloat(flips ? numberOfPages - 1 - page : page)
            let dot = CGRect(
                x: bounds.midX - total / 2 + place * (metrics.pageDot + metrics.pageGap),
                y: bounds.midY - metrics.pageDot / 2, width: metrics.pageDot, height: metrics.pageDot)
            let color = page == storedPage ? current : others
            if let image = shownIndicator(of: page) {
                record(image, around: CGPoint(x: dot.midX, y: dot.midY), color, into: &recorder)
                continue
            }
            recorder.fill(Path(ellipseIn: dot), color.graphicsColor(for: traitCollection))
        }
    }

    override var hasSystemSize: Bool { true }
    override var accessibilityOfKind: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: numberOfPages > 0, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable,
            // Source: cashapp/AccessibilitySnapshot@5b03db8, testPageControl for iOS 17.5, 18.5 and 26.2.
            userInputLabels: ["Page control"])
    }
    override func adjustAccessibly(by direction: Int) {
        currentPage += direction
        sendActions(for: .valueChanged)
    }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "currentPage": .some(currentPage)
        case "numberOfPages": .some(numberOfPages)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .currentPageIndicatorTintColor: CustomisedValue(\UIPageControl.currentPageIndicatorTintColor)
        case .pageIndicatorTintColor: CustomisedValue(\UIPageControl.pageIndicatorTintColor)
        default: super.customisedValue(of: property)
        }
    }

    override var handlesTaps: Bool { true }
}
