import Graphics

/// A control that is on or off.
///
/// Its size is fixed; its alignment rectangle ends 2 points before its right edge. A tap toggles it, a drag of the knob
/// sets it by the side where the touch ends; then `valueChanged` is sent once, and only for a change.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private var isDragged = false
    private var wasOn = false
    private var isOnState = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: BehaviourProfile.current.switchSize))
        setDefaultHugging(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setDefaultHugging(horizontal: .defaultHigh, vertical: .defaultHigh)
        decodeContent(from: coder)
    }

    /// Setting it sends no event.
    open var isOn: Bool {
        get { isOnState }
        set { setOn(newValue, animated: false) }
    }
    /// The change is drawn at once, animated or not.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnState else { return }
        isOnState = on
        setNeedsDisplay()
    }
    open var onTintColor: UIColor? { didSet { customised.insert(.onTintColor); setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { customised.insert(.thumbTintColor); setNeedsDisplay() } }
    /// Without effect, as since iOS 7.
    open var onImage: UIImage?
    open var offImage: UIImage?

    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// Checkboxes are for desktops: on phones and tablets the style is always `sliding`, and `title` isn't shown.
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }
    open var title: String?

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: BehaviourProfile.current.switchSize) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: BehaviourProfile.current.switchSize) }
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize {
        let size = BehaviourProfile.current.switchSize
        return CGSize(width: size.width - 2, height: size.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { BehaviourProfile.current.switchSize }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDragged = false
        wasOn = isOnState
        return super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let wanted = isOnSide(touch)
        if wanted != isOnState {
            isDragged = true
            setOn(wanted, animated: true)
        }
        return super.continueTracking(touch, with: event)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isDragged { setOn(!isOnState, animated: true) }
        if isOnState != wasOn { sendActions(for: .valueChanged) }
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setOn(wasOn, animated: true)
    }

    /// True if a touch that moved is clearly on the side of "on"; in the middle third nothing changes.
    private func isOnSide(_ touch: UITouch) -> Bool {
        let position = touch.location(in: self).x / bounds.width
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = flips ? 1 - position : position
        let moved = abs(touch.location(in: self).x - touch.previousLocation(in: self).x)
        guard moved > 0 else { return isOnState }
        return isOnState ? share > 1 / 3 : share > 2 / 3
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        SwitchDrawing(self).record(into: &recorder)
    }

    override var accessibilityOfKind: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }
    /// "1" or "0", whatever was set.
    ///
    /// Source: cashapp/AccessibilitySnapshot@5b03db8, testSwitchControls.
    open override var accessibilityValue: String? {
        get { isOn ? "1" : "0" }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityReading: AccessibilityReading {
        var reading = super.accessibilityReading
        reading.role = .toggle
        return reading
    }
    override var hasSystemSize: Bool { true }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .thumbTintColor: CustomisedValue(\UISwitch.thumbTintColor)
        case .onTintColor: CustomisedValue(\UISwitch.onTintColor)
        default: super.customisedValue(of: property)
        }
    }

    override var handlesTaps: Bool { true }
}
