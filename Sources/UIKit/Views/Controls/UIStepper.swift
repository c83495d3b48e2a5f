import Graphics

/// Two buttons, minus and plus, that change a number in steps.
///
/// The number changes when a touch begins, and, with `autorepeat`, again after half a second and then every tenth.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private enum Side {
        case minus, plus
    }

    private var storedValue = 0.0
    private var pressed: Side?
    private var changed = false
    /// Counts touches, so that the repetition of an earlier one stops.
    private var touchCount = 0
    var images = StepperImages()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: BehaviourProfile.current.stepperSize))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    private func setUp() {
        setDefaultHugging(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    /// Clamped to the range; setting it sends no event.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            storedValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsDisplay()
        }
    }
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Must be above 0; other values raise.
    open var stepValue = 1.0 {
        didSet {
            guard !(stepValue > 0) else { return }
            let refused = stepValue
            stepValue = oldValue
            UIKitException.raise(.invalidArgument, "UIStepper stepValue must be greater than 0, but is \(refused).")
        }
    }
    /// A Boolean value that indicates whether the number continues at the other end of the range.
    open var wraps = false { didSet { setNeedsDisplay() } }
    open var autorepeat = true
    /// A Boolean value that indicates whether `valueChanged` is sent with each step, or only when the touch ends.
    open var isContinuous = true

    open override var intrinsicContentSize: CGSize { BehaviourProfile.current.stepperSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { BehaviourProfile.current.stepperSize }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: Side = (touch.location(in: self).x < bounds.midX) != flips ? .minus : .plus
        guard canStep(side) else { return false }
        pressed = side
        changed = false
        touchCount += 1
        step(side)
        if autorepeat { repeatStep(after: 0.5, touch: touchCount) }
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }
    open override func cancelTracking(with event: UIEvent?) { release() }

    private func release() {
        pressed = nil
        touchCount += 1
        setNeedsDisplay()
        if !isContinuous, changed { sendActions(for: .valueChanged) }
    }

    private func canStep(_ side: Side) -> Bool {
        wraps || (side == .plus ? storedValue < maximumValue : storedValue > minimumValue)
    }

    private func step(_ side: Side) {
        guard canStep(side) else { return }
        var next = storedValue + (side == .plus ? stepValue : -stepValue)
        if wraps {
            if next > maximumValue { next = minimumValue } else if next < minimumValue { next = maximumValue }
        }
        value = next
        changed = true
        if isContinuous { sendActions(for: .valueChanged) }
    }

    private func repeatStep(after delay: TimeInterval, touch: Int) {
        UIApplication.shared.after(delay) { [weak self] in
            guard let self, self.touchCount == touch, let side = self.pressed else { return }
            if self.isTouchInside { self.step(side) }
            self.repeatStep(after: 0.1, touch: touch)
        }
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left: Side = flips ? .plus : .minus
        let right: Side = flips ? .minus : .plus
        StepperDrawing(
            bounds: bounds, traits: traitCollection, tint: tintColor, isEnabled: isEnabled,
            left: half(left), right: half(right), images: images, dividerStates: (state(of: left), state(of: right))
        ).record(into: &recorder)
    }

    private func state(of side: Side) -> UIControl.State {
        if !isEnabled || !canStep(side) { return .disabled }
        return pressed == side && isHighlighted ? .highlighted : .normal
    }

    private func half(_ side: Side) -> StepperDrawing.Half {
        StepperDrawing.Half(
            isPlus: side == .plus, canStep: isEnabled && canStep(side), isPressed: pressed == side && isHighlighted)
    }

    override var hasSystemSize: Bool { true }
    override var accessibleParts: [AccessibilityItem]? { stepElements }

    override var handlesTaps: Bool { true }
}
