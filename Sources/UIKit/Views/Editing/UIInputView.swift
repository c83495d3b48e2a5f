import Graphics

/// A view for an app's own keys, or above the keyboard, with the keyboard's ground.
@preconcurrency @MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        /// Without a ground.
        case `default`
        /// On the keyboard's ground.
        case keyboard
    }

    public let inputViewStyle: Style
    /// True if constraints in the view give its height above or in place of the keyboard.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { superview?.contentSizeChanged() } }
    }

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if allowsSelfSizing { superview?.contentSizeChanged() }
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        super.recordContent(into: &recorder)
        guard inputViewStyle == .keyboard else { return }
        recorder.fill(bounds, UIColor.systemGray4.graphicsColor(for: traitCollection))
    }
}
