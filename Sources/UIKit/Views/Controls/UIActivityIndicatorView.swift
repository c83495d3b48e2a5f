import Graphics

/// Rotating spokes that indicate an activity of unknown duration.
///
/// They rotate once a second of the host's clock, a spoke at a time; hosts draw new frames while it animates.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    private let spokes = ActivitySpokes(frame: .zero)
    private var storedColor: UIColor?

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
        decodeContent(from: coder)
    }

    private func setUp() {
        layoutTraits.hugging = AxisPair(horizontal: .defaultHigh, vertical: .defaultHigh)
        spokes.isUserInteractionEnabled = false
        addSubview(spokes)
        isHidden = true
    }

    open var style: Style {
        didSet {
            customised.insert(.style)
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Nil means the style's own.
    open var color: UIColor! {
        get { storedColor ?? style.color }
        set {
            customised.insert(.color)
            storedColor = newValue
            spokes.setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether it is hidden when it doesn't animate.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    open var isAnimating: Bool { spokes.isTurning }
    open func startAnimating() {
        isHidden = false
        spokes.start()
    }
    open func stopAnimating() {
        spokes.stop()
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize { style.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = style.size
        spokes.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        spokes.indicatorColor = color
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0",
            traits: .updatesFrequently)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .color: CustomisedValue(\UIActivityIndicatorView.color)
        case .style: CustomisedValue(\UIActivityIndicatorView.style)
        default: super.customisedValue(of: property)
        }
    }
}

extension UIActivityIndicatorView.Style {
    /// Provenance: recorded — activity indicators of 20 and 37 pt: documents of Interface Builder.
    var size: CGSize {
        switch self {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    var color: UIColor {
        switch self {
        case .whiteLarge, .white: .white
        case .gray, .medium, .large: .systemGray
        }
    }
}

/// The rotating spokes: their picture depends on the host's time alone.
final class ActivitySpokes: UIView {
    var indicatorColor: UIColor = .systemGray {
        didSet { if indicatorColor != oldValue { setNeedsDisplay() } }
    }
    private(set) var isTurning = false
    private var start: TimeInterval = 0

    func start(at time: TimeInterval = UIApplication.shared.now) {
        guard !isTurning else { return }
        isTurning = true
        start = time
        requestFrames()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isTurning, window != nil { requestFrames() }
    }

    func stop() {
        isTurning = false
        UIApplication.shared.animations.removeTracks(of: self)
        setNeedsDisplay()
    }

    /// Starts an endless animation that changes nothing: as long as it runs, hosts draw.
    private func requestFrames() {
        let animations = UIApplication.shared.animations
        let run = animations.makeRun(
            AnimationTiming(duration: 1, curve: .linear, repeats: true), at: UIApplication.shared.now,
            allowsTouches: true)
        animations.add(
            AnimationTrack(
                view: self, key: .alpha, run: run, stretch: AnimationTrack.Stretch(from: .number(1), to: .number(1))))
        LayoutTransaction.request()
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let owner = superview as? UIActivityIndicatorView
        let color = (owner?.color ?? indicatorColor).graphicsColor(for: traitCollection)
        let count = BehaviourProfile.current.spokes
        let elapsed = isTurning ? UIApplication.shared.now - start : 0
        let lead = Int((elapsed * Double(count)).rounded(.down)) % count
        let length = bounds.width * 0.25
        let width = bounds.width * (count == 8 ? 0.125 : 0.1)
        for spoke in 0..<count {
            let behind = (lead - spoke + count) % count
            let alpha = max(0.25, 1 - Double(behind) / Double(count) * 1.1)
            recorder.saving { recorder in
                recorder.translate(x: bounds.midX, y: bounds.midY)
                recorder.transform(
                    CGAffineTransform(rotationAngle: CGFloat(spoke) * 2 * .pi / CGFloat(count)))
                let bar = CGRect(x: -width / 2, y: -bounds.height / 2 + 0.5, width: width, height: length)
                recorder.fill(Path(roundedRect: bar, radius: width / 2), color.multiplyingAlpha(by: alpha))
            }
        }
    }
}
