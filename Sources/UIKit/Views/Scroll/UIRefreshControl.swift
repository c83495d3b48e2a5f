import Graphics

/// Indicates above a scroll view's content that a refresh was requested by pulling it down.
///
/// Pulled 60 points further than its height it sends `valueChanged` and stays until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    /// The distance beyond the content's top at which a refresh begins.
    static let triggerDistance: CGFloat = 120

    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? {
        didSet {
            customised.insert(.attributedTitle)
            titleChanged()
        }
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private var titleLabel: UILabel?
    private weak var scrollView: UIScrollView?

    /// Apple's designated initialiser: subclasses call it.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: UIRefreshControl.height))
        setUp()
    }

    private func setUp() {
        isHidden = true
        spinner.hidesWhenStopped = false
        addSubview(spinner)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(spinner)
    }

    /// Shows the refreshing state; the scroll view isn't moved, and no action is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        scrollView?.setRefreshInset(UIRefreshControl.height)
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        scrollView?.setRefreshInset(0)
    }

    func attach(to scrollView: UIScrollView?) {
        self.scrollView?.setRefreshInset(0)
        self.scrollView = scrollView
        guard let scrollView else { return removeFromSuperview() }
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.setRefreshInset(UIRefreshControl.height) }
    }

    /// Updates the control for the distance beyond the content's top.
    func pulled(by distance: CGFloat, isDragging: Bool) {
        if !isRefreshing { isHidden = distance <= 0 }
        guard isDragging, !isRefreshing, distance >= UIRefreshControl.triggerDistance else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// VoiceOver refreshes by a scroll of three fingers, so that the control is no element.
    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(hasSystemSize: true, isDisabled: !isEnabled)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        let shift: CGFloat = titleLabel == nil ? 0 : 10
        spinner.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2 - shift, width: size.width,
            height: size.height)
        if let titleLabel {
            let fitting = titleLabel.sizeThatFits(bounds.size)
            titleLabel.frame = CGRect(
                x: (bounds.width - fitting.width) / 2, y: bounds.height - fitting.height - 4, width: fitting.width,
                height: fitting.height)
        }
    }

    private func titleChanged() {
        guard let attributedTitle else {
            titleLabel?.removeFromSuperview()
            titleLabel = nil
            return setNeedsLayout()
        }
        let label = titleLabel ?? UILabel()
        if titleLabel == nil { addSubview(label) }
        titleLabel = label
        label.attributedText = attributedTitle
        setNeedsLayout()
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .attributedTitle: CustomisedValue(\UIRefreshControl.attributedTitle)
        default: super.customisedValue(of: property)
        }
    }
}

extension UIScrollView {
    func refreshControlChanged(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.attach(to: nil)
        refreshControl?.attach(to: self)
        if refreshControl != nil { alwaysBounceVertical = true }
    }

    /// Places the control above the content, over the pulled-down area.
    func layOutRefreshControl() {
        guard let refreshControl else { return }
        let top = adjustedContentInset.top - scroll.refreshInset
        let distance = max(0, -contentOffset.y - top)
        refreshControl.frame = CGRect(
            x: 0, y: -max(UIRefreshControl.height, distance), width: bounds.width, height: UIRefreshControl.height)
        refreshControl.pulled(by: distance, isDragging: isDragging)
    }

    /// Sets the inset without moving the content; when released, it stops below the control.
    func setRefreshInset(_ inset: CGFloat) {
        guard inset != scroll.refreshInset else { return }
        let shrinks = inset < scroll.refreshInset
        scroll.refreshInset = inset
        scroll.knownAdjustedInset = adjustedContentInset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if shrinks, !isTracking, scroll.motion == nil, clamped(contentOffset) != contentOffset {
            animateOffset(to: clamped(contentOffset))
        }
    }
}
