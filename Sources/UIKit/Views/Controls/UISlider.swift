import Graphics

/// A control that selects a number from a range.
///
/// It is 31 points high, since iOS 15 34, of which the alignment rectangle covers a point less: its insets are 0, 2, 1 and 2. A touch moves the
/// thumb only if it begins on it.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var storedValue: Float = 0
    private var grip: CGFloat = 0
    private var thumbs = StateValues<UIImage>()
    var tracks = SliderTracks()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
    }

    // MARK: Value

    /// Clamped to the range; setting it sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let wanted = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard wanted != storedValue else { return }
        storedValue = wanted
        setNeedsDisplay()
    }
    /// A limit that passes the other moves it along.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }
    /// A Boolean value that indicates whether `valueChanged` is sent while the thumb moves, or only at the end.
    /// The preferred style; phones and tablets have only one, see `behavioralStyle`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var isContinuous = true

    private func rangeDidChange() {
        setNeedsDisplay()
        setValue(storedValue, animated: false)
    }

    // MARK: Look

    open var minimumTrackTintColor: UIColor? { didSet { customised.insert(.minimumTrackTintColor); setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { customised.insert(.maximumTrackTintColor); setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { customised.insert(.thumbTintColor); setNeedsDisplay() } }
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .thumbImage, state: state.rawValue))
        thumbs[state] = image
        setNeedsDisplay()
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
    open var currentThumbImage: UIImage? { thumbs[state] }

    // MARK: Geometry

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atEnd: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atEnd: effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var track = bounds.insetBy(dx: BehaviourProfile.current.sliderTrackInset, dy: 0)
        for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
        where !image.isEmpty {
            let room = image.width + UISlider.imageGap
            if image.midX < bounds.midX { track.origin.x += room }
            track.size.width -= room
        }
        let height = BehaviourProfile.current.sliderTrackHeight
        track.origin.y = CGFloat(pixelGrid.round(Double(bounds.midY - height / 2)))
        track.size.height = height
        track.size.width = max(0, track.width)
        return track
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? BehaviourProfile.current.sliderThumb
        let span = maximumValue - minimumValue
        var share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        let reach = reach(along: rect)
        var x = reach.start + (reach.length - size.width) * share
        if BehaviourProfile.current.sliderThumbsAreAtPoints { x = x.rounded() }
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The part of a line along the track that thumbs lie in.
    private func reach(along track: CGRect) -> (start: CGFloat, length: CGFloat) {
        let overhang = BehaviourProfile.current.sliderThumbOverhang
        return (track.minX - overhang, track.width + 2 * overhang)
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BehaviourProfile.current.sliderHeight - 1)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BehaviourProfile.current.sliderHeight)
    }

    private static var imageGap: CGFloat { 8 }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, atEnd: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let point = touch.location(in: self)
        guard thumb.insetBy(dx: -10, dy: -10).contains(point) else { return false }
        grip = point.x - thumb.midX
        return true
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = storedValue
        setValue(value(at: touch.location(in: self).x - grip), animated: false)
        if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: .valueChanged)
    }

    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let reach = reach(along: track)
        let travel = reach.length - thumb.width
        guard travel > 0 else { return storedValue }
        var share = (x - reach.start - thumb.width / 2) / travel
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        return minimumValue + Float(share) * (maximumValue - minimumValue)
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        SliderDrawing(self).record(into: &recorder)
    }

    override var hasSystemSize: Bool { true }
    override var accessibilityOfKind: AccessibilityDefaults {
        let range = maximumValue - minimumValue
        let share = range > 0 ? Double((value - minimumValue) / range) : 0
        return AccessibilityDefaults(isElement: true, value: percentage(share), traits: .adjustable)
    }
    /// A step is a tenth of the range.
    override func adjustAccessibly(by direction: Int) {
        value += Float(direction) * (maximumValue - minimumValue) / 10
        sendActions(for: .valueChanged)
    }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "value": .some(value)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .maximumTrackTintColor: CustomisedValue(\UISlider.maximumTrackTintColor)
        case .minimumTrackTintColor: CustomisedValue(\UISlider.minimumTrackTintColor)
        case .thumbTintColor: CustomisedValue(\UISlider.thumbTintColor)
        default: super.customisedValue(of: property)
        }
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        guard setting.name == .thumbImage, let appearance = appearance as? UISlider else { return }
        let state = UIControl.State(rawValue: setting.state)
        setThumbImage(appearance.thumbImage(for: state), for: state)
    }
}
