/// An app's pictures for a stepper, which replace the system's look.
struct StepperImages {
    private struct Divider: Hashable {
        var left: UInt
        var right: UInt
    }

    var backgrounds = StateValues<UIImage>()
    var increments = StateValues<UIImage>()
    var decrements = StateValues<UIImage>()
    private var dividers: [Divider: UIImage] = [:]

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { dividers[Divider(left: left.rawValue, right: right.rawValue)] ?? dividers[Divider(left: 0, right: 0)] }
        set { dividers[Divider(left: left.rawValue, right: right.rawValue)] = newValue }
    }
}

extension UIStepper {
    /// Stretched over each half, by that half's state; it removes the system's look.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images.backgrounds[state] = image
        setNeedsDisplay()
    }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { images.backgrounds[state] }
    /// Between the halves, where there are backgrounds.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        images[leftState, rightState] = image
        setNeedsDisplay()
    }
    public func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images[state, rightState] }
    /// Replaces the plus, in the tint unless it shows its own colours.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.increments[state] = image
        setNeedsDisplay()
    }
    public func incrementImage(for state: UIControl.State) -> UIImage? { images.increments[state] }
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.decrements[state] = image
        setNeedsDisplay()
    }
    public func decrementImage(for state: UIControl.State) -> UIImage? { images.decrements[state] }
}
