import Graphics

/// A bar that shows a progress from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private var storedProgress: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    /// 150 pt wide, as on iOS, so that a bar item shows it without further layout.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: BehaviourProfile.current.progressHeight))
        progressViewStyle = style
    }

    private func setUp() {
        layoutTraits.hugging = AxisPair(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    open var progressViewStyle = Style.default { didSet { setNeedsDisplay() } }
    /// Clamped to 0...1.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    /// The change is drawn at once, animated or not.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        observedChange { storedProgress = min(max(progress, 0), 1) }
        setNeedsDisplay()
    }
    /// The observed progress; polled whenever the bar is about to be drawn in a due frame.
    open var observedProgress: Progress? {
        didSet {
            follower?.invalidate()
            follower = nil
            guard let observedProgress else { return }
            follower = ProgressFollower(observedProgress) { [weak self] share in
                self?.setProgress(Float(share), animated: true)
                return self != nil
            }
        }
    }
    private var follower: ProgressFollower?
    /// Nil means the tint.
    open var progressTintColor: UIColor? { didSet { customised.insert(.progressTintColor); setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { customised.insert(.trackTintColor); setNeedsDisplay() } }
    /// Stretched over the completed part, and the track's over all of the bar, in place of colours.
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BehaviourProfile.current.progressHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BehaviourProfile.current.progressHeight)
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let traits = traitCollection
        let isRounded = progressViewStyle == .default && BehaviourProfile.current.progressHeight > 2
        let radius = isRounded ? bounds.height / 2 : 0
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        if let trackImage {
            record(trackImage, in: bounds, into: &recorder)
        } else {
            recorder.fill(Path(roundedRect: bounds, radius: radius), track.graphicsColor(for: traits))
        }
        var done = bounds
        done.size.width *= CGFloat(storedProgress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
        if let progressImage { return record(progressImage, in: done, into: &recorder) }
        let color: UIColor = progressTintColor ?? tintColor
        recorder.fill(Path(roundedRect: done, radius: min(radius, done.width / 2)), color.graphicsColor(for: traits))
    }

    private func record(_ image: UIImage, in place: CGRect, into recorder: inout DisplayListRecorder) {
        image.record(
            into: &recorder, in: place, tint: image.tint(in: self), screenScale: traitCollection.displayScale)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: percentage(Double(progress)), traits: .updatesFrequently)
    }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "progress": .some(progress)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .progressTintColor: CustomisedValue(\UIProgressView.progressTintColor)
        case .trackTintColor: CustomisedValue(\UIProgressView.trackTintColor)
        default: super.customisedValue(of: property)
        }
    }
}
