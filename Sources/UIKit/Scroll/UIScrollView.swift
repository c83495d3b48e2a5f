import Graphics

/// A window onto content that is larger than it; `contentOffset` is the origin of its bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Which insets follow from the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// What is left of the velocity after a millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    var scroll = ScrollState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(from: coder)
    }

    private func setUpScrolling() {
        viewStyle.clipsToBounds = true
    }

    // MARK: Content

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }
    open var contentSize: CGSize {
        get { scroll.contentSize }
        set { setContentSize(newValue) }
    }
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            guard newValue != scroll.contentInset else { return }
            scroll.contentInset = newValue
            adjustedInsetMayHaveChanged()
        }
    }
    /// `contentInset` plus what the safe area adds by `contentInsetAdjustmentBehavior`.
    open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scroll.adjustmentBehavior }
        set {
            scroll.adjustmentBehavior = newValue
            adjustedInsetMayHaveChanged()
        }
    }
    open func adjustedContentInsetDidChange() {}
    open var contentLayoutGuide: UILayoutGuide { ensuredContentGuide }
    open var frameLayoutGuide: UILayoutGuide { ensuredFrameGuide }

    // MARK: Scrolling

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            scroll.motion = nil
            self.contentOffset = contentOffset
        }
    }
    /// Scrolls as little as shows the rectangle, in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offsetRevealing(rect), animated: animated)
    }
    open var isScrollEnabled = true
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var decelerationRate = DecelerationRate.normal
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isTracking: Bool { scroll.drag != nil }
    open var isDragging: Bool { scroll.drag?.isRecognised ?? false }
    open var isDecelerating: Bool { scroll.motion?.isDeceleration ?? false }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        adjustedInsetMayHaveChanged()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }
}

/// A scroll view's own state.
struct ScrollState {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var knownAdjustedInset = UIEdgeInsets.zero
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// A finger on the content.
    var drag: ScrollDrag?
    /// What moves the content without a finger.
    var motion: ScrollMotion?
    /// The offset was never moved, so it follows the insets.
    var isAtRest = true
}

/// Told of a scroll view's movements.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
