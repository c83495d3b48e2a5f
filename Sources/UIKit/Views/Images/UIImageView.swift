internal import Explanations
import Graphics

/// A view that shows a picture, fitted into its bounds by its content mode.
@preconcurrency @MainActor open class UIImageView: UIView, UIContentSizeCategoryImageAdjusting {
    /// Makes a view of the picture's size.
    public init(image: UIImage?) {
        storedImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        viewStyle.isUserInteractionEnabled = false
    }

    /// Makes a view of the first picture's size.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        storedImage = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        viewStyle.isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewStyle.isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewStyle.isUserInteractionEnabled = false
        decodeContent(from: coder)
    }

    open var image: UIImage? {
        get { storedImage }
        set {
            let old = storedImage
            observedChange { storedImage = newValue }
            imageChanged(from: old)
        }
    }
    private final var storedImage: UIImage?
    final var symbolEffects: [any SymbolEffect] = []
    /// Replaces the picture while highlighted.
    open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The configuration of symbols that have none themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            setNeedsDisplay()
            if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
        }
    }
    /// True to be larger at the five text sizes for accessibility; symbols follow their own configuration.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
            invalidateIntrinsicContentSize()
        }
    }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// The frames of an animation, in place of the view's picture.
    open var animationImages: [UIImage]? {
        get { animations?.images }
        set { changeAnimation { $0.images = newValue } }
    }
    /// The frames of an animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        get { animations?.highlightedImages }
        set { changeAnimation { $0.highlightedImages = newValue } }
    }
    /// Seconds for all of the frames; 0 for a thirtieth each.
    open var animationDuration: TimeInterval {
        get { animations?.duration ?? 0 }
        set { ensuredAnimations.duration = newValue }
    }
    /// 0 for endless repetition.
    open var animationRepeatCount: Int {
        get { animations?.repeatCount ?? 0 }
        set { ensuredAnimations.repeatCount = newValue }
    }
    /// Starts with the first frame.
    open func startAnimating() { beginAnimation() }
    open func stopAnimating() { endAnimation() }
    open var isAnimating: Bool { animations?.running != nil }
    /// Rarely used state, allocated lazily.
    final var animations: ImageViewAnimations?

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, !isAnimating { followPicture() } else { animateIfShown() }
    }

    /// The picture's size, less its alignment insets: intrinsic sizes are sizes of alignment rectangles.
    open override var intrinsicContentSize: CGSize {
        guard let image = image?.preferring(preferredSymbolConfiguration, in: self) else {
            return super.intrinsicContentSize
        }
        let insets = image.alignmentRectInsets
        return adjusted(
            CGSize(
                width: max(0, image.size.width - insets.left - insets.right),
                height: max(0, image.size.height - insets.top - insets.bottom)))
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        adjusted(image?.preferring(preferredSymbolConfiguration, in: self).size ?? .zero)
    }

    /// The baseline of text beside the picture, as the picture defines it, as long as it is shown in its own size.
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        guard let offset = image?.baselineOffsetFromBottom else { return nil }
        let insets = alignmentRectInsets
        let fromBottom = offset - insets.bottom
        return (intrinsicContentSize.height - fromBottom, fromBottom)
    }

    override var contentExtent: CGRect { shownImage.map(contentRectangle) ?? geometry.bounds }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard let shown = shownImage, !hidesSymbol else { return }
        shown.record(
            into: &recorder, in: contentRectangle(of: shown), tint: shown.tint(in: self),
            screenScale: traitCollection.displayScale, traits: traitCollection)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
            adjustsImageSizeForAccessibilityContentSizeCategory
                || image?.preferring(preferredSymbolConfiguration).symbolConfiguration?.textStyle != nil
        else { return }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    override func contentSymptom(_ names: ViewNames) -> Symptom? { ratioSymptom(names) }

    /// Pictures are decoration until the app says otherwise.
    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

    override var ownLargeImage: UIImage? { image }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "image": .some(image)
        default: super.observableValue(forKey: key)
        }
    }
}

extension UIImageView {
    /// A picture's size as it is shown at the present text size, on pixels.
    ///
    /// Provenance: estimated — pictures that follow the accessibility sizes grow as body text does from size L: no source.
    private func adjusted(_ size: CGSize) -> CGSize {
        guard adjustsImageSizeForAccessibilityContentSizeCategory, image?.isSymbolImage == false,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return size }
        let metrics = UIFontMetrics.default
        return CGSize(
            width: metrics.scaledValue(for: size.width, compatibleWith: traitCollection),
            height: metrics.scaledValue(for: size.height, compatibleWith: traitCollection))
    }

    private var shownImage: UIImage? {
        if let frame = animations?.running?.frame(at: UIApplication.shared.now, isHighlighted: isHighlighted) {
            return frame
        }
        return (isHighlighted ? highlightedImage ?? image : image)?.shown(in: self)
            .preferring(preferredSymbolConfiguration, in: self)
    }

    private func contentRectangle(of image: UIImage) -> CGRect {
        contentMode.rectangle(for: image.size, in: geometry.bounds)
    }

    private func imageChanged(from old: UIImage?) {
        guard image !== old else { return }
        setNeedsDisplay()
        if image?.content.frames != nil || old?.content.frames != nil { followPicture() }
        let insetsChanged = image?.alignmentRectInsets ?? .zero != old?.alignmentRectInsets ?? .zero
        if insetsChanged { markNeedsSystemConstraints() }
        if insetsChanged || image?.size != old?.size { invalidateIntrinsicContentSize() }
    }
}
