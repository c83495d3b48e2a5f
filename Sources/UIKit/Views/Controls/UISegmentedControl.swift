import Graphics

/// A row of buttons of which one is selected.
///
/// Segments are as wide as the widest unless they have widths of their own, a point apart; the alignment rectangle ends
/// a point above the bottom edge. `valueChanged` is sent when a tap selects another segment.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// No segment.
    public static let noSegment = -1

    var segments: [ControlSegment] = []
    var labels: [UILabel] = []
    private var selection = UISegmentedControl.noSegment
    var pressed: Int?
    var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
    var images = SegmentImages()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
    }

    /// - Parameter items: strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String { segments.append(ControlSegment(content: .title(title))) }
            if let image = item as? UIImage { segments.append(ControlSegment(content: .image(image))) }
        }
        segmentsDidChange()
        bounds.size = sizeThatFits(.zero)
    }

    /// Each segment sends its action when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(content: .title(title ?? "")), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(ControlSegment(content: .image(image ?? UIImage())), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        var added = ControlSegment(content: action.image.map { .image($0) } ?? .title(action.title))
        added.action = action
        insert(added, at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selection == segment { selection = Self.noSegment } else if selection > segment { selection -= 1 }
        segmentsDidChange()
    }
    open func removeAllSegments() {
        segments = []
        selection = Self.noSegment
        segmentsDidChange()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }
    open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .image(image ?? UIImage()) }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }
    /// 0 for an automatic width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { known(segment)?.offset ?? .zero }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

    // MARK: Selection

    /// −1 where none is; setting it sends no event, and an invalid index raises.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                UIKitException.raise(
                    .range,
                    "UISegmentedControl selectedSegmentIndex \(newValue) is beyond its \(segments.count) segments.")
                return
            }
            selection = newValue
            updateLabels()
        }
    }
    /// A Boolean value that indicates whether no segment stays selected after a tap.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

    // MARK: Look

    open var selectedSegmentTintColor: UIColor? {
        didSet { customised.insert(.selectedSegmentTintColor); setNeedsDisplay() }
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .titleTextAttributes, state: state.rawValue))
        titleAttributes[state] = attributes
        segmentsDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: Layout and touches

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: segmentGeometry.naturalWidth, height: BehaviourProfile.current.segmentHeight - 1)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: segmentGeometry.naturalWidth, height: BehaviourProfile.current.segmentHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeLabels()
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(under: touch)
        setNeedsDisplay()
        return pressed != nil
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(under: touch)
        setNeedsDisplay()
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = touch.flatMap(segment(under:))
        pressed = nil
        setNeedsDisplay()
        guard let chosen, isMomentary || chosen != selection else { return }
        selection = chosen
        updateLabels()
        sendActions(for: .valueChanged)
        if let action = known(chosen)?.action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }
    override func stateDidChange() {
        super.stateDidChange()
        updateLabels()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLabels()
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        SegmentDrawing(self).record(into: &recorder)
    }

    private func insert(_ segment: ControlSegment, at index: Int) {
        let place = min(max(0, index), segments.count)
        segments.insert(segment, at: place)
        if selection >= place { selection += 1 }
        segmentsDidChange()
    }

    func changeSegment(_ index: Int, _ body: (inout ControlSegment) -> Void) { change(index, body) }

    private func change(_ index: Int, _ body: (inout ControlSegment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange()
    }

    private func known(_ index: Int) -> ControlSegment? { segments.indices.contains(index) ? segments[index] : nil }

    override var hasSystemSize: Bool { true }
    override var accessibleParts: [AccessibilityItem]? { segmentElements }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "selectedSegmentIndex": .some(selectedSegmentIndex)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .selectedSegmentTintColor: CustomisedValue(\UISegmentedControl.selectedSegmentTintColor)
        default: super.customisedValue(of: property)
        }
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        guard setting.name == .titleTextAttributes, let appearance = appearance as? UISegmentedControl else { return }
        let state = UIControl.State(rawValue: setting.state)
        setTitleTextAttributes(appearance.titleTextAttributes(for: state), for: state)
    }

    override var handlesTaps: Bool { true }
}
